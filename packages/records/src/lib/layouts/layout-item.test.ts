import { expect, test } from 'vitest';
import { Instrument } from '../objects/lab.fixture.ts';
import { labReader } from '../objects/lab-people.fixture.ts';
import { emptyLayoutItem, layoutItem } from './layout-item.ts';

const place = { fields: ['Cost__c', 'Weight__c'] };
const item = (role: 'clerk' | 'seller') => layoutItem(Instrument, place, { mode: 'View' }, labReader(role));

test('an item is named after the first of its readable fields', () => {
  expect(item('clerk')).toMatchObject({ label: 'Cost', layoutComponents: [{ apiName: 'Cost__c' }, {}] });
  expect(item('seller')).toMatchObject({ label: 'Weight', layoutComponents: [{ apiName: 'Weight__c' }] });
});

test('an empty item stays; an item without readable or declared fields is left out', () => {
  expect(layoutItem(Instrument, null, { mode: 'View' }, labReader())).toBe(emptyLayoutItem);
  expect(layoutItem(Instrument, 'Cost__c', { mode: 'View' }, labReader('seller'))).toBeUndefined();
  expect(layoutItem(Instrument, 'constructor', { mode: 'View' }, labReader('clerk'))).toBeUndefined();
});
