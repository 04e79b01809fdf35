import { expect, test } from 'vitest';
import { readListing } from '../../listing/listing.ts';
import { listedOn, tableFacts } from './table-facts.ts';

test('each fact stands once, the deciding ones first, units apart', () => {
  const facts = tableFacts(
    readListing({
      Key_Facts__c: '[{"name":"Volume","value":"360","unit":"L"}]',
      Facts__c: '[{"name":"Doors","value":"1"},{"name":"Volume","value":"360","unit":"L"}]',
      Weight_kg__c: '1250',
      Dimensions__c: '457 × 750 × 418 mm',
      Year__c: '2018',
    }),
  );
  expect(facts).toEqual([
    { label: 'Volume', value: '360', unit: 'L' },
    { label: 'Doors', value: '1', unit: undefined },
    { label: 'Weight', value: '1,250', unit: 'kg' },
    { label: 'Width × depth × height', value: '457 × 750 × 418', unit: 'mm' },
    { label: 'Year', value: '2018', unit: undefined },
  ]);
});

test('a listing date is the same day in every time zone', () => {
  expect(listedOn('2026-11-01')).toBe('November 1, 2026');
  expect(listedOn('soon')).toBe('soon');
});
