import { reply, testClient } from '@relab/client/testing';
import { NotFound, Redirect } from '@relab/pages';
import { expect, test } from 'vitest';
import { loadOrder } from './load-order.ts';

const url = new URL('https://shop.example/orders/1Os000000000001AAA?key=x');
const open = (guestUser: boolean, status: number) =>
  testClient({
    'GET /session-context': { guestUser, profile: {} },
    'GET /order-summaries/1Os000000000001AAA': reply(status, []),
  }).client;

test.each([400, 401, 403, 404])(
  'a guest signs in first for an order that is answered with %i, whether there is one or not',
  async (status) => {
    const opened = loadOrder({ client: open(true, status), url }, '1Os000000000001AAA');
    await expect(opened).rejects.toThrow(Redirect);
    await expect(opened).rejects.toMatchObject({
      href: `/login?next=${encodeURIComponent('/orders/1Os000000000001AAA?key=x')}`,
    });
  },
);

test('somebody who is signed in finds no order that is not theirs', async () => {
  await expect(loadOrder({ client: open(false, 404), url }, '1Os000000000001AAA')).rejects.toThrow(NotFound);
});
