import { reply, testClient } from '@relab/client/testing';
import { Redirect } from '@relab/pages';
import { describe, expect, test } from 'vitest';
import { afterSignIn, bringGuestCart, hrefAfterSignIn } from './after-sign-in.ts';

const nothing = { isMerged: false, failed: 0 };
const merged = { isMerged: true, failed: 0 };

test('after signing in, the page that asked for it comes first', () => {
  expect(hrefAfterSignIn(nothing, '/checkout/payment')).toBe('/checkout/payment');
  expect(hrefAfterSignIn(merged, '/checkout/payment')).toBe('/checkout/payment');
});

test('S-162 without such a page a merged cart is shown, else the home page', () => {
  expect(hrefAfterSignIn(merged, undefined)).toBe('/cart?merged=1');
  expect(hrefAfterSignIn(nothing, undefined)).toBe('/');
});

test('after signing in, the cart says that the guest’s cart was merged into it', () => {
  expect(hrefAfterSignIn(merged, '/cart?page=2')).toBe('/cart?merged=1');
  expect(hrefAfterSignIn(nothing, '/cart')).toBe('/cart');
});

test('items that could not be merged are reported on the cart page, which keeps the link to continue', () => {
  expect(hrefAfterSignIn({ isMerged: true, failed: 2 }, '/checkout')).toBe('/cart?failed=2&next=%2Fcheckout');
  expect(hrefAfterSignIn({ isMerged: true, failed: 1 }, '/cart')).toBe('/cart?failed=1');
});

describe('a guest’s cart', () => {
  const busy = reply(409, [{ errorCode: 'CONFLICT', message: 'Still being filled.' }]);
  const open = (responses: readonly unknown[]) => {
    let storedCart: string | null = '0a6000000000001AAA';
    let calls = 0;
    const guestCart = {
      read: () => storedCart,
      save: (cartId: string) => {
        storedCart = cartId;
      },
      remove: () => {
        storedCart = null;
      },
    };
    const script = { 'POST /actions/preserve': () => responses[Math.min(calls++, responses.length - 1)] };
    return { ...testClient(script, { storage: { guestCart } }), guestCart };
  };
  const taken = { cartId: '0a6B', numberOfProducts: 3, numberOfProductsWithError: 0 };
  const cart = new URL('https://shop.example/cart?page=2');

  test('S-162 a guest’s cart that was being filled at sign-in is merged afterwards', async () => {
    const { client } = open([busy, busy, taken]);
    expect(await afterSignIn(client, undefined)).toEqual({ kind: 'redirect', href: '/cart?merged=1' });
  });

  test('S-248 nobody waits for one that stays closed, and nothing is said to have come along', async () => {
    const { client, fetch } = open([busy]);
    expect(await afterSignIn(client, '/orders')).toEqual({ kind: 'redirect', href: '/orders' });
    expect(fetch.requests.filter(({ path }) => path.endsWith('/preserve'))).toHaveLength(4);
  });

  test('a guest’s cart that no longer exists reports no merge', async () => {
    const { client, guestCart } = open([reply(404, [])]);
    expect(await afterSignIn(client, undefined)).toEqual({ kind: 'redirect', href: '/' });
    expect(guestCart.read()).toBeNull();
  });

  test('S-162 the merge of a guest’s cart is tried once more on the cart page', async () => {
    const { client, fetch, guestCart } = open([busy, { ...taken, numberOfProductsWithError: 1 }]);
    expect(await bringGuestCart(client, cart)).toBe(true);
    expect(fetch.requests).toHaveLength(1);
    const again = bringGuestCart(client, cart);
    await expect(again).rejects.toBeInstanceOf(Redirect);
    await expect(again).rejects.toMatchObject({ href: '/cart?failed=1' });
    expect(guestCart.read()).toBeNull();
    expect(await bringGuestCart(client, cart)).toBe(false);
  });

  test('without a guest’s cart no merge is requested', async () => {
    const { client, fetch, guestCart } = open([taken]);
    guestCart.remove();
    expect(await bringGuestCart(client, cart)).toBe(false);
    expect(fetch.requests).toHaveLength(0);
  });
});
