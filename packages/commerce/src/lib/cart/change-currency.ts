import { changeCartCurrency } from '@relab/contract/commerce';
import { modifiedColumns } from '@relab/records/objects';
import type { Route } from '@relab/server/http';
import { sql } from 'kysely';
import { convertBetween, type Exchange, readExchange } from '../market/exchange.ts';
import { type Cents, formatCents } from '../market/money.ts';
import type { CommerceOptions } from '../options/options.ts';
import type { DatabaseContext } from '../shop/database-context.ts';
import type { Shop } from '../shop/shop.ts';
import { transactionRoute } from '../shop/shop-route.ts';
import { cartSummary, emptySummary } from './cart-response.ts';
import { type Cart, findCart } from './find-cart.ts';
import { priceCart } from './price-cart.ts';
import { type CartLine, readLines } from './read-lines.ts';

/**
 * The price that the shopper has seen, in the new currency: the new price, unless the old one had changed unseen. Then the
 * change is still announced; what is no longer for sale has no other price.
 */
function seenAs(before: CartLine, after: CartLine | undefined, old: Exchange, exchange: Exchange): Cents {
  const isUpToDate = before.seenPrice === before.unitPrice && before.offered;
  if (isUpToDate && after) return after.unitPrice;
  return convertBetween(before.seenPrice, old, exchange);
}

/** Charges a locked cart in another currency from now on. Nothing but its amounts is changed by it. */
export async function changeCurrency(
  context: DatabaseContext,
  options: CommerceOptions,
  cart: Cart,
  exchange: Exchange,
): Promise<Cart> {
  if (cart.currency_iso_code === exchange.to) return cart;
  const { database } = context;
  const changed: Cart = { ...cart, currency_iso_code: exchange.to };
  const old = await readExchange(database, options, cart.currency_iso_code);
  const before = await readLines(database, options, cart, { exchange: old });
  const after = new Map(
    (await readLines(database, options, changed, { exchange })).map((line) => [line.id, line]),
  );
  const prices = before.map((line) => formatCents(seenAs(line, after.get(line.id), old, exchange)));
  const now = context.now();
  await sql`
    update cart_item i set sales_price = seen.price, last_modified_date = ${now}, system_modstamp = ${now}
    from unnest(${before.map(({ id }) => id)}::text[], ${prices}::numeric[]) as seen (id, price) where i.id = seen.id
    `.execute(database);
  await database
    .updateTable('web_cart')
    .set({ currency_iso_code: exchange.to, ...modifiedColumns(now) })
    .where('id', '=', cart.id)
    .execute();
  return changed;
}

export function changeCurrencyRoute(shop: Shop): Route {
  const { options } = shop;
  return transactionRoute(shop, 'cart', changeCartCurrency, async ({ cartId }, context) => {
    const { exchange } = context;
    const cart = await findCart(context, cartId, 'changeLines');
    if (!cart) return emptySummary(exchange.to);
    const changed = await changeCurrency(context, options, cart, exchange);
    return cartSummary(await priceCart(context, options, changed), options);
  });
}
