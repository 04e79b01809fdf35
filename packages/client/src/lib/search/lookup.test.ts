import type { StoredRecord } from '@relab/store';
import { describe, expect, test, vi } from 'vitest';
import { getRecord } from '../records/get-record.ts';
import { createRecord, deleteRecord, updateRecord } from '../records/record-writes.ts';
import { reply } from '../testing/scripted-fetch.ts';
import { settle, testClient } from '../testing/test-client.ts';
import { getLookupRecords } from './lookup.ts';

const one = '001000000000001AAA';
const two = '001000000000002AAA';
const field = (value: string) => ({ displayValue: null, value });
const account = (id: string, name: string, distinction?: string, version = 1): StoredRecord => ({
  apiName: 'Account',
  id,
  weakEtag: version,
  fields: { Name: field(name), ...(distinction ? { DisambiguationField: field(distinction) } : {}) },
});
const found = (...records: unknown[]) => ({
  lookupResults: { Account: { count: records.length, records, eTag: 'kept' } },
});
const lookup = { objectApiName: 'Opportunity', fieldApiName: 'AccountId' };
const script = {
  'POST /lookups/*/*': found(account(one, 'Nautilus'), account(two, 'Argo')),
  'POST /records': account('001000000000003AAA', 'New'),
  'PATCH /records/*': account(one, 'Changed', undefined, 2),
  'DELETE /records/*': reply(204),
  'GET /records/*': account(one, 'Nautilus'),
};
const lookups = ({ requests }: { readonly requests: readonly { readonly path: string }[] }) =>
  requests.filter(({ path }) => path.includes('/lookups/')).length;

describe('freshness', () => {
  test('D-271, X-05: every read asks, and what is cached shows as stale meanwhile', async () => {
    const { client, fetch } = testClient(script);
    await getLookupRecords(client, lookup);
    await getLookupRecords(client, lookup);
    expect(fetch.requests).toHaveLength(2);
    const listener = vi.fn();
    getLookupRecords.observe(client, lookup, listener);
    expect(listener.mock.lastCall?.[0]).toMatchObject({ state: 'Stale', data: found({}, {}) });
    await settle();
    expect(fetch.requests).toHaveLength(3);
    await getLookupRecords(client, lookup, { policy: 'stale-while-revalidate' });
    await settle();
    expect(fetch.requests).toHaveLength(4);
  });

  test('reads of one moment share a request', async () => {
    const { client, fetch } = testClient(script);
    await Promise.all([getLookupRecords(client, lookup), getLookupRecords(client, lookup)]);
    expect(fetch.requests).toHaveLength(1);
  });
});

describe('the config', () => {
  test('the config is normalised to one form', async () => {
    const { client, fetch } = testClient(script);
    const spellings = [
      { ...lookup, targetApiName: 'User,Account', sourceRecordId: '006000000000001' },
      { ...lookup, targetApiName: ['Account', 'User', 'Account'], sourceRecordId: '006000000000001AAA' },
      {
        objectApiName: 'opportunity',
        fieldApiName: 'accountid',
        targetApiName: ['account', 'user'],
        sourceRecordId: '006000000000001AAA',
        page: 1,
        pageSize: 25,
        searchType: 'Recent' as const,
      },
    ];
    const sources = spellings.map((config) => getLookupRecords.source(client, config));
    expect(new Set(sources).size).toBe(1);
    await getLookupRecords(client, {
      ...lookup,
      targetApiName: 'User,Account',
      sourceRecordId: '006000000000001',
    });
    expect(fetch.requests[0]).toMatchObject({
      method: 'POST',
      query: { targetApiName: 'Account,User', sourceRecordId: '006000000000001AAA' },
      body: {},
    });
  });

  test('D-214: takes a record input as the record that is edited, and nothing less', async () => {
    const { client, fetch } = testClient(script);
    const sourceRecord = {
      apiName: 'Opportunity',
      fields: { Id: null, Name: 'x', Amount: 1, Open__c: true },
    };
    await getLookupRecords(client, { ...lookup, sourceRecord });
    expect(fetch.requests[0]?.body).toEqual({ sourceRecord });
    const wrong: unknown[] = [null, 'x', {}, { apiName: 'x' }, { apiName: 'x', fields: { Name: {} } }];
    for (const record of wrong) {
      const config = { ...lookup, sourceRecord: record as never };
      await expect(getLookupRecords(client, config)).rejects.toMatchObject({ code: 'INVALID_CONFIG' });
      expect(getLookupRecords.source(client, config)).toBeUndefined();
    }
    expect(fetch.requests).toHaveLength(1);
  });

  test('D-215: takes orders of a field and a direction, and nothing less', async () => {
    const { client, fetch } = testClient(script);
    const orderBy = [{ fieldApiName: 'Name', isAscending: false }];
    await getLookupRecords(client, { ...lookup, orderBy });
    expect(fetch.requests[0]?.body).toEqual({ orderBy });
    const wrong: unknown[] = ['Name', [null], [{ fieldApiName: 'Name' }], [{ isAscending: true }]];
    for (const order of wrong)
      await expect(getLookupRecords(client, { ...lookup, orderBy: order as never })).rejects.toMatchObject({
        code: 'INVALID_CONFIG',
      });
    expect(fetch.requests).toHaveLength(1);
  });
});

describe('D-095: the records', () => {
  test('the records are cached once each, and the rest comes as the server sent it', async () => {
    const { client, fetch } = testClient(script);
    expect(await getLookupRecords(client, lookup)).toEqual(script['POST /lookups/*/*']);
    await getRecord(client, { recordId: two, fields: ['Account.Name'] });
    expect(fetch.requests).toHaveLength(1);
  });

  test('keep what tells them apart in this lookup, and only here', async () => {
    const response = found(account(one, 'Nautilus', 'Bergen'), account(two, 'Nautilus'));
    const { client, fetch } = testClient({
      ...script,
      'POST /lookups/*/*': response,
      'GET /records/*': account(one, 'Changed', undefined, 2),
    });
    const listener = vi.fn();
    getLookupRecords.observe(client, lookup, listener);
    await settle();
    expect(listener.mock.lastCall?.[0].data).toEqual(response);
    await getRecord.refresh(client, { recordId: one, fields: ['Account.Name'] });
    expect(fetch.requests[1]?.query).toEqual({ fields: 'Account.Name' });
    await settle();
    expect(listener.mock.lastCall?.[0].data.lookupResults.Account.records[0].fields).toEqual({
      Name: field('Changed'),
      DisambiguationField: field('Bergen'),
    });
  });

  test('the records that stand in no list of records are left as they came', async () => {
    const odd = { lookupResults: { Account: { records: null }, Case: null, User: { records: [1] } } };
    const { client } = testClient({ 'POST /lookups/*/*': odd });
    expect(await getLookupRecords(client, lookup)).toEqual(odd);
  });
});

describe('after a write', () => {
  test.each([
    ['a created record', 'Account', 2],
    ['a created record of another object', 'Case', 1],
  ])('%s', async (_, apiName, times) => {
    const { client, fetch } = testClient({ ...script, 'POST /records': { ...account(two, 'New'), apiName } });
    getLookupRecords.observe(client, lookup, () => {});
    await settle();
    await createRecord(client, { apiName, fields: { Name: 'New' } });
    expect(lookups(fetch)).toBe(times);
  });

  test('an updated record and a deleted one are right where they are observed', async () => {
    let response = script['POST /lookups/*/*'];
    const { client, fetch } = testClient({ ...script, 'POST /lookups/*/*': () => response });
    const names = () =>
      getLookupRecords
        .peek(client, lookup)
        .data?.lookupResults.Account?.records.map((record) => record.fields.Name?.value);
    getLookupRecords.observe(client, lookup, () => {});
    await settle();
    response = found(account(one, 'Changed', undefined, 2), account(two, 'Argo'));
    await updateRecord(client, { recordId: one, fields: { Name: 'Changed' } });
    expect(names()).toEqual(['Changed', 'Argo']);
    response = found(account(one, 'Changed', undefined, 2));
    await deleteRecord(client, { recordId: two });
    expect(names()).toEqual(['Changed']);
    expect(lookups(fetch)).toBe(3);
  });

  test('a record that was looked at may stand among the recent ones', async () => {
    const { client, fetch } = testClient(script);
    getLookupRecords.observe(client, { ...lookup, targetApiName: 'Account' }, () => {});
    getLookupRecords.observe(client, { ...lookup, q: 'na', searchType: 'Search' }, () => {});
    await settle();
    await getRecord.refresh(client, { recordId: one, fields: ['Account.Name'], updateMru: true });
    await settle();
    expect(lookups(fetch)).toBe(3);
  });
});
