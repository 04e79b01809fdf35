import { reply, testClient } from '@relab/client/testing';
import { expect, test, vi } from 'vitest';
import { noComparisonStorage } from '../../comparison/comparison-storage.ts';
import { page } from './page.tsx';

const swiss = { marketId: '0ZI00000000MKCHGA4', localeCurrencyMap: { en_CH: 'CHF' }, name: 'Switzerland' };
const app = {
  guestCartEnabled: true,
  guestCheckoutEnabled: true,
  propertiesEx: { highScaleCartEnabled: false },
  sessionDrivenCurrency: true,
  defaultCurrency: 'EUR',
  markets: [swiss],
};

async function choose(market: string, next: string, cart: unknown = { cartId: null, uniqueProductCount: 0 }) {
  const save = vi.fn();
  const { client } = testClient(
    {
      'GET /application-context': app,
      'GET /session-context': { guestUser: true },
      'POST /actions/change-currency': cart,
    },
    { storage: { market: { read: () => null, save, remove: () => {} } } },
  );
  const form = new FormData();
  form.set('market', market);
  const url = new URL(`/market?next=${encodeURIComponent(next)}`, 'https://shop.example');
  const settings = {} as never;
  const outcome = await page.act?.(
    { client, params: {}, url, settings, compared: noComparisonStorage },
    form,
  );
  return { outcome, save };
}

test('changing the market with an empty cart returns to the page before', async () => {
  const { outcome, save } = await choose(swiss.marketId, '/search?price-to=90');
  expect(outcome).toEqual({ kind: 'redirect', href: '/search' });
  expect(save).toHaveBeenCalledWith({ id: swiss.marketId, currency: 'CHF' });
});

test('changing the market with a filled cart shows its converted amount first', async () => {
  const { outcome } = await choose(swiss.marketId, '/checkout', { cartId: '0a6', uniqueProductCount: 2 });
  expect(outcome).toEqual({ kind: 'redirect', href: '/market?changed=1&next=%2Fcheckout' });
});

test('a market cannot be changed while the cart is locked, and the page says why', async () => {
  const message = 'This order waits for an approval.';
  const { outcome, save } = await choose(
    swiss.marketId,
    '/',
    reply(409, [{ errorCode: 'CONFLICT', message }]),
  );
  expect(outcome).toMatchObject({ kind: 'invalid', form: 'market', problems: [{ message }] });
  expect(save).not.toHaveBeenCalled();
});

test.each(['', '0ZI00000000MKXXGA4'])('%j is no market', async (market) => {
  const { outcome, save } = await choose(market, '/');
  expect(outcome).toMatchObject({ kind: 'invalid', problems: [{ field: 'market' }] });
  expect(save).not.toHaveBeenCalled();
});

test('changing the market never leads to another site', async () => {
  const { outcome } = await choose(swiss.marketId, 'https://elsewhere.example/');
  expect(outcome).toEqual({ kind: 'redirect', href: '/' });
});
