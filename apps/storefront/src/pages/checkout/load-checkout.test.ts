import type { ClientStorage } from '@relab/client';
import { reply, testClient } from '@relab/client/testing';
import { NotFound, Redirect } from '@relab/pages';
import type { Params } from '@relab/pages/routes';
import { describe, expect, test } from 'vitest';
import type { PageContext } from '../../page.ts';
import { cartItem, cartItems } from '../cart/cart.fixture.ts';
import { linesOf, loadCheckout } from './load-checkout.ts';

const entry = { cartItem: cartItem(), status: 'Success', message: null } as const;

const scriptOf = (missing: readonly string[]) => ({
  'GET /checkouts/active': { missing, errors: [] },
  'POST /checkouts': { missing, errors: [] },
  'GET /cart-items': cartItems([entry]),
  'GET /session-context': { guestUser: true, profile: {} },
  'GET /application-context': {
    guestCartEnabled: true,
    guestCheckoutEnabled: true,
    shippingCountries: ['DE'],
    propertiesEx: {},
  },
});

function opened(
  step: string,
  missing: readonly string[],
  script: Readonly<Record<string, unknown>> = {},
  storage: ClientStorage = {},
) {
  const { client, fetch } = testClient({ ...scriptOf(missing), ...script }, { storage });
  const context = { client, params: { step }, url: new URL(`https://shop.example/checkout/${step}`) };
  const data = loadCheckout(context as unknown as PageContext<Params<'/checkout/:step?'>>);
  return { data, fetch };
}

const leadsTo = async (data: Promise<unknown>) => {
  const left = await data.catch((error: unknown) => error);
  return left instanceof Redirect ? left.href : left;
};

describe('loadCheckout', () => {
  test('the checkout opens at its first incomplete step', async () => {
    expect(await leadsTo(opened('', ['deliveryMethod', 'payment']).data)).toBe('/checkout/delivery');
    expect(await leadsTo(opened('review', ['payment']).data)).toBe('/checkout/payment');
  });

  test('a shopper can go back to an earlier step of the checkout', async () => {
    expect(await opened('address', ['payment']).data).toMatchObject({ step: 'address' });
  });

  test('an unknown step of the checkout is not found', async () => {
    expect(await leadsTo(opened('gift', []).data)).toBeInstanceOf(NotFound);
  });

  test('an empty cart has no checkout', async () => {
    expect(await leadsTo(opened('', [], { 'GET /cart-items': cartItems([]) }).data)).toBe('/cart');
  });

  test('S-162 a cart from before signing in that could not come along comes along first', async () => {
    const signedIn = { 'GET /session-context': { guestUser: false, profile: {} } };
    const saved = () => {
      let storedCart: string | null = '0a6000000000001AAA';
      const remove = () => {
        storedCart = null;
      };
      return { guestCart: { read: () => storedCart, save: () => {}, remove } };
    };
    const merged = { numberOfProducts: 2, numberOfProductsWithError: 1 };
    const lost = opened('', [], { ...signedIn, 'POST /actions/preserve': merged }, saved());
    expect(await leadsTo(lost.data)).toBe('/cart?failed=1&next=%2Fcheckout%2F');
    const busy = opened('', ['payment'], { ...signedIn, 'POST /actions/preserve': reply(409, []) }, saved());
    expect(await leadsTo(busy.data)).toBe('/checkout/payment');
  });

  test('a cart that is still being filled has no checkout yet', async () => {
    const items = cartItems([entry]);
    const cartSummary = { ...items.cartSummary, asyncOperationStatus: 'Processing' };
    let calls = 0;
    // A browser waits for it, a server does not.
    const script = {
      'GET /cart-items': () => ({ ...items, cartSummary: calls++ === 0 ? cartSummary : items.cartSummary }),
    };
    expect(await leadsTo(opened('', ['payment'], script).data)).toBe('/checkout/payment');
    const { client, fetch } = testClient(
      { ...scriptOf([]), 'GET /cart-items': { ...items, cartSummary } },
      { onServer: true },
    );
    const context = { client, params: { step: '' }, url: new URL('https://shop.example/checkout') };
    expect(await leadsTo(loadCheckout(context as unknown as PageContext<Params<'/checkout/:step?'>>))).toBe(
      '/cart',
    );
    expect(fetch.requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test('S-220 guests check out only where the store lets them', async () => {
    const script = {
      'GET /application-context': {
        guestCartEnabled: true,
        guestCheckoutEnabled: false,
        shippingCountries: [],
        propertiesEx: {},
      },
    };
    expect(await leadsTo(opened('', [], script).data)).toBe('/login?next=%2Fcheckout');
  });

  test('the first step opens a checkout where none is open', async () => {
    let isOpen = false;
    const { data, fetch } = opened('address', [], {
      'GET /checkouts/active': () =>
        isOpen
          ? { missing: ['contactInfo'], errors: [] }
          : reply(404, [{ errorCode: 'ITEM_NOT_FOUND', message: 'x' }]),
      'POST /checkouts': () => {
        isOpen = true;
        return reply(201, { missing: ['contactInfo'], errors: [] });
      },
    });
    expect(await data).toMatchObject({ step: 'address' });
    expect(fetch.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });
});

test('a review line shows the error of the checkout, else of the cart', () => {
  const sold = { errorCode: 'INSUFFICIENT_STOCK', message: 'Sold.', cartItemId: '0a91', productId: '01t1' };
  const failed = { cartItem: cartItem({ cartItemId: '0a92' }), status: 'Error', message: 'Gone.' } as const;
  const lines = linesOf({ cartItems: [entry, failed] }, { errors: [sold] });
  expect(lines.map(({ refusal }) => refusal)).toEqual(['Sold.', 'Gone.']);
});
