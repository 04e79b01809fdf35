import { expect, test } from 'vitest';
import { getFieldValue } from '../record-input/field-value.ts';
import { getRecord } from '../records/get-record.ts';
import { testClient } from '../testing/test-client.ts';
import { Product2 } from './shop.fixture.ts';

const id = '01t000000000001AAA';
const record = {
  apiName: 'Product2',
  childRelationships: {},
  eTag: '1',
  fields: { Name: { displayValue: null, value: 'Rotor' }, Price__c: { displayValue: '€10.00', value: 10 } },
  id,
  lastModifiedById: null,
  lastModifiedDate: null,
  recordTypeId: null,
  recordTypeInfo: null,
  systemModstamp: null,
  weakEtag: 1,
};

test('a read by typed fields asks for their names, and answers the record that types know', async () => {
  const { client, fetch } = testClient({ 'GET /records/*': record });
  const fields = [Product2.Name, Product2.Price__c] as const;
  const response = await getRecord(client, { recordId: id, fields });
  expect(fetch.requests[0]?.query.fields).toBe('Product2.Name,Product2.Price__c');
  const name: string = response.fields.Name.value;
  const price: number | null = getFieldValue(response, Product2.Price__c);
  expect({ name, price }).toEqual({ name: 'Rotor', price: 10 });
});
