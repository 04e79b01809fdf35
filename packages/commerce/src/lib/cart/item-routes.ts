import {
  addItemsToCart,
  addItemToCart,
  type CartItem,
  type CartItemBatch,
  deleteItemFromCart,
  updateItemInCart,
} from '@relab/contract/commerce';
import {
  ApiError,
  type Context,
  errorEntries,
  Reply,
  type Route,
  requestedLanguage,
} from '@relab/server/http';
import { withOwner } from '../account/owner.ts';
import { notAvailable, notFound } from '../errors.ts';
import { formatCents } from '../market/money.ts';
import { toRecordId } from '../record-id.ts';
import type { Shop } from '../shop/shop.ts';
import { transactionRoute } from '../shop/shop-route.ts';
import { adjustReservation } from '../stock/change-reservation.ts';
import { priceOfUnits } from './agreed-price/agree-lines.ts';
import { type Cart, lockCart, openCart } from './find-cart.ts';
import { itemResults } from './item-results.ts';
import { isLarge, startLargeChange } from './large-change/large-change.ts';
import { type CartEntry, type PricedCart, priceCart } from './price-cart.ts';
import { putItem, setItem } from './put-item.ts';
import { assertAvailable, readQuantity, unitsOf } from './quantity.ts';

function entryOf(priced: PricedCart, itemId: string): CartEntry {
  const entry = priced.entries.find(({ line }) => line.id === toRecordId(itemId));
  if (!entry) throw notFound('cart item');
  return entry;
}

type BatchResult = CartItemBatch['results'][number];

export function itemRoutes(shop: Shop): Route[] {
  const { options } = shop;

  async function itemsOf(context: Context, cart: Cart, itemIds: readonly string[]): Promise<CartItem[]> {
    const priced = await priceCart(context, options, cart, itemIds);
    const entries = itemIds.map((id) => entryOf(priced, id));
    return (await itemResults(context, options, priced, entries)).map(({ cartItem }) => cartItem);
  }

  async function itemOf(context: Context, cart: Cart, itemId: string): Promise<CartItem> {
    const [item] = await itemsOf(context, cart, [itemId]);
    if (!item) throw notFound('cart item');
    return item;
  }

  return [
    transactionRoute(shop, 'cart', addItemToCart, async (config, caller) => {
      const context = withOwner(caller);
      const cart = await openCart(context, options, config.cartId, context.exchange.to);
      const itemId = await putItem(context, options, cart, config);
      await adjustReservation(context.database, cart.id);
      return new Reply(await itemOf(context, cart, itemId), 201);
    }),

    transactionRoute(shop, 'cart', addItemsToCart, async (config, caller) => {
      const context = withOwner(caller);
      const cart = await openCart(context, options, config.cartId, context.exchange.to);
      const inputs = config.inputs.map(({ richInput }) => richInput);
      const outcomes = isLarge(inputs)
        ? await startLargeChange(context, options, cart, inputs)
        : await putItems(context, cart, inputs);
      const results = outcomes.map((outcome) => resultOf(outcome, context));
      return new Reply({ hasErrors: results.some(({ statusCode }) => statusCode >= 400), results }, 201);
    }),

    transactionRoute(shop, 'cart', updateItemInCart, async (config, context) => {
      const quantity = readQuantity(config.quantity);
      const cart = await lockCart(context, config.cartId);
      const priced = await priceCart(context, options, cart, [toRecordId(config.itemId)]);
      const { line } = entryOf(priced, config.itemId);
      if (!line.offered) throw notAvailable('product');
      const elsewhere = unitsOf(priced.entries.map((entry) => entry.line)).get(line.productId) ?? 0;
      const units = quantity + elsewhere - line.quantity;
      assertAvailable(line.name, units, line);
      const unit = { productId: line.productId, units, usualPrice: line.usualPrice };
      const price = await priceOfUnits(context, options, cart, unit);
      await setItem(context, line.id, quantity, formatCents(price));
      await adjustReservation(context.database, cart.id);
      return await itemOf(context, cart, line.id);
    }),

    transactionRoute(shop, 'cart', deleteItemFromCart, async (config, context) => {
      const { database } = context;
      const cart = await lockCart(context, config.cartId);
      const { numDeletedRows } = await database
        .deleteFrom('cart_item')
        .where('id', '=', toRecordId(config.itemId))
        .where('cart_id', '=', cart.id)
        .executeTakeFirst();
      if (numDeletedRows !== 1n) throw notFound('cart item');
      await adjustReservation(database, cart.id);
      return null;
    }),
  ];

  async function putItems(
    context: Context,
    cart: Cart,
    inputs: readonly { readonly productId: string; readonly quantity: string | number }[],
  ): Promise<(CartItem | ApiError | undefined)[]> {
    const outcomes: (string | ApiError)[] = [];
    for (const input of inputs) {
      outcomes.push(await putItem(context, options, cart, input).catch(asApiError));
    }
    await adjustReservation(context.database, cart.id);
    const ids = outcomes.filter((outcome) => typeof outcome === 'string');
    const items = new Map((await itemsOf(context, cart, ids)).map((item) => [item.cartItemId, item]));
    return outcomes.map((outcome) => (typeof outcome === 'string' ? items.get(outcome) : outcome));
  }
}

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  throw error;
}

function resultOf(outcome: CartItem | ApiError | undefined, { headers }: Context): BatchResult {
  if (outcome === undefined) throw new Error('A cart item that was just added is missing.');
  return outcome instanceof ApiError
    ? { result: errorEntries(outcome, requestedLanguage(headers) ?? 'en'), statusCode: 400 }
    : { result: outcome, statusCode: 201 };
}
