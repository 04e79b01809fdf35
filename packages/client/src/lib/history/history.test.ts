import { expect, test } from 'vitest';
import { getRecord } from '../records/get-record.ts';
import { createRecord, deleteRecord, updateRecord } from '../records/record-writes.ts';
import { expectFreshFor } from '../testing/freshness.fixture.ts';
import { reply } from '../testing/scripted-fetch.ts';
import { settle, testClient } from '../testing/test-client.ts';
import { getHistory, getRecordHistory } from './record-history.ts';
import { getDeletedRecords, undeleteRecord } from './recycle-bin.ts';

const recordId = '001000000000001AAA';
const other = '001000000000002AAA';
const record = (id: string, name = 'Pump') => ({
  apiName: 'Account',
  id,
  weakEtag: 1,
  fields: { Name: { displayValue: null, value: name } },
});
const page = { count: 0, currentPageToken: null, nextPageToken: null, records: [] };
const restored = {
  record: record(recordId),
  restored: [
    { apiName: 'Account', count: 1 },
    { apiName: 'Contact', count: 2 },
  ],
};
const script = {
  'GET /records/*/history': page,
  'GET /history': page,
  'GET /recycle-bin/*': { ...page, records: [{ id: recordId, name: 'Pump' }] },
  'POST /records/*/undelete': restored,
  'PATCH /records/*': record(recordId, 'Valve'),
  'POST /records': record(other),
  'DELETE /records/*': reply(204, null),
  [`GET /records/batch/${recordId}`]: {
    hasErrors: false,
    results: [{ statusCode: 200, result: record(recordId) }],
  },
  [`GET /records/${recordId}`]: record(recordId),
};
const pathsOf = (requests: readonly { readonly method: string; readonly path: string }[]) =>
  requests.map(({ method, path }) => `${method} ${path.split('/ui-api')[1]}`);

test('the history of a record is fresh as long as the record, the recycle bin as a list', async () => {
  await expectFreshFor(30_000, getRecordHistory, { recordId }, page);
  await expectFreshFor(30_000, getDeletedRecords, { objectApiName: 'Account' }, page);
});

test('the history of a record goes by its id of 18 characters', async () => {
  const { client, fetch } = testClient(script);
  await getRecordHistory(client, { recordId: recordId.slice(0, 15), fields: ['Name'] });
  await getRecordHistory(client, { recordId, fields: ['Name'] });
  expect(pathsOf(fetch.requests)).toEqual([`GET /records/${recordId}/history`]);
});

test('a write has the observed history of its record requested again, and that of no other', async () => {
  const { client, fetch } = testClient(script);
  getRecordHistory.observe(client, { recordId }, () => {});
  getRecordHistory.observe(client, { recordId: other }, () => {});
  await settle();
  const before = fetch.requests.length;
  await updateRecord(client, { recordId, fields: { Name: 'Valve' } });
  expect(pathsOf(fetch.requests.slice(before))).toEqual([
    `PATCH /records/${recordId}`,
    `GET /records/${recordId}/history`,
  ]);
});

test('the history of everything follows each write', async () => {
  const { client, fetch } = testClient(script);
  getHistory.observe(client, {}, () => {});
  await settle();
  const before = fetch.requests.length;
  await createRecord(client, { apiName: 'Account', fields: { Name: 'Pump' } });
  expect(pathsOf(fetch.requests.slice(before))).toEqual(['POST /records', 'GET /history']);
});

test('the recycle bin of an object follows what is deleted of it, and nothing that is created', async () => {
  const { client, fetch } = testClient(script);
  getDeletedRecords.observe(client, { objectApiName: 'account' }, () => {});
  getDeletedRecords.observe(client, { objectApiName: 'Contact' }, () => {});
  await getRecord(client, { recordId: other, fields: ['Account.Name'] }).catch(() => undefined);
  await createRecord(client, { apiName: 'Account', fields: { Name: 'Pump' } });
  const before = fetch.requests.length;
  await deleteRecord(client, { recordId: other });
  expect(pathsOf(fetch.requests.slice(before))).toEqual([
    `DELETE /records/${other}`,
    'GET /recycle-bin/account',
  ]);
});

test('a record that came back is shown again where it was gone, and leaves the recycle bin', async () => {
  const { client, fetch } = testClient(script);
  const fields = ['Account.Name'];
  getRecord.observe(client, { recordId, fields }, () => {});
  getDeletedRecords.observe(client, { objectApiName: 'Account' }, () => {});
  await settle();
  await deleteRecord(client, { recordId });
  expect(getRecord.peek(client, { recordId, fields }).state).toBe('Error');
  const before = fetch.requests.length;
  await undeleteRecord(client, { recordId: recordId.slice(0, 15) });
  expect(getRecord.peek(client, { recordId, fields }).data?.fields.Name?.value).toBe('Pump');
  expect(pathsOf(fetch.requests.slice(before))).toEqual(
    expect.arrayContaining([`POST /records/${recordId}/undelete`, 'GET /recycle-bin/Account']),
  );
});
