import { expect, test } from 'vitest';
import { getAppContext, getCartSummary } from '../commerce.ts';
import { dehydrate } from './dehydrate.ts';
import { testClient } from './testing/test-client.ts';

test('the cache goes to a browser whole, or only with what some calls answered', async () => {
  const { client } = testClient({
    'GET /application-context': { propertiesEx: { highScaleCartEnabled: false } },
    'GET /carts/current': { cartId: '0a61' },
  });
  await getAppContext(client, {});
  await getCartSummary(client, {});
  const keys = (calls?: ReadonlySet<string>) => dehydrate(client, calls).entries.map(([key]) => key);
  expect(keys()).toEqual(['commerce-context/getAppContext/?{}', 'status/cart', 'carts/getCartSummary/?{}']);
  expect(keys(new Set([getCartSummary.id]))).toEqual(['carts/getCartSummary/?{}']);
  expect(keys(new Set())).toEqual([]);
});
