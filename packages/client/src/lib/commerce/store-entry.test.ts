import type { Snapshot } from '@relab/store';
import { expect, it } from 'vitest';
import { dehydrate } from '../dehydrate.ts';
import { ClientError } from '../errors/client-error.ts';
import { reply } from '../testing/scripted-fetch.ts';
import { settle, testClient } from '../testing/test-client.ts';
import { applyCouponToCart } from './cart/cart-coupons.ts';
import { getCartSummary } from './cart/cart-summary.ts';
import { cartStatus } from './cart-status.ts';
import { getAppContext } from './session/context.ts';

const lifetime = 300_000;

/** A cart that can be requested until it cannot. */
function setUp() {
  let isClosed = false;
  const opened = testClient({
    'GET /carts/current': () =>
      isClosed ? reply(403, [{ errorCode: 'INSUFFICIENT_ACCESS', message: 'Sign in.' }]) : { cartId: '0a61' },
  });
  const close = () => {
    isClosed = true;
  };
  return { ...opened, close };
}

/** The three things that an entry tells. */
const flags = ({ state, data, error }: Snapshot<unknown>) => ({
  isLoaded: data !== undefined,
  isLoading: state === 'Pending',
  error: (error as ClientError | undefined)?.code,
});

it('S-145 an entry tells whether it is loaded, whether it is loading, and what went wrong', async () => {
  const { client, close, pass } = setUp();
  const entry = () => flags(getCartSummary.peek(client, {}));
  expect(entry()).toEqual({ isLoaded: false, isLoading: false, error: undefined });
  const requested = getCartSummary(client, {});
  expect(entry()).toEqual({ isLoaded: false, isLoading: true, error: undefined });
  await requested;
  expect(entry()).toEqual({ isLoaded: true, isLoading: false, error: undefined });
  close();
  pass(lifetime);
  await expect(getCartSummary(client, {})).rejects.toMatchObject({ status: 403 });
  expect(entry()).toEqual({ isLoaded: true, isLoading: false, error: 'INSUFFICIENT_ACCESS' });
});

it('S-151, S-265 an entry is requested again after 300 s, not before', async () => {
  const { client, fetch, pass } = setUp();
  await getCartSummary(client, {});
  pass(lifetime - 1);
  await getCartSummary(client, {});
  expect(fetch.requests).toHaveLength(1);
  pass(1);
  expect(getCartSummary.peek(client, {}).state).toBe('Stale');
  await getCartSummary(client, {});
  expect(fetch.requests).toHaveLength(2);
});

it('S-152 the status of the cart never expires', () => {
  const { client, pass } = testClient({});
  client.store.publish('status/cart', { isProcessing: true }, -1);
  pass(10 * 365 * 86_400_000);
  expect(cartStatus(client).read().state).toBe('Fulfilled');
});

it('S-240 an error that a server kept is an error again in the browser', async () => {
  const { client, close } = setUp();
  close();
  await getCartSummary(client, {}).catch(() => {});
  const state: unknown = JSON.parse(JSON.stringify(dehydrate(client)));
  const browser = testClient({}, { state });
  const { error } = getCartSummary.peek(browser.client, {});
  expect(error).toBeInstanceOf(ClientError);
  expect(error).toMatchObject({ status: 403, code: 'INSUFFICIENT_ACCESS', message: 'Sign in.' });
});

it.each([
  [true, false],
  [false, true],
])(
  'S-154, S-155 the status of the cart tells what guests may do: cart %s, checkout %s',
  async (cart, checkout) => {
    const { client } = testClient({
      'GET /application-context': {
        guestCartEnabled: cart,
        guestCheckoutEnabled: checkout,
        propertiesEx: { highScaleCartEnabled: false },
      },
    });
    await getAppContext(client, {});
    await settle();
    expect(cartStatus(client).read().data).toMatchObject({
      isGuestCartEnabled: cart,
      isGuestCheckoutEnabled: checkout,
      isProcessing: false,
    });
  },
);

it.each(['', '  ', '\t\n'])('S-213 a blank coupon (%j) is not sent', async (couponCode) => {
  const { client, fetch } = testClient({});
  await expect(applyCouponToCart(client, { couponCode })).rejects.toThrow(
    'Invalid config for "applyCouponToCart"',
  );
  expect(fetch.requests).toHaveLength(0);
});
