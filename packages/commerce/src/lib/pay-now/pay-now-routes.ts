import { getPayNowCart, leavePayNowCart, type PayNowCart, takePayNowCart } from '@relab/contract/commerce';
import type { Database } from '@relab/database';
import type { Context, Route } from '@relab/server/http';
import { sql } from 'kysely';
import { accountOf, type Owner, ownerOf, withOwner } from '../account/owner.ts';
import { cartSummary, emptySummary } from '../cart/cart-response.ts';
import { assertNotAwaiting, type Cart, findCart, lockCart } from '../cart/find-cart.ts';
import { itemResults } from '../cart/item-results.ts';
import { type PricedCart, priceCart } from '../cart/price-cart.ts';
import { conflict, unqualifiedCart } from '../errors.ts';
import type { Shop } from '../shop/shop.ts';
import { shopRoute, transactionRoute } from '../shop/shop-route.ts';
import { leaveCurrent, makeCurrent } from './current-cart.ts';
import { findByLink } from './pay-link.ts';
import { assertOpen, stateOf } from './validity.ts';

/** The author of the copy. */
async function preparedBy(database: Database, cartId: string): Promise<PayNowCart['preparedBy']> {
  const { rows } = await sql<{ name: string | null; account_name: string | null }>`
    select nullif(concat_ws(' ', u.first_name, u.last_name), '') as name, a.name as account_name
    from web_cart c join "user" u on u.id = c.created_by_id left join account a on a.id = u.account_id
    where c.id = ${cartId}`.execute(database);
  const [row] = rows;
  return row ? { accountName: row.account_name, name: row.name } : null;
}

const isSame = (a: Owner | null, b: Owner): boolean =>
  a !== null && a.owner_id === b.owner_id && a.account_id === b.account_id && a.guest_key === b.guest_key;

/** A copy is ordered whole or not at all: the checkout of one that has lost an item would lead nowhere. */
function assertOrderable({ entries }: PricedCart): void {
  const failed = entries.filter(({ notice }) => notice?.severity === 'Error');
  if (failed.length === 0) return;
  const message = failed.map(({ line, notice }) => `${line.name}: ${notice?.message}`).join(' ');
  throw unqualifiedCart(message, ...failed.map(({ line }) => line.id));
}

/** The checkout data of one who opened the link are not for the next one. */
async function clearCheckout(database: Database, cartId: string): Promise<void> {
  await database.deleteFrom('cart_checkout').where('cart_id', '=', cartId).execute();
  await database
    .updateTable('cart_item')
    .set({ cart_delivery_group_id: null })
    .where('cart_id', '=', cartId)
    .execute();
  await database.deleteFrom('cart_delivery_group').where('cart_id', '=', cartId).execute();
}

export function payNowRoutes(shop: Shop): Route[] {
  const { options } = shop;
  const summary = async (context: Context, cart: Cart) =>
    cartSummary(await priceCart(context, options, cart), options);
  return [
    // The secret alone opens it: whoever has the link may look, and it names nobody but who made it.
    shopRoute(shop, 'open', getPayNowCart, async ({ payToken }, context): Promise<PayNowCart> => {
      const cart = await findByLink(context.database, payToken);
      // As its reader may see it, who may see less of a product than who made the copy.
      const theirs = { ...cart, account_id: accountOf(context.principal) };
      const priced = await priceCart(context, options, theirs);
      return {
        cartItems: await itemResults(context, options, priced, priced.entries.toReversed()),
        cartSummary: { ...cartSummary(priced, options), ownerId: null, accountId: null, reservation: null },
        isCurrent: !cart.is_secondary && isSame(ownerOf(context.principal), cart),
        preparedBy: await preparedBy(context.database, cart.id),
        state: stateOf(cart, context.now()),
        validUntil: cart.valid_until.toISOString(),
      };
    }),

    transactionRoute(shop, 'checkout', takePayNowCart, async ({ payToken }, caller) => {
      const context = withOwner(caller);
      const { database } = context;
      const owner = ownerOf(context.principal);
      if (!owner) throw new Error('A cart needs an owner.');
      const cart = await findByLink(database, payToken, 'lock');
      assertOpen(cart, context.now());
      const taken = { ...cart, ...owner, is_secondary: false };
      // Priced for its new owner, who may be entitled to less than the last one, or to more.
      assertOrderable(await priceCart(context, options, taken));
      if (!isSame(owner, cart)) {
        assertNotAwaiting(cart);
        await clearCheckout(database, cart.id);
      }
      if (cart.is_secondary || !isSame(owner, cart)) await makeCurrent(database, cart.id, owner);
      return await summary(context, taken);
    }),

    transactionRoute(shop, 'cart', leavePayNowCart, async ({ cartId }, context) => {
      const cart = await lockCart(context, cartId, 'keepLines');
      if (cart.type === 'Cart') throw conflict('This cart is your own; it stays where it is.');
      await leaveCurrent(context.database, cart.id);
      const own = await findCart(context, 'current');
      return own ? await summary(context, own) : emptySummary(context.exchange.to);
    }),
  ];
}
