import { describe, expect, test } from 'vitest';
import { Product2 } from '../schema/shop.fixture.ts';
import { getFieldDisplayValue, getFieldValue } from './field-value.ts';

const owner = {
  apiName: 'User',
  fields: {
    Name: { displayValue: null, value: 'Ada Okafor' },
    Manager: { displayValue: null, value: null },
  },
};
const record = {
  apiName: 'Product2',
  fields: {
    Name: { displayValue: null, value: 'Rotor' },
    Price__c: { displayValue: '€10.00', value: 10 },
    IsActive: { displayValue: null, value: false },
    Serial__c: { displayValue: null, value: null },
    Owner: { displayValue: 'Ada Okafor', value: owner },
  },
};

describe('getFieldValue', () => {
  test('answers the value that travelled, whatever it is', () => {
    expect(getFieldValue(record, 'Product2.Price__c')).toBe(10);
    expect(getFieldValue(record, 'Product2.IsActive')).toBe(false);
    expect(getFieldValue(record, 'Product2.Serial__c')).toBeNull();
  });

  test('takes a field by its name, by two names, and typed', () => {
    const byNames = { objectApiName: 'Product2', fieldApiName: 'Name' };
    expect([
      getFieldValue(record, 'Product2.Name'),
      getFieldValue(record, byNames),
      getFieldValue(record, Product2.Name),
    ]).toEqual(['Rotor', 'Rotor', 'Rotor']);
  });

  test('spans the records within a record, and answers such a record itself', () => {
    expect(getFieldValue(record, 'Product2.Owner.Name')).toBe('Ada Okafor');
    expect(getFieldValue(record, { objectApiName: 'Product2', fieldApiName: 'Owner.Name' })).toBe(
      'Ada Okafor',
    );
    expect(getFieldValue(record, 'Product2.Owner')).toBe(owner);
  });

  test('getFieldValue is undefined where a field, a record on the way or the record is not there', () => {
    expect(getFieldValue(record, 'Product2.Foo')).toBeUndefined();
    expect(getFieldValue(record, 'Product2.Owner.Foo')).toBeUndefined();
    expect(getFieldValue(record, 'Product2.Owner.Manager.Name')).toBeUndefined();
    expect(getFieldValue(record, 'Product2.Name.Length')).toBeUndefined();
    expect(getFieldValue(undefined, 'Product2.Name')).toBeUndefined();
    expect(getFieldValue(null, 'Product2.Name')).toBeUndefined();
  });

  test('knows no field by what every object has, nor one without an object', () => {
    expect(getFieldValue(record, 'Product2.constructor')).toBeUndefined();
    expect(getFieldValue(record, 'Product2.__proto__')).toBeUndefined();
    expect(getFieldValue(record, 'Name')).toBeUndefined();
  });
});

describe('getFieldDisplayValue', () => {
  test('answers how a value is shown, also that of a record within', () => {
    expect(getFieldDisplayValue(record, Product2.Price__c)).toBe('€10.00');
    expect(getFieldDisplayValue(record, 'Product2.Owner')).toBe('Ada Okafor');
  });

  test('getFieldDisplayValue is undefined where the server shows nothing of its own, and where the field is not there', () => {
    expect(getFieldDisplayValue(record, 'Product2.Name')).toBeUndefined();
    expect(getFieldDisplayValue(record, 'Product2.Owner.Name')).toBeUndefined();
    expect(getFieldDisplayValue(record, 'Product2.Foo')).toBeUndefined();
    expect(getFieldDisplayValue(undefined, 'Product2.Name')).toBeUndefined();
  });
});
