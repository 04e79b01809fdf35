import { describe, expect, it, vi } from 'vitest';
import { dehydrate } from '../dehydrate.ts';
import { reply, type ScriptedRequest } from '../testing/scripted-fetch.ts';
import { settle, testClient } from '../testing/test-client.ts';
import { getListInfoByName, getListInfosByName } from './list-info.ts';
import { createListInfo, deleteListInfo, updateListInfoByName } from './list-info-writes.ts';
import { getListObjectInfo } from './list-object-info.ts';
import { getListPreferences } from './list-preferences.ts';
import { getListRecordsByListViewId, getListRecordsByName } from './list-records.ts';
import { listId, listServer, requested } from './list-server.fixture.ts';
import { getListInfosByObjectName, getListViewSummaryCollection } from './list-summaries.ts';
import { getListUiByApiName, getListUiByListViewId } from './list-ui.ts';

const list = { objectApiName: 'Account', listViewApiName: 'AllAccounts' };
const missing = { objectApiName: 'Account', listViewApiName: 'Missing' };

describe('a list info', () => {
  it('D-123, D-245 a list info is one read in any case, fresh for 15 minutes', async () => {
    const { client, fetch, pass } = testClient(listServer().script);
    await getListInfoByName(client, list);
    pass(899_999);
    await getListInfoByName(client, { objectApiName: 'ACCOUNT', listViewApiName: 'allaccounts' });
    expect(fetch.requests).toHaveLength(1);
    pass(1);
    await getListInfoByName(client, list);
    expect(fetch.requests).toHaveLength(2);
  });

  it('D-110, D-178 a list info goes out with others of the tick, each answered by its own status', async () => {
    const { client, fetch } = testClient(listServer().script);
    const [found, failed] = await Promise.allSettled([
      getListInfoByName(client, list),
      getListInfoByName(client, missing),
      getListInfoByName(client, list),
    ]);
    expect(found).toMatchObject({ status: 'fulfilled', value: { label: 'All' } });
    expect(failed).toMatchObject({ reason: { status: 404 } });
    expect(fetch.requests.map(({ path, query }) => [path.split('/').at(-1), query])).toEqual([
      ['batch', { names: 'Account.AllAccounts,Account.Missing' }],
    ]);
  });

  it('whose name cannot stand among others goes out alone', async () => {
    const { client, fetch } = testClient(listServer().script);
    const odd = { objectApiName: 'Account', listViewApiName: 'a,b' };
    await Promise.allSettled([getListInfoByName(client, odd), getListInfoByName(client, list)]);
    expect(fetch.requests.map(requested).sort()).toEqual([
      'GET list-info/Account/AllAccounts',
      'GET list-info/Account/a%2Cb',
    ]);
  });

  it('keeps its objects where a response of the same version leaves them out', async () => {
    const { client } = testClient(listServer().script);
    expect((await getListInfoByName(client, list)).objectApiNames).toEqual(['Account', 'User']);
    await Promise.allSettled([getListInfoByName.refresh(client, list), getListInfoByName(client, missing)]);
    expect(getListInfoByName.peek(client, list).data?.objectApiNames).toEqual(['Account', 'User']);
  });

  it.each(['', '<p>', 'null', '[]', '{}', { listReference: null }])(
    'answered %j is an error',
    async (response) => {
      const { client } = testClient({ 'GET /list-info/*/*': response, 'GET /list-info/batch': response });
      const error = { status: 502 };
      await expect(getListInfoByName(client, list)).rejects.toMatchObject(error);
      const [one, other] = await Promise.allSettled(
        [list, missing].map((name) => getListInfoByName.refresh(client, name)),
      );
      expect([one, other]).toMatchObject([{ reason: error }, { reason: error }]);
      const [batch] = await Promise.allSettled([getListInfosByName(client, { ids: listId })]);
      expect(batch).toBeDefined();
    },
  );
});

describe('several list infos', () => {
  it('D-178, D-110 several list infos are read by names and by ids, each by its own status', async () => {
    const { client, fetch } = testClient(listServer().script);
    const byNames = await getListInfosByName(client, { names: ['Account.AllAccounts', 'Account.Missing'] });
    expect(byNames.results.map(({ statusCode }) => statusCode)).toEqual([200, 404]);
    const byIds = await getListInfosByName(client, { ids: [listId] });
    expect(byIds.results).toMatchObject([{ statusCode: 200, result: { label: 'All' } }]);
    expect(fetch.requests.map(({ query }) => query)).toEqual([
      { names: 'Account.AllAccounts,Account.Missing' },
      { ids: listId },
    ]);
    expect((byIds.results[0] as { result: unknown }).result).toBe(await getListInfoByName(client, list));
  });

  it('ask only for what is not cached, in any spelling', async () => {
    const { client, fetch } = testClient(listServer().script);
    await getListInfoByName(client, list);
    await getListInfosByName(client, { names: 'account.allaccounts' });
    await getListInfosByName(client, { ids: [listId.slice(0, 15)] });
    await getListInfosByName(client, { ids: listId });
    expect(fetch.requests.map(requested)).toEqual([
      'GET list-info/Account/AllAccounts',
      'GET list-info/batch',
    ]);
  });

  it('several list infos of one list that is missing are answered as any others', async () => {
    const { client } = testClient(listServer().script);
    const { results } = await getListInfosByName(client, { names: ['Account.Missing'] });
    expect(results).toMatchObject([{ statusCode: 404, result: [{ errorCode: 'NOT_FOUND' }] }]);
  });

  it('D-228 several list infos are all refused where the whole batch is', async () => {
    const { client } = testClient({ 'GET /list-info/batch': reply(404, [{ errorCode: 'NOT_FOUND' }]) });
    await expect(getListInfosByName(client, { names: ['Account.A', 'Account.B'] })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('D-139, D-178 several list infos that name none are rejected', async () => {
    const { client, fetch } = testClient(listServer().script);
    for (const config of [{}, { names: [] }, { names: ['Account'] }, { names: [1] }, { ids: 1 }])
      await expect(getListInfosByName(client, config as never)).rejects.toMatchObject({
        code: 'INVALID_CONFIG',
      });
    expect(fetch.requests).toHaveLength(0);
  });
});

describe('the lists of an object', () => {
  it('D-282, D-283, D-240, X-04 the lists of an object are 20 a page, for 30 days', async () => {
    const { client, fetch, pass } = testClient(listServer().script);
    const config = { objectApiName: 'Account' };
    expect(await getListViewSummaryCollection(client, config)).toMatchObject({ count: 1, pageSize: 20 });
    expect(await getListInfosByObjectName(client, config)).toMatchObject({ count: 1, pageSize: 20 });
    pass(2_591_999_999);
    await getListViewSummaryCollection(client, {
      objectApiName: 'account',
      pageSize: 20,
      q: '',
      recentListsOnly: false,
    });
    await getListInfosByObjectName(client, config);
    expect(fetch.requests.map(requested)).toEqual(['GET list-ui/Account', 'GET list-info/Account']);
    expect(fetch.requests.map(({ query }) => query)).toEqual([{ pageSize: '20' }, { pageSize: '20' }]);
    pass(1);
    await getListViewSummaryCollection(client, config);
    expect(fetch.requests).toHaveLength(3);
  });

  it('D-114, D-116 name their pages as lists of records do', async () => {
    const { lists, script } = listServer();
    for (const name of ['B', 'C'])
      lists.set(name, { ...lists.get('allaccounts'), listViewApiName: name } as never);
    const { client, fetch } = testClient(script);
    const first = await getListInfosByObjectName(client, { objectApiName: 'Account', pageSize: 2 });
    const pageToken = first.nextPageToken ?? '';
    expect(pageToken).toBe('Y2xpZW50OjI=');
    const second = await getListInfosByObjectName(client, {
      objectApiName: 'Account',
      pageSize: 2,
      pageToken,
    });
    expect(second.lists.map(({ apiName }) => apiName)).toEqual(['C']);
    expect(second.nextPageToken).toBeNull();
    expect(fetch.requests[1]?.query).toEqual({ pageSize: '2', pageToken: 'at-2' });
    const elsewhere = { objectApiName: 'Account', q: 'x', pageToken };
    await expect(getListInfosByObjectName(client, elsewhere)).rejects.toMatchObject({
      code: 'NOT_FETCHABLE',
    });
  });

  it.each(['null', '[]', { lists: null }, { lists: {} }])('answered %j are an error', async (response) => {
    const { client } = testClient({ 'GET /list-ui/*': response });
    await expect(getListViewSummaryCollection(client, { objectApiName: 'Account' })).rejects.toMatchObject({
      status: 502,
    });
  });
});

it('D-252 what lists of an object can be made of is fresh for 15 minutes', async () => {
  const { client, fetch, pass } = testClient({ 'GET /list-object-info/*': { columns: [] } });
  await getListObjectInfo(client, { objectApiName: 'Account' });
  pass(899_999);
  await getListObjectInfo(client, { objectApiName: 'account' });
  expect(fetch.requests).toHaveLength(1);
  pass(1);
  await getListObjectInfo(client, { objectApiName: 'account' });
  expect(fetch.requests).toHaveLength(2);
});

/** A client that observes all there is of a list. */
async function observing() {
  const server = listServer();
  const { client, fetch } = testClient(server.script);
  const info = vi.fn();
  const ui = vi.fn();
  getListInfoByName.observe(client, list, info);
  getListUiByApiName.observe(client, list, ui);
  getListRecordsByName.observe(client, { ...list, pageSize: 2 }, () => {});
  getListViewSummaryCollection.observe(client, { objectApiName: 'account' }, () => {});
  getListInfosByObjectName.observe(client, { objectApiName: 'Contact' }, () => {});
  await settle();
  const before = fetch.requests.length;
  return {
    ...server,
    client,
    fetch,
    info,
    ui,
    requested: () => fetch.requests.slice(before).map(requested).sort(),
  };
}

describe('a write of a list', () => {
  it('X-06 a write of a list that makes one has the object’s lists requested again, and its info held', async () => {
    const { requested, client, info } = await observing();
    await settle();
    info.mockClear();
    const made = await createListInfo(client, {
      objectApiName: 'Account',
      label: 'New',
      listViewApiName: 'New',
    });
    expect(await getListInfoByName(client, { objectApiName: 'Account', listViewApiName: 'New' })).toBe(
      getListInfoByName.peek(client, { objectApiName: 'account', listViewApiName: 'new' }).data,
    );
    await settle();
    expect(made.label).toBe('New');
    expect(requested()).toEqual(['GET list-ui/account', 'POST list-info/Account']);
    expect(getListViewSummaryCollection.peek(client, { objectApiName: 'Account' }).data?.count).toBe(2);
    expect(info).not.toHaveBeenCalled();
  });

  it('a write of a list that changes one is ingested, and has its records requested again', async () => {
    const { requested, client, info, ui } = await observing();
    await updateListInfoByName(client, { ...list, label: 'Every one' });
    await settle();
    expect(info.mock.lastCall?.[0].data.label).toBe('Every one');
    expect(ui.mock.lastCall?.[0].data.info.label).toBe('Every one');
    expect(requested()).toEqual([
      'GET list-ui/Account/AllAccounts',
      'GET list-ui/account',
      'PATCH list-info/Account/AllAccounts',
      'POST list-records/Account/AllAccounts',
    ]);
  });

  it('a write of a list that overtakes a read of its info has that one requested again', async () => {
    const { script } = listServer();
    const late = Promise.withResolvers<unknown>();
    let reads = 0;
    const { client } = testClient({
      ...script,
      'GET /list-info/*/*': (request: ScriptedRequest) =>
        reads++ === 0 ? late.promise : script['GET /list-info/*/*'](request),
    });
    const early = getListInfoByName(client, list);
    await settle();
    const writing = updateListInfoByName(client, { ...list, label: 'Later' });
    await settle();
    late.resolve({
      ...(await getListInfosByName(client, { ids: listId })),
      label: 'Before',
      listReference: list,
    });
    await Promise.all([early, writing]);
    expect(getListInfoByName.peek(client, list).data?.label).toBe('Later');
  });

  it('D-128 a write of a list that deletes one drops all of it, and tells who looks at it', async () => {
    const { requested, client, info, ui } = await observing();
    const byId = { listViewId: listId };
    await getListRecordsByListViewId(client, byId);
    await getListUiByListViewId(client, byId);
    await getListPreferences(client, list);
    await deleteListInfo(client, list);
    await settle();
    const gone = { state: 'Error', data: undefined, error: { status: 404 } };
    expect(info.mock.lastCall?.[0]).toMatchObject(gone);
    expect(ui.mock.lastCall?.[0]).toMatchObject(gone);
    for (const found of [
      getListRecordsByListViewId.peek(client, byId),
      getListUiByListViewId.peek(client, byId),
      getListPreferences.peek(client, list),
    ])
      expect(found).toMatchObject(gone);
    expect(requested().slice(0, 2)).toEqual([
      'DELETE list-info/Account/AllAccounts',
      'GET list-preferences/Account/AllAccounts',
    ]);
    expect(requested().filter((request) => request === 'GET list-ui/account')).toHaveLength(1);
    await expect(getListRecordsByName(client, list)).rejects.toMatchObject({ status: 404 });
  });

  it.each([
    ['D-142, D-143', 'createListInfo', createListInfo, { label: 'x' }],
    ['D-142, D-144', 'updateListInfoByName', updateListInfoByName, { ...list, scope: {} }],
    ['D-142, D-144', 'deleteListInfo', deleteListInfo, { objectApiName: 'Account' }],
  ] as const)('%s with a wrong config names %s', async (_, name, write, config) => {
    const { client, fetch } = testClient(listServer().script);
    await expect(write(client, config as never)).rejects.toThrow(`Invalid config for "${name}"`);
    await expect(write(client, null as never)).rejects.toThrow(`Invalid config for "${name}"`);
    expect(fetch.requests).toHaveLength(0);
  });

  it('D-232 a write of a list that is rejected throws what the server says, keeps it, and changes nothing', async () => {
    const refusal = reply(400, [{ errorCode: 'TOO_LONG', message: 'Too long.' }]);
    const { script } = listServer();
    const { client, fetch } = testClient({ ...script, 'PATCH /list-info/*/*': refusal });
    getListInfoByName.observe(client, list, () => {});
    await settle();
    await expect(updateListInfoByName(client, { ...list, label: 'x' })).rejects.toThrow('Too long.');
    expect(JSON.stringify(dehydrate(client))).toContain('Too long.');
    expect(getListInfoByName.peek(client, list).data?.label).toBe('All');
    expect(fetch.requests).toHaveLength(2);
  });

  it.each([null, {}, { listReference: {} }])('answered %j is taken for done', async (response) => {
    const { script } = listServer();
    const { client } = testClient({
      ...script,
      'POST /list-info/*': reply(201, response),
      'PATCH /list-info/*/*': response,
    });
    await getListInfoByName(client, list);
    await expect(createListInfo(client, { objectApiName: 'Account', label: 'x' })).resolves.toEqual(response);
    await expect(updateListInfoByName(client, { ...list, label: 'x' })).resolves.toEqual(response);
  });
});
