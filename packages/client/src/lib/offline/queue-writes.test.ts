import { describe, expect, it, vi } from 'vitest';
import { getProduct } from '../commerce/catalogue/product.ts';
import { getListRecordsByName } from '../lists/list-records.ts';
import { getRecord } from '../records/get-record.ts';
import { createRecord, deleteRecord, updateRecord } from '../records/record-writes.ts';
import { settle } from '../testing/test-client.ts';
import { memoryLocks } from './locks.ts';
import { createBrowser, openQueueTab, reconnect } from './queue-tab.fixture.ts';
import {
  accountList,
  createAccount,
  nameOf,
  names,
  openWithAccount,
  readAccount,
  renameAccount,
} from './queued-accounts.fixture.ts';

describe('with a network', () => {
  it('with a network sends writes at once, each under a key of its own', async () => {
    const { browser, client, queue, id, fetch } = await openWithAccount();
    await renameAccount(client, id, 'Changed');
    expect(queue.pending()).toEqual([]);
    expect(names(browser)).toEqual(['Changed']);
    const keys = fetch.requests.flatMap(({ headers }) => headers['idempotency-key'] ?? []);
    expect(new Set(keys).size).toBe(2);
    expect(keys[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('keeps to the key of who has one', async () => {
    const { client, id, fetch } = await openWithAccount();
    const config = { recordId: id, fields: { Name: 'x' }, idempotencyKey: 'mine' };
    await updateRecord(client, config);
    expect(fetch.requests.at(-1)?.headers['idempotency-key']).toBe('mine');
  });

  it('hands on what the server refuses at once, and queues nothing of it', async () => {
    const { client, queue, id } = await openWithAccount();
    await expect(renameAccount(client, id, 'refused')).rejects.toMatchObject({ status: 400 });
    expect(queue.pending()).toEqual([]);
  });

  it('leaves other calls alone', async () => {
    const { client } = await openWithAccount();
    expect((await getProduct(client, { productId: '01t1' })).name).toBe('A product');
  });
});

describe('without a network', () => {
  it('answers a write with what is expected, shows it, and sends it when the network is back', async () => {
    const { browser, tab, client, queue, id } = await openWithAccount();
    browser.online = false;
    const response = await renameAccount(client, id, 'Changed');
    expect(response.fields.Name?.value).toBe('Changed');
    expect(nameOf(tab, id)).toBe('Changed');
    expect(queue.pending()).toMatchObject([{ call: 'updateRecord', number: 1 }]);
    expect(names(browser)).toEqual(['First']);
    reconnect(browser, [tab]);
    await settle();
    expect(names(browser)).toEqual(['Changed']);
    expect(queue.pending()).toEqual([]);
    expect(nameOf(tab, id)).toBe('Changed');
    expect(getRecord.explain(client, readAccount(id))?.provenance?.origin).toBe('server');
  });

  it('never shows what was there before between the expected and the real', async () => {
    const { browser, tab, client, id } = await openWithAccount();
    const seen: unknown[] = [];
    getRecord.observe(client, readAccount(id), ({ data }) => seen.push(data?.fields.Name?.value));
    browser.online = false;
    await renameAccount(client, id, 'One');
    await renameAccount(client, id, 'Two');
    reconnect(browser, [tab]);
    await browser.clock.pass(100);
    expect([...new Set(seen)]).toEqual(['First', 'One', 'Two']);
  });

  it('takes a record out of lists that is to be deleted, and lets a new one be read and written to', async () => {
    const { browser, tab, client, id } = await openWithAccount();
    getListRecordsByName.observe(client, accountList, () => {});
    await settle();
    const source = getListRecordsByName.source(client, accountList);
    if (!source) throw new Error('The list has no source.');
    browser.online = false;
    expect(await deleteRecord(client, { recordId: id })).toBeNull();
    const settings = { into: [source] };
    const made = await createRecord(client, { apiName: 'Account', fields: { Name: 'New' } }, settings);
    await renameAccount(client, made.id, 'Newer');
    const shown = () =>
      getListRecordsByName.peek(client, accountList).data?.records.map((one) => one.fields.Name?.value);
    expect(shown()).toEqual(['Newer']);
    expect(nameOf(tab, made.id)).toBe('Newer');
    reconnect(browser, [tab]);
    await browser.clock.pass(100);
    expect(names(browser)).toEqual(['Newer']);
    expect(shown()).toEqual(['Newer']);
    expect(browser.server.deeds.map(({ method }) => method)).toEqual(['POST', 'DELETE', 'POST', 'PATCH']);
  });

  it('without a network sends writes of later days that go by a provisional id, and tells the real one', async () => {
    const onCreated = vi.fn();
    const { browser, tab, client } = await openWithAccount({ onCreated });
    browser.online = false;
    const made = await createAccount(client, 'New');
    reconnect(browser, [tab]);
    await settle();
    expect(onCreated).toHaveBeenCalledWith(made.id, '001000000000002AAA');
    await renameAccount(client, made.id, 'Newer');
    const child = { apiName: 'Account', fields: { Name: 'Child', ParentId: made.id } };
    tab.kill();
    const next = openQueueTab(browser);
    expect((await createRecord(next.client, child)).fields.ParentId?.value).toBe('001000000000002AAA');
    expect(names(browser)).toEqual(['First', 'Newer', 'Child']);
  });

  it('answers reads with what is cached, as stale, else with kind offline', async () => {
    const { browser, client, id, fetch } = await openWithAccount();
    await browser.clock.pass(60_000);
    browser.online = false;
    const before = fetch.requests.length;
    expect((await getRecord(client, readAccount(id))).fields.Name?.value).toBe('First');
    expect(getRecord.peek(client, readAccount(id))).toMatchObject({ state: 'Stale' });
    await expect(getProduct(client, { productId: '01t1' })).rejects.toMatchObject({
      kind: 'offline',
      status: 0,
      retryable: true,
    });
    expect(fetch.requests).toHaveLength(before);
  });

  it('without a network asks for what is observed as soon as the network is back, after the writes', async () => {
    const { browser, tab, client, id, fetch } = await openWithAccount();
    await browser.clock.pass(60_000);
    browser.online = false;
    getRecord.observe(client, { recordId: id, fields: ['Account.Name', 'Account.Id'] }, () => {});
    const left = getProduct.observe(client, { productId: '01t1' }, () => {});
    await settle();
    await renameAccount(client, id, 'Changed');
    expect(getProduct.peek(client, { productId: '01t1' })).toMatchObject({
      state: 'Error',
      error: { kind: 'offline' },
    });
    left();
    const before = fetch.requests.length;
    reconnect(browser, [tab]);
    await browser.clock.pass(10);
    expect(fetch.requests.slice(before).map(({ method }) => method)).toEqual(['PATCH', 'GET']);
  });

  it('takes no lock as long as nothing can be sent: a page that ends meanwhile could not give it back', async () => {
    const locks = memoryLocks();
    const request = vi.spyOn(locks, 'request');
    const { browser, tab, client, id } = await openWithAccount({ locks });
    browser.online = false;
    await renameAccount(client, id, 'Changed');
    await settle();
    expect(request).not.toHaveBeenCalled();
    reconnect(browser, [tab]);
    await settle();
    expect(request).toHaveBeenCalled();
    expect(names(browser)).toEqual(['Changed']);
  });

  it('without a network sends nothing from a page that is being closed when the network returns, unless it is restored', async () => {
    const { browser, tab, client, id } = await openWithAccount();
    browser.online = false;
    await renameAccount(client, id, 'Changed');
    tab.page.dispatchEvent(new Event('pagehide'));
    reconnect(browser, [tab]);
    await settle();
    expect(names(browser)).toEqual(['First']);
    tab.page.dispatchEvent(new Event('pageshow'));
    await settle();
    expect(names(browser)).toEqual(['Changed']);
  });

  it('without a network sends and asks for what it could not where it was out of sight while the network came back', async () => {
    const { browser, tab, client, id, fetch } = await openWithAccount();
    await browser.clock.pass(60_000);
    browser.online = false;
    getRecord.observe(client, { recordId: id, fields: ['Account.Name', 'Account.Id'] }, () => {});
    await settle();
    await renameAccount(client, id, 'Changed');
    tab.page.dispatchEvent(new Event('pagehide'));
    browser.online = true;
    const before = fetch.requests.length;
    tab.page.dispatchEvent(new Event('pageshow'));
    await browser.clock.pass(10);
    expect(fetch.requests.slice(before).map(({ method }) => method)).toEqual(['PATCH', 'GET']);
  });

  it('queues only what may wait', async () => {
    const { browser, client, queue, id } = await openWithAccount({
      queues: ({ call }) => call.id !== 'deleteRecord',
    });
    browser.online = false;
    await expect(deleteRecord(client, { recordId: id })).rejects.toMatchObject({ kind: 'offline' });
    await renameAccount(client, id, 'Changed');
    expect(queue.pending()).toHaveLength(1);
  });

  it('refuses a write that it could not keep, with what it failed with', async () => {
    const browser = createBrowser();
    const broken = () => Promise.reject(new Error('broken'));
    const rows = { all: broken, change: broken, update: broken, clear: broken, expire: broken };
    const { client, queue } = openQueueTab(browser, { rows });
    await queue.ready;
    expect((await createAccount(client, 'First')).fields.Name?.value).toBe('First');
    browser.faults = ['before'];
    await expect(createAccount(client, 'Second')).rejects.toMatchObject({ kind: 'network' });
    browser.online = false;
    await expect(createAccount(client, 'Second')).rejects.toMatchObject({ kind: 'offline' });
  });
});

describe('a network that fails', () => {
  it.each(['before', 'after'] as const)(
    'sends once more what was lost %s the server acted, under the same key',
    async (fault) => {
      const { browser, tab, client, queue, id, fetch } = await openWithAccount();
      browser.faults = [fault];
      await renameAccount(client, id, 'Changed');
      expect(queue.pending()).toHaveLength(1);
      expect(nameOf(tab, id)).toBe('Changed');
      await browser.clock.pass(1_000);
      expect(queue.pending()).toEqual([]);
      expect(browser.server.deeds.map(({ method }) => method)).toEqual(['POST', 'PATCH']);
      const keys = fetch.requests.flatMap(({ method, headers }) =>
        method === 'PATCH' ? headers['idempotency-key'] : [],
      );
      expect(new Set(keys).size).toBe(1);
    },
  );

  it('a network that fails is tried ever more rarely', async () => {
    const { browser, client, id, fetch } = await openWithAccount();
    browser.faults = Array.from({ length: 100 }, () => 'before' as const);
    await renameAccount(client, id, 'Changed');
    await browser.clock.pass(3_600_000);
    expect(100 - browser.faults.length).toBeLessThan(75);
    expect(100 - browser.faults.length).toBeGreaterThan(50);
    browser.faults = [];
    await browser.clock.pass(60_000);
    expect(fetch.requests.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
  });

  it('lets a write wait behind one on the same record, and none behind others', async () => {
    const { browser, client, id } = await openWithAccount();
    const other = await createAccount(client, 'Other');
    browser.faults = ['before'];
    await renameAccount(client, id, 'One');
    await renameAccount(client, other.id, 'Other changed');
    expect(names(browser)).toEqual(['First', 'Other changed']);
    await renameAccount(client, id, 'Two');
    await browser.clock.pass(1_000);
    expect(browser.server.deeds.map(({ name }) => name)).toEqual([
      'First',
      'Other',
      'Other changed',
      'One',
      'Two',
    ]);
  });

  it('keeps writes in order that are made at once', async () => {
    const { browser, client, id } = await openWithAccount();
    browser.faults = ['before'];
    await Promise.all(['One', 'Two', 'Three'].map((name) => renameAccount(client, id, name)));
    await browser.clock.pass(1_000);
    expect(browser.server.deeds.map(({ name }) => name)).toEqual(['First', 'One', 'Two', 'Three']);
  });

  it('keeps writes in order on a record that is created between them', async () => {
    const { browser, tab, client } = await openWithAccount();
    browser.online = false;
    const made = await createAccount(client, 'New');
    await Promise.all(['One', 'Two'].map((name) => renameAccount(client, made.id, name)));
    browser.faults = [undefined, 'before', 'before'];
    reconnect(browser, [tab]);
    await settle();
    await renameAccount(client, made.id, 'Three');
    await browser.clock.pass(5_000);
    expect(browser.server.deeds.map(({ name }) => name)).toEqual(['First', 'New', 'One', 'Two', 'Three']);
  });

  it.each([
    ['the provisional one first', [0, 1]],
    ['the real one first', [1, 0]],
  ])('keeps writes in order that are made at once under two names: %s', async (_, order) => {
    const onCreated = vi.fn();
    const { browser, tab, client } = await openWithAccount({ onCreated });
    browser.online = false;
    const made = await createAccount(client, 'New');
    reconnect(browser, [tab]);
    await settle();
    const ids = [made.id, String(onCreated.mock.lastCall?.[1])];
    browser.faults = ['before'];
    await Promise.all(order.map((place, turn) => renameAccount(client, ids[place] ?? '', `Write ${turn}`)));
    await browser.clock.pass(5_000);
    expect(browser.server.deeds.map(({ name }) => name)).toEqual(['First', 'New', 'Write 0', 'Write 1']);
  });

  it('a network that fails waits for a server that is busy, and gives up on one that goes on failing', async () => {
    const onRejected = vi.fn();
    const { browser, client, queue, id } = await openWithAccount({ onRejected: onRejected });
    browser.online = false;
    await renameAccount(client, id, 'One');
    browser.online = true;
    browser.server.refusals = [503, 503];
    await queue.replay();
    expect(queue.pending()).toMatchObject([{ tries: 1 }]);
    await browser.clock.pass(3_600_000);
    expect(names(browser)).toEqual(['One']);
    browser.online = false;
    await renameAccount(client, id, 'Two');
    browser.online = true;
    browser.server.refusals = Array.from({ length: 20 }, () => 500);
    await queue.replay();
    await browser.clock.pass(3_600_000);
    expect(onRejected).toHaveBeenCalledTimes(1);
    expect(browser.server.refusals).toHaveLength(12);
  });

  it('a network that fails waits for who has to sign in again', async () => {
    const onRejected = vi.fn();
    const { browser, client, queue, id } = await openWithAccount({ onRejected: onRejected });
    browser.online = false;
    await renameAccount(client, id, 'One');
    browser.online = true;
    browser.server.refusals = [401];
    await queue.replay();
    await browser.clock.pass(3_600_000);
    expect(queue.pending()).toHaveLength(1);
    await queue.replay();
    expect(names(browser)).toEqual(['One']);
    expect(onRejected).not.toHaveBeenCalled();
  });
});
