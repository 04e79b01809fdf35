import { expect, test } from 'vitest';
import { describedCallsOf } from '../../server.ts';
import { checkConfig } from '../check-config.ts';
import { neededMembers } from '../needed-members.fixture.ts';
import { account } from '../records/record.fixture.ts';
import { DeletedRecord, FieldHistory, RecordHistory, UndeletedRecord } from './history-schemas.ts';
import { getHistory, getRecordHistory } from './record-history.ts';
import { getDeletedRecords } from './recycle-bin.ts';

test('history and the recycle bin stand beside the records of the documented API', () => {
  const at = describedCallsOf('history').map(({ call }) => `${call.method} ${call.path}`);
  expect(at.map((line) => line.replace('/services/data/{version}/ui-api', ''))).toEqual([
    'GET /records/{recordId}/history',
    'GET /history',
    'GET /history/export',
    'GET /recycle-bin/{objectApiName}',
    'POST /records/{recordId}/undelete',
  ]);
});

test('a page of history is bounded, and filtered by what there is', () => {
  const recordId = '001000000000001AAA';
  expect(checkConfig(getRecordHistory, { recordId, operations: ['Update'], pageSize: 200 })).toEqual([]);
  expect(checkConfig(getRecordHistory, { recordId, pageSize: 201 })).toHaveLength(1);
  expect(checkConfig(getHistory, { operations: ['Rename'] as never })).toHaveLength(1);
  expect(checkConfig(getHistory, { searchTerm: '' })).toHaveLength(1);
  expect(checkConfig(getDeletedRecords, { objectApiName: 'Account', pageSize: 0 })).toHaveLength(1);
});

test('what is answered of a write is all there', () => {
  const change = {
    field: 'Name',
    label: 'Name',
    newDisplayValue: null,
    newValue: 'Pump',
    oldDisplayValue: null,
    oldValue: null,
  };
  expect(neededMembers(FieldHistory, change)).toEqual(Object.keys(change));
  const history = {
    apiName: 'Account',
    changes: [change],
    clientId: null,
    clientName: null,
    createdById: null,
    createdByName: null,
    createdDate: '2026-01-01T00:00:00.000Z',
    id: '1',
    operation: 'Update',
    parentId: '001',
    parentName: null,
  };
  expect(neededMembers(RecordHistory, history)).toEqual(Object.keys(history));
});

test('what is answered of deleted records is all there', () => {
  const deleted = {
    apiName: 'Account',
    deletedById: null,
    deletedByName: null,
    deletedDate: '2026-01-01T00:00:00.000Z',
    id: '001',
    name: null,
    removalDate: '2026-01-31T00:00:00.000Z',
  };
  expect(neededMembers(DeletedRecord, deleted)).toEqual(Object.keys(deleted));
  const restored = { record: account, restored: [{ apiName: 'Account', count: 1 }] };
  expect(neededMembers(UndeletedRecord, restored)).toEqual(Object.keys(restored));
});
