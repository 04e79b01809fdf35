import { describe, expect, it, vi } from 'vitest';
import { dehydrate } from '../dehydrate.ts';
import { reply } from '../testing/scripted-fetch.ts';
import { settle, testClient } from '../testing/test-client.ts';
import { getListInfoByName } from './list-info.ts';
import { updateListInfoByName } from './list-info-writes.ts';
import { getListPreferences, updateListPreferences } from './list-preferences.ts';
import { getListRecordsByName } from './list-records.ts';
import { listServer, requested } from './list-server.fixture.ts';
import { getListInfosByObjectName } from './list-summaries.ts';
import { getListUiByApiName } from './list-ui.ts';

const list = { objectApiName: 'Account', listViewApiName: 'AllAccounts' };

/** A client that observes how a list is shown. */
async function observing(script: Readonly<Record<string, unknown>> = {}) {
  const { client, fetch } = testClient({ ...listServer().script, ...script });
  getListPreferences.observe(client, list, () => {});
  getListUiByApiName.observe(client, list, () => {});
  getListRecordsByName.observe(client, { ...list, sortBy: '-Name' }, () => {});
  await settle();
  const before = fetch.requests.length;
  return {
    client,
    fetch,
    widths: () => [
      getListPreferences.peek(client, list).data?.columnWidths,
      getListInfoByName.peek(client, list).data?.userPreferences.columnWidths,
      getListUiByApiName.peek(client, list).data?.info.userPreferences.columnWidths,
    ],
    requested: () => fetch.requests.slice(before).map(requested),
  };
}

const write = 'PATCH list-preferences/Account/AllAccounts';

it('D-253, D-123 preferences are one read in any case, fresh for 15 minutes', async () => {
  const { client, fetch, pass } = testClient(listServer().script);
  await getListPreferences(client, list);
  pass(899_999);
  await getListPreferences(client, { objectApiName: 'account', listViewApiName: 'ALLACCOUNTS' });
  expect(fetch.requests).toHaveLength(1);
  pass(1);
  await getListPreferences(client, list);
  expect(fetch.requests).toHaveLength(2);
});

describe('a write of preferences', () => {
  it('a write of preferences shows wherever the list does, with nothing requested', async () => {
    const { requested, client, widths } = await observing();
    await updateListPreferences(client, { ...list, columnWidths: { Industry: 90 } });
    const expected = { Industry: 90, Name: -1 };
    expect(widths()).toEqual([expected, expected, expected]);
    expect(requested()).toEqual([write]);
  });

  it('a write of preferences that orders the list has its records requested again, but for those in an order of their own', async () => {
    const { requested, client } = await observing();
    const orderedBy = [{ fieldApiName: 'Name', isAscending: false }];
    await updateListPreferences(client, { ...list, orderedBy });
    expect(requested()).toEqual([write, 'GET list-ui/Account/AllAccounts']);
  });

  it('a write of preferences that orders the list has its info requested again, and leaves the object’s lists alone', async () => {
    const { client, fetch } = testClient(listServer().script);
    getListInfoByName.observe(client, list, () => {});
    getListInfosByObjectName.observe(client, { objectApiName: 'Account' }, () => {});
    await settle();
    await updateListPreferences(client, { ...list, orderedBy: [] });
    await updateListPreferences(client, { ...list, columnWrap: { Name: true } });
    expect(fetch.requests.slice(2).map(requested)).toEqual([
      write,
      'GET list-info/Account/AllAccounts',
      write,
    ]);
  });

  it('a list that is pinned has the object’s lists requested again, which say what opens first', async () => {
    const { client, fetch } = testClient(listServer().script);
    getListInfoByName.observe(client, list, () => {});
    getListInfosByObjectName.observe(client, { objectApiName: 'Account' }, () => {});
    await settle();
    await updateListPreferences(client, { ...list, pinned: true });
    await settle();
    expect(fetch.requests.slice(2).map(requested)).toEqual([write, 'GET list-info/Account']);
  });

  it('an optimistic write of preferences is shown before its response, and rolled back where it is rejected', async () => {
    const { client, fetch, widths } = await observing({
      'PATCH /list-preferences/*/*': reply(400, [{ errorCode: 'NO', message: 'No.' }]),
    });
    const release = fetch.hold();
    const config = { ...list, columnWidths: { Name: 300 } };
    const writing = updateListPreferences(client, config, { optimistic: true });
    await settle();
    expect(widths()).toEqual([{ Name: 300 }, { Name: 300 }, { Name: 300 }]);
    release();
    await expect(writing).rejects.toThrow('No.');
    expect(widths()).toEqual([{ Name: -1 }, { Name: -1 }, { Name: -1 }]);
  });

  it('a write of preferences is not shown before it is answered where nobody said so', async () => {
    const { client, fetch, widths } = await observing();
    const release = fetch.hold();
    const writing = updateListPreferences(client, { ...list, columnWidths: { Name: 300 } });
    await settle();
    expect(widths()[0]).toEqual({ Name: -1 });
    release();
    await writing;
    expect(widths()[0]).toEqual({ Name: 300 });
  });

  it('a write of preferences that is answered late does not take back a later one', async () => {
    const answers = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()];
    let sent = 0;
    const { client, widths } = await observing({
      'PATCH /list-preferences/*/*': () => answers[sent++]?.promise,
    });
    const send = (Name: number) =>
      updateListPreferences(client, { ...list, columnWidths: { Name } }, { optimistic: true });
    const writes = [send(100), send(200)];
    await settle();
    answers[1]?.resolve({ columnWidths: { Name: 200 }, columnWrap: {}, orderedBy: [] });
    await writes[1];
    expect(widths()[0]).toEqual({ Name: 200 });
    answers[0]?.resolve({ columnWidths: { Name: 100 }, columnWrap: {}, orderedBy: [] });
    await Promise.all(writes);
    expect(widths()).toEqual([{ Name: 200 }, { Name: 200 }, { Name: 200 }]);
  });

  it('a write of preferences that is answered nothing has come true', async () => {
    const { client, widths } = await observing({ 'PATCH /list-preferences/*/*': reply(204) });
    await updateListPreferences(client, { ...list, columnWidths: { Name: 300 } });
    expect(widths()).toEqual([{ Name: 300 }, { Name: 300 }, { Name: 300 }]);
  });

  it('D-142, D-144, D-172, D-173 with a wrong config names itself', async () => {
    const { client, fetch } = testClient(listServer().script);
    for (const part of [
      { columnWidths: { Name: 1.5 } },
      { columnWrap: { Name: 'yes' } },
      { orderedBy: [{}] },
    ])
      await expect(updateListPreferences(client, { ...list, ...part } as never)).rejects.toThrow(
        'Invalid config for "updateListPreferences"',
      );
    expect(fetch.requests).toHaveLength(0);
  });

  it('D-232 a write of preferences that is rejected is kept', async () => {
    const { client } = await observing({
      'PATCH /list-preferences/*/*': reply(400, [{ errorCode: 'NO', message: 'Not so wide.' }]),
    });
    await expect(updateListPreferences(client, { ...list, columnWidths: {} })).rejects.toThrow(
      'Not so wide.',
    );
    expect(JSON.stringify(dehydrate(client))).toContain('Not so wide.');
  });
});

it('preferences are requested again once their list is changed', async () => {
  const { requested, client } = await observing();
  const listener = vi.fn();
  getListPreferences.observe(client, list, listener);
  await updateListInfoByName(client, { ...list, displayColumns: ['Name'] });
  expect(requested()).toContain('GET list-preferences/Account/AllAccounts');
});
