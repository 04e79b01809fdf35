import { getCartSummary as getCall } from '@relab/contract/commerce';
import { expect, it, vi } from 'vitest';
import { addItemToCart } from '../commerce/cart/cart-items.ts';
import { getCartSummary } from '../commerce/cart/cart-summary.ts';
import { createClient } from '../create-client.ts';
import { settle, testClient } from '../testing/test-client.ts';

/** A client of one answer, and the requests that it made. */
function clientOf(response: () => Response | Promise<Response>) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => response());
  const client = createClient({ fetch, context: { webstoreId: '0ZE1' }, onServer: false });
  const sent = () => fetch.mock.calls.map(([, init]) => init);
  return { client, sent };
}

it('S-231 a read is a GET with same-origin credentials', async () => {
  const { client, sent } = clientOf(() => Response.json({ cartId: '0a61' }));
  await getCartSummary(client, {});
  expect(sent()).toMatchObject([{ method: 'GET', credentials: 'same-origin' }]);
});

it('S-232 JSON is requested, and what is sent is JSON and says so', async () => {
  const { client, sent } = clientOf(() => Response.json({ cartId: '0a61' }));
  await getCartSummary(client, {});
  await addItemToCart(client, { productId: '01t1', quantity: 1 });
  const [read, write] = sent();
  expect(read?.headers).toMatchObject({ accept: 'application/json' });
  expect(write?.headers).toMatchObject({ accept: 'application/json', 'content-type': 'application/json' });
  expect(JSON.parse(String(write?.body))).toMatchObject({ productId: '01t1', type: 'Product' });
});

it('a client with a language requests responses in it', async () => {
  const { client, fetch } = testClient({ 'GET /carts/*': { cartId: '0a61' } }, { language: 'de-DE' });
  await getCartSummary(client, {});
  expect(fetch.requests[0]?.headers).toMatchObject({ 'accept-language': 'de-DE' });
  const { client: plain, sent } = clientOf(() => Response.json({ cartId: '0a61' }));
  await getCartSummary(plain, {});
  expect(sent()[0]?.headers).not.toHaveProperty('accept-language');
});

it.each([
  ['S-233 a 204', () => new Response(null, { status: 204 })],
  ['S-234 an empty body', () => new Response('', { status: 200 })],
])('%s is null', async (_, response) => {
  const { client } = clientOf(response);
  expect(await client.send(getCall, {})).toBeNull();
});

it('S-235, S-236, S-237, S-238 what is not ok throws an error that is built from the response', async () => {
  const body = [
    { errorCode: 'LIMIT_EXCEEDED', message: '' },
    { errorCode: 'ITEM_NOT_FOUND', message: 'It is gone.' },
  ];
  const { client } = clientOf(() => Response.json(body, { status: 404, statusText: 'Not Found' }));
  await expect(getCartSummary(client, {})).rejects.toMatchObject({
    status: 404,
    statusText: 'Not Found',
    message: 'It is gone.',
    errors: [
      { type: 'LIMIT_EXCEEDED', message: '', arguments: [] },
      { type: 'ITEM_NOT_FOUND', message: 'It is gone.', arguments: [] },
    ],
  });
});

it('S-239 a read that is given up says Aborted', async () => {
  const { client, fetch } = testClient({ 'GET /carts/current': {} });
  fetch.hold();
  const controller = new AbortController();
  const requested = client.send(getCall, {}, controller.signal);
  await settle();
  controller.abort(new Error('Enough.'));
  await expect(requested).rejects.toMatchObject({ message: 'Aborted', status: 0 });
});

it('an error has the id of its request in the log of the server, where that names one', async () => {
  const failed = (headers: HeadersInit) =>
    clientOf(() => Response.json([{ errorCode: 'X', message: 'No.' }], { status: 503, headers })).client;
  await expect(getCartSummary(failed({ 'x-request-id': '0f7c-1' }), {})).rejects.toMatchObject({
    requestId: '0f7c-1',
  });
  await expect(getCartSummary(failed({}), {})).rejects.toMatchObject({ requestId: undefined });
});
