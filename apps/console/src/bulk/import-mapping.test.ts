import type { FieldInfo, ObjectInfo } from '@relab/contract/records';
import { expect, test } from 'vitest';
import { guessMapping, importFields, keyFields, missingFields } from './import-mapping.ts';

const field = (apiName: string, label: string, more: Partial<FieldInfo> = {}) =>
  ({
    apiName,
    label,
    createable: true,
    updateable: true,
    calculated: false,
    required: false,
    unique: false,
    externalId: false,
    dataType: 'String',
    ...more,
  }) as FieldInfo;
const fields = {
  Id: field('Id', 'Record ID', { createable: false, updateable: false }),
  Name: field('Name', 'Account Name', { required: true }),
  Code__c: field('Code__c', 'Code', { unique: true }),
  Total__c: field('Total__c', 'Total', { calculated: true }),
  CreatedDate: field('CreatedDate', 'Created Date', { createable: false, updateable: false }),
};
const info = { fields } as unknown as ObjectInfo;

test('columns find their fields by label and by API name, whatever their case and signs', () => {
  const some = importFields(info, 'upsert');
  expect(some.map(({ apiName }) => apiName).sort()).toEqual(['Code__c', 'Id', 'Name']);
  expect(guessMapping(['ID', 'account name', 'CODE', 'Remark', 'Name', ''], some)).toEqual([
    'Id',
    'Name',
    'Code__c',
    null,
    null,
    null,
  ]);
});

test('the id is no field of what is created, and names records beside unique fields', () => {
  expect(importFields(info, 'create').map(({ apiName }) => apiName)).not.toContain('Id');
  expect(keyFields(info).map(({ apiName }) => apiName)).toEqual(['Id', 'Code__c']);
});

test('what a new record needs and no column brings is named', () => {
  expect(missingFields(importFields(info, 'create'), ['Code__c']).map(({ label }) => label)).toEqual([
    'Account Name',
  ]);
});
