import { describe, expect, it } from 'vitest';
import { reply } from '../../testing/scripted-fetch.ts';
import { testClient } from '../../testing/test-client.ts';
import { cartStatus } from '../cart-status.ts';
import { addItemsToCart, getCartItems } from './cart-items.ts';
import { getCartSummary } from './cart-summary.ts';
import { pollDelay } from './poll-cart.ts';

// X-01 chooses column A of the table.
describe.each([
  ['S-288 attempt 1 waits 0 ms', 1, 0],
  ['S-289 attempt 2 waits 0 ms', 2, 0],
  ['S-290 attempt 3 waits 0 ms', 3, 0],
  ['S-291 attempt 4 waits 0 ms', 4, 0],
  ['S-292 attempt 5 waits 100 ms', 5, 100],
  ['S-293 attempt 6 waits 200 ms', 6, 200],
  ['S-294 attempt 7 waits 300 ms', 7, 300],
  ['S-295 attempt 8 waits 400 ms', 8, 400],
  ['S-296 attempt 9 waits 750 ms', 9, 750],
  ['S-297 attempt 10 waits 1500 ms', 10, 1_500],
  ['S-298 attempt 11 waits 3000 ms', 11, 3_000],
  ['S-299 attempt 12 waits 6000 ms', 12, 6_000],
  ['S-300 attempt 13 waits 12000 ms', 13, 12_000],
  ['S-301 attempt 14 waits 24000 ms', 14, 24_000],
] as const)('%s', (_, attempt, delay) => {
  it('before it asks again', async () => {
    expect(pollDelay(attempt)).toBe(delay);
    const { client, fetch, waits } = testClient(processing(attempt));
    await getCartItems(client, {});
    expect(waits).toHaveLength(attempt);
    expect(waits.at(-1)).toBe(delay);
    expect(fetch.requests).toHaveLength(attempt + 1);
  });
});

/** Items of a cart that is done when it was requested so many times again. */
function processing(times: number, last = 'Completed') {
  let requested = 0;
  const summary = () => ({ cartId: '0a61', asyncOperationStatus: requested++ < times ? 'Processing' : last });
  // As the server has it: 202 while it lasts.
  const response = (body: (state: ReturnType<typeof summary>) => object) => () => {
    const state = summary();
    return reply(state.asyncOperationStatus === 'Processing' ? 202 : 200, body(state));
  };
  return {
    'GET /cart-items': response((cartSummary) => ({ cartItems: [], cartSummary })),
    'GET /carts/current': response((cartSummary) => cartSummary),
  };
}

it('S-302 asks 14 times again at most, and throws in place of the 15th, with nothing sent', async () => {
  const { client, fetch, waits } = testClient(processing(15));
  await expect(getCartItems(client, {})).rejects.toMatchObject({
    code: 'ASYNC_MAXIMUM_WAIT_EXCEEDED',
    message: 'Async maximum wait exceeded',
  });
  expect(fetch.requests).toHaveLength(15);
  expect(waits).toHaveLength(14);
});

it('S-303 waits 48250 ms over all attempts', async () => {
  const { client, waits } = testClient(processing(14));
  await getCartItems(client, {});
  expect(waits.reduce((sum, wait) => sum + wait, 0)).toBe(48_250);
});

it('S-158 stops when the operation has failed, and hands over that it has', async () => {
  const { client, fetch } = testClient(processing(2, 'Errored'));
  const { cartSummary } = await getCartItems(client, {});
  expect(cartSummary.asyncOperationStatus).toBe('Errored');
  expect(fetch.requests).toHaveLength(3);
});

it('S-159, S-160 on a server the summary too is requested once, and marked', async () => {
  const { client, fetch, waits } = testClient(processing(3), { onServer: true });
  expect((await getCartSummary(client, {})).asyncOperationStatus).toBe('Processing');
  expect(fetch.requests).toHaveLength(1);
  expect(waits).toEqual([]);
  expect(cartStatus(client).read().data?.noPolling).toBe(true);
});

it('S-160 marks nothing where nothing is being worked on', async () => {
  const { client } = testClient(processing(0), { onServer: true });
  await getCartItems(client, {});
  expect(cartStatus(client).read().data?.noPolling ?? false).toBe(false);
});

it('takes a batch whose items have no ids yet, and follows the cart until it is done', async () => {
  const { client } = testClient({
    ...processing(3),
    'GET /session-context': { guestUser: false },
    'POST /cart-items/batch': reply(201, {
      hasErrors: false,
      results: [{ statusCode: 201, result: { cartId: '0a61', cartItemId: null } }],
    }),
  });
  getCartItems.observe(client, {}, () => {});
  const inputs = [{ richInput: { productId: '01t1', quantity: 1 } }];
  const { results } = await addItemsToCart(client, { inputs });
  expect(results[0]?.result).toMatchObject({ cartItemId: null });
  expect(getCartItems.peek(client, {})).toMatchObject({
    state: 'Fulfilled',
    data: { cartSummary: { asyncOperationStatus: 'Completed' } },
  });
});
