import { expect, test } from 'vitest';
import { fitsWith, neededMembers } from '../needed-members.fixture.ts';
import { account } from './record.fixture.ts';
import { BatchRecords, RecordRepresentation } from './record-schemas.ts';

test('D-006: a record has these members', () => {
  expect(neededMembers(RecordRepresentation, account)).toEqual([
    'apiName',
    'childRelationships',
    'eTag',
    'fields',
    'id',
    'lastModifiedById',
    'lastModifiedDate',
    'recordTypeId',
    'recordTypeInfo',
    'systemModstamp',
    'weakEtag',
  ]);
});

test('D-007: a record type info has these members', () => {
  expect(neededMembers(RecordRepresentation, account, ['recordTypeInfo'])).toEqual([
    'available',
    'defaultRecordTypeMapping',
    'master',
    'name',
    'recordTypeId',
  ]);
  expect(fitsWith(RecordRepresentation, account, ['recordTypeInfo', 'master'], 'no')).toBe(false);
  expect(fitsWith(RecordRepresentation, account, ['recordTypeInfo'], null)).toBe(true);
});

test('D-008: each field has what is shown and what is meant', () => {
  const way = ['fields', 'Industry'];
  expect(neededMembers(RecordRepresentation, account, way)).toEqual(['displayValue', 'value']);
  expect(fitsWith(RecordRepresentation, account, [...way, 'displayValue'], 7)).toBe(false);
  expect(fitsWith(RecordRepresentation, account, [...way, 'value'], ['Retail'])).toBe(false);
});

test('D-009: a value may be a whole record, but no other object', () => {
  expect(neededMembers(RecordRepresentation, account, ['fields', 'Owner', 'value'])).toContain('fields');
  expect(fitsWith(RecordRepresentation, account, ['fields', 'Owner', 'value'], {})).toBe(false);
});

test('D-010: child relationships are collections of records', () => {
  const way = ['childRelationships', 'Contacts'];
  expect(neededMembers(RecordRepresentation, account, way)).toContain('records');
  expect(fitsWith(RecordRepresentation, account, [...way, 'records', 0], { id: 1 })).toBe(false);
  expect(fitsWith(RecordRepresentation, account, [...way, 'records'], [])).toBe(true);
});

test('what a server sends beyond that is kept', () => {
  const more = {
    ...account,
    fields: { Name: { displayValue: null, value: 'x', format: 'plain' } },
    extra: [1],
  };
  expect(RecordRepresentation.parse(more)).toEqual(more);
});

test('D-110: each result of a batch has its own status', () => {
  const errors = [{ errorCode: 'NOT_FOUND', message: 'The requested resource does not exist' }];
  const batch = {
    hasErrors: true,
    results: [
      { result: account, statusCode: 200 },
      { result: errors, statusCode: 404 },
    ],
  };
  expect(neededMembers(BatchRecords, batch)).toEqual(['hasErrors', 'results']);
  expect(neededMembers(BatchRecords, batch, ['results', 1])).toEqual(['result', 'statusCode']);
  expect(fitsWith(BatchRecords, batch, ['results', 1, 'result'], 'gone')).toBe(false);
});
