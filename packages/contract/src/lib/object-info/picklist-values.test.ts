import { expect, expectTypeOf, test } from 'vitest';
import { fitsWith, neededMembers } from '../needed-members.fixture.ts';
import { PicklistCollection, PicklistValues } from './picklist-values-schemas.ts';
import type { PicklistAttributes } from './responses.ts';

const attributesOf = {
  WorkStepStatus: { sortOrder: 1, statusCode: 'New' },
  LeadStatus: { converted: false },
  CaseStatus: { closed: true },
  OpportunityStage: { closed: false, defaultProbability: 10.5, forecastCategoryName: 'Pipeline', won: false },
};

const picklist = (attributes: unknown = null) => ({
  controllerValues: { Australia: 0 },
  defaultValue: null,
  url: '/services/data/v63.0/ui-api/object-info/Account/picklist-values/012000000000000AAA/City__c',
  values: [{ attributes, label: 'Perth', validFor: [0], value: 'Perth' }],
});

test('D-057: picklist values have these members', () => {
  expect(neededMembers(PicklistValues, picklist())).toEqual([
    'controllerValues',
    'defaultValue',
    'url',
    'values',
  ]);
  const [value] = picklist().values;
  expect(fitsWith(PicklistValues, picklist(), ['defaultValue'], value)).toBe(true);
  expect(fitsWith(PicklistValues, picklist(), ['controllerValues', 'Australia'], 'first')).toBe(false);
});

test('D-058: each value has these members', () => {
  expect(neededMembers(PicklistValues, picklist(), ['values', 0])).toEqual([
    'attributes',
    'label',
    'validFor',
    'value',
  ]);
  expect(fitsWith(PicklistValues, picklist(), ['values', 0, 'validFor'], ['0'])).toBe(false);
});

test('D-059: attributes are distinguished by picklistAtrributesValueType, spelled so', () => {
  const place = ['values', 0, 'attributes'];
  const fits = (attributes: unknown) => fitsWith(PicklistValues, picklist(), place, attributes);
  expect(fits({ picklistAtrributesValueType: 'CaseStatus', closed: true })).toBe(true);
  expect(fits({ picklistAttributesValueType: 'CaseStatus', closed: true })).toBe(false);
  expect(fits({ picklistAtrributesValueType: 'Colour', closed: true })).toBe(false);
  expect(fits({ picklistAtrributesValueType: 'LeadStatus', closed: true })).toBe(false);
  type Closed = Extract<PicklistAttributes, { picklistAtrributesValueType: 'CaseStatus' }>['closed'];
  expectTypeOf<Closed>().toEqualTypeOf<boolean>();
});

test.each(Object.entries(attributesOf))('D-060…D-063: attributes of %s have these members', (type, own) => {
  const body = picklist({ picklistAtrributesValueType: type, ...own });
  expect(neededMembers(PicklistValues, body, ['values', 0, 'attributes'])).toEqual(
    [...Object.keys(own), 'picklistAtrributesValueType'].toSorted(),
  );
});

test('D-064: a picklist collection is a map by field name', () => {
  const collection = { picklistFieldValues: { City__c: picklist() } };
  expect(neededMembers(PicklistCollection, collection)).toEqual(['picklistFieldValues']);
  expect(fitsWith(PicklistCollection, collection, ['picklistFieldValues', 'City__c'], [])).toBe(false);
});
