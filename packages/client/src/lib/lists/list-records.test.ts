import { describe, expect, it, vi } from 'vitest';
import { dehydrate } from '../dehydrate.ts';
import { getRecord } from '../records/get-record.ts';
import { createRecord } from '../records/record-writes.ts';
import { reply, type ScriptedRequest } from '../testing/scripted-fetch.ts';
import { settle, testClient } from '../testing/test-client.ts';
import { clientToken } from './client-token.ts';
import { getListRecordsByListViewId, getListRecordsByName, getMruListRecords } from './list-records.ts';
import { accountId, listId, listServer, names, pageOf, requested } from './list-server.fixture.ts';

const list = { objectApiName: 'Account', listViewApiName: 'AllAccounts' };
const listViewId = listId;
const notFetchable = { status: 400, code: 'NOT_FETCHABLE', message: 'data is not fetchable' };

describe('a page', () => {
  it('D-123, D-156, D-157, D-175 a page is one read, however it is written', async () => {
    const { client, fetch } = testClient(listServer().script);
    const fields = ['Account.Name', 'Account.Industry'];
    await getListRecordsByName(client, { ...list, fields, sortBy: ['Name', '-Industry'], pageToken: '' });
    await getListRecordsByName(client, {
      objectApiName: 'account',
      listViewApiName: 'allaccounts',
      fields: [...fields].reverse().concat('Account.Name'),
      optionalFields: ['Account.Name'],
      pageSize: 50,
      pageToken: clientToken(0),
      sortBy: ' Name, -Industry',
    });
    expect(fetch.requests.map(requested)).toEqual(['POST list-records/Account/AllAccounts']);
    expect(fetch.requests[0]?.body).toEqual({
      fields: ['Account.Industry', 'Account.Name'],
      pageSize: 50,
      sortBy: 'Name,-Industry',
    });
  });

  it('D-279, D-280, X-04 a page has 50 records by default', async () => {
    const { client, fetch } = testClient(listServer(60).script);
    expect((await getListRecordsByName(client, list)).records).toHaveLength(50);
    expect((await getListRecordsByListViewId(client, { listViewId })).pageSize).toBe(50);
    await getMruListRecords(client, { objectApiName: 'Account' });
    expect(fetch.requests.map((request) => Number(pageOf(request).pageSize))).toEqual([50, 50, 50]);
  });

  it('D-175, D-220 a page goes by the id of its list too', async () => {
    const { client, fetch } = testClient(listServer().script);
    const config = { fields: ['Account.Name'], sortBy: ['Name', 'Id'] };
    await getListRecordsByListViewId(client, { ...config, listViewId: listViewId.slice(0, 15) });
    await getListRecordsByListViewId(client, { ...config, listViewId });
    expect(fetch.requests.map(requested)).toEqual([`GET list-records/${listViewId}`]);
    expect(fetch.requests[0]?.query).toEqual({ fields: 'Account.Name', pageSize: '50', sortBy: 'Name,Id' });
  });

  it('D-176, D-177 a page has its order split, and none is empty', async () => {
    const { client } = testClient(listServer().script);
    expect((await getListRecordsByName(client, list)).sortBy).toEqual(['Name', 'Id']);
    expect((await getMruListRecords(client, { objectApiName: 'Account' })).sortBy).toEqual([]);
  });

  it('D-244 a page is fresh for 30 s, and its records serve single reads', async () => {
    const { client, fetch, pass } = testClient(listServer().script);
    await getListRecordsByName(client, list);
    await getRecord(client, { recordId: accountId(1), fields: ['Account.Name'] });
    pass(29_999);
    await getListRecordsByName(client, list);
    expect(fetch.requests).toHaveLength(1);
    pass(1);
    await getListRecordsByName(client, list);
    expect(fetch.requests).toHaveLength(2);
  });

  it('D-139, D-148, D-158 a page that is wrongly requested is rejected, and never calls an observer', async () => {
    const { client, fetch } = testClient(listServer().script);
    const wrong = [
      { objectApiName: 'Account' },
      { ...list, fields: 'Account.Name' },
      { ...list, fields: ['Name'] },
      { ...list, pageSize: 0 },
      { ...list, pageSize: '50' },
      { ...list, pageToken: 50 },
      { ...list, sortBy: 1 },
      { ...list, searchTerm: true },
      null,
    ];
    for (const config of wrong) {
      await expect(getListRecordsByName(client, config as never)).rejects.toMatchObject({
        status: 400,
        code: 'INVALID_CONFIG',
      });
      const listener = vi.fn();
      getListRecordsByName.observe(client, config as never, listener);
      expect(listener).not.toHaveBeenCalled();
    }
    expect(fetch.requests).toHaveLength(0);
  });

  it.each([
    ['empty', ''],
    ['HTML', '<html></html>'],
    ['null', 'null'],
    ['a list', '[]'],
    ['without records', { records: null }],
    ['with records of another form', { records: { length: 1 } }],
  ])('that is answered %s is an error, and the client goes on', async (_, response) => {
    let hostile: unknown = response;
    const { script } = listServer();
    const { client } = testClient({ ...script, 'POST /list-records/*/*': () => hostile });
    const listener = vi.fn();
    getListRecordsByName.observe(client, list, listener);
    await settle();
    expect(listener.mock.lastCall?.[0]).toMatchObject({ state: 'Error', error: { status: 502 } });
    hostile = {
      records: [
        null,
        1,
        JSON.parse(`{"__proto__":{"a":1},"id":"${accountId(1)}","apiName":"Account","fields":{}}`),
      ],
    };
    const page = await getListRecordsByName.refresh(client, list);
    expect(page.records.map(({ id }) => id)).toEqual([accountId(1)]);
    expect(page.sortBy).toEqual([]);
  });

  it('D-225 keeps a refusal, and is right once the server answers', async () => {
    let status = 403;
    const { script } = listServer();
    const { client, fetch } = testClient({
      ...script,
      'POST /list-records/*/*': (request: ScriptedRequest) =>
        status === 200 ? script['POST /list-records/*/*'](request) : reply(status, [{ errorCode: 'NO' }]),
    });
    await expect(getListRecordsByName(client, list)).rejects.toMatchObject({ status: 403 });
    await expect(getListRecordsByName(client, list)).rejects.toMatchObject({ status: 403 });
    expect(fetch.requests).toHaveLength(1);
    status = 200;
    expect((await getListRecordsByName.refresh(client, list)).count).toBe(3);
  });
});

describe('pages', () => {
  it('D-114, D-116 pages are requested by the server’s own tokens, and name each other by the client’s', async () => {
    const { client, fetch } = testClient(listServer(5).script);
    const config = { ...list, pageSize: 2 };
    const first = await getListRecordsByName(client, config);
    expect(first).toMatchObject({
      currentPageToken: clientToken(0),
      nextPageToken: clientToken(2),
      previousPageToken: null,
    });
    const second = await getListRecordsByName(client, { ...config, pageToken: clientToken(2) });
    expect(second).toMatchObject({
      currentPageToken: clientToken(2),
      nextPageToken: clientToken(4),
      previousPageToken: clientToken(0),
    });
    expect(names(second)).toEqual(['Account 0003', 'Account 0004']);
    expect(fetch.requests.map((request) => pageOf(request).pageToken)).toEqual([undefined, 'at-2']);
  });

  it('D-115 end where the server says so, and nothing behind the end is requested', async () => {
    const { client, fetch } = testClient(listServer(3).script);
    const config = { ...list, pageSize: 2 };
    await getListRecordsByName(client, config);
    const last = await getListRecordsByName(client, { ...config, pageToken: clientToken(2) });
    expect(last).toMatchObject({ count: 1, nextPageToken: null });
    await expect(
      getListRecordsByName(client, { ...config, pageToken: clientToken(3) }),
    ).rejects.toMatchObject(notFetchable);
    expect(fetch.requests).toHaveLength(2);
  });

  it('D-115 end where nothing came, whatever token the server tells', async () => {
    const { client } = testClient({ 'POST /list-records/*/*': { records: [], nextPageToken: 'more' } });
    expect((await getListRecordsByName(client, list)).nextPageToken).toBeNull();
  });

  it('pages are cut where the server tells more than was requested', async () => {
    const { script } = listServer(5);
    const { client, fetch } = testClient({
      ...script,
      'POST /list-records/*/*': (request: ScriptedRequest) =>
        script['POST /list-records/*/*']({ ...request, body: { ...Object(request.body), pageSize: 50 } }),
    });
    const first = await getListRecordsByName(client, { ...list, pageSize: 2 });
    expect(first).toMatchObject({ count: 2, nextPageToken: clientToken(2) });
    const second = { ...list, pageSize: 2, pageToken: clientToken(2) };
    expect(names(await getListRecordsByName(client, second))).toEqual(['Account 0003', 'Account 0004']);
    expect(fetch.requests).toHaveLength(2);
  });

  it('pages are no larger than a server may answer, and go on from there', async () => {
    const { client, fetch, pass } = testClient(listServer(2100).script);
    await getListRecordsByName(client, { ...list, pageSize: 2000 });
    pass(30_000);
    const page = await getListRecordsByName(client, { ...list, pageToken: clientToken(1990) });
    expect(fetch.requests[1]?.body).toEqual({ pageSize: 2000 });
    expect(page).toMatchObject({ count: 10, nextPageToken: clientToken(2000) });
  });

  it('D-135, D-136 pages that are too far from every known place cannot be requested', async () => {
    const { accounts, script } = listServer(2100);
    const { client, fetch } = testClient(script);
    const config = { ...list, pageSize: 2000 };
    await getListRecordsByName(client, config);
    await getListRecordsByName(client, { ...config, pageToken: clientToken(2000) });
    for (let number = 2001; number <= 2100; number++) accounts.delete(accountId(number));
    await getListRecordsByName.refresh(client, config);
    await expect(
      getListRecordsByName(client, { ...list, pageSize: 10, pageToken: clientToken(2050) }),
    ).resolves.toMatchObject({ count: 10 });
    client.store.invalidate(() => true);
    await expect(
      getListRecordsByName(client, { ...list, pageSize: 10, pageToken: clientToken(2050) }),
    ).rejects.toMatchObject(notFetchable);
    expect(fetch.requests).toHaveLength(3);
  });

  it('D-135, D-136 pages that nobody has come to cannot be requested', async () => {
    const { client, fetch } = testClient(listServer(200).script);
    await getListRecordsByName(client, list);
    const other = { ...list, where: '{ Name: { eq: "x" } }' };
    for (const config of [
      { ...list, pageToken: clientToken(100) },
      { ...list, pageToken: btoa('client:x') },
      { ...other, pageToken: clientToken(50) },
    ]) {
      await expect(getListRecordsByName(client, config)).rejects.toMatchObject(notFetchable);
      const listener = vi.fn();
      getListRecordsByName.observe(client, config, listener);
      await settle();
      expect(listener.mock.lastCall?.[0]).toMatchObject({ state: 'Error', error: notFetchable });
    }
    expect(fetch.requests).toHaveLength(1);
  });

  it('pages of a token that the server made go by it, and show the server’s', async () => {
    const { client, fetch } = testClient(listServer(5).script);
    const page = await getListRecordsByName(client, { ...list, pageSize: 2, pageToken: 'at-2' });
    expect(page).toMatchObject({ currentPageToken: 'at-2', nextPageToken: 'at-4' });
    expect(pageOf(fetch.requests[0] as ScriptedRequest).pageToken).toBe('at-2');
  });

  it('pages of another size are answered from what is cached, where all of it is fresh', async () => {
    const { client, fetch, pass } = testClient(listServer(9).script);
    const read = (pageSize: number, offset = 0) =>
      getListRecordsByName(client, { ...list, pageSize, pageToken: clientToken(offset) });
    await read(4);
    await read(4, 4);
    const across = await read(3, 2);
    expect(names(across)).toEqual(['Account 0003', 'Account 0004', 'Account 0005']);
    expect(across).toMatchObject({ count: 3, pageSize: 3, nextPageToken: clientToken(5) });
    expect(names(await read(8))).toHaveLength(8);
    expect(fetch.requests).toHaveLength(2);
    // One more than is cached.
    expect(names(await read(9))).toHaveLength(9);
    expect(fetch.requests).toHaveLength(3);
    pass(40_000);
    await read(2, 6);
    expect(fetch.requests).toHaveLength(4);
    await read(2, 6);
    pass(30_000);
    await read(2, 6);
    expect(fetch.requests).toHaveLength(5);
  });

  it('pages of another size are answered up to the end of the list, where that is cached', async () => {
    const { client, fetch } = testClient(listServer(5).script);
    await getListRecordsByName(client, { ...list, pageSize: 4 });
    await getListRecordsByName(client, { ...list, pageSize: 4, pageToken: clientToken(4) });
    const all = await getListRecordsByName(client, { ...list, pageSize: 100 });
    expect(all).toMatchObject({ count: 5, nextPageToken: null });
    expect(fetch.requests).toHaveLength(2);
  });

  it('pages that a write has touched answer no page of another size', async () => {
    const { client } = testClient(listServer(5).script);
    await getListRecordsByName(client, { ...list, pageSize: 4 });
    await createRecord(client, { apiName: 'Account', fields: { Name: 'Aaron' } });
    const page = await getListRecordsByName(client, { ...list, pageSize: 2 });
    expect(names(page)).toEqual(['Aaron', 'Account 0001']);
  });

  it('with something that is no record answer no page of another size', async () => {
    const { script } = listServer(3);
    const { client, fetch } = testClient({
      ...script,
      'POST /list-records/*/*': (request: ScriptedRequest) => {
        const { records, ...page } = script['POST /list-records/*/*'](request) as { records: unknown[] };
        return { ...page, records: [null, ...records] };
      },
    });
    await getListRecordsByName(client, list);
    await getListRecordsByName(client, { ...list, pageSize: 2 });
    expect(fetch.requests).toHaveLength(2);
  });

  it('hold no longer than those they were put together from', async () => {
    const { client, fetch, pass } = testClient(listServer(9).script);
    await getListRecordsByName(client, { ...list, pageSize: 8 });
    pass(20_000);
    await getListRecordsByName(client, { ...list, pageSize: 4 });
    // The records themselves are fresh for longer.
    await getMruListRecords(client, { objectApiName: 'Account' });
    pass(10_000);
    await getListRecordsByName(client, { ...list, pageSize: 4 });
    expect(fetch.requests).toHaveLength(3);
  });

  it('whose place the server has told no token for are requested from the place before', async () => {
    const { client, fetch, pass } = testClient(listServer(9).script);
    await getListRecordsByName(client, { ...list, pageSize: 6 });
    pass(30_000);
    const page = await getListRecordsByName(client, { ...list, pageSize: 2, pageToken: clientToken(3) });
    expect(pageOf(fetch.requests[1] as ScriptedRequest)).toEqual({ pageSize: 5 });
    expect(names(page)).toEqual(['Account 0004', 'Account 0005']);
    expect(page).toMatchObject({ count: 2, nextPageToken: clientToken(5), pageSize: 2 });
  });

  it('pages that lie within one that is just read show what it shows', async () => {
    const { add, script } = listServer(9);
    const { client, fetch } = testClient(script);
    const small = { ...list, pageSize: 2 };
    getListRecordsByName.observe(client, small, () => {});
    await settle();
    add(0, 'Account 0000');
    await getListRecordsByName(client, { ...list, pageSize: 5 });
    expect(names(getListRecordsByName.peek(client, small).data)).toEqual(['Account 0000', 'Account 0001']);
    expect(fetch.requests).toHaveLength(2);
  });

  it('go on from a state that another client has handed over', async () => {
    const { script } = listServer(5);
    const before = testClient(script).client;
    const config = { ...list, pageSize: 2 };
    await getListRecordsByName(before, config);
    const { client, fetch } = testClient(script, { state: JSON.parse(JSON.stringify(dehydrate(before))) });
    const first = await getListRecordsByName(client, config);
    expect(fetch.requests).toHaveLength(0);
    const second = { ...config, pageToken: first.nextPageToken ?? '' };
    expect(names(await getListRecordsByName(client, second))).toEqual(['Account 0003', 'Account 0004']);
  });

  it('pages are not forgotten while one of them is read', async () => {
    const { client, pass } = testClient(listServer(5).script, { maxReads: 40 });
    const config = { ...list, pageSize: 2 };
    await getListRecordsByName(client, config);
    for (let number = 0; number < 100; number++) {
      pass(100);
      getListRecordsByName.peek(client, config);
      client.store.publish(`other/${number}`, number, -1);
    }
    const second = await getListRecordsByName(client, { ...config, pageToken: clientToken(2) });
    expect(names(second)).toEqual(['Account 0003', 'Account 0004']);
  });
});
