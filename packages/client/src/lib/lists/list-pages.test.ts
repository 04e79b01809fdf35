import { expect, it, vi } from 'vitest';
import { createRecord, deleteRecord, updateRecord } from '../records/record-writes.ts';
import { reply, type ScriptedRequest } from '../testing/scripted-fetch.ts';
import { settle, testClient } from '../testing/test-client.ts';
import { getListInfoByName } from './list-info.ts';
import { listPages } from './list-pages.ts';
import { getListRecordsByName } from './list-records.ts';
import { accountId, listServer, pageOf } from './list-server.fixture.ts';

const config = { objectApiName: 'Account', listViewApiName: 'AllAccounts', pageSize: 2 };

async function open(count: number, script: Readonly<Record<string, unknown>> = {}) {
  const { client, fetch } = testClient({ ...listServer(count).script, ...script });
  await getListInfoByName(client, config);
  const pages = listPages(client, getListRecordsByName, config);
  if (!pages) throw new TypeError('The config is right.');
  const listener = vi.fn();
  const end = pages.observe(listener);
  await settle();
  const tokens = () =>
    fetch.requests
      .filter(({ path }) => path.includes('/list-records/'))
      .map((request) => pageOf(request).pageToken);
  const names = () => pages.peek().records.map(({ fields }) => fields.Name?.value);
  return { client, end, fetch, listener, names, pages, tokens };
}

it('D-115 pages grow one by one until the list ends', async () => {
  const { names, pages, tokens } = await open(5);
  expect(names()).toEqual(['Account 0001', 'Account 0002']);
  expect(pages.peek().hasMore).toBe(true);
  await pages.more();
  await pages.more();
  expect(names()).toHaveLength(5);
  expect(pages.peek()).toMatchObject({ hasMore: false, isLoading: false, error: undefined });
  await pages.more();
  expect(tokens()).toEqual([undefined, 'at-2', 'at-4']);
});

it('pages stay as many after a write, and show what it has changed', async () => {
  const { client, names, pages, tokens } = await open(5);
  await pages.more();
  await createRecord(client, { apiName: 'Account', fields: { Name: 'Aaron' } });
  await settle();
  expect(names()).toEqual(['Aaron', 'Account 0001', 'Account 0002', 'Account 0003']);
  expect(pages.peek().pages).toHaveLength(2);
  expect(tokens()).toHaveLength(4);
  await updateRecord(client, { recordId: accountId(1), fields: { OwnerId: accountId(9) } });
  expect(tokens()).toHaveLength(4);
});

it('pages are fewer where the list is shorter', async () => {
  const { client, names, pages } = await open(3);
  await pages.more();
  await deleteRecord(client, { recordId: accountId(1) });
  await settle();
  expect(names()).toEqual(['Account 0002', 'Account 0003']);
  expect(pages.peek().hasMore).toBe(false);
});

it('pages stay where the token of one becomes another, until that one has come', async () => {
  const row = (number: number) => ({ apiName: 'Account', id: accountId(number), weakEtag: 1, fields: {} });
  let first = [1, 2];
  const late = Promise.withResolvers<void>();
  const { client, fetch } = testClient({
    'POST /list-records/*/*': async (request: ScriptedRequest) => {
      const { pageToken } = pageOf(request);
      if (pageToken === 'behind 1') await late.promise;
      const rows = pageToken === undefined ? first : pageToken === 'behind 2' ? [3] : [2, 3];
      return {
        records: rows.map(row),
        nextPageToken: pageToken === undefined ? `behind ${first.length}` : null,
      };
    },
  });
  const pages = listPages(client, getListRecordsByName, config);
  pages?.observe(() => {});
  await settle();
  await pages?.more();
  const ids = () => pages?.peek().records.map(({ id }) => id);
  expect(ids()).toEqual([1, 2, 3].map(accountId));
  first = [1];
  await getListRecordsByName.refresh(client, config);
  await settle();
  expect(ids()).toEqual([1, 3].map(accountId));
  expect(pages?.peek().isLoading).toBe(true);
  late.resolve();
  await settle();
  expect(ids()).toEqual([1, 2, 3].map(accountId));
  expect(fetch.requests).toHaveLength(4);
});

it('a record that moves from one page to the other stands in one place', async () => {
  const { accounts, script } = listServer(4);
  const { client, names, pages } = await open(4, script);
  await pages.more();
  accounts.delete(accountId(1));
  await getListRecordsByName.refresh(client, config);
  await settle();
  expect(names()).toEqual(['Account 0002', 'Account 0003', 'Account 0004']);
});

it('a page that failed is requested once more', async () => {
  let fails = true;
  const { script } = listServer(4);
  const { names, pages } = await open(4, {
    'POST /list-records/*/*': (request: ScriptedRequest) =>
      fails && pageOf(request).pageToken ? reply(500, []) : script['POST /list-records/*/*'](request),
  });
  await expect(pages.more()).rejects.toMatchObject({ status: 500 });
  expect(pages.peek()).toMatchObject({ error: { status: 500 }, hasMore: true });
  expect(names()).toHaveLength(2);
  fails = false;
  await pages.more();
  expect(names()).toHaveLength(4);
  expect(pages.peek().error).toBeUndefined();
});

it('listeners are called for what changes, and not once they have left', async () => {
  const { client, end, listener, pages } = await open(3);
  expect(pages.peek()).toBe(pages.peek());
  expect(listener).toHaveBeenCalledTimes(1);
  await updateRecord(client, { recordId: accountId(9), fields: {} }).catch(() => {});
  await settle();
  expect(listener).toHaveBeenCalledTimes(1);
  end();
  await createRecord(client, { apiName: 'Account', fields: { Name: 'Aaron' } });
  await settle();
  expect(listener).toHaveBeenCalledTimes(1);
});

it('D-139 a config that is wrong has no pages', () => {
  const { client } = testClient({});
  expect(listPages(client, getListRecordsByName, { ...config, pageSize: 0 })).toBeUndefined();
});

it('pages after the first may be longer, and go on where that one ends', async () => {
  const { script } = listServer(7);
  const { client, fetch } = testClient(script);
  const pages = listPages(client, getListRecordsByName, config, { nextPageSize: 4 });
  pages?.observe(() => {});
  await settle();
  await pages?.more();
  await pages?.more();
  expect(pages?.peek()).toMatchObject({ hasMore: false });
  expect(pages?.peek().records).toHaveLength(7);
  expect(fetch.requests.map((request) => [pageOf(request).pageToken, pageOf(request).pageSize])).toEqual([
    [undefined, 2],
    ['at-2', 4],
    ['at-6', 4],
  ]);
});

it('filters that are tried have pages of their own, which any change of a record affects', async () => {
  const { client, fetch } = testClient(listServer(4).script);
  await getListInfoByName(client, config);
  const tried = {
    ...config,
    filteredByInfo: [{ fieldApiName: 'Fax', operator: 'Equals', operandLabels: ['1'] }],
  };
  const plain = listPages(client, getListRecordsByName, config);
  const other = listPages(client, getListRecordsByName, tried);
  plain?.observe(() => {});
  other?.observe(() => {});
  await settle();
  const reads = () => fetch.requests.filter(({ path }) => path.includes('/list-records/')).length;
  expect(reads()).toBe(2);
  await updateRecord(client, { recordId: accountId(1), fields: { Fax: '1' } });
  await settle();
  expect(reads()).toBe(3);
});
