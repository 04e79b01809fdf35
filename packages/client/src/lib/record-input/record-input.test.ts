import { expect, test } from 'vitest';
import { createRecord, updateRecord } from '../records/record-writes.ts';
import { testClient } from '../testing/test-client.ts';
import {
  createRecordInputFilteredByEditedFields,
  generateRecordInputForCreate,
  generateRecordInputForUpdate,
  getRecordInput,
  recordTypeIdOf,
} from './record-input.ts';

const id = '01t000000000001AAA';
const owner = { apiName: 'User', id: '005000000000001AAA', fields: { Name: { value: 'Ada' } } };
const record = {
  apiName: 'Product2',
  id,
  fields: {
    Id: { value: id },
    Name: { value: 'Rotor' },
    Price__c: { value: 10 },
    IsActive: { value: false },
    Serial__c: { value: null },
    CreatedDate: { value: '2026-01-01T00:00:00.000Z' },
    OwnerId: { value: owner.id },
    Owner: { value: owner },
    Address__c: { value: { city: 'Leiden' } },
  },
};
const access = (createable: boolean, updateable: boolean) => ({ createable, updateable });
const objectInfo = {
  fields: {
    Id: access(false, false),
    Name: access(true, true),
    Price__c: access(true, true),
    IsActive: access(false, true),
    Serial__c: access(true, false),
    CreatedDate: access(false, false),
  },
};
const scalars = {
  Id: id,
  Name: 'Rotor',
  Price__c: 10,
  IsActive: false,
  Serial__c: null,
  CreatedDate: '2026-01-01T00:00:00.000Z',
  OwnerId: owner.id,
};

test('D-011: a record without a record type has the one that all such records have', () => {
  expect(recordTypeIdOf({ recordTypeId: null })).toBe('012000000000000AAA');
  expect(recordTypeIdOf({})).toBe('012000000000000AAA');
  expect(recordTypeIdOf({ recordTypeId: '012000000000001AAA' })).toBe('012000000000001AAA');
});

test('D-012: an input is sent with its object, its fields and allowSaveOnDuplicate', async () => {
  const { client, fetch } = testClient({ 'POST /records': {}, 'PATCH /records/*': {} });
  const input = { apiName: 'Product2', fields: { Name: 'Rotor' }, allowSaveOnDuplicate: true };
  await createRecord(client, input);
  await updateRecord(client, { ...input, recordId: id });
  expect(fetch.requests.map(({ body }) => body)).toEqual([input, input]);
});

test('D-013: an input holds texts, numbers, booleans and null, and neither records nor compounds', () => {
  expect(getRecordInput(record)).toEqual({ apiName: 'Product2', fields: scalars });
  expect(generateRecordInputForCreate(record).fields).not.toHaveProperty('Owner');
  expect(generateRecordInputForUpdate(record).fields).not.toHaveProperty('Address__c');
});

test('D-014, C-156, C-159: the input of a create keeps only what can be set on create', () => {
  expect(generateRecordInputForCreate(record, objectInfo)).toEqual({
    apiName: 'Product2',
    fields: { Name: 'Rotor', Price__c: 10, Serial__c: null },
  });
});

test('D-015, C-156: the input of a create has no Id, also where nothing is known of the object', () => {
  const { Id: _, ...rest } = scalars;
  expect(generateRecordInputForCreate(record)).toEqual({ apiName: 'Product2', fields: rest });
  const anyId = { fields: { ...objectInfo.fields, Id: access(true, true) } };
  expect(generateRecordInputForCreate(record, anyId).fields).not.toHaveProperty('Id');
});

test('the defaults of a new record, which has no id, make an input of a create', () => {
  const defaults = { apiName: 'Product2', id: null, fields: { Name: { value: '' } } };
  expect(generateRecordInputForCreate(defaults, objectInfo).fields).toEqual({ Name: '' });
});

test('D-016, C-157, C-159: the input of an update keeps only what can be set on update', () => {
  expect(generateRecordInputForUpdate(record, objectInfo)).toEqual({
    apiName: 'Product2',
    fields: { Id: id, Name: 'Rotor', Price__c: 10, IsActive: false },
  });
});

test('D-017, C-157: the input of an update has the id, also where the record was read without that field', () => {
  const { Id: _, ...fields } = record.fields;
  expect(generateRecordInputForUpdate({ ...record, fields }, objectInfo).fields.Id).toBe(id);
  expect(generateRecordInputForUpdate({ apiName: 'Product2', fields: record.fields }).fields.Id).toBe(id);
});

test('a record that has no id cannot be updated', () => {
  const defaults = { apiName: 'Product2', id: null, fields: { Name: { value: '' } } };
  expect(() => generateRecordInputForUpdate(defaults)).toThrow('A record without an id cannot be updated.');
});

test('D-018, C-158: of an input what was edited stays, and its Id', () => {
  const input = generateRecordInputForUpdate(record, objectInfo);
  const edited = {
    ...input,
    allowSaveOnDuplicate: true,
    fields: { ...input.fields, Price__c: 12, IsActive: true },
  };
  expect(createRecordInputFilteredByEditedFields(edited, record)).toEqual({
    apiName: 'Product2',
    allowSaveOnDuplicate: true,
    fields: { Id: id, Price__c: 12, IsActive: true },
  });
  expect(createRecordInputFilteredByEditedFields(input, record).fields).toEqual({ Id: id });
});

test('D-018, C-158: a field that is emptied, and one that the record was read without, were edited', () => {
  const input = { apiName: 'Product2', fields: { Name: null, Family: 'Rotors', Serial__c: null } };
  expect(createRecordInputFilteredByEditedFields(input, record).fields).toEqual({
    Name: null,
    Family: 'Rotors',
  });
});
