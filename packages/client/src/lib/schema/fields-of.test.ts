import { expect, test } from 'vitest';
import { fieldPaths } from '../records/field-names.ts';
import { apiNameOf, fieldsOf } from './fields-of.ts';
import { Product2, User } from './shop.fixture.ts';

test('a field is its qualified name, a plain text', () => {
  expect(Product2.Name).toBe('Product2.Name');
  expect(JSON.stringify([Product2.Name, Product2.Price__c])).toBe('["Product2.Name","Product2.Price__c"]');
  expect(fieldPaths([Product2.Owner.Name])).toEqual(['Owner.Name']);
});

test('relations are followed, also to an object that leads to itself and to one that was not generated', () => {
  expect(Product2.Owner.Manager.Email).toBe('Product2.Owner.Manager.Email');
  expect(Product2.Successor__r.Successor__r.Name).toBe('Product2.Successor__r.Successor__r.Name');
  expect(Product2.CreatedBy.Name).toBe('Product2.CreatedBy.Name');
});

test('D-161: fields are five levels deep, and no deeper', () => {
  const { Manager } = User.Manager.Manager.Manager;
  expect(Manager.Name).toBe('User.Manager.Manager.Manager.Manager.Name');
  expect(Manager).not.toHaveProperty('Manager');
});

test('names that were not generated are not there, nor is what every object has', () => {
  expect('Foo' in Product2).toBe(false);
  expect('constructor' in Product2).toBe(false);
  expect('toString' in Product2.Owner).toBe(false);
});

test('fields list their names, stay the same and cannot be changed', () => {
  expect(Object.keys(User)).toEqual(['Email', 'Id', 'ManagerId', 'Name', 'Manager']);
  expect(Product2.Owner).toBe(Product2.Owner);
  expect(() => Object.assign(Product2, { Name: 'Other.Name' })).toThrow(TypeError);
  expect(() => Object.assign(Product2, { Foo: 'Product2.Foo' })).toThrow(TypeError);
  expect(() => Object.assign(Product2.Owner, { Name: 'Other.Name' })).toThrow(TypeError);
});

test('the object of fields has a name; anything else has none', () => {
  expect(apiNameOf(Product2)).toBe('Product2');
  expect(() => apiNameOf(Product2.Owner)).toThrow('These are not the fields of an object');
  expect(() => apiNameOf({})).toThrow(TypeError);
});

test('an object may have no fields at all', () => {
  expect(Object.keys(fieldsOf('Empty__c', ''))).toEqual([]);
});
