import { cloneCart } from '@relab/contract/commerce';
import { type Context, newId, Reply, type Route } from '@relab/server/http';
import { actingFor } from '../account/acting-account.ts';
import { ownerOf } from '../account/owner.ts';
import { cartSummary } from '../cart/cart-response.ts';
import { type Cart, lockCart } from '../cart/find-cart.ts';
import { limitCarts } from '../cart/limit-carts.ts';
import { type PricedCart, priceCart } from '../cart/price-cart.ts';
import { conflict, emptyCart, unqualifiedCart } from '../errors.ts';
import { formatCents } from '../market/money.ts';
import { insertRows } from '../shop/insert-rows.ts';
import type { Shop } from '../shop/shop.ts';
import { transactionRoute } from '../shop/shop-route.ts';
import { adjustReservation, transferReservation } from '../stock/change-reservation.ts';
import { makePayLink } from './pay-link.ts';

/** How long its prices hold. */
const copyValidMs = 14 * 86_400_000;

function assertCopyable({ cart, entries }: PricedCart): void {
  if (cart.type !== 'Cart') {
    throw conflict('This cart is a copy for the purchasing department already. Send its link.');
  }
  if (entries.length === 0) throw emptyCart();
  const failed = entries.filter(({ notice }) => notice?.severity === 'Error');
  if (failed.length > 0) {
    const names = failed.map(({ line }) => line.name).join(', ');
    const message = `Not everything in the cart can be ordered: ${names}. Settle that first.`;
    throw unqualifiedCart(message, ...failed.map(({ line }) => line.id));
  }
}

/** The copy's rows: lines at the prices of now in the order of the cart, and its coupons. */
async function copyRows(context: Context, { cart: from, entries }: PricedCart, to: Cart): Promise<void> {
  const { database } = context;
  const row = {
    id: to.id,
    owner_id: to.owner_id,
    account_id: to.account_id,
    guest_key: to.guest_key,
    name: to.name,
    currency_iso_code: to.currency_iso_code,
    is_secondary: true,
    type: to.type,
    valid_until: to.valid_until?.toISOString() ?? null,
  };
  await insertRows(context, 'web_cart', [row]);
  const lines = entries.toReversed().map(({ line }) => ({
    id: newId('0a9'),
    cart_id: to.id,
    product2_id: line.productId,
    name: line.name,
    quantity: line.quantity,
    sales_price: formatCents(line.unitPrice),
    agreed_price_id: line.agreement?.holds ? line.agreement.price.id : null,
  }));
  // A product that is delivered to several places is one line again: where it goes is for the buyer to say.
  const byProduct = new Map<string, (typeof lines)[number]>();
  for (const line of lines) {
    const same = byProduct.get(line.product2_id);
    byProduct.set(line.product2_id, same ? { ...same, quantity: same.quantity + line.quantity } : line);
  }
  await insertRows(context, 'cart_item', [...byProduct.values()]);
  const rows = await database
    .selectFrom('cart_coupon')
    .select('coupon_id')
    .where('cart_id', '=', from.id)
    .orderBy('entered')
    .execute();
  const coupons = rows.map(({ coupon_id }) => ({ id: newId('4r0'), cart_id: to.id, coupon_id }));
  await insertRows(context, 'cart_coupon', coupons);
}

/** S-229. What the cart had reserved goes to the copy, which is to be ordered now. */
export function cloneCartRoute(shop: Shop): Route {
  const { options } = shop;
  return transactionRoute(shop, 'cart', cloneCart, async (config, context) => {
    const { database } = context;
    const from = await lockCart(context, config.cartId, 'keepLines');
    // The account of the copy decides its prices.
    const effectiveAccountId = config.targetEffectiveAccountId;
    const { principal } = await actingFor(context, { effectiveAccountId });
    const owner = ownerOf(principal) ?? from;
    const priced = await priceCart(context, options, { ...from, account_id: owner.account_id });
    assertCopyable(priced);
    await limitCarts(context, options.carts);
    const validUntil = new Date(context.now().getTime() + copyValidMs);
    const to: Cart = {
      ...from,
      ...owner,
      id: newId('0a6'),
      is_secondary: true,
      type: 'PayNowReadOnly',
      valid_until: validUntil,
    };
    await copyRows(context, priced, to);
    await transferReservation(database, from.id, to.id);
    await adjustReservation(database, to.id);
    const summary = cartSummary(await priceCart(context, options, to), options);
    const payToken = await makePayLink(database, to);
    return new Reply({ ...summary, payToken, validUntil: validUntil.toISOString() }, 201);
  });
}
