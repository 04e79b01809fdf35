import { type PreservedCart, preserveCart } from '@relab/contract/commerce';
import { inTransaction } from '@relab/database';
import { type Context, newId, type Route } from '@relab/server/http';
import type { Guest } from '@relab/server/principal';
import { sql } from 'kysely';
import { insufficientAccess } from '../errors.ts';
import { formatCents } from '../market/money.ts';
import type { CommerceOptions } from '../options/options.ts';
import { insertRows } from '../shop/insert-rows.ts';
import type { Shop } from '../shop/shop.ts';
import { type ShopContext, shopRoute } from '../shop/shop-route.ts';
import { adjustReservation, transferReservation } from '../stock/change-reservation.ts';
import { removeCart } from './cart-routes.ts';
import { changeCurrency } from './change-currency.ts';
import { buyersOf, isUsedUp } from './coupon/coupon-routes.ts';
import { readCartCoupons } from './coupon/coupon-rows.ts';
import { type Cart, findCart, openCart } from './find-cart.ts';
import { setItem } from './put-item.ts';
import { writeQuantity } from './quantity.ts';
import { type CartLine, readLines } from './read-lines.ts';

type Preserved = NonNullable<PreservedCart['succeededCartItems']>[number];

const outcome = (
  line: CartLine,
  cartItemId: string,
  quantity: number,
  message: string | null,
  failed = false,
) =>
  ({
    cartItem: {
      cartItemId,
      name: line.name,
      productId: line.productId,
      quantity: writeQuantity(quantity),
      type: 'Product',
    },
    message,
    status: failed ? 'Error' : 'Success',
  }) satisfies Preserved;

/** What the buyer has of a product: in the default delivery, into which it comes, and in the others. */
interface Had {
  readonly id: string | null;
  readonly quantity: number;
  readonly elsewhere: number;
}

function hadBefore(lines: readonly CartLine[]): Map<string, Had> {
  const there = new Map<string, Had>();
  for (const { id, productId, quantity, deliveryGroupId } of lines) {
    const had = there.get(productId) ?? { id: null, quantity: 0, elsewhere: 0 };
    const more = deliveryGroupId === null ? { id, quantity } : { elsewhere: had.elsewhere + quantity };
    there.set(productId, { ...had, ...more });
  }
  return there;
}

/** Moves one line over. Together with what the buyer had of it, it is never more than there is. */
async function moveLine(
  context: Context,
  to: Cart,
  line: CartLine,
  there: Map<string, Had>,
): Promise<Preserved> {
  const had = there.get(line.productId) ?? { id: null, quantity: 0, elsewhere: 0 };
  if (!line.offered || line.available <= had.elsewhere) {
    const outOfStock =
      line.onHand > 0 ? 'Somebody else has reserved this item.' : 'This item has just been sold.';
    const message = line.offered ? outOfStock : 'This item is not for sale any more.';
    return outcome(line, line.id, line.quantity, message, true);
  }
  const wanted = line.quantity + had.quantity;
  const quantity = Math.min(wanted, line.available - had.elsewhere);
  const message = wanted > quantity ? `Only ${quantity} available: your cart has all of them.` : null;
  const price = formatCents(line.unitPrice);
  if (had.id !== null) {
    await setItem(context, had.id, quantity, price);
    there.set(line.productId, { ...had, quantity });
    return outcome(line, had.id, quantity, message);
  }
  const row = { id: newId('0a9'), cart_id: to.id, product2_id: line.productId, name: line.name };
  await insertRows(context, 'cart_item', [{ ...row, quantity, sales_price: price }]);
  // The guest may have it in several deliveries; all of it comes into one.
  there.set(line.productId, { ...had, id: row.id, quantity });
  return outcome(line, row.id, quantity, message);
}

/** Those that the buyer has already used up, or has in the cart, stay behind. */
async function moveCoupons(context: Context, from: Cart, to: Cart): Promise<void> {
  const { database } = context;
  for (const coupon of await readCartCoupons(database, from.id, context.now())) {
    if (await isUsedUp(database, coupon, buyersOf(context.principal))) continue;
    await sql`
      update cart_coupon set cart_id = ${to.id} where id = ${coupon.cartCouponId} and not exists (
        select 1 from cart_coupon other join coupon k on k.id = other.coupon_id
        where other.cart_id = ${to.id} and k.promotion_id = ${coupon.discount.promotionId})`.execute(
      database,
    );
  }
}

async function merge(
  context: ShopContext,
  options: CommerceOptions,
  from: Cart,
  namesCurrency: boolean,
): Promise<PreservedCart> {
  const { database } = context;
  const items = database
    .selectFrom('cart_item')
    .select('id')
    .where('cart_id', '=', from.id)
    .limit(sql.lit(1));
  if (!(await items.executeTakeFirst())) {
    await removeCart(database, from.id);
    return {};
  }
  // What somebody chose before signing in comes along, however many carts they have.
  const had = await openCart(context, {}, 'current', context.exchange.to);
  // Somebody who had chosen a currency as a guest goes on in it.
  const to = namesCurrency ? await changeCurrency(context, options, had, context.exchange) : had;
  // First, so that what the guest had reserved is free for the buyer.
  await transferReservation(database, from.id, to.id);
  // What the guest had is the buyer's now, who may be shown more, and at other prices.
  const given = { ...from, account_id: to.account_id, currency_iso_code: to.currency_iso_code };
  const lines = await readLines(database, options, given, { holder: { cartId: to.id } });
  const there = hadBefore(await readLines(database, options, to));
  const moved: Preserved[] = [];
  // The oldest first, so that the merged cart keeps their order.
  for (const line of lines.toReversed()) {
    moved.push(await moveLine(context, to, line, there));
  }
  await adjustReservation(database, to.id);
  await moveCoupons(context, from, to);
  await removeCart(database, from.id);
  const succeeded = moved.filter(({ status }) => status === 'Success');
  const failed = moved.filter(({ status }) => status === 'Error');
  return {
    cartId: to.id,
    currencyIsoCode: to.currency_iso_code,
    failedCartItems: failed,
    numberOfProducts: moved.length,
    numberOfProductsWithError: failed.length,
    numberOfProductsWithSuccess: succeeded.length,
    succeededCartItems: succeeded,
  };
}

/**
 * S-162. The cart that is merged must be of the guest whose secret the browser holds; its id stands in the path or in
 * the query, and `current` means that guest's. Any other id is 404.
 */
export function preserveRoute(shop: Shop): Route {
  return shopRoute(shop, 'open', preserveCart, async (config, whole) => {
    const { principal } = whole;
    if (principal.kind !== 'user') {
      throw insufficientAccess('Sign in to keep the cart that you filled as a guest.');
    }
    // The path has the last word over the query in a config, but here the query names the guest's cart more exactly.
    const asked = whole.url.searchParams.get('cartId') ?? config.cartId;
    const guest: Guest = { kind: 'guest', guestKey: principal.guestKey, roles: ['guest'] };
    return await inTransaction(whole.database, async (database) => {
      const from = await findCart({ database, principal: guest }, asked, 'keepLines');
      const context = { ...whole, database };
      // A read-only copy is nobody's to merge: its link opens it to the buyer too.
      const namesCurrency = config.currencyIsoCode !== undefined;
      return from?.type === 'Cart' ? await merge(context, shop.options, from, namesCurrency) : {};
    });
  });
}
