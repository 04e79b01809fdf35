import { reply, testClient } from '@relab/client/testing';
import { expect, test } from 'vitest';
import type { PageContext } from '../../frame/page.ts';
import { page } from './page.tsx';

const message = {
  SuppliedName: 'A. Field',
  SuppliedEmail: 'name@institute.example',
  Subject: 'Question about RL-000007',
  Description: 'Does the rotor\nfit?',
};

function asked(values: Partial<typeof message>, path = '/contact') {
  const { client, fetch } = testClient({ 'POST /ui-api/records': reply(201, { id: '5001' }) });
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...message, ...values })) form.set(name, value);
  const context = {
    client,
    params: {},
    url: new URL(path, 'https://relab.example'),
  } as unknown as PageContext;
  return { context, form, fetch };
}

test('a message becomes a case', async () => {
  const { context, form, fetch } = asked({});
  expect(await page.act?.(context, form)).toEqual({ kind: 'redirect', href: '/contact?sent=1' });
  expect(fetch.requests[0]?.body).toEqual({ apiName: 'Case', fields: message });
});

test('every part of it is needed', async () => {
  const { context, form, fetch } = asked({
    SuppliedName: '',
    SuppliedEmail: '',
    Subject: '',
    Description: '',
  });
  const outcome = await page.act?.(context, form);
  expect(outcome?.kind === 'invalid' && outcome.problems.map(({ field }) => field)).toEqual(
    Object.keys(message),
  );
  expect(fetch.requests).toEqual([]);
});

test('a link may bring its subject, as far as it fits', async () => {
  const { context } = asked({}, `/contact?subject=${'x'.repeat(400)}`);
  expect(await page.load(context)).toEqual({ isSent: false, subject: 'x'.repeat(255) });
});
