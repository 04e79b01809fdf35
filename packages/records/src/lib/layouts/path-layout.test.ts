import { expect, test } from 'vitest';
import { picklist } from '../objects/fields.ts';
import { Instrument, labObjects } from '../objects/lab.fixture.ts';
import { labReader } from '../objects/lab-people.fixture.ts';
import { extendObject } from '../objects/object-declaration.ts';
import { createObjects } from '../objects/objects.ts';
import { readPathLayout } from './path-layout.ts';

const clerk = labReader('clerk');
const read = (choice = {}, reader = clerk) =>
  readPathLayout({ objectApiName: 'Instrument__c', ...choice }, reader);
const fields = (step = read().steps?.[0]) =>
  step?.layoutRows.flatMap(({ layoutItems }) =>
    layoutItems.map(({ layoutComponents: [one] }) => one?.apiName),
  );

test('the steps are the values of the picklist, with what counts in each', () => {
  const path = read();
  expect(path).toMatchObject({
    label: 'Way of an Instrument',
    fieldApiName: 'Stage__c',
    fieldLabel: 'Stage',
  });
  expect(path.steps?.map(({ value, closed, won }) => [value, closed, won])).toEqual([
    ['Received', false, false],
    ['In Work', false, false],
    ['Sold', true, true],
    ['Scrapped', true, false],
  ]);
  expect(path.steps?.[0]?.guidance).toBe('Look for damage.');
  expect(path.steps?.[1]).toMatchObject({ guidance: null, layoutRows: [] });
  expect(fields()).toEqual(['Kind__c', 'Cost__c']);
});

test('a record type has its own steps; a field that may not be read counts in none', () => {
  const recordTypeId = Instrument.recordTypes.find(({ name }) => name === 'Rental')?.id;
  expect(read({ recordTypeId }).steps?.map(({ value }) => value)).toEqual([
    'Received',
    'In Work',
    'Scrapped',
  ]);
  expect(fields(read({}, labReader('seller')).steps?.[0])).toEqual(['Kind__c']);
});

test('answers NOT_FOUND without a path, and INSUFFICIENT_ACCESS for an object that may not be seen', () => {
  expect(() => readPathLayout({ objectApiName: 'Lab__c' }, clerk)).toThrow('does not exist');
  expect(() => readPathLayout({ objectApiName: 'Repair__c' }, labReader())).toThrow("You don't have access");
});

test('a path over an unreadable field is not found', () => {
  const Secret__c = picklist({ label: 'Secret', values: ['A'], readableBy: ['clerk'] });
  const path = { label: 'Secret Way', field: 'Secret__c' };
  const secret = extendObject(Instrument, { fields: { Secret__c }, path });
  const objects = createObjects(labObjects.map((object) => (object === Instrument ? secret : object)));
  expect(read({}, { ...clerk, objects }).steps).toHaveLength(1);
  expect(() => read({}, { ...labReader('seller'), objects })).toThrow('does not exist');
});
