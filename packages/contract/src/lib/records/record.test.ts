import { expect, expectTypeOf, test } from 'vitest';
import type { ConfigFor } from '../call.ts';
import { checkConfig } from '../check-config.ts';
import { createRecord, getRecord, getRecords, updateRecord } from './record.ts';

const recordId = '001000000000001AAA';
const messages = (...asked: Parameters<typeof checkConfig>) =>
  checkConfig(...asked).map(({ message }) => message);

test('D-012: a record input has an API name, fields, and whether duplicates may be saved', () => {
  const whole = { apiName: 'Account', fields: { Name: 'x' }, allowSaveOnDuplicate: true };
  expect(checkConfig(createRecord, whole)).toEqual([]);
  expect(checkConfig(createRecord, { ...whole, allowSaveOnDuplicate: 'yes' })).toHaveLength(1);
  expect(messages(createRecord, { fields: {} })).toEqual(['Expected "string" but received "undefined"']);
});

test('D-013: field values are strings, numbers, nulls and booleans', () => {
  const fields = { Name: 'x', Amount: 1.5, Phone: null, Open: false };
  expect(checkConfig(createRecord, { apiName: 'Account', fields })).toEqual([]);
  for (const wrong of [{}, [], [1], Number.NaN])
    expect(checkConfig(createRecord, { apiName: 'Account', fields: { Name: wrong } })).toHaveLength(1);
});

test('D-200: an update has an object of fields', () => {
  expect(checkConfig(updateRecord, { recordId, fields: { Name: 'x' } })).toEqual([]);
  expect(messages(updateRecord, { recordId })).toEqual(['Expected "object" but received "undefined"']);
  expect(messages(updateRecord, { recordId, fields: [] })).toEqual([
    'Expected "object" but received "array"',
  ]);
});

test('D-148: lists of names are arrays of strings', () => {
  expect(messages(getRecord, { recordId, fields: 'Account.Name' })).toEqual([
    'Expected "array" but received "string"',
  ]);
  expect(messages(getRecord, { recordId, fields: [1] })).toEqual(['Expected "string" but received "number"']);
});

test('D-159: layout types are ingested capitals or not; D-179, D-180: others than the known ones are rejected', () => {
  const asked = { recordId, modes: ['View', 'Edit', 'Create'] };
  expect(checkConfig(getRecord, { ...asked, layoutTypes: ['full', 'Compact'] })).toEqual([]);
  expect(checkConfig(getRecord, { ...asked, layoutTypes: ['Search'] })).toHaveLength(1);
  expect(checkConfig(getRecord, { ...asked, modes: ['Print'] })).toHaveLength(1);
});

test('ids of a batch are one text or a list; D-147: what is no text among them is an error', () => {
  expectTypeOf<ConfigFor<typeof getRecords>['recordIds']>().toEqualTypeOf<string | readonly string[]>();
  expectTypeOf<ConfigFor<typeof getRecord>['recordId']>().toEqualTypeOf<string>();
  expect(checkConfig(getRecords, { recordIds: [recordId] })).toEqual([]);
  expect(checkConfig(getRecords, { recordIds: `${recordId},${recordId}` })).toEqual([]);
  expect(messages(getRecords, { recordIds: [recordId, 7] })).toEqual([
    'Expected "string" but received "number"',
  ]);
  expect(messages(getRecords, { recordIds: [] })).toEqual(['Expected "string" but received "array"']);
  expect(messages(getRecord, { recordId: [recordId] })).toEqual(['Expected "string" but received "array"']);
});
