import { idSuffix, isRecordId } from '@relab/contract';
import { expect, test } from 'vitest';
import { columnName, relationshipNameOf, tableName } from './names.ts';
import { newId } from './new-id.ts';

test.each([
  ['StockKeepingUnit', 'stock_keeping_unit'],
  ['Year__c', 'year'],
  ['Product2Id', 'product2_id'],
  ['IsActive', 'is_active'],
  ['SKUCode__c', 'sku_code'],
  ['AuthId__c', 'auth_id'],
])('%s is stored as %s', (apiName, stored) => {
  expect(columnName(apiName)).toBe(stored);
  expect(tableName(apiName)).toBe(stored);
});

test('the way along a reference drops Id, or ends in __r', () => {
  expect(relationshipNameOf('AccountId')).toBe('Account');
  expect(relationshipNameOf('Maker__c')).toBe('Maker__r');
});

test('D-151: new ids have the prefix, the right checksum, and do not repeat', () => {
  const ids = Array.from({ length: 1000 }, () => newId('01t'));
  expect(new Set(ids).size).toBe(1000);
  for (const id of ids) {
    expect(isRecordId(id)).toBe(true);
    expect(id.slice(0, 3)).toBe('01t');
    expect(id.slice(15)).toBe(idSuffix(id.slice(0, 15)));
  }
});
