import { describe, expect, it, vi } from 'vitest';
import type { Slot } from '../../client/client.ts';
import { dehydrate } from '../../dehydrate.ts';
import { reply } from '../../testing/scripted-fetch.ts';
import { settle, testClient } from '../../testing/test-client.ts';
import { cartStatus } from '../cart-status.ts';
import { placeOrder } from '../checkout/checkout.ts';
import { getOrderSummaries } from '../orders/order.ts';
import { getAppContext } from '../session/context.ts';
import { deleteCart, getOrCreateCart } from './cart.ts';
import { applyCouponToCart } from './cart-coupons.ts';
import { cartFailure } from './cart-error.ts';
import {
  addItemsToCart,
  addItemToCart,
  deleteItemFromCart,
  getCartItems,
  updateItemInCart,
} from './cart-items.ts';
import { getCartSummary } from './cart-summary.ts';
import { mergeGuestCart } from './guest-cart.ts';
import { pollDelay } from './poll-cart.ts';

function slot<Value>(value: Value | null = null): Slot<Value> {
  let stored = value;
  return {
    read: () => stored,
    save: (next) => {
      stored = next;
    },
    remove: () => {
      stored = null;
    },
  };
}

/** A cart that counts what is put into it, for a guest or for somebody who is signed in. */
function cart(guestUser = true) {
  let count = 0;
  const summary = () => ({
    cartId: '0a61',
    totalProductCount: String(count),
    asyncOperationStatus: 'Completed',
  });
  return {
    'GET /session-context': { guestUser },
    'GET /carts/current': summary,
    'PUT /carts/current': summary,
    'DELETE /carts/current': reply(204),
    'GET /carts/current/cart-items': () => ({ cartItems: [], cartSummary: summary() }),
    'POST /carts/current/cart-items': () => {
      count++;
      return reply(201, { cartId: '0a61', cartItemId: `0a9${count}` });
    },
    'POST /cart-items/batch': () =>
      reply(201, {
        hasErrors: true,
        results: [
          { statusCode: 404, result: [] },
          { statusCode: 201, result: { cartId: '0a62' } },
        ],
      }),
    'PATCH /cart-items/*': () => ({ cartId: '0a61', cartItemId: '0a91' }),
    'DELETE /cart-items/*': () => {
      count--;
      return reply(204);
    },
    'POST /cart-coupons': reply(400, [{ errorCode: 'ALREADY_APPLIED', message: 'It is applied already.' }]),
    'POST /actions/preserve': () => ({ cartId: '0a61', numberOfProductsWithError: 2 }),
  };
}

const item = { productId: '01t1', quantity: 1 };
const paths = (requests: readonly { method: string; path: string }[]) =>
  requests.map(({ method, path }) => `${method} ${path.split('/').slice(7).join('/')}`);

describe('a write to the cart', () => {
  it('leaves what is observed of the cart right when its promise resolves', async () => {
    const { client } = testClient(cart());
    getCartSummary.observe(client, {}, () => {});
    await getCartSummary(client, {});
    await addItemToCart(client, item);
    expect(getCartSummary.peek(client, {})).toMatchObject({
      state: 'Fulfilled',
      data: { totalProductCount: '1' },
    });
    await deleteItemFromCart(client, { itemId: '0a91' });
    expect(getCartSummary.peek(client, {}).data?.totalProductCount).toBe('0');
  });

  it('a write to the cart has what nobody observes requested at its next read', async () => {
    const { client, fetch } = testClient(cart());
    await getCartSummary(client, {});
    await addItemToCart(client, item);
    expect(fetch.requests).toHaveLength(2);
    expect((await getCartSummary(client, {})).totalProductCount).toBe('1');
  });

  it('a write to the cart does not keep a response that was on its way since before it', async () => {
    const script = cart();
    const gate = Promise.withResolvers<void>();
    const { client } = testClient({
      ...script,
      'GET /carts/current': async () => {
        const response = script['GET /carts/current']();
        await gate.promise;
        return response;
      },
    });
    const early = getCartSummary(client, {});
    const write = addItemToCart(client, item);
    await settle();
    gate.resolve();
    await write;
    expect((await early).totalProductCount).toBe('1');
    expect(getCartSummary.peek(client, {}).data?.totalProductCount).toBe('1');
  });

  it('S-227, S-228 says that what it adds is a product', async () => {
    const { client, fetch } = testClient(cart(false));
    await addItemToCart(client, item);
    await addItemsToCart(client, { inputs: [{ richInput: item }, { richInput: { ...item, quantity: 2 } }] });
    const product = { type: 'Product', productId: '01t1' };
    expect(fetch.requests.map(({ body }) => body)).toEqual([
      { ...product, quantity: 1 },
      { inputs: [{ richInput: { ...product, quantity: 1 } }, { richInput: { ...product, quantity: 2 } }] },
    ]);
  });

  it('a write to the cart waits for its turn', async () => {
    const { client, fetch } = testClient(cart());
    const release = fetch.hold();
    const writes = Promise.all([
      addItemToCart(client, item),
      updateItemInCart(client, { itemId: '0a91', quantity: 2 }),
    ]);
    await settle();
    expect(fetch.requests).toHaveLength(1);
    release();
    await writes;
    expect(paths(fetch.requests)).toEqual([
      'POST carts/current/cart-items',
      'PATCH carts/current/cart-items/0a91',
    ]);
  });

  it('S-153 leaves the cart with what was requested last, however slow the answers before it are', async () => {
    let cached = 1;
    const gates = Array.from({ length: 3 }, () => Promise.withResolvers<void>());
    let requested = 0;
    const { client } = testClient({
      ...cart(false),
      'PATCH /cart-items/*': async ({ body }: { readonly body: { readonly quantity: number } }) => {
        await gates[requested++]?.promise;
        cached = body.quantity;
        return { cartId: '0a61', cartItemId: '0a91', quantity: String(cached) };
      },
    });
    const writes = [2, 3, 2].map((quantity) => updateItemInCart(client, { itemId: '0a91', quantity }));
    for (const gate of gates.toReversed()) gate.resolve();
    await Promise.all(writes);
    expect(cached).toBe(2);
    expect(cartStatus(client).read().data?.isProcessing).toBe(false);
  });

  it('a write to the cart is sent although the one before it failed', async () => {
    const { client } = testClient(cart());
    const failed = applyCouponToCart(client, { couponCode: 'X' });
    const added = addItemToCart(client, item);
    await expect(failed).rejects.toMatchObject({ status: 400 });
    expect((await added).cartItemId).toBe('0a91');
  });

  it('S-153 a write to the cart shows as processing until the last is done', async () => {
    const { client } = testClient(cart());
    const listener = vi.fn();
    cartStatus(client).subscribe(({ data }) => listener(data?.isProcessing));
    await Promise.allSettled([addItemToCart(client, item), applyCouponToCart(client, { couponCode: 'X' })]);
    await settle();
    expect(listener.mock.calls.flat()).toEqual([true, false]);
  });

  it('X-08, X-09 throws for a config that is wrong', async () => {
    const { client, fetch } = testClient(cart());
    const wrong = addItemToCart(client, { productId: '01t1', quantity: 0 });
    await expect(wrong).rejects.toThrow('Invalid config for "addItemToCart"');
    await expect(addItemToCart(client, null as never)).rejects.toThrow('Invalid config for "addItemToCart"');
    expect(fetch.requests).toHaveLength(0);
  });

  it('S-225, X-37 a write to the cart is marked where the app context says that carts are high-scale', async () => {
    const { client, fetch } = testClient({
      ...cart(),
      'GET /application-context': { propertiesEx: { highScaleCartEnabled: true } },
    });
    await addItemToCart(client, item);
    await getAppContext(client, {});
    await addItemToCart(client, item);
    await getCartSummary(client, {});
    expect(fetch.requests.map(({ headers }) => headers['x-high-scale-cart'])).toEqual([
      undefined,
      undefined,
      'true',
      'true',
    ]);
  });
});

describe('errors of the cart', () => {
  it('S-241, S-242, S-243 errors of the cart have the first type, else the name, else UNKNOWN_ERROR', () => {
    expect(cartFailure({ errors: [{ type: 'LIMIT_EXCEEDED' }], name: 'X' })).toEqual({
      code: 'LIMIT_EXCEEDED',
    });
    expect(cartFailure(new RangeError('x'))).toEqual({ code: 'RangeError' });
    expect(cartFailure(undefined)).toEqual({ code: 'UNKNOWN_ERROR' });
  });

  it('S-244, S-245, X-52 reject in that shape when flagged, coupons with the message', async () => {
    const { client } = testClient({
      ...cart(),
      'POST /carts/current/cart-items': reply(400, [{ errorCode: 'LIMIT_EXCEEDED', message: 'x' }]),
    });
    await expect(applyCouponToCart(client, { couponCode: 'X' }, { normalizeErrors: true })).rejects.toEqual({
      code: 'ALREADY_APPLIED',
      message: 'It is applied already.',
    });
    await expect(addItemToCart(client, item, { normalizeErrors: true })).rejects.toEqual({
      code: 'LIMIT_EXCEEDED',
    });
  });
});

describe('a cart that the server works on', () => {
  const processing = (times: number) => {
    let requested = 0;
    return {
      'GET /cart-items': () => {
        requested++;
        return {
          count: requested,
          cartSummary: { asyncOperationStatus: requested <= times ? 'Processing' : 'Completed' },
        };
      },
    };
  };

  it('S-158, X-01 a cart that the server works on is requested again with growing delays, and shown meanwhile', async () => {
    const { client, waits } = testClient(processing(10));
    const listener = vi.fn();
    getCartItems.observe(client, {}, listener);
    expect((await getCartItems(client, {})).count).toBe(11);
    expect(waits).toEqual([0, 0, 0, 0, 100, 200, 300, 400, 750, 1500]);
    expect(listener.mock.calls.length).toBeGreaterThan(2);
    expect(pollDelay(14)).toBe(24_000);
  });

  it('S-246, X-01, X-53 throws where a 15th time would be requested', async () => {
    const { client, fetch, waits } = testClient(processing(99));
    await expect(getCartItems(client, {})).rejects.toMatchObject({ code: 'ASYNC_MAXIMUM_WAIT_EXCEEDED' });
    expect(waits).toHaveLength(14);
    expect(fetch.requests).toHaveLength(15);
  });

  it('S-159, S-160, X-53 a cart that the server works on is requested once on a server, which marks that it did not wait', async () => {
    const { client, fetch } = testClient(processing(1), { onServer: true });
    await getCartItems(client, {});
    expect(fetch.requests).toHaveLength(1);
    expect(cartStatus(client).read().data?.noPolling).toBe(true);
    const browser = testClient(processing(0), { state: dehydrate(client) });
    expect(getCartItems.peek(browser.client, {}).state).toBe('Stale');
    await getCartItems(browser.client, {});
    expect(browser.fetch.requests).toHaveLength(1);
  });
});

describe("a guest's cart", () => {
  it('S-161 has its id saved after the first write', async () => {
    const guestCart = slot<string>();
    const { client } = testClient(cart(), { storage: { guestCart } });
    await addItemToCart(client, item);
    expect(guestCart.read()).toBe('0a61');
    await addItemsToCart(client, { inputs: [{ richInput: item }, { richInput: item }] });
    expect(guestCart.read()).toBe('0a62');
  });

  it('S-161 is a guest alone who has it saved', async () => {
    const guestCart = slot<string>();
    const { client } = testClient(cart(false), { storage: { guestCart } });
    await getOrCreateCart(client, {});
    expect(guestCart.read()).toBeNull();
  });

  it('S-250 counts as a guest whose session cannot be told', async () => {
    const guestCart = slot<string>();
    const { client } = testClient(
      { ...cart(), 'GET /session-context': reply(500, []) },
      { storage: { guestCart } },
    );
    await addItemToCart(client, item);
    expect(guestCart.read()).toBe('0a61');
  });

  it('S-162, S-163, S-164, S-156 is merged, forgotten and shown as merged', async () => {
    const guestCart = slot('0a6guest');
    const { client, fetch } = testClient(cart(false), { storage: { guestCart } });
    getCartSummary.observe(client, {}, () => {});
    await settle();
    await mergeGuestCart(client);
    expect(paths(fetch.requests)).toEqual([
      'GET carts/current',
      'POST carts/0a6guest/actions/preserve',
      'GET carts/current',
    ]);
    expect(fetch.requests[1]?.query).toEqual({ cartId: '0a6guest' });
    expect(guestCart.read()).toBeNull();
    expect(cartStatus(client).read().data?.preserveGuestCartNumberOfProductsWithError).toBe(2);
  });

  it('S-248 swallows a refusal, and keeps the id where no answer came', async () => {
    const guestCart = slot('0a6guest');
    let status = 503;
    const { client } = testClient(
      { 'POST /actions/preserve': () => reply(status, []) },
      { storage: { guestCart } },
    );
    await mergeGuestCart(client);
    expect(guestCart.read()).toBe('0a6guest');
    status = 404;
    await mergeGuestCart(client);
    expect(guestCart.read()).toBeNull();
  });

  it('S-162, S-248 is tried again while one of the carts cannot be changed, and then merged', async () => {
    const guestCart = slot('0a6guest');
    let refusals = 2;
    const { client, fetch, waits } = testClient(
      {
        'POST /actions/preserve': () =>
          refusals-- > 0
            ? reply(409, [{ errorCode: 'CONFLICT', message: 'Still being filled.' }])
            : { cartId: '0a61', numberOfProductsWithError: 0 },
      },
      { storage: { guestCart } },
    );
    await mergeGuestCart(client);
    expect(waits).toEqual([250, 500]);
    expect(fetch.requests).toHaveLength(3);
    expect(guestCart.read()).toBeNull();
  });

  it('S-163, S-248 keeps its id where it cannot be merged yet, for the next call', async () => {
    const guestCart = slot('0a6guest');
    let response: unknown = reply(409, [{ errorCode: 'CONFLICT', message: 'It waits for an approval.' }]);
    const { client, fetch, waits } = testClient(
      { 'POST /actions/preserve': () => response },
      { storage: { guestCart } },
    );
    await mergeGuestCart(client);
    expect(waits).toEqual([250, 500, 1_000]);
    expect(guestCart.read()).toBe('0a6guest');
    await mergeGuestCart(client, { isOnce: true });
    expect(fetch.requests).toHaveLength(5);
    expect(guestCart.read()).toBe('0a6guest');
    response = { cartId: '0a61', numberOfProductsWithError: 1 };
    await mergeGuestCart(client, { isOnce: true });
    expect(guestCart.read()).toBeNull();
    expect(cartStatus(client).read().data?.preserveGuestCartNumberOfProductsWithError).toBe(1);
  });

  it('is not merged into the cart of a user who signs in while it is in flight', async () => {
    const guestCart = slot('0a6guest');
    const { client, fetch } = testClient(
      { 'POST /actions/preserve': reply(409, []) },
      {
        storage: { guestCart },
        wait: async () => {
          client.user++;
        },
      },
    );
    await mergeGuestCart(client);
    expect(fetch.requests).toHaveLength(1);
    expect(guestCart.read()).toBe('0a6guest');
  });

  it('asks for nothing where no cart is saved', async () => {
    const { client, fetch } = testClient(cart(), { storage: { guestCart: slot<string>() } });
    await mergeGuestCart(client);
    expect(fetch.requests).toHaveLength(0);
  });

  it('S-165 is forgotten when the cart is deleted', async () => {
    const guestCart = slot('0a61');
    const { client } = testClient(cart(), { storage: { guestCart } });
    await deleteCart(client, {});
    expect(guestCart.read()).toBeNull();
  });
});

it('placing an order has carts and orders requested again', async () => {
  const { client, fetch } = testClient({
    ...cart(),
    'GET /order-summaries': () => ({ orderSummaries: [] }),
    'POST /orders': reply(201, { orderReferenceNumber: '1' }),
  });
  getOrderSummaries.observe(client, {}, () => {});
  await getCartSummary(client, {});
  await placeOrder(client, { checkoutId: 'active' });
  expect(getCartSummary.peek(client, {}).state).toBe('Stale');
  expect(paths(fetch.requests).filter((path) => path === 'GET order-summaries')).toHaveLength(2);
});
