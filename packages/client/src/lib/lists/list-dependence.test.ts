import type { ConfigFor } from '@relab/contract';
import type * as calls from '@relab/contract/records';
import { describe, expect, it, vi } from 'vitest';
import type { PublishedChange, RecordChange } from '../client/change.ts';
import { publishChanges } from '../invalidation/publish-changes.ts';
import { getObjectInfo } from '../object-info/object-info.ts';
import { createRecord, deleteRecord, updateRecord } from '../records/record-writes.ts';
import { settle, testClient } from '../testing/test-client.ts';
import { getListInfoByName } from './list-info.ts';
import { getListRecordsByListViewId, getListRecordsByName, getMruListRecords } from './list-records.ts';
import { accountId, listId, listServer, names, requested } from './list-server.fixture.ts';
import { getListUiByApiName } from './list-ui.ts';

const list = { objectApiName: 'Account', listViewApiName: 'AllAccounts' };
const one = accountId(1);

type Config = ConfigFor<typeof calls.getListRecordsByName>;

/** A client that observes a list whose info is cached, and what it asks for from then on. */
async function observing(input: Partial<Config> = {}, { holdsInfo = true } = {}) {
  const server = listServer();
  const { client, fetch } = testClient({
    ...server.script,
    'GET /object-info/*': { apiName: 'Account', fields: { Industry: { calculated: true } } },
  });
  if (holdsInfo) await getListInfoByName(client, list);
  const config = { ...list, ...input };
  const listener = vi.fn();
  getListRecordsByName.observe(client, config, listener);
  await settle();
  const before = fetch.requests.length;
  return {
    ...server,
    client,
    page: () => names(getListRecordsByName.peek(client, config).data),
    listener,
    requested: () => fetch.requests.slice(before).map(requested),
    touched: async (change: PublishedChange) => {
      const count = fetch.requests.length;
      await publishChanges(client, [change]);
      return fetch.requests.length > count;
    },
  };
}

const change = (input: Partial<RecordChange>): RecordChange => ({
  kind: 'record',
  operation: 'update',
  id: one,
  objectApiName: 'Account',
  fields: new Set(),
  parents: new Set(),
  ...input,
});

const again = 'POST list-records/Account/AllAccounts';

describe('a list that is observed', () => {
  it('a list that is observed is requested again once a record of its object is created or deleted', async () => {
    const { requested, client, page } = await observing();
    await createRecord(client, { apiName: 'Account', fields: { Name: 'Zeta' } });
    expect(page()).toEqual(['Account 0001', 'Account 0002', 'Account 0003', 'Zeta']);
    await deleteRecord(client, { recordId: one });
    expect(page()).toEqual(['Account 0002', 'Account 0003', 'Zeta']);
    expect(requested()).toEqual(['POST records', again, `DELETE records/${one}`, again]);
  });

  it('a list that is observed shows a new value at once, and is not requested where nothing moves', async () => {
    const { requested, client, listener } = await observing({ sortBy: 'Industry' });
    listener.mockClear();
    await updateRecord(client, { recordId: one, fields: { OwnerId: '005000000000002AAA' } });
    await settle();
    expect(requested()).toEqual([`PATCH records/${one}`]);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(listener.mock.lastCall?.[0].data.records[0].fields.OwnerId.value).toBe('005000000000002AAA');
  });

  it.each([
    ['a field that it is filtered by', { Industry: 'Media' }, ['Account 0002', 'Account 0003']],
    ['a field that it is sorted by', { Name: 'Zeta' }, ['Account 0002', 'Account 0003', 'Zeta']],
  ])('is asked for again once %s is changed', async (_, fields, expected) => {
    const { requested, client, page } = await observing();
    await updateRecord(client, { recordId: one, fields });
    expect(requested()).toEqual([`PATCH records/${one}`, again]);
    expect(page()).toEqual(expected);
  });

  it('a list that is observed goes by its own order where it has one', async () => {
    const { touched } = await observing({ sortBy: '-Account.Phone' });
    expect(await touched(change({ fields: new Set(['Phone']) }))).toBe(true);
    expect(await touched(change({ fields: new Set(['Fax']) }))).toBe(false);
  });

  it('a list that is observed goes by the order that its response tells, which may be the user’s', async () => {
    const { client, touched } = await observing({ optionalFields: ['Account.Fax'] });
    const page = getListRecordsByName.source(client, { ...list, optionalFields: ['Account.Fax'] });
    expect(page?.peek().data?.sortBy).toEqual(['Name', 'Id']);
    expect(await touched(change({ fields: new Set(['Id']) }))).toBe(true);
  });

  it('a list that is observed is affected by other owners only where its scope is not everything', async () => {
    const everything = await observing();
    const owner = change({ fields: new Set(['OwnerId']) });
    expect(await everything.touched(owner)).toBe(false);
    const mine = await observing({}, { holdsInfo: false });
    Object.assign(mine.lists.get('allaccounts') ?? {}, { scope: 'mine' });
    await getListInfoByName(mine.client, list);
    expect(await mine.touched(owner)).toBe(true);
  });

  it('a list that is observed is affected by any change where nothing is cached that tells what decides', async () => {
    const fields = new Set(['Fax']);
    expect(await (await observing({}, { holdsInfo: false })).touched(change({ fields }))).toBe(true);
    expect(await (await observing({ searchTerm: 'a' })).touched(change({ fields }))).toBe(true);
    expect(await (await observing({ where: '{ Fax: { eq: "1" } }' })).touched(change({ fields }))).toBe(true);
    expect(await (await observing()).touched(change({ fields: undefined }))).toBe(true);
    expect(await (await observing()).touched(change({ objectApiName: undefined, fields: undefined }))).toBe(
      true,
    );
    expect(await (await observing()).touched(change({ fields }))).toBe(false);
  });

  it('a list that is observed is touched where a formula decides, since that may show any field', async () => {
    const { client, touched } = await observing();
    const fields = new Set(['Fax']);
    expect(await touched(change({ fields }))).toBe(false);
    await getObjectInfo(client, { objectApiName: 'Account' });
    expect(await touched(change({ fields }))).toBe(true);
  });

  it('D-123 knows its object in any case, and leaves other objects alone', async () => {
    const { touched } = await observing();
    expect(await touched(change({ operation: 'create', objectApiName: 'ACCOUNT' }))).toBe(true);
    for (const operation of ['create', 'update', 'delete'] as const)
      expect(await touched(change({ operation, objectApiName: 'Contact', id: '003000000000001AAA' }))).toBe(
        false,
      );
  });

  it('follows references: to what it is sorted or filtered by, and to what is deleted', async () => {
    const user = { objectApiName: 'User', id: '005000000000001AAA' };
    const alias = change({ ...user, fields: new Set(['Alias']) });
    expect(await (await observing()).touched(alias)).toBe(false);
    expect(await (await observing({ sortBy: 'Owner.Alias' })).touched(alias)).toBe(true);
    expect(await (await observing({ where: '{ Owner: { Alias: { eq: "x" } } }' })).touched(alias)).toBe(true);
    const { touched } = await observing({ sortBy: 'Owner.Alias' });
    expect(await touched(change({ ...user, fields: new Set(['Phone']) }))).toBe(false);
    expect(await touched(change({ objectApiName: 'Contact', fields: new Set(['Alias']) }))).toBe(false);
    expect(await touched(change({ fields: new Set(['OwnerId']) }))).toBe(true);
    expect(await touched(change({ ...user, fields: undefined }))).toBe(true);
    expect(await touched(change({ ...user, operation: 'delete' }))).toBe(true);
  });

  it('a list that is observed that nobody observes is only marked, and requested when it is read', async () => {
    const { script } = listServer();
    const { client, fetch } = testClient(script);
    await getListRecordsByName(client, list);
    await createRecord(client, { apiName: 'Account', fields: { Name: 'Zeta' } });
    expect(fetch.requests).toHaveLength(2);
    expect(names(await getListRecordsByName(client, list))).toHaveLength(4);
  });

  it('a list that is observed that is on its way and has no name yet is requested again', async () => {
    const { client, fetch } = testClient(listServer().script);
    const release = fetch.hold();
    getListRecordsByListViewId.observe(client, { listViewId: listId }, () => {});
    await settle();
    const announced = publishChanges(client, [change({ operation: 'create' })]);
    await settle();
    release();
    await announced;
    expect(fetch.requests).toHaveLength(2);
  });

  it('a list that is observed goes by the response where its config names no object', async () => {
    const { client, fetch } = testClient(listServer().script);
    await getListInfoByName(client, list);
    getListRecordsByListViewId.observe(client, { listViewId: listId }, () => {});
    await settle();
    const count = fetch.requests.length;
    await publishChanges(client, [
      change({ objectApiName: 'Contact' }),
      change({ fields: new Set(['Fax']) }),
    ]);
    expect(fetch.requests).toHaveLength(count);
    await publishChanges(client, [change({ fields: new Set(['Industry']) })]);
    expect(fetch.requests).toHaveLength(count + 1);
  });

  it('with its info asks for both at once, and once', async () => {
    const { client, fetch } = testClient(listServer().script);
    getListUiByApiName.observe(client, list, () => {});
    await settle();
    await createRecord(client, { apiName: 'Account', fields: { Name: 'Zeta' } });
    expect(fetch.requests.map(requested)).toEqual([
      'GET list-ui/Account/AllAccounts',
      'POST records',
      'GET list-ui/Account/AllAccounts',
    ]);
    expect(names(getListUiByApiName.peek(client, list).data?.records)).toHaveLength(4);
  });
});

it('D-121 the recent records are requested again when one is visited, and not when one is changed', async () => {
  const { client, fetch } = testClient(listServer().script);
  getMruListRecords.observe(client, { objectApiName: 'account' }, () => {});
  getListRecordsByName.observe(client, list, () => {});
  await settle();
  await publishChanges(client, [change({ fields: new Set(['Fax']), objectApiName: 'Contact' })]);
  expect(fetch.requests).toHaveLength(2);
  await publishChanges(client, [{ kind: 'visit', objectApiName: 'Account' }]);
  expect(fetch.requests.map(requested).filter((request) => request.includes('mru'))).toHaveLength(2);
  await publishChanges(client, [{ kind: 'visit', objectApiName: 'Contact' }]);
  const before = fetch.requests.length;
  await publishChanges(client, [change({ fields: new Set(['Fax']) })]);
  expect(fetch.requests.slice(before).map(requested)).toEqual([again]);
});
