import { expect, test } from 'vitest';
import { createRecord, updateRecord } from '../records/record-writes.ts';
import { testClient } from '../testing/test-client.ts';
import { Product2 } from './shop.fixture.ts';
import { typedWrite } from './typed-write-adapter.ts';
import { createInput, updateInput } from './write-input.ts';

const id = '01t000000000001AAA';

test('inputs of generated objects travel as any others', async () => {
  const { client, fetch } = testClient({ 'POST /records': {}, 'PATCH /records/*': {} });
  await typedWrite(createRecord)(client, createInput(Product2, { Name: 'Rotor', Price__c: 10 }));
  await typedWrite(updateRecord)(client, updateInput(Product2, id, { Price__c: null }));
  expect(fetch.requests.map(({ method, path, body }) => ({ method, end: path.slice(-7), body }))).toEqual([
    {
      method: 'POST',
      end: 'records',
      body: { apiName: 'Product2', fields: { Name: 'Rotor', Price__c: 10 } },
    },
    { method: 'PATCH', end: '0001AAA', body: { fields: { Price__c: null } } },
  ]);
});
