import { reply, testClient } from '@relab/client/testing';
import { expect, test } from 'vitest';
import type { PageContext } from '../../page.ts';
import { page } from './page.tsx';

const approvalId = '2oa000000000001AAA';

function decide(form: Readonly<Record<string, string>>, script: Readonly<Record<string, unknown>> = {}) {
  const { client, fetch } = testClient(script);
  const data = new FormData();
  for (const [name, value] of Object.entries({ approvalId, ...form })) data.set(name, value);
  const context = {
    client,
    params: {},
    url: new URL('https://shop.example/approvals'),
  } as unknown as PageContext;
  return { led: page.act?.(context, data), fetch };
}

test('approving an order leads back to the approvals, with its id', async () => {
  const { led } = decide({ intent: 'approve' }, { [`POST /${approvalId}/actions/approve`]: {} });
  expect(await led).toEqual({ kind: 'redirect', href: `/approvals?approved=${approvalId}` });
});

test('rejecting an order needs a reason, which is sent', async () => {
  const { led, fetch } = decide({ intent: 'reject', [`note-${approvalId}`]: ' ' });
  expect(await led).toMatchObject({ kind: 'invalid', problems: [{ field: `note-${approvalId}` }] });
  expect(fetch.requests).toEqual([]);
  const script = { [`POST /${approvalId}/actions/reject`]: {} };
  const rejected = decide({ intent: 'reject', [`note-${approvalId}`]: 'Two offers.' }, script);
  expect(await rejected.led).toEqual({ kind: 'redirect', href: `/approvals?rejected=${approvalId}` });
  expect(rejected.fetch.requests[0]?.body).toEqual({ note: 'Two offers.' });
});

test('withdrawing an approval request leads back, and an error is shown at the request', async () => {
  const { led } = decide({ intent: 'withdraw' }, { [`POST /${approvalId}/actions/withdraw`]: {} });
  expect(await led).toEqual({ kind: 'redirect', href: `/approvals?withdrawn=${approvalId}` });
  const message = 'This order is placed already.';
  const script = {
    [`POST /${approvalId}/actions/withdraw`]: reply(409, [{ errorCode: 'CONFLICT', message }]),
  };
  expect(await decide({ intent: 'withdraw' }, script).led).toMatchObject({
    kind: 'invalid',
    form: `approval-${approvalId}`,
    problems: [{ message }],
  });
});

test('an approved order that cannot be placed shows the reason at its card', async () => {
  const message = 'The centrifuge has just been sold.';
  const script = {
    [`POST /${approvalId}/actions/approve`]: reply(409, [{ errorCode: 'INSUFFICIENT_STOCK', message }]),
  };
  expect(await decide({ intent: 'approve' }, script).led).toMatchObject({
    kind: 'invalid',
    form: `approval-${approvalId}`,
    problems: [{ message }],
  });
});
