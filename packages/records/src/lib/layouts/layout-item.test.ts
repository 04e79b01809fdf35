import { expect, test } from 'vitest';
import { Instrument } from '../objects/lab.fixture.ts';
import { labReader } from '../objects/lab-people.fixture.ts';
import { emptyLayoutItem, layoutItem } from './layout-item.ts';

const place = { fields: ['Cost__c', 'Weight__c'] };
const item = (role: 'clerk' | 'seller') => layoutItem(Instrument, place, { mode: 'View' }, labReader(role));

test('a place is called after the first of its fields that may be read', () => {
  expect(item('clerk')).toMatchObject({ label: 'Cost', layoutComponents: [{ apiName: 'Cost__c' }, {}] });
  expect(item('seller')).toMatchObject({ label: 'Weight', layoutComponents: [{ apiName: 'Weight__c' }] });
});

test('an empty place stays; one with nothing to read, or nothing that is there, is none', () => {
  expect(layoutItem(Instrument, null, { mode: 'View' }, labReader())).toBe(emptyLayoutItem);
  expect(layoutItem(Instrument, 'Cost__c', { mode: 'View' }, labReader('seller'))).toBeUndefined();
  expect(layoutItem(Instrument, 'constructor', { mode: 'View' }, labReader('clerk'))).toBeUndefined();
});
