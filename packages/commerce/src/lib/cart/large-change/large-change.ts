import { isRecordId, normalizeId } from '@relab/contract';
import type { CartItem } from '@relab/contract/commerce';
import { modifiedColumns } from '@relab/records/objects';
import { ApiError, type Context } from '@relab/server/http';
import { enqueue } from '@relab/server/jobs';
import { type ProductRow, readProducts } from '../../catalogue/read-products.ts';
import { translateProductFor } from '../../language/product-texts.ts';
import { readExchange } from '../../market/exchange.ts';
import type { CommerceOptions } from '../../options/options.ts';
import { cartItemResponse } from '../cart-response.ts';
import type { Cart } from '../find-cart.ts';
import { type OrderableProduct, orderableProduct } from '../orderable-product.ts';
import { readProductDisplays } from '../product-display.ts';
import { readQuantity } from '../quantity.ts';
import { largeChange } from './large-change-job.ts';

/** Batches of more lines than this are worked on beside the answers. */
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

/** What no time would help is told at once: a product that is not sold to whoever asks. */
function accept(
  { productId, quantity }: Input,
  products: ReadonlyMap<string, ProductRow>,
): Accepted | ApiError {
  const product = orderableProduct(products.get(isRecordId(productId) ? normalizeId(productId) : ''));
  return product instanceof ApiError ? product : { product, quantity: readQuantity(quantity) };
}

/** An item that is not in the cart yet: it has no id, and amounts as they are now. */
async function pendingItems(
  context: Context,
  options: CommerceOptions,
  cart: Cart,
  accepted: readonly Accepted[],
): Promise<CartItem[]> {
  const lines = accepted.map(({ product, quantity }) => ({
    id: cart.id,
    productId: product.id,
    deliveryGroupId: null,
    name: product.name,
    sku: product.sku,
    urlName: product.urlName,
    productClass: product.productClass,
    entered: 0,
    entitled: true,
    offered: true,
    onHand: product.onHand,
    available: product.available,
    reserved: 0,
    reservedUntil: null,
    reservableUntil: null,
    quantity,
    unitPrice: product.unitPrice,
    usualPrice: product.unitPrice,
    listPrice: product.listPrice,
    seenPrice: product.unitPrice,
    // What was agreed on is known once the batch is in the cart.
    agreedPriceId: null,
    agreement: null,
    categories: [],
    weight: 0,
    handling: null,
  }));
  const shown = await readProductDisplays(
    context.database,
    options,
    lines,
    cart.account_id,
    undefined,
    undefined,
    translateProductFor(context, options),
  );
  return lines.map((line) => {
    const entry = { line, price: line.unitPrice * line.quantity, adjustment: 0, notice: null };
    return { ...cartItemResponse({ cart }, entry, shown(line)), cartItemId: null };
  });
}

/**
 * Takes a large batch for a locked cart: what is wrong with a line in itself is said at once, the rest becomes a job,
 * and the cart is `Processing` until that has ended. One outcome for each input, in their order.
 */
export async function startLargeChange(
  context: Context,
  options: CommerceOptions,
  cart: Cart,
  inputs: readonly Input[],
): Promise<(CartItem | ApiError)[]> {
  const { database, principal } = context;
  const ids = inputs.flatMap(({ productId }) => (isRecordId(productId) ? [normalizeId(productId)] : []));
  const products = await readProducts(
    database,
    options,
    { ids: [...new Set(ids)] },
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
    const lines = accepted.map(({ product: { id, name }, quantity }) => ({
      productId: id,
      name,
      quantity,
    }));
    await enqueue(database, largeChange, { cartId: cart.id, userId, lines }, { at, createdBy: userId });
  }
  const items = (await pendingItems(context, options, cart, accepted)).values();
  return outcomes.map((outcome) => {
    if (outcome instanceof ApiError) return outcome;
    const { value } = items.next();
    if (value === undefined) throw new Error('A line was accepted and has no answer.');
    return value;
  });
}
