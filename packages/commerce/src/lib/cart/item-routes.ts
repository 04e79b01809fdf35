import { isRecordId, normalizeId } from '@relab/contract';
import {
  addItemsToCart,
  addItemToCart,
  type CartItem,
  type CartItemBatch,
  deleteItemFromCart,
  updateItemInCart,
} from '@relab/contract/commerce';
import { inTransaction } from '@relab/database';
import { ApiError, type Context, Reply, type Route } from '@relab/server/http';
import { withOwner } from '../account/owner.ts';
import { notAvailable, notFound } from '../errors.ts';
import { translateProductFor } from '../language/product-texts.ts';
import { formatCents } from '../market/money.ts';
import type { Shop } from '../shop/shop.ts';
import { shopRoute } from '../shop/shop-route.ts';
import { adjustReservation } from '../stock/change-reservation.ts';
import { priceOfUnits } from './agreed-price/agree-lines.ts';
import { cartItemResponse } from './cart-response.ts';
import { type Cart, lockCart, openCart } from './find-cart.ts';
import { isLarge, startLargeChange } from './large-change/large-change.ts';
import { type CartEntry, type PricedCart, priceLines } from './price-cart.ts';
import { readProductDisplays } from './product-display.ts';
import { putItem, setItem } from './put-item.ts';
import { assertAvailable, readQuantity, unitsOf } from './quantity.ts';

function entryOf(priced: PricedCart, itemId: string): CartEntry {
  const id = isRecordId(itemId) ? normalizeId(itemId) : '';
  const entry = priced.entries.find(({ line }) => line.id === id);
  if (!entry) throw notFound('cart item');
  return entry;
}

/** What is no id names no line. */
const knownForm = (itemId: string): readonly string[] => (isRecordId(itemId) ? [normalizeId(itemId)] : []);

type BatchResult = CartItemBatch['results'][number];

export function itemRoutes(shop: Shop): Route[] {
  const { options } = shop;

  async function responsesOf(context: Context, cart: Cart, itemIds: readonly string[]): Promise<CartItem[]> {
    const priced = await priceLines(context.database, options, cart, context.now(), itemIds);
    const entries = itemIds.map((id) => entryOf(priced, id));
    const shown = await readProductDisplays(
      context.database,
      options,
      entries.map(({ line }) => line),
      cart.account_id,
      undefined,
      priced.exchange,
      translateProductFor(context, options),
    );
    return entries.map((entry) => cartItemResponse(priced, entry, shown(entry.line)));
  }

  async function responseOf(context: Context, cart: Cart, itemId: string): Promise<CartItem> {
    const [answer] = await responsesOf(context, cart, [itemId]);
    if (!answer) throw notFound('cart item');
    return answer;
  }

  return [
    shopRoute(shop, 'cart', addItemToCart, async (config, asked) => {
      const whole = withOwner(asked);
      const answer = await inTransaction(whole.database, async (database) => {
        const context = { ...whole, database };
        const cart = await openCart(context, options, config.cartId, whole.exchange.to);
        const itemId = await putItem(context, options, cart, config);
        await adjustReservation(database, cart.id);
        return await responseOf(context, cart, itemId);
      });
      return new Reply(answer, 201);
    }),

    shopRoute(shop, 'cart', addItemsToCart, async (config, asked) => {
      const whole = withOwner(asked);
      const results = await inTransaction(whole.database, async (database) => {
        const context = { ...whole, database };
        const cart = await openCart(context, options, config.cartId, whole.exchange.to);
        if (isLarge(config.inputs)) {
          const inputs = config.inputs.map(({ richInput }) => richInput);
          return (await startLargeChange(context, options, cart, inputs)).map(resultOf);
        }
        const put: (string | ApiError)[] = [];
        for (const { richInput } of config.inputs) {
          put.push(await putItem(context, options, cart, richInput).catch(refusal));
        }
        await adjustReservation(database, cart.id);
        const items = await responsesOf(
          context,
          cart,
          put.filter((each) => typeof each === 'string'),
        );
        const byId = new Map(items.map((item) => [item.cartItemId, item]));
        return put.map((each) => resultOf(typeof each === 'string' ? byId.get(each) : each));
      });
      return new Reply({ hasErrors: results.some(({ statusCode }) => statusCode >= 400), results }, 201);
    }),

    shopRoute(shop, 'cart', updateItemInCart, async (config, whole) => {
      const quantity = readQuantity(config.quantity);
      return await inTransaction(whole.database, async (database) => {
        const context = { ...whole, database };
        const cart = await lockCart(context, config.cartId);
        const priced = await priceLines(database, options, cart, context.now(), knownForm(config.itemId));
        const { line } = entryOf(priced, config.itemId);
        if (!line.offered) throw notAvailable('product');
        const elsewhere = unitsOf(priced.entries.map((entry) => entry.line)).get(line.productId) ?? 0;
        const units = quantity + elsewhere - line.quantity;
        assertAvailable(line.name, units, line);
        const unit = { productId: line.productId, units, usualPrice: line.usualPrice };
        const price = await priceOfUnits(database, options, cart, unit, context.now());
        await setItem(context, line.id, quantity, formatCents(price));
        await adjustReservation(database, cart.id);
        return await responseOf(context, cart, line.id);
      });
    }),

    shopRoute(shop, 'cart', deleteItemFromCart, async (config, whole) => {
      await inTransaction(whole.database, async (database) => {
        const cart = await lockCart({ ...whole, database }, config.cartId);
        const id = isRecordId(config.itemId) ? normalizeId(config.itemId) : '';
        const { numDeletedRows } = await database
          .deleteFrom('cart_item')
          .where('id', '=', id)
          .where('cart_id', '=', cart.id)
          .executeTakeFirst();
        if (numDeletedRows !== 1n) throw notFound('cart item');
        await adjustReservation(database, cart.id);
      });
      return null;
    }),
  ];
}

function refusal(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  throw error;
}

function resultOf(put: CartItem | ApiError | undefined): BatchResult {
  if (put === undefined) throw new Error('A cart item that was just put is not there.');
  if (!(put instanceof ApiError)) return { result: put, statusCode: 201 };
  const result = put.entries.map(({ errorCode, message, fields }) => ({
    errorCode,
    message,
    ...(fields ? { fields: [...fields] } : {}),
  }));
  return { result, statusCode: 400 };
}
