import { reply, testClient } from '@relab/client/testing';
import { expect, test } from 'vitest';
import type { PageContext } from '../../page.ts';
import { page } from './page.tsx';

const recordId = '01t000000000001AAA';
const quoteId = 'a01000000000001AAA';
const script = {
  'GET /session-context': { guestUser: false },
  'GET /object-info/QuoteRequest__c': {
    apiName: 'QuoteRequest__c',
    fields: {},
    recordTypeInfos: {
      '012A': { recordTypeId: '012A', name: 'Quote', available: true },
      '012B': { recordTypeId: '012B', name: 'Price Offer', available: true },
    },
  },
  'POST /ui-api/records': reply(201, { id: quoteId }),
};

function send(
  form: Readonly<Record<string, string>>,
  search = '',
  answers: Readonly<Record<string, unknown>> = script,
) {
  const { client, fetch } = testClient(answers);
  const data = new FormData();
  for (const [name, value] of Object.entries(form)) data.set(name, value);
  const url = new URL(`https://shop.example/quote/${recordId}${search}`);
  const led = page.act?.({ client, params: { recordId }, url } as unknown as PageContext, data);
  const made = () => fetch.requests.find(({ method }) => method === 'POST')?.body;
  return { led, made };
}

test('a quote request is created with its input, and leads to its page', async () => {
  const { led, made } = send({
    currency: 'USD',
    Quantity__c: '5',
    Country__c: 'FR',
    NeededBy__c: '',
    Message__c: 'Soon.',
  });
  expect(await led).toEqual({ kind: 'redirect', href: `/quotes/${quoteId}?asked=1` });
  expect(made()).toMatchObject({
    apiName: 'QuoteRequest__c',
    fields: {
      Listing__c: recordId,
      CurrencyIsoCode: 'USD',
      Quantity__c: 5,
      Country__c: 'FR',
      Message__c: 'Soon.',
    },
  });
});

test.each([
  ['4500', 4500],
  ['4500,50', 4500.5],
  ['0.01', 0.01],
])('an offer of %s is one of its own record type', async (typed, WantedPrice__c) => {
  const { led, made } = send({ WantedPrice__c: typed, Quantity__c: '1' }, '?kind=offer');
  expect(await led).toMatchObject({ kind: 'redirect' });
  expect(made()).toMatchObject({ fields: { WantedPrice__c, RecordTypeId: '012B' } });
});

const offer = { WantedPrice__c: '4500', Quantity__c: '1' };
test.each([
  ['WantedPrice__c', '', '?kind=offer'],
  ['WantedPrice__c', '0', '?kind=offer'],
  ['WantedPrice__c', '-1', '?kind=offer'],
  ['WantedPrice__c', '1.234', '?kind=offer'],
  ['WantedPrice__c', '1000000000000', '?kind=offer'],
  ['WantedPrice__c', '4.500,00', '?kind=offer'],
  ['Quantity__c', '', ''],
  ['Quantity__c', '0', ''],
  ['Quantity__c', '1.5', ''],
  ['Quantity__c', '-1', ''],
  ['Quantity__c', '100000', ''],
  ['NeededBy__c', '2020-01-01', ''],
  ['NeededBy__c', '2999-02-30', ''],
  ['Country__c', 'Fr', ''],
])('%s "%s" is refused at its field, and nothing is sent', async (field, value, search) => {
  const { led, made } = send({ ...offer, [field]: value }, search);
  expect(await led).toMatchObject({ kind: 'invalid', form: 'quote', problems: [{ field }] });
  expect(made()).toBeUndefined();
});

test.each(['1.5', '1,5', '0.5', '1e1'])(
  'a quantity of %s is refused in words that say what is right',
  async (value) => {
    const { led } = send({ Quantity__c: value });
    expect(await led).toMatchObject({
      problems: [{ field: 'Quantity__c', message: 'Enter a whole number of units, 1 or more.' }],
    });
  },
);

test('a guest signs in first, and comes back to the form', async () => {
  const guest = { ...script, 'GET /session-context': { guestUser: true } };
  const { led, made } = send(offer, '?kind=offer', guest);
  const next = `/quote/${recordId}?kind=offer`;
  expect(await led).toEqual({ kind: 'sign-in', next });
  expect(made()).toBeUndefined();
});

test('an error of the server is shown at the field of the quote form', async () => {
  const message = 'What is sold cannot be quoted.';
  const refusal = reply(400, [
    { errorCode: 'FIELD_CUSTOM_VALIDATION_EXCEPTION', message, fields: ['Listing__c'] },
  ]);
  const { led } = send({ Quantity__c: '1' }, '', { ...script, 'POST /ui-api/records': refusal });
  expect(await led).toMatchObject({ kind: 'invalid', problems: [{ message }] });
});
