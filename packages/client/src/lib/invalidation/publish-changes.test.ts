import { expect, it } from 'vitest';
import { changesOf } from '../client/change.ts';
import { getProduct } from '../commerce/catalogue/product.ts';
import { getOrderSummaries, payOrder } from '../commerce/orders/order.ts';
import { getAppContext, getSessionContext } from '../commerce/session/context.ts';
import { createClient } from '../create-client.ts';
import { dehydrate } from '../dehydrate.ts';
import { scriptedFetch } from '../testing/scripted-fetch.ts';
import { testClient } from '../testing/test-client.ts';
import { publishChanges } from './publish-changes.ts';

const shop = {
  'GET /order-summaries': { orderSummaries: [] },
  'GET /products/*': { id: '1', name: 'Centrifuge' },
  'GET /session-context': { guestUser: false },
  'GET /application-context': {},
  'POST /actions/pay': { paymentUrl: null },
};
const product = { productId: '1' };

it('invalidates the reads of a changed resource and no others', async () => {
  const { client } = testClient(shop);
  await Promise.all([getOrderSummaries(client, {}), getProduct(client, product)]);
  await publishChanges(client, changesOf('orders'));
  expect(getOrderSummaries.peek(client, {}).state).toBe('Stale');
  expect(getProduct.peek(client, product).state).toBe('Fulfilled');
});

it('asks again for what is observed, and resolves when the response is in', async () => {
  const { client, fetch } = testClient(shop);
  getOrderSummaries.observe(client, {}, () => {});
  await getOrderSummaries(client, {});
  await publishChanges(client, changesOf('orders'));
  expect(getOrderSummaries.peek(client, {}).state).toBe('Fulfilled');
  expect(fetch.requests.filter(({ path }) => path.endsWith('/order-summaries'))).toHaveLength(2);
});

it('tells the session from what else its area answers', async () => {
  const { client } = testClient(shop);
  await Promise.all([getSessionContext(client, {}), getAppContext(client, {})]);
  await publishChanges(client, changesOf('session'));
  expect(getSessionContext.peek(client, {}).state).toBe('Stale');
  expect(getAppContext.peek(client, {}).state).toBe('Fulfilled');
});

it('invalidates entries that came with a state and were not read yet', async () => {
  const { client: server } = testClient(shop);
  await Promise.all([getOrderSummaries(server, {}), getProduct(server, product)]);
  const fetch = scriptedFetch(shop);
  const { context } = server;
  const client = createClient({ fetch, state: dehydrate(server), context: context as object });
  await publishChanges(client, changesOf('orders'));
  expect(getOrderSummaries.peek(client, {}).state).toBe('Stale');
  expect(getProduct.peek(client, product).state).toBe('Fulfilled');
});

it('tells who listens to the client what a write has changed', async () => {
  const { client } = testClient(shop);
  const published: unknown[] = [];
  client.listen((event) => event.type === 'changed' && published.push(...event.changes));
  await payOrder(client, { orderSummaryId: '1' });
  expect(published).toEqual([{ kind: 'resource', resource: 'orders' }]);
});
