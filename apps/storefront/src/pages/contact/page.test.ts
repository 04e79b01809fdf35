import { reply, testClient } from '@relab/client/testing';
import { describe, expect, test } from 'vitest';
import type { PageContext } from '../../page.ts';
import { page } from './page.tsx';

const message = {
  Subject: 'Where is my order?',
  Description: 'It should\nbe here.',
  SuppliedName: 'A. Field',
  SuppliedEmail: 'name@institute.example',
};
const { Subject: _, ...question } = message;
const report = { Reason__c: 'Sold Elsewhere', ...question };

const listing = '01t000000000007AAA';
const script = {
  'POST /ui-api/records': reply(201, { id: '5001' }),
  [`GET /products/${listing}`]: {
    id: listing,
    urlName: 'leica-7',
    fields: { Name: 'Leica DM1000', StockKeepingUnit: 'RL-000007' },
    defaultImage: null,
  },
  'GET /object-info/Case': {
    apiName: 'Case',
    fields: {},
    recordTypeInfos: {
      '0121': { name: 'Question', available: true, recordTypeId: '0121' },
      '0122': { name: 'Report', available: true, recordTypeId: '0122' },
    },
  },
  'GET /session-context': { guestUser: true },
  'GET /application-context': { propertiesEx: {} },
};

function pageRequest(
  values: Readonly<Record<string, string>> = {},
  path = '/contact',
  more: Readonly<Record<string, unknown>> = {},
) {
  const { client, fetch } = testClient({ ...script, ...more });
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  const context = { client, params: {}, url: new URL(path, 'https://relab.example') };
  const written = () => fetch.requests.filter(({ method }) => method === 'POST');
  return { context: context as unknown as PageContext, form, written };
}

test('a contact message becomes a case', async () => {
  const { context, form, written } = pageRequest(message);
  expect(await page.act?.(context, form)).toEqual({ kind: 'redirect', href: '/contact?sent=1' });
  expect(written()[0]?.body).toEqual({ apiName: 'Case', fields: message });
});

test('every field of a contact message is required', async () => {
  const { context, form, written } = pageRequest();
  const outcome = await page.act?.(context, form);
  expect(outcome?.kind === 'invalid' && outcome.problems.map(({ field }) => field)).toEqual(
    Object.keys(message),
  );
  expect(written()).toEqual([]);
});

test('a link to the contact page fills in the subject, cut to its maximum', async () => {
  const { context } = pageRequest({}, `/contact?subject=${'x'.repeat(400)}`);
  expect(await page.load(context)).toMatchObject({
    isSent: false,
    kind: 'message',
    subject: 'x'.repeat(255),
  });
});

test('the contact form fills in name and e-mail of somebody signed in', async () => {
  const profile = { firstName: 'Ines', lastName: 'Roth', userName: 'ines@institute.example' };
  const signedIn = { 'GET /session-context': { guestUser: false, profile } };
  expect(await page.load(pageRequest({}, '/contact', signedIn).context)).toMatchObject({
    name: 'Ines Roth',
    email: 'ines@institute.example',
  });
});

describe('about a listing', () => {
  const at = (about: string, id = listing) => `/contact?listing=${id}&about=${about}`;

  test('the contact page names the listing', async () => {
    expect(await page.load(pageRequest({}, at('report')).context)).toMatchObject({
      kind: 'report',
      listing: { name: 'Leica DM1000', sku: 'RL-000007', href: `/product/leica-7/${listing}` },
    });
  });

  test('a question becomes a case with its listing and reason', async () => {
    const { context, form, written } = pageRequest(question, at('question'));
    expect(await page.act?.(context, form)).toEqual({
      kind: 'redirect',
      href: `/contact?sent=1&listing=${listing}&about=question`,
    });
    expect(written()[0]?.body).toMatchObject({
      fields: {
        Listing__c: listing,
        Subject: 'Question about RL-000007: Leica DM1000',
        Reason__c: 'Equipment',
      },
    });
  });

  test('a report of a listing becomes a case of its own record type', async () => {
    const { context, form, written } = pageRequest(report, at('report'));
    await page.act?.(context, form);
    expect(written()[0]?.body).toMatchObject({
      fields: { ...report, Listing__c: listing, RecordTypeId: '0122' },
    });
  });

  test('a report with a reason of somebody’s own is refused, with all that was typed', async () => {
    const { context, form, written } = pageRequest({ ...report, Reason__c: 'Ugly' }, at('report'));
    expect(await page.act?.(context, form)).toMatchObject({
      problems: [{ field: 'Reason__c' }],
      values: { Description: message.Description },
    });
    expect(written()).toEqual([]);
  });

  test.each(['01t000000000009AAA', 'x', "01t'--", ''])(
    '%j leads to nothing: a message like any other',
    async (id) => {
      const { context, form, written } = pageRequest(question, at('report', id));
      expect(await page.load(context)).toMatchObject({ kind: 'message', listing: null });
      // Typed while the listing was there still.
      expect(await page.act?.(context, form)).toMatchObject({
        problems: [{ field: 'Subject' }],
        values: { Description: message.Description },
      });
      expect(written()).toEqual([]);
    },
  );
});

test('a contact form with a filled honeypot is answered as sent, and creates nothing', async () => {
  const { context, form, written } = pageRequest({ ...message, homepage: 'https://pills.example' });
  expect(await page.act?.(context, form)).toEqual({ kind: 'redirect', href: '/contact?sent=1' });
  expect(written()).toEqual([]);
});

test('the contact form sends a valid idempotency key, and no other', async () => {
  const key = '6f1c1b1e-58d7-4a0e-9c1a-2b6f0c1d2e3f';
  for (const formKey of [key, 'x']) {
    const { context, form, written } = pageRequest({ ...message, formKey });
    await page.act?.(context, form);
    expect(written()[0]?.headers['idempotency-key']).toBe(formKey === key ? key : undefined);
  }
});

test('past the limit nothing that was typed is lost, and the server says when to go on', async () => {
  const limit = reply(429, [{ errorCode: 'REQUEST_LIMIT_EXCEEDED', message: 'Try again in 12 minutes.' }]);
  const { context, form } = pageRequest(message, '/contact', { 'POST /ui-api/records': limit });
  expect(await page.act?.(context, form)).toMatchObject({
    kind: 'invalid',
    problems: [{ message: 'Try again in 12 minutes.' }],
    values: message,
  });
});
