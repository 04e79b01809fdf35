import { idSuffix, isRecordId } from '@relab/contract';
import { newId } from '@relab/server/http';
import { expect, test } from 'vitest';
import { type ColumnName, columnName, relationshipNameOf, tableName } from './names.ts';

/** The compiler has to come to the same name. */
const stored = <const Name extends string>(apiName: Name, column: ColumnName<Name>) =>
  [apiName, column] as const;

test.each([
  stored('StockKeepingUnit', 'stock_keeping_unit'),
  stored('Year__c', 'year'),
  stored('Product2Id', 'product2_id'),
  stored('IsActive', 'is_active'),
  stored('SKUCode__c', 'sku_code'),
  stored('AuthId__c', 'auth_id'),
  stored('Location_Country__c', 'location_country'),
  stored('Weight_kg__c', 'weight_kg'),
  stored('VATNumberOfEU__c', 'vat_number_of_eu'),
  stored('ABc2DEf__r', 'a_bc2_d_ef'),
  stored('URL', 'url'),
])('%s is stored as %s', (apiName, stored) => {
  expect(columnName(apiName)).toBe(stored);
  expect(tableName(apiName)).toBe(stored);
});

test('the relationship name of a reference drops Id, or ends in __r', () => {
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
