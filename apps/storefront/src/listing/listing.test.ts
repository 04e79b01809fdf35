import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readListing } from './listing.ts';
import { flatFields, weightText } from './listing-summary.ts';
import { findShipping } from './shipping.ts';

const fields = {
  Name: 'Eppendorf 5810 R refrigerated benchtop centrifuge',
  Model__c: '5810 R',
  Condition__c: 'Refurbished',
  Year__c: '2016.0',
  Weight_kg__c: '99.00',
  Weight_Is_Estimate__c: 'true',
  Key_Facts__c: '[{"name":"Max. RCF","value":"20,913","unit":"× g"},{"name":"Cooling","value":""}]',
  Included__c: '["Rotor", "", 7]',
  Tests__c: '[{"what":"Speed","result":"Read 4,011 rpm"},{"what":"Lid lock"}]',
  Shipping__c: 'pallet',
};

test('readListing reads the fields that are present', () => {
  const listing = readListing(fields);
  expect(listing).toMatchObject({
    model: '5810 R',
    year: '2016',
    weightKg: 99,
    keyFacts: [{ name: 'Max. RCF', value: '20,913', unit: '× g' }],
    included: ['Rotor'],
    tests: [
      { what: 'Speed', result: 'Read 4,011 rpm' },
      { what: 'Lid lock', result: '' },
    ],
    missing: undefined,
  });
  expect(listing.condition?.grade).toBe('B');
  expect(findShipping(listing.shipping)?.label).toBe('Pallet');
  expect(weightText(listing)).toBe('about 99 kg');
});

test('an empty list is a statement; a blank one and one that cannot be read are none', () => {
  expect(readListing({ Missing__c: '[]' }).missing).toEqual([]);
  for (const blank of [undefined, null, '', ' ', '[', '{}', '[""]']) {
    expect(readListing({ Missing__c: blank }).missing).toBeUndefined();
  }
});

test('readListing reads the fields of a search result alike', () => {
  expect(readListing(flatFields({ Year__c: { value: '2019' }, City__c: { value: null } })).year).toBe('2019');
});

test.each([
  ['2.40', '2.4 kg'],
  ['1250', '1,250 kg'],
  ['0.15', '0.2 kg'],
  ['', ''],
  ['heavy', ''],
  ['-4', ''],
])('a weight of %j reads %j', (weight, text) => {
  expect(weightText(readListing({ Weight_kg__c: weight }))).toBe(text);
});

test('readListing never throws, whatever a field holds', () => {
  const text = fc.option(fc.oneof(fc.string(), fc.json()), { nil: null });
  const record = fc.record({
    Key_Facts__c: text,
    Facts__c: text,
    Included__c: text,
    Tests__c: text,
    Weight_kg__c: text,
    Condition__c: text,
  });
  fc.assert(
    fc.property(record, (given) => {
      const { keyFacts, included, tests } = readListing(given);
      expect(Array.isArray(keyFacts)).toBe(true);
      for (const list of [included, tests]) expect(list === undefined || Array.isArray(list)).toBe(true);
    }),
    { numRuns: 200 },
  );
});
