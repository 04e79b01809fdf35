import { expect, it } from 'vitest';
import { reply } from '../../testing/scripted-fetch.ts';
import { testClient } from '../../testing/test-client.ts';
import { getCartSummary } from './cart-summary.ts';
import { cloneCart } from './clone-cart.ts';

const context = { 'GET /session-context': { guestUser: true } };

it('S-229 sends the cart’s id and the type of the copy, and requests the carts again', async () => {
  let requested = 0;
  const { client, fetch } = testClient({
    ...context,
    'GET /carts/current': () => ({ cartId: '0a61', requested: ++requested }),
    'POST /actions/clone': reply(201, { cartId: '0a62', payToken: 'secret' }),
  });
  getCartSummary.observe(client, {}, () => {});
  await getCartSummary(client, {});
  expect(await cloneCart(client, {})).toMatchObject({ cartId: '0a62', payToken: 'secret' });
  await cloneCart(client, { cartId: '0a61' });
  const sent = fetch.requests.filter(({ method }) => method === 'POST');
  // The cart's id travels in the path, as of every call of a cart.
  expect(sent.map(({ path, body }) => [path.split('/').slice(7).join('/'), body])).toEqual([
    ['carts/current/actions/clone', { targetType: 'PayNowReadOnly' }],
    ['carts/0a61/actions/clone', { targetType: 'PayNowReadOnly' }],
  ]);
  expect(getCartSummary.peek(client, {}).data).toMatchObject({ requested: 3 });
});

it('S-249, X-52 a failure is an empty result', async () => {
  const { client } = testClient({
    ...context,
    'POST /actions/clone': reply(400, [{ errorCode: 'UNQUALIFIED_CART', message: 'Your cart is empty.' }]),
  });
  const told: unknown[] = [];
  expect(await cloneCart(client, {}, (error) => told.push(error))).toEqual({});
  expect(told).toMatchObject([{ message: 'Your cart is empty.' }]);
});
