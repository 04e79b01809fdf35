import type { RecordRepresentation } from '@relab/contract/records';
import { expect, test } from 'vitest';
import { inputOf, noEdits, restoreValue, stagedRecord, stageValue, withoutRecords } from './staged-edits.ts';

const record = {
  apiName: 'Account',
  id: '001000000000001AAA',
  fields: {
    Name: { value: 'Alder', displayValue: null },
    Phone: { value: null, displayValue: null },
    OwnerId: { value: '005000000000001AAA', displayValue: null },
    Owner: { value: null, displayValue: 'Ada' },
  },
} as unknown as RecordRepresentation;
const infos = { fields: { OwnerId: { reference: true, relationshipName: 'Owner' } } } as never;

const text = (value: string) => ({ value, displayValue: null });

test('a staged value shows in the record, and the saved one again is no change', () => {
  const edits = stageValue(noEdits, record, 'Name', text('Birch'));
  expect(stagedRecord(record, edits, infos).fields.Name).toEqual({ value: 'Birch', displayValue: null });
  expect(stageValue(edits, record, 'Name', text('Alder')).size).toBe(0);
  expect(stageValue(noEdits, record, 'Phone', text('')).size).toBe(0);
  expect(stagedRecord(record, noEdits, infos)).toBe(record);
});

test('a staged reference shows the name of what it leads to', () => {
  const edits = stageValue(noEdits, record, 'OwnerId', { value: '005000000000002AAA', displayValue: 'Bo' });
  const { fields } = stagedRecord(record, edits, infos);
  expect(fields.Owner?.displayValue).toBe('Bo');
  expect(inputOf(edits.get(record.id) ?? new Map())).toEqual({ OwnerId: '005000000000002AAA' });
});

test('undoing restores what was staged before, or nothing', () => {
  const one = stageValue(noEdits, record, 'Name', text('B'));
  const two = stageValue(one, record, 'Name', text('C'));
  expect(restoreValue(two, record.id, 'Name', text('B'))).toEqual(one);
  expect(restoreValue(two, record.id, 'Name', undefined)).toEqual(noEdits);
  expect(withoutRecords(two, [record.id]).size).toBe(0);
});
