import { masterRecordTypeId } from '@relab/contract';
import type { PicklistValues } from '@relab/contract/records';
import { expect, test } from 'vitest';
import { Instrument } from '../objects/lab.fixture.ts';
import { labReader } from '../objects/lab-people.fixture.ts';
import { describePicklist, describePicklists } from './picklist-values.ts';

const clerk = labReader('clerk');
const typeId = (name?: string) => Instrument.recordTypes.find((type) => type.name === name)?.id ?? '';
const describe = (objectApiName: string, recordTypeId: string, fieldApiName: string, reader = clerk) =>
  describePicklist({ objectApiName, recordTypeId, fieldApiName }, reader);
const read = (field: string, recordType?: string, reader = clerk) =>
  describe('Instrument__c', typeId(recordType), field, reader);
const choices = (values: PicklistValues) => values.values.map(({ value, validFor }) => [value, ...validFor]);

test('D-057, D-058: values stand in their order, with labels and an address of their own', () => {
  expect(read('Kind__c')).toMatchObject({
    controllerValues: {},
    defaultValue: null,
    url: `/services/data/v63.0/ui-api/object-info/Instrument__c/picklist-values/${masterRecordTypeId}/Kind__c`,
    values: [
      { label: 'Microscope', value: 'Microscope', validFor: [], attributes: null },
      { value: 'Centrifuge' },
      { label: 'Mass Spectrometer', value: 'Spectrometer' },
    ],
  });
});

test('D-059, D-063: attributes travel under the platform’s spelling', () => {
  expect(read('Stage__c').defaultValue).toEqual({
    attributes: {
      picklistAtrributesValueType: 'OpportunityStage',
      closed: false,
      defaultProbability: 10,
      forecastCategoryName: 'Pipeline',
      won: false,
    },
    label: 'Received',
    validFor: [],
    value: 'Received',
  });
});

test('a dependent value says under which controlling values it can be chosen', () => {
  expect(read('Model__c').controllerValues).toEqual({ Microscope: 0, Centrifuge: 1, Spectrometer: 2 });
  expect(choices(read('Model__c'))).toEqual([
    ['Iris 2', 0],
    ['Vortex', 1],
    ['Vortex XL', 1],
    ['Special', 0, 1, 2],
  ]);
});

test('a boolean controls as false 0 and true 1', () => {
  expect(read('Power__c').controllerValues).toEqual({ false: 0, true: 1 });
  expect(choices(read('Power__c'))).toEqual([
    ['Battery', 1],
    ['Mains', 0, 1],
  ]);
});

test('a record type has its own values and default, and indexes count among them', () => {
  expect(read('Kind__c', 'Rental')).toMatchObject({
    defaultValue: { value: 'Microscope' },
    values: [{ value: 'Microscope' }, { value: 'Centrifuge' }],
  });
  expect(read('Stage__c', 'Rental').defaultValue?.value).toBe('In Work');
  expect(read('Model__c', 'Rental').controllerValues).toEqual({ Microscope: 0, Centrifuge: 1 });
  expect(choices(read('Model__c', 'Rental')).at(-1)).toEqual(['Special', 0, 1]);
  expect(read('Kind__c', 'Rental').eTag).not.toBe(read('Kind__c').eTag);
});

test('D-064: all picklists of an object at once, by name; records of a type that may not be chosen have values too', () => {
  const all = describePicklists(
    { objectApiName: 'Instrument__c', recordTypeId: typeId('Archive') },
    labReader('seller'),
  );
  expect(Object.keys(all.picklistFieldValues)).toEqual([
    'Kind__c',
    'Model__c',
    'Option__c',
    'Power__c',
    'Stage__c',
  ]);
  expect(all.picklistFieldValues.Option__c).toEqual(read('Option__c', 'Archive'));
});

test('a name may be qualified, an id may have 15 characters', () => {
  expect(read('Instrument__c.Kind__c')).toEqual(read('Kind__c'));
  expect(describe('Instrument__c', typeId('Rental').slice(0, 15), 'Kind__c').values).toHaveLength(2);
});

test.each([
  ['an unknown object', 'Nothing', masterRecordTypeId, 'Kind__c', 'INSUFFICIENT_ACCESS'],
  [
    'an unknown record type',
    'Instrument__c',
    '012000000000001AAA',
    'Kind__c',
    'ILLEGAL_QUERY_PARAMETER_VALUE',
  ],
  ['a record type of another object', 'Lab__c', typeId('Rental'), 'Name', 'ILLEGAL_QUERY_PARAMETER_VALUE'],
  ['an empty record type', 'Instrument__c', '', 'Kind__c', 'ILLEGAL_QUERY_PARAMETER_VALUE'],
  ['an unknown field', 'Instrument__c', masterRecordTypeId, 'Nothing__c', 'INVALID_FIELD'],
  ['what every JavaScript object has', 'Instrument__c', masterRecordTypeId, 'constructor', 'INVALID_FIELD'],
  ['a field that is no picklist', 'Instrument__c', masterRecordTypeId, 'Name', 'INVALID_FIELD'],
])('%s is refused', (_, object, recordType, field, errorCode) => {
  expect(() => describe(object, recordType, field)).toThrow(
    expect.objectContaining({ entries: [expect.objectContaining({ errorCode })] }),
  );
});

test('answers INVALID_FIELD for an unreadable picklist', () => {
  const buyer = labReader('buyer');
  expect(() => describe('User', masterRecordTypeId, 'AuthId__c', buyer)).toThrow('No such picklist');
});
