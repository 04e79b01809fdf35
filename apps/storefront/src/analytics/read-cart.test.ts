import { expect, test } from 'vitest';
import { readCart } from './read-cart.ts';
import { siteAnalytics } from './site-analytics.ts';

const settings = siteAnalytics({
  siteName: 'Relab',
  origin: 'https://relab.example',
  webstoreId: '0ZE000000000001AAA',
  siteId: '0DM000000000001AAA',
  marketplaceCategory: { id: '0ZG000000000001AAA', urlName: 'all' },
  homeView: 'home',
  quoteFormUrl: '/sell',
});

const item = {
  cartItem: {
    quantity: '2.0',
    productDetails: { fields: { StockKeepingUnit: 'LX-1', CurrencyIsoCode: 'EUR', Name: 'Rotor' } },
  },
};
const cartItemsResponse = (asyncOperationStatus: string | null, cartItems: readonly unknown[] = []) => ({
  cartSummary: { asyncOperationStatus },
  cartItems,
});

/** Reads a cart with these responses of the server, one after another and the last of them for good. */
async function read(...responses: readonly (object | number)[]) {
  const urls: string[] = [];
  const slept: number[] = [];
  const lines = await readCart({
    settings,
    effectiveAccountId: '001000000000001AAA',
    sleep: async (milliseconds) => void slept.push(milliseconds),
    fetch: async (input) => {
      const next = responses[Math.min(urls.length, responses.length - 1)];
      urls.push(String(input));
      return typeof next === 'number' ? new Response(null, { status: next }) : Response.json(next);
    },
  });
  return { lines, urls, slept };
}

test('S-074 the cart is read with SKU, currency and title, for the account that is acted for', async () => {
  const { lines, urls } = await read(cartItemsResponse('Completed', [item]));
  expect(lines).toEqual([{ sku: 'LX-1', currency: 'EUR', title: 'Rotor', quantity: 2 }]);
  const url = new URL(urls[0] ?? '', 'https://relab.example');
  expect(url.pathname).toMatch(/\/webstores\/0ZE000000000001AAA\/carts\/current\/cart-items$/);
  expect(url.searchParams.get('productFields')).toBe('StockKeepingUnit,CurrencyIsoCode,Name');
  expect(url.searchParams.get('effectiveAccountId')).toBe('001000000000001AAA');
});

test('S-074 analytics waits for a cart whose calculation is pending', async () => {
  const { lines, slept } = await read(
    cartItemsResponse('Processing'),
    cartItemsResponse('Processing'),
    cartItemsResponse(null, [item]),
  );
  expect(lines).toHaveLength(1);
  expect(slept).toEqual([1000, 1000]);
});

test('S-074 a cart that cannot be read, or never settles, has no lines to tell', async () => {
  expect((await read(403)).lines).toBeUndefined();
  const endless = await read(cartItemsResponse('Processing'));
  expect([endless.lines, endless.urls.length]).toEqual([undefined, 30]);
});

test('S-074 fields that a product does not have are left blank, and no more than 50 lines are reported', async () => {
  const bare = { cartItem: { quantity: 'many', productDetails: { fields: { Name: null } } } };
  const { lines } = await read(
    cartItemsResponse(
      null,
      Array.from({ length: 60 }, () => bare),
    ),
  );
  expect(lines).toHaveLength(50);
  expect(lines?.[0]).toEqual({ sku: '', currency: '', title: '', quantity: 0 });
});
