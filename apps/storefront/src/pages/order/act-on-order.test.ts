import { reply, testClient } from '@relab/client/testing';
import { NotFound } from '@relab/pages';
import type { Params } from '@relab/pages/routes';
import { expect, test } from 'vitest';
import type { PageContext } from '../../page.ts';
import { actOnOrder } from './act-on-order.ts';
import { readOrderFeedback } from './order-feedback.ts';

const id = '1Os000000000001AAA';

function opened(script: Readonly<Record<string, unknown>>, search = '') {
  const { client, fetch } = testClient(script);
  const url = new URL(`https://shop.example/orders/${id}${search}`);
  const context = { client, params: { orderSummaryId: id }, url };
  const act = (values: Readonly<Record<string, string>>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(values)) form.set(name, value);
    return actOnOrder(context as unknown as PageContext<Params<'/orders/:orderSummaryId'>>, form);
  };
  return { act, sent: () => fetch.requests.find(({ method }) => method === 'POST') };
}

test('paying an order leads to the payment service, and back where nothing is due', async () => {
  const paymentUrl = 'https://pay.example/1';
  const path = `POST /order-summaries/${id}/actions/pay`;
  const open = opened({ [path]: { orderSummaryId: id, status: 'Awaiting Payment', paymentUrl } });
  expect(await open.act({ action: 'pay' })).toEqual({ kind: 'redirect', href: paymentUrl });
  const paid = opened({ [path]: { orderSummaryId: id, status: 'Created', paymentUrl: null } }, '?key=k');
  expect(await paid.act({ action: 'pay' })).toEqual({ kind: 'redirect', href: `/orders/${id}?key=k` });
});

test('canceling an unpaid order leads to the restored cart', async () => {
  const answer = { orderSummaryId: id, status: 'Canceled', paymentUrl: null };
  const { act } = opened({ [`POST /order-summaries/${id}/actions/cancel-unpaid`]: answer });
  expect(await act({ action: 'giveUp' })).toEqual({ kind: 'redirect', href: '/cart' });
});

test('reordering and canceling send the idempotency key of their form', async () => {
  const formKey = '6f1c1b1e-58d7-4a0e-9c1a-2b6f0c1d2e3f';
  for (const [action, end] of [
    ['again', 'reorder'],
    ['cancel', 'request-cancellation'],
  ] as const) {
    const { act, sent } = opened({
      [`POST /order-summaries/${id}/actions/${end}`]: { added: [], notAdded: [] },
    });
    await act({ action, formKey });
    expect(sent()?.headers['idempotency-key']).toBe(formKey);
  }
});

test('reordering leads to the cart, or lists the items that are unavailable', async () => {
  const path = `POST /order-summaries/${id}/actions/reorder`;
  const item = { orderItemSummaryId: '10u1', quantity: '1.0' };
  const whole = opened({ [path]: { cartId: '0a6', added: [item], notAdded: [] } });
  expect(await whole.act({ action: 'again' })).toEqual({ kind: 'redirect', href: '/cart' });
  const missing = { orderItemSummaryId: '10u2', name: 'Oven', message: 'Oven is sold.' };
  const part = opened({ [path]: { cartId: '0a6', added: [item], notAdded: [missing] } });
  const outcome = await part.act({ action: 'again' });
  expect(outcome).toEqual({ kind: 'redirect', href: `/orders/${id}?added=1&missing=10u2` });
  const url = new URL(`https://shop.example/orders/${id}?added=1&missing=10u2&missing=elsewhere`);
  const items = [{ orderItemSummaryId: '10u2', name: 'Oven' }];
  expect(readOrderFeedback(url, { items } as never)).toEqual({
    added: 1,
    missing: ['Oven'],
    isAsked: false,
    isReturnRequested: false,
    isConfirmed: false,
  });
});

test('a cancellation is requested with its reason, and an error is shown', async () => {
  const path = `POST /order-summaries/${id}/actions/request-cancellation`;
  const { act, sent } = opened({ [path]: {} }, '?key=k');
  expect(await act({ action: 'cancel', reason: ' Moved. ' })).toMatchObject({
    href: `/orders/${id}?key=k&asked=1`,
  });
  expect(sent()?.body).toEqual({ reason: 'Moved.' });
  const error = [{ errorCode: 'CONFLICT', message: 'This order is on its way.' }];
  const late = opened({ [path]: reply(409, error) });
  expect(await late.act({ action: 'cancel' })).toMatchObject({
    form: 'cancel',
    problems: [{ message: 'This order is on its way.' }],
  });
});

test('a return is requested with its items, a reason and a note', async () => {
  const path = `POST /order-summaries/${id}/actions/request-return`;
  const [first, second] = ['10u000000000001AAA', '10u000000000002AAA'];
  const { act, sent } = opened({ [path]: {} }, '?key=k');
  const typed = { action: 'return', reason: 'Damaged', description: ' Its lid. ' };
  expect(
    await act({ ...typed, [`quantity-${first}`]: '2', [`quantity-${second}`]: '0', 'quantity-x': '1' }),
  ).toMatchObject({ href: `/orders/${id}?key=k&returning=1` });
  expect(sent()?.body).toEqual({
    items: [{ orderItemSummaryId: first, quantity: 2 }],
    reason: 'Damaged',
    description: 'Its lid.',
  });
});

test('a return without items, with half an item or for no reason is not sent', async () => {
  const field = 'quantity-10u000000000001AAA';
  const { act, sent } = opened({});
  expect(await act({ action: 'return', reason: 'Damaged', [field]: '0' })).toMatchObject({
    form: 'return',
    problems: [{ message: 'Enter of at least one item how many you want to return.' }],
  });
  for (const quantity of ['0.5', '-1', 'two'])
    expect(await act({ action: 'return', reason: 'Damaged', [field]: quantity })).toMatchObject({
      problems: [{ field }],
    });
  for (const reason of ['', 'Because'])
    expect(await act({ action: 'return', reason, [field]: '1' })).toMatchObject({
      problems: [{ field: 'reason' }],
    });
  expect(sent()).toBeUndefined();
});

test('an unknown action of the order page is not found', async () => {
  const { act } = opened({});
  await expect(act({ action: 'toString' })).rejects.toThrow(NotFound);
  await expect(act({})).rejects.toThrow(NotFound);
});
