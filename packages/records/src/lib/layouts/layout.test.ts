import { masterRecordTypeId } from '@relab/contract';
import type { RecordLayout } from '@relab/contract/records';
import { expect, test } from 'vitest';
import { Instrument } from '../objects/lab.fixture.ts';
import { labReader } from '../objects/lab-people.fixture.ts';
import { readLayout } from './layout.ts';

const clerk = labReader('clerk');
const seller = labReader('seller');
const rental = Instrument.recordTypes.find(({ name }) => name === 'Rental')?.id;
const read = (choice = {}, reader = clerk, object = 'Instrument__c') =>
  readLayout({ objectApiName: object, ...choice }, reader);

/** The layout as people see it: by heading, rows of names. */
const drawn = ({ sections }: RecordLayout) =>
  Object.fromEntries(
    sections.map(({ heading, layoutRows }) => [
      heading,
      layoutRows.map(({ layoutItems }) =>
        layoutItems.map(({ layoutComponents }) => layoutComponents.map(({ apiName }) => apiName).join('+')),
      ),
    ]),
  );
const itemOf = ({ sections }: RecordLayout, name: string) =>
  sections
    .flatMap(({ layoutRows }) => layoutRows)
    .flatMap(({ layoutItems }) => layoutItems)
    .find(({ layoutComponents }) => layoutComponents.some(({ apiName }) => apiName === name));

test('D-052: places fill the rows of their section, and the last row is filled up', () => {
  expect(drawn(read())).toEqual({
    Instrument: [
      ['Name', 'OwnerId'],
      ['Kind__c', 'Model__c'],
      ['', 'Cost__c'],
      ['Stage__c', 'Serial__c'],
      ['Weight__c+Hours__c', ''],
    ],
    Customer: [
      ['Lab__c', 'Account__c'],
      ['Contact__c', ''],
    ],
    Price: [['Price__c'], ['Asking__c'], ['Margin__c']],
    Inside: [['Cost__c'], ['Margin__c']],
  });
});

test('unreadable fields leave no gap, and a section of such fields alone is left out', () => {
  const layout = read({}, seller);
  expect(drawn(layout)).toMatchObject({
    Instrument: [
      ['Name', 'OwnerId'],
      ['Kind__c', 'Model__c'],
      ['', 'Stage__c'],
      ['Serial__c', 'Weight__c+Hours__c'],
    ],
    Price: [['Price__c'], ['Asking__c']],
  });
  expect(JSON.stringify(layout)).not.toMatch(/"Cost__c"|Margin__c|Inside/);
});

test('D-054: a section stands in its modes; D-053: at a glance there are the few fields declared so', () => {
  expect(Object.keys(drawn(read({ mode: 'Create' })))).toEqual(['Instrument', 'Customer', 'Inside']);
  expect(Object.keys(drawn(read({ mode: 'Edit' })))).toContain('Price');
  const compact = read({ layoutType: 'Compact' });
  expect(compact).toMatchObject({
    layoutType: 'Compact',
    mode: 'View',
    sections: [{ heading: null, useHeading: false }],
  });
  expect(drawn(compact).null).toEqual([['Name'], ['Number__c'], ['Cost__c'], ['Stage__c'], ['Lab__c']]);
});

test('D-181: without a record type the master’s is meant; a type has its own layout or the object’s', () => {
  expect(read().recordTypeId).toBe(masterRecordTypeId);
  expect(read({ recordTypeId: masterRecordTypeId })).toEqual(read());
  expect(Object.keys(drawn(read({ recordTypeId: rental })))).toEqual(['Rented Instrument']);
  const archived = Instrument.recordTypes.find(({ name }) => name === 'Archive')?.id;
  expect(read({ recordTypeId: archived })).toMatchObject({ id: read().id, sections: read().sections });
  expect(read({ recordTypeId: rental }).id).not.toBe(read().id);
  expect(read({ recordTypeId: rental, layoutType: 'Compact' }).id).toBe(read({ layoutType: 'Compact' }).id);
});

test('an item says whether it can be edited, and how', () => {
  const layout = read({ mode: 'Edit' }, seller);
  expect(itemOf(layout, 'Name')).toMatchObject({
    editableForNew: true,
    editableForUpdate: true,
    required: true,
    uiBehavior: 'Required',
    sortable: true,
    lookupIdApiName: null,
  });
  expect(itemOf(layout, 'Serial__c')).toMatchObject({
    required: true,
    uiBehavior: 'Required',
    label: 'Serial No.',
  });
  expect(itemOf(layout, 'Stage__c')).toMatchObject({
    editableForUpdate: false,
    required: false,
    uiBehavior: 'Readonly',
  });
  expect(itemOf(layout, 'Lab__c')).toMatchObject({ lookupIdApiName: 'Lab__c', uiBehavior: 'Edit' });
  expect(itemOf(layout, 'Asking__c')).toMatchObject({ editableForNew: false, uiBehavior: 'Readonly' });
  expect(itemOf(layout, 'Weight__c')).toMatchObject({ label: 'Wear', sortable: false });
  // Sellers own what they make; clerks give it away.
  expect(itemOf(layout, 'OwnerId')).toMatchObject({ editableForNew: false, uiBehavior: 'Readonly' });
  expect(itemOf(read(), 'OwnerId')).toMatchObject({ editableForUpdate: true, uiBehavior: 'Edit' });
  // Buyers read, and write nothing.
  expect(itemOf(read({}, labReader('buyer')), 'Name')).toMatchObject({
    required: false,
    uiBehavior: 'Readonly',
  });
});

test('without a declaration a layout has all fields, compounds by their parts', () => {
  const layout = read({}, clerk, 'Lab__c');
  expect(drawn(layout)).toEqual({
    Information: [
      ['Name', 'Account__c'],
      ['SiteStreet+SiteCity+SiteState+SitePostalCode+SiteCountry', 'Phone__c'],
      ['Instruments__c', ''],
    ],
    'System Information': [['CreatedById+CreatedDate', 'LastModifiedById+LastModifiedDate']],
  });
  expect(itemOf(layout, 'SiteCity')).toMatchObject({ label: 'Site Address', editableForUpdate: true });
  expect(itemOf(layout, 'CreatedDate')).toMatchObject({
    label: 'Created By',
    lookupIdApiName: 'CreatedById',
  });
  expect(Object.keys(drawn(read({ mode: 'Create' }, clerk, 'Lab__c')))).toEqual(['Information']);
  expect(drawn(read({ layoutType: 'Compact' }, clerk, 'Lab__c')).null).toEqual([['Name']]);
});

test('D-186: a small device has one column and no empty places', () => {
  const layout = read({ formFactor: 'Small' });
  expect(layout.sections.every(({ columns }) => columns === 1)).toBe(true);
  expect(JSON.stringify(layout)).not.toContain('EmptySpace');
});

test('sections keep their ids in every mode and for all readers; the eTag depends on the visible fields', () => {
  const ids = (reader = clerk, choice = {}) => read(choice, reader).sections.map(({ id }) => id);
  expect(new Set(ids()).size).toBe(4);
  expect(ids(seller)).toEqual(ids().slice(0, 3));
  expect(ids(clerk, { mode: 'Edit' })).toEqual(ids());
  expect(ids()[0]).toMatch(/^01B[a-zA-Z0-9]{15}$/);
  expect(read({}, seller).eTag).not.toBe(read().eTag);
  expect(read({}, labReader('clerk')).eTag).toBe(read().eTag);
});

test.each([
  ['an unknown object', 'Nothing', undefined, 'INSUFFICIENT_ACCESS'],
  ['an object that may not be seen', 'User', undefined, 'INSUFFICIENT_ACCESS'],
  ['an unknown record type', 'Instrument__c', '012000000000001AAA', 'ILLEGAL_QUERY_PARAMETER_VALUE'],
])('%s is refused', (_, object, recordTypeId, errorCode) => {
  expect(() => read({ recordTypeId }, labReader(), object)).toThrow(
    expect.objectContaining({ entries: [expect.objectContaining({ errorCode })] }),
  );
});
