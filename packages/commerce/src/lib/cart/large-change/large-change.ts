import type { CartItem } from '@relab/contract/commerce';
import { modifiedColumns } from '@relab/records/objects';
import { ApiError, type Context } from '@relab/server/http';
import { enqueue } from '@relab/server/jobs';
import { type ProductRow, readProducts } from '../../catalogue/read-products.ts';
import { readExchange } from '../../market/exchange.ts';
import type { CommerceOptions } from '../../options/options.ts';
import { toRecordId } from '../../record-id.ts';
import type { Cart } from '../find-cart.ts';
import { itemResults } from '../item-results.ts';
import { type OrderableProduct, orderableProduct } from '../put-item.ts';
import { readQuantity } from '../quantity.ts';
import { largeChange } from './large-change-job.ts';

/** Batches of more lines than this are processed by a job. */
const maxSynchronousLines = 50;

export const isLarge = (inputs: readonly unknown[]): boolean => inputs.length > maxSynchronousLines;

interface Input {
  readonly productId: string;
  readonly quantity: string | number;
}

interface Accepted {
  readonly product: OrderableProduct;
  readonly quantity: number;
}

/** A product that is not sold to this account fails at once: time would not help. */
function accept(
  { productId, quantity }: Input,
  products: ReadonlyMap<string, ProductRow>,
): Accepted | ApiError {
  const product = orderableProduct(products.get(toRecordId(productId)));
  return product instanceof ApiError ? product : { product, quantity: readQuantity(quantity) };
}

/** Items that are not in the cart yet: they have no id, and amounts as they are now. */
async function pendingItems(
  context: Context,
  options: CommerceOptions,
  cart: Cart,
  accepted: readonly Accepted[],
): Promise<CartItem[]> {
  const entries = accepted.map(({ product, quantity }) => ({
    // Agreed prices are known once the batch is in the cart.
    line: {
      ...product,
      id: cart.id,
      productId: product.id,
      deliveryGroupId: null,
      entitled: true,
      quantity,
      agreement: null,
    },
    price: product.unitPrice * quantity,
    adjustment: 0,
    notice: null,
  }));
  const results = await itemResults(context, options, { cart }, entries);
  return results.map(({ cartItem }) => ({ ...cartItem, cartItemId: null }));
}

/**
 * Accepts a large batch for a locked cart: a line that is wrong in itself fails at once, the rest becomes a job, and the
 * cart is `Processing` until that has ended. One outcome for each input, in their order.
 */
export async function startLargeChange(
  context: Context,
  options: CommerceOptions,
  cart: Cart,
  inputs: readonly Input[],
): Promise<(CartItem | ApiError)[]> {
  const { database, principal } = context;
  const ids = new Set(inputs.map(({ productId }) => toRecordId(productId)));
  const products = await readProducts(
    database,
    options,
    { ids: [...ids] },
    [],
    cart.account_id,
    null,
    await readExchange(database, options, cart.currency_iso_code),
  );
  const byId = new Map(products.map((product) => [product.id, product]));
  const outcomes = inputs.map((input) => accept(input, byId));
  const accepted = outcomes.filter((outcome): outcome is Accepted => !(outcome instanceof ApiError));
  if (accepted.length > 0) {
    const at = context.now();
    await database
      .updateTable('web_cart')
      .set({ async_operation_status: 'Processing', async_problems: null, ...modifiedColumns(at) })
      .where('id', '=', cart.id)
      .execute();
    const userId = principal.kind === 'user' ? principal.userId : null;
    const lines = accepted.map(({ product: { id: productId, name }, quantity }) => ({
      productId,
      name,
      quantity,
    }));
    await enqueue(database, largeChange, { cartId: cart.id, userId, lines }, { at, createdBy: userId });
  }
  const items = await pendingItems(context, options, cart, accepted);
  const itemOf = new Map(accepted.map((outcome, at) => [outcome, items[at]]));
  return outcomes.map((outcome) => {
    const item = outcome instanceof ApiError ? outcome : itemOf.get(outcome);
    if (item === undefined) throw new Error('A line was accepted and has no item.');
    return item;
  });
}
