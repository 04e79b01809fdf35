import type { RecordRepresentation } from '@relab/contract/records';
import { expect, test } from 'vitest';
import { readQuote } from './quote.ts';

const record = (fields: Readonly<Record<string, unknown>>, type?: string) =>
  ({
    apiName: 'QuoteRequest__c',
    id: 'a01000000000001AAA',
    recordTypeInfo: type === undefined ? null : { name: type },
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, { value, displayValue: null }]),
    ),
  }) as unknown as RecordRepresentation;

const priced = { QuotedPrice__c: 900, DeliveryPrice__c: 75.5, Total__c: 4575.5, ValidUntil__c: '2026-12-01' };

test.each([
  ['New', false, 'Waiting'],
  ['In Review', false, 'Waiting'],
  ['Quoted', false, 'Quoted'],
  ['Quoted', true, 'Ended'],
  ['Accepted', false, 'Ordered'],
  ['Declined', false, 'Declined'],
  ['Withdrawn', false, 'Withdrawn'],
  ['Of a later version', false, 'Waiting'],
])('%s, expired %s: %s', (Status__c, IsExpired__c, state) => {
  expect(readQuote(record({ Status__c, IsExpired__c }))).toMatchObject({ state });
});

test('a quote shows its price while it is quoted or ordered', () => {
  const quoted = { unitPrice: '900.00', deliveryPrice: '75.50', total: '4575.50', validUntil: '2026-12-01' };
  expect(readQuote(record({ Status__c: 'Quoted', ...priced }))).toMatchObject(quoted);
  expect(readQuote(record({ Status__c: 'Accepted', ...priced }))).toMatchObject(quoted);
  for (const Status__c of ['In Review', 'Withdrawn', 'Declined'])
    expect(readQuote(record({ Status__c, ...priced }))).toMatchObject({ unitPrice: null, total: null });
});

test('missing or hidden fields of a quote are empty', () => {
  expect(readQuote(record({ Status__c: 'New' }, 'Price Offer'))).toMatchObject({
    isOffer: true,
    wantedPrice: null,
    message: null,
    listingName: 'A listing that is gone',
    quantity: 1,
  });
});
