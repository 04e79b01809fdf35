import { describe, expect, it, vi } from 'vitest';
import { dehydrate } from '../dehydrate.ts';
import { reply, type ScriptedRequest } from '../testing/scripted-fetch.ts';
import { settle, testClient } from '../testing/test-client.ts';
import { clientToken } from './client-token.ts';
import { getListInfoByName } from './list-info.ts';
import { getListRecordsByListViewId, getListRecordsByName, getMruListRecords } from './list-records.ts';
import { listId, listServer, names, pageOf, requested } from './list-server.fixture.ts';
import { getListUiByApiName, getListUiByListViewId, getMruListUi } from './list-ui.ts';

const list = { objectApiName: 'Account', listViewApiName: 'AllAccounts' };

describe('a list with its info', () => {
  it('D-036 holds what the reads of its two parts show', async () => {
    const { client, fetch } = testClient(listServer().script);
    const ui = await getListUiByApiName(client, list);
    expect(await getListInfoByName(client, list)).toBe(ui.info);
    expect(await getListRecordsByName(client, list)).toBe(ui.records);
    expect(fetch.requests.map(requested)).toEqual(['GET list-ui/Account/AllAccounts']);
  });

  it('D-036 by its id holds them too', async () => {
    const { client, fetch } = testClient(listServer().script);
    const ui = await getListUiByListViewId(client, { listViewId: listId });
    expect(await getListInfoByName(client, list)).toBe(ui.info);
    expect(await getListRecordsByListViewId(client, { listViewId: listId })).toBe(ui.records);
    expect(fetch.requests.map(requested)).toEqual([`GET list-ui/${listId}`]);
  });

  it('D-036 a list with its info of the recent records holds them too', async () => {
    const { client, fetch } = testClient(listServer().script);
    const ui = await getMruListUi(client, { objectApiName: 'Account' });
    expect(ui.info.label).toBe('Recently Viewed');
    expect(ui.records.listReference.type).toBe('mru');
    expect(await getMruListRecords(client, { objectApiName: 'account' })).toBe(ui.records);
    expect(fetch.requests.map(requested)).toEqual(['GET mru-list-ui/Account']);
  });

  it('brings its parts to whoever reads them in the same tick', async () => {
    const { client, fetch } = testClient(listServer().script);
    const [info, page, ui] = await Promise.all([
      getListInfoByName(client, list),
      getListRecordsByName(client, list),
      getListUiByApiName(client, list),
    ]);
    expect(fetch.requests.map(requested)).toEqual(['GET list-ui/Account/AllAccounts']);
    expect([info, page]).toEqual([ui.info, ui.records]);
  });

  it('a response that was requested before a forced request does not serve it', async () => {
    const { client, fetch } = testClient(listServer().script);
    const release = fetch.hold();
    const ui = getListUiByApiName(client, list);
    await settle();
    const page = getListRecordsByName.refresh(client, list);
    release();
    await Promise.all([ui, page]);
    expect(fetch.requests.map(requested)).toEqual([
      'GET list-ui/Account/AllAccounts',
      'POST list-records/Account/AllAccounts',
    ]);
  });

  it('a list with its info is there again from a state that another client has handed over', async () => {
    const { script } = listServer();
    const before = testClient(script).client;
    const ui = await getListUiByApiName(before, list);
    const { client, fetch } = testClient(script, { state: JSON.parse(JSON.stringify(dehydrate(before))) });
    expect(await getListUiByApiName(client, list)).toEqual(ui);
    expect(fetch.requests).toHaveLength(0);
  });

  it('a list with its info that fails leaves its parts to be requested alone', async () => {
    const { script } = listServer();
    const { client, fetch } = testClient({ ...script, 'GET /list-ui/*/*': reply(500) });
    const ends = await Promise.allSettled([
      getListUiByApiName(client, list),
      getListInfoByName(client, list),
      getListRecordsByName(client, list),
    ]);
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(fetch.requests).toHaveLength(3);
  });

  it('D-244, D-245 a list with its info is fresh as long as both of its parts are', async () => {
    const { client, fetch, pass } = testClient(listServer().script);
    await getListUiByApiName(client, list);
    pass(29_999);
    await getListUiByApiName(client, list);
    expect(fetch.requests).toHaveLength(1);
    pass(1);
    // The records alone are past their time.
    await getListRecordsByName(client, list);
    await getListUiByApiName(client, list);
    expect(fetch.requests.map(requested)).toEqual([
      'GET list-ui/Account/AllAccounts',
      'POST list-records/Account/AllAccounts',
    ]);
    pass(870_000);
    await getListRecordsByName(client, list);
    await getListUiByApiName(client, list);
    expect(fetch.requests.map(requested).slice(2)).toEqual([
      'POST list-records/Account/AllAccounts',
      'GET list-ui/Account/AllAccounts',
    ]);
  });

  it('D-220, D-114 takes the members of a page, and shares its places with the records alone', async () => {
    const { client, fetch } = testClient(listServer(5).script);
    const config = { ...list, pageSize: 2, sortBy: ['Name'], optionalFields: ['Account.Fax'] };
    const ui = await getListUiByApiName(client, config);
    const second = { ...config, pageToken: ui.records.nextPageToken ?? '' };
    expect(second.pageToken).toBe(clientToken(2));
    expect(names(await getListRecordsByName(client, second))).toEqual(['Account 0003', 'Account 0004']);
    expect((await getListUiByApiName(client, { ...config, pageToken: clientToken(4) })).records.count).toBe(
      1,
    );
    expect(fetch.requests.map((request) => pageOf(request).pageToken)).toEqual([undefined, 'at-2', 'at-4']);
    expect(fetch.requests[0]?.query).toEqual({
      optionalFields: 'Account.Fax',
      pageSize: '2',
      sortBy: 'Name',
    });
  });

  it.each([
    ['empty', ''],
    ['null', null],
    ['without its info', { records: { records: [] } }],
    ['without its records', { info: {}, records: null }],
    ['with a page of another form', { info: {}, records: { records: {} } }],
    ['of a list without a name', { info: {}, records: { records: [] } }],
  ])('that is answered %s is an error or a list that is used', async (_, response) => {
    const { client } = testClient({ 'GET /list-ui/*/*': response, 'GET /list-ui/*': response });
    for (const read of [
      () => getListUiByApiName(client, list),
      () => getListUiByListViewId(client, { listViewId: listId }),
    ]) {
      const [end] = await Promise.allSettled([read()]);
      if (end?.status === 'rejected')
        expect(end.reason).toMatchObject({ status: 502, code: 'INVALID_ANSWER' });
      else expect(end?.value.records.records).toEqual([]);
    }
  });
});

describe('the version of a list', () => {
  const versions = (eTag: string) => {
    const server = listServer();
    let version = 'v1';
    const { client, fetch } = testClient({
      ...server.script,
      'POST /list-records/*/*': (request: ScriptedRequest) => ({
        ...(server.script['POST /list-records/*/*'](request) as object),
        listInfoETag: version,
      }),
    });
    return {
      client,
      fetch,
      change() {
        version = eTag;
        Object.assign(server.lists.get('allaccounts') ?? {}, { eTag });
      },
      mislead() {
        version = eTag;
      },
    };
  };

  it('D-119 the version of a list that records come with has the whole list requested again where it is another one', async () => {
    const { client, fetch, change } = versions('v2');
    const listener = vi.fn();
    getListUiByApiName.observe(client, list, listener);
    getListInfoByName.observe(client, list, () => {});
    const other = { ...list, sortBy: 'Industry' };
    getListRecordsByName.observe(client, other, () => {});
    await getListRecordsByName(client, { ...list, pageSize: 7 });
    await settle();
    change();
    const before = fetch.requests.length;
    await getListRecordsByName.refresh(client, { ...list, pageSize: 7 });
    await settle();
    expect(fetch.requests.slice(before).map(requested).sort()).toEqual([
      'GET list-ui/Account/AllAccounts',
      'POST list-records/Account/AllAccounts',
      'POST list-records/Account/AllAccounts',
    ]);
    expect(listener.mock.lastCall?.[0].data.info.eTag).toBe('v2');
    // What nobody observes is requested once somebody does.
    await getListRecordsByName(client, { ...list, pageSize: 7 });
    expect(fetch.requests).toHaveLength(before + 3);
  });

  it('D-120 the version of a list that is the same has nothing requested', async () => {
    const { client, fetch } = versions('v1');
    getListUiByApiName.observe(client, list, () => {});
    await settle();
    await getListRecordsByName.refresh(client, list);
    await settle();
    expect(fetch.requests).toHaveLength(2);
  });

  it('D-119 the version of a list that a list comes with has its other pages requested again', async () => {
    const { client, fetch, change } = versions('v2');
    getListUiByApiName.observe(client, list, () => {});
    getListInfoByName.observe(client, list, () => {});
    getListRecordsByName.observe(client, { ...list, sortBy: 'Industry' }, () => {});
    await settle();
    change();
    await getListUiByApiName.refresh(client, list);
    await settle();
    expect(fetch.requests.slice(2).map(requested)).toEqual([
      'GET list-ui/Account/AllAccounts',
      'POST list-records/Account/AllAccounts',
    ]);
  });

  it('D-119 the version of a list of the recent records counts too', async () => {
    const { script } = listServer();
    const { client, fetch } = testClient({
      ...script,
      'GET /mru-list-records/*': (request: ScriptedRequest) => ({
        ...script['GET /mru-list-records/*'](request),
        listInfoETag: 'other',
      }),
    });
    getMruListUi.observe(client, { objectApiName: 'Account' }, () => {});
    await settle();
    await getMruListRecords(client, { objectApiName: 'Account', sortBy: 'Name' });
    await settle();
    expect(fetch.requests.map(requested)).toEqual([
      'GET mru-list-ui/Account',
      'GET mru-list-records/Account',
      'GET mru-list-ui/Account',
    ]);
  });

  it('D-119 the version of a list is not requested for ever where the server tells two', async () => {
    const { client, fetch, mislead } = versions('v2');
    getListUiByApiName.observe(client, list, () => {});
    await settle();
    mislead();
    for (let turn = 0; turn < 3; turn++) {
      await getListRecordsByName.refresh(client, list);
      await settle();
    }
    expect(fetch.requests.map(requested).filter((request) => request.startsWith('GET'))).toHaveLength(2);
  });
});
