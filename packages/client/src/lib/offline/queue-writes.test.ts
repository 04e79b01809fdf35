import { recordsOf } from '@relab/store';
import { describe, expect, it, vi } from 'vitest';
import type { Client } from '../client/client.ts';
import { getProduct } from '../commerce/catalogue/product.ts';
import { signIn, signOut } from '../identity/session.ts';
import { getListRecordsByName } from '../lists/list-records.ts';
import { persist } from '../persistence/persist.ts';
import type { Rows } from '../persistence/rows.ts';
import { getRecord } from '../records/get-record.ts';
import { createRecord, deleteRecord, updateRecord } from '../records/record-writes.ts';
import { memoryChannels } from '../tabs/memory-channel.ts';
import { settle } from '../testing/test-client.ts';
import { memoryLocks } from './locks.ts';
import { type Browser, createBrowser, openQueueTab, type QueueTab, reconnect } from './queue-tab.fixture.ts';
import type { QueueOptions } from './write-queue.ts';

const list = { objectApiName: 'Account', listViewApiName: 'All' };
const read = (recordId: string) => ({ recordId, fields: ['Account.Name'] });
const create = (client: Client, Name: string) =>
  createRecord(client, { apiName: 'Account', fields: { Name } });
const rename = (client: Client, recordId: string, Name: string) =>
  updateRecord(client, { recordId, fields: { Name } });
const nameOf = ({ client }: QueueTab, id: string) =>
  getRecord.peek(client, read(id)).data?.fields.Name?.value;
const names = ({ server }: Browser) => Object.values(server.names());

/** A tab that knows one account. */
async function setUp(options: Partial<QueueOptions> = {}) {
  const browser = createBrowser();
  const tab = openQueueTab(browser, options);
  const { id } = await create(tab.client, 'First');
  getRecord.observe(tab.client, read(id), () => {});
  await browser.clock.pass(10);
  return { browser, tab, id, ...tab };
}

describe('with a network', () => {
  it('with a network sends writes at once, each under a key of its own', async () => {
    const { browser, client, queue, id, fetch } = await setUp();
    await rename(client, id, 'Changed');
    expect(queue.pending()).toEqual([]);
    expect(names(browser)).toEqual(['Changed']);
    const keys = fetch.requests.flatMap(({ headers }) => headers['idempotency-key'] ?? []);
    expect(new Set(keys).size).toBe(2);
    expect(keys[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('keeps to the key of who has one', async () => {
    const { client, id, fetch } = await setUp();
    const config = { recordId: id, fields: { Name: 'x' }, idempotencyKey: 'mine' };
    await updateRecord(client, config);
    expect(fetch.requests.at(-1)?.headers['idempotency-key']).toBe('mine');
  });

  it('hands on what the server refuses at once, and queues nothing of it', async () => {
    const { client, queue, id } = await setUp();
    await expect(rename(client, id, 'refused')).rejects.toMatchObject({ status: 400 });
    expect(queue.pending()).toEqual([]);
  });

  it('leaves other calls alone', async () => {
    const { client } = await setUp();
    expect((await getProduct(client, { productId: '01t1' })).name).toBe('A product');
  });
});

describe('without a network', () => {
  it('answers a write with what is expected, shows it, and sends it when the network is back', async () => {
    const { browser, tab, client, queue, id } = await setUp();
    browser.online = false;
    const response = await rename(client, id, 'Changed');
    expect(response.fields.Name?.value).toBe('Changed');
    expect(nameOf(tab, id)).toBe('Changed');
    expect(queue.pending()).toMatchObject([{ call: 'updateRecord', number: 1 }]);
    expect(names(browser)).toEqual(['First']);
    reconnect(browser, [tab]);
    await settle();
    expect(names(browser)).toEqual(['Changed']);
    expect(queue.pending()).toEqual([]);
    expect(nameOf(tab, id)).toBe('Changed');
    expect(getRecord.explain(client, read(id))?.provenance?.origin).toBe('server');
  });

  it('never shows what was there before between the expected and the real', async () => {
    const { browser, tab, client, id } = await setUp();
    const seen: unknown[] = [];
    getRecord.observe(client, read(id), ({ data }) => seen.push(data?.fields.Name?.value));
    browser.online = false;
    await rename(client, id, 'One');
    await rename(client, id, 'Two');
    reconnect(browser, [tab]);
    await browser.clock.pass(100);
    expect([...new Set(seen)]).toEqual(['First', 'One', 'Two']);
  });

  it('takes a record out of lists that is to be deleted, and lets a new one be read and written to', async () => {
    const { browser, tab, client, id } = await setUp();
    getListRecordsByName.observe(client, list, () => {});
    await settle();
    const source = getListRecordsByName.source(client, list);
    if (!source) throw new Error('The list has no source.');
    browser.online = false;
    expect(await deleteRecord(client, { recordId: id })).toBeNull();
    const settings = { into: [source] };
    const made = await createRecord(client, { apiName: 'Account', fields: { Name: 'New' } }, settings);
    await rename(client, made.id, 'Newer');
    const shown = () =>
      getListRecordsByName.peek(client, list).data?.records.map((one) => one.fields.Name?.value);
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
    const { browser, tab, client } = await setUp({ onCreated });
    browser.online = false;
    const made = await create(client, 'New');
    reconnect(browser, [tab]);
    await settle();
    expect(onCreated).toHaveBeenCalledWith(made.id, '001000000000002AAA');
    await rename(client, made.id, 'Newer');
    const child = { apiName: 'Account', fields: { Name: 'Child', ParentId: made.id } };
    tab.kill();
    const next = openQueueTab(browser);
    expect((await createRecord(next.client, child)).fields.ParentId?.value).toBe('001000000000002AAA');
    expect(names(browser)).toEqual(['First', 'Newer', 'Child']);
  });

  it('answers reads with what is cached, as stale, else with kind offline', async () => {
    const { browser, client, id, fetch } = await setUp();
    await browser.clock.pass(60_000);
    browser.online = false;
    const before = fetch.requests.length;
    expect((await getRecord(client, read(id))).fields.Name?.value).toBe('First');
    expect(getRecord.peek(client, read(id))).toMatchObject({ state: 'Stale' });
    await expect(getProduct(client, { productId: '01t1' })).rejects.toMatchObject({
      kind: 'offline',
      status: 0,
      retryable: true,
    });
    expect(fetch.requests).toHaveLength(before);
  });

  it('without a network asks for what is observed as soon as the network is back, after the writes', async () => {
    const { browser, tab, client, id, fetch } = await setUp();
    await browser.clock.pass(60_000);
    browser.online = false;
    getRecord.observe(client, { recordId: id, fields: ['Account.Name', 'Account.Id'] }, () => {});
    const left = getProduct.observe(client, { productId: '01t1' }, () => {});
    await settle();
    await rename(client, id, 'Changed');
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
    const { browser, tab, client, id } = await setUp({ locks });
    browser.online = false;
    await rename(client, id, 'Changed');
    await settle();
    expect(request).not.toHaveBeenCalled();
    reconnect(browser, [tab]);
    await settle();
    expect(request).toHaveBeenCalled();
    expect(names(browser)).toEqual(['Changed']);
  });

  it('without a network sends nothing from a page that goes away and hears of a network, unless it comes back', async () => {
    const { browser, tab, client, id } = await setUp();
    browser.online = false;
    await rename(client, id, 'Changed');
    tab.page.dispatchEvent(new Event('pagehide'));
    reconnect(browser, [tab]);
    await settle();
    expect(names(browser)).toEqual(['First']);
    tab.page.dispatchEvent(new Event('pageshow'));
    await settle();
    expect(names(browser)).toEqual(['Changed']);
  });

  it('without a network sends and asks for what it could not where it was out of sight while the network came back', async () => {
    const { browser, tab, client, id, fetch } = await setUp();
    await browser.clock.pass(60_000);
    browser.online = false;
    getRecord.observe(client, { recordId: id, fields: ['Account.Name', 'Account.Id'] }, () => {});
    await settle();
    await rename(client, id, 'Changed');
    tab.page.dispatchEvent(new Event('pagehide'));
    browser.online = true;
    const before = fetch.requests.length;
    tab.page.dispatchEvent(new Event('pageshow'));
    await browser.clock.pass(10);
    expect(fetch.requests.slice(before).map(({ method }) => method)).toEqual(['PATCH', 'GET']);
  });

  it('queues only what may wait', async () => {
    const { browser, client, queue, id } = await setUp({ queues: ({ call }) => call.id !== 'deleteRecord' });
    browser.online = false;
    await expect(deleteRecord(client, { recordId: id })).rejects.toMatchObject({ kind: 'offline' });
    await rename(client, id, 'Changed');
    expect(queue.pending()).toHaveLength(1);
  });

  it('refuses a write that it could not keep, with what it failed with', async () => {
    const browser = createBrowser();
    const broken = () => Promise.reject(new Error('broken'));
    const rows = { all: broken, change: broken, update: broken, clear: broken, expire: broken };
    const { client, queue } = openQueueTab(browser, { rows });
    await queue.ready;
    expect((await create(client, 'First')).fields.Name?.value).toBe('First');
    browser.faults = ['before'];
    await expect(create(client, 'Second')).rejects.toMatchObject({ kind: 'network' });
    browser.online = false;
    await expect(create(client, 'Second')).rejects.toMatchObject({ kind: 'offline' });
  });
});

describe('a network that fails', () => {
  it.each(['before', 'after'] as const)(
    'sends once more what was lost %s the server acted, under the same key',
    async (fault) => {
      const { browser, tab, client, queue, id, fetch } = await setUp();
      browser.faults = [fault];
      await rename(client, id, 'Changed');
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
    const { browser, client, id, fetch } = await setUp();
    browser.faults = Array.from({ length: 100 }, () => 'before' as const);
    await rename(client, id, 'Changed');
    await browser.clock.pass(3_600_000);
    expect(100 - browser.faults.length).toBeLessThan(75);
    expect(100 - browser.faults.length).toBeGreaterThan(50);
    browser.faults = [];
    await browser.clock.pass(60_000);
    expect(fetch.requests.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
  });

  it('lets a write wait behind one on the same record, and none behind others', async () => {
    const { browser, client, id } = await setUp();
    const other = await create(client, 'Other');
    browser.faults = ['before'];
    await rename(client, id, 'One');
    await rename(client, other.id, 'Other changed');
    expect(names(browser)).toEqual(['First', 'Other changed']);
    await rename(client, id, 'Two');
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
    const { browser, client, id } = await setUp();
    browser.faults = ['before'];
    await Promise.all(['One', 'Two', 'Three'].map((name) => rename(client, id, name)));
    await browser.clock.pass(1_000);
    expect(browser.server.deeds.map(({ name }) => name)).toEqual(['First', 'One', 'Two', 'Three']);
  });

  it('keeps writes in order on a record that is created between them', async () => {
    const { browser, tab, client } = await setUp();
    browser.online = false;
    const made = await create(client, 'New');
    await Promise.all(['One', 'Two'].map((name) => rename(client, made.id, name)));
    browser.faults = [undefined, 'before', 'before'];
    reconnect(browser, [tab]);
    await settle();
    await rename(client, made.id, 'Three');
    await browser.clock.pass(5_000);
    expect(browser.server.deeds.map(({ name }) => name)).toEqual(['First', 'New', 'One', 'Two', 'Three']);
  });

  it.each([
    ['the provisional one first', [0, 1]],
    ['the real one first', [1, 0]],
  ])('keeps writes in order that are made at once under two names: %s', async (_, order) => {
    const onCreated = vi.fn();
    const { browser, tab, client } = await setUp({ onCreated });
    browser.online = false;
    const made = await create(client, 'New');
    reconnect(browser, [tab]);
    await settle();
    const ids = [made.id, String(onCreated.mock.lastCall?.[1])];
    browser.faults = ['before'];
    await Promise.all(order.map((place, turn) => rename(client, ids[place] ?? '', `Write ${turn}`)));
    await browser.clock.pass(5_000);
    expect(browser.server.deeds.map(({ name }) => name)).toEqual(['First', 'New', 'Write 0', 'Write 1']);
  });

  it('a network that fails waits for a server that is busy, and gives up on one that goes on failing', async () => {
    const onRejected = vi.fn();
    const { browser, client, queue, id } = await setUp({ onRejected: onRejected });
    browser.online = false;
    await rename(client, id, 'One');
    browser.online = true;
    browser.server.refusals = [503, 503];
    await queue.replay();
    expect(queue.pending()).toMatchObject([{ tries: 1 }]);
    await browser.clock.pass(3_600_000);
    expect(names(browser)).toEqual(['One']);
    browser.online = false;
    await rename(client, id, 'Two');
    browser.online = true;
    browser.server.refusals = Array.from({ length: 20 }, () => 500);
    await queue.replay();
    await browser.clock.pass(3_600_000);
    expect(onRejected).toHaveBeenCalledTimes(1);
    expect(browser.server.refusals).toHaveLength(12);
  });

  it('a network that fails waits for who has to sign in again', async () => {
    const onRejected = vi.fn();
    const { browser, client, queue, id } = await setUp({ onRejected: onRejected });
    browser.online = false;
    await rename(client, id, 'One');
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

describe('a rejected write', () => {
  async function refusedUpdate() {
    const onRejected = vi.fn();
    const set = await setUp({ onRejected: onRejected });
    const { browser, tab, client, id } = set;
    const other = await create(client, 'Other');
    browser.online = false;
    await rename(client, id, 'refused');
    await rename(client, id, 'Behind');
    await rename(client, other.id, 'Beside');
    reconnect(browser, [tab]);
    await browser.clock.pass(100);
    return { ...set, onRejected };
  }

  it('a rejected write is told of and kept, stops what is on the same record, and lets others go on', async () => {
    const { browser, tab, queue, id, onRejected } = await refusedUpdate();
    expect(onRejected).toHaveBeenCalledTimes(1);
    expect(onRejected.mock.lastCall?.[1]).toMatchObject({ status: 400, message: 'Not that name.' });
    expect(queue.rejected()).toMatchObject([{ refusal: { status: 400 } }]);
    expect(queue.pending()).toMatchObject([{ config: { fields: { Name: 'Behind' } } }]);
    expect(names(browser)).toEqual(['First', 'Beside']);
    expect(nameOf(tab, id)).toBe('Behind');
    tab.kill();
    const next = openQueueTab(browser);
    await next.queue.ready;
    expect(next.queue.rejected()).toMatchObject([{ refusal: { status: 400, code: 'INVALID_INPUT' } }]);
  });

  it('X-57 a rejected write is taken off when it is rejected', async () => {
    const { browser, tab, client, id } = await setUp();
    browser.online = false;
    await rename(client, id, 'refused');
    expect(nameOf(tab, id)).toBe('refused');
    reconnect(browser, [tab]);
    await browser.clock.pass(100);
    expect(nameOf(tab, id)).toBe('First');
  });

  it('lets what was behind it go when it is dismissed', async () => {
    const { browser, queue } = await refusedUpdate();
    await queue.dismiss(queue.rejected()[0]?.id ?? '');
    expect(queue.rejected()).toEqual([]);
    expect(queue.pending()).toEqual([]);
    expect(names(browser)).toEqual(['Behind', 'Beside']);
  });

  it('stops what is on the same record also where that goes by its own id since', async () => {
    const onCreated = vi.fn();
    const { browser, tab, client, queue } = await setUp({ onCreated });
    browser.online = false;
    const made = await create(client, 'New');
    await rename(client, made.id, 'refused');
    reconnect(browser, [tab]);
    await browser.clock.pass(100);
    expect(queue.rejected()).toHaveLength(1);
    const id = String(onCreated.mock.lastCall?.[1]);
    await rename(client, id, 'Behind');
    expect(queue.pending()).toMatchObject([{ config: { fields: { Name: 'Behind' } } }]);
    expect(names(browser)).toEqual(['First', 'New']);
    await queue.dismiss(queue.rejected()[0]?.id ?? '');
    expect(names(browser)).toEqual(['First', 'Behind']);
  });

  it('a rejected write is sent under another key when it is tried again', async () => {
    const { browser, client, queue } = await setUp();
    browser.online = false;
    const made = await create(client, 'refused');
    await createRecord(client, { apiName: 'Account', fields: { Name: 'Child', ParentId: made.id } });
    browser.online = true;
    await queue.replay();
    expect(queue.rejected()).toHaveLength(1);
    const [refused] = queue.rejected();
    await queue.retry(refused?.id ?? '');
    expect(queue.rejected()).toMatchObject([{ number: refused?.number }]);
    expect(queue.rejected()[0]?.id).not.toBe(refused?.id);
  });

  it('takes with it what is nothing without the record that it was to create', async () => {
    const { browser, tab, client, queue, id } = await setUp();
    browser.online = false;
    const made = await create(client, 'refused');
    await rename(client, made.id, 'Renamed');
    const child = await createRecord(client, {
      apiName: 'Account',
      fields: { Name: 'Child', ParentId: made.id },
    });
    await rename(client, child.id, 'Grandchild');
    await rename(client, id, 'Beside');
    reconnect(browser, [tab]);
    await browser.clock.pass(100);
    expect(queue.pending()).toHaveLength(3);
    expect(names(browser)).toEqual(['Beside']);
    await queue.dismiss(queue.rejected()[0]?.id ?? '');
    expect(queue.pending()).toEqual([]);
    expect(names(browser)).toEqual(['Beside']);
    expect(nameOf(tab, child.id)).toBeUndefined();
  });

  it('a rejected write is none where what was to be deleted is gone already', async () => {
    const { browser, tab, client, queue, id } = await setUp();
    browser.online = false;
    await deleteRecord(client, { recordId: id });
    await deleteRecord(client, { recordId: id });
    reconnect(browser, [tab]);
    await browser.clock.pass(100);
    expect(queue.rejected()).toEqual([]);
    expect(queue.pending()).toEqual([]);
  });
});

describe('from one visit to the next', () => {
  it('from one visit to the next shows and sends what has waited', async () => {
    const { browser, tab, client, id } = await setUp();
    const stored = persist(client, { user: 'ann', org: 'first', rows: browser.rows });
    await rename(client, id, 'Known');
    await stored.flush();
    browser.online = false;
    await rename(client, id, 'Changed');
    await stored.flush();
    tab.kill();
    const next = openQueueTab(browser);
    await Promise.all([
      next.queue.ready,
      persist(next.client, { user: 'ann', org: 'first', rows: browser.rows }).ready,
    ]);
    expect(nameOf(next, id)).toBe('Changed');
    expect(recordsOf(next.client.store).field(id, 'Name')?.value).toBe('Known');
    reconnect(browser, [next]);
    await browser.clock.pass(100);
    expect(names(browser)).toEqual(['Changed']);
  });

  it('from one visit to the next sends once what was on its way when the page was killed', async () => {
    const { browser, tab, client, id } = await setUp();
    browser.online = false;
    await rename(client, id, 'Changed');
    browser.online = true;
    const release = tab.fetch.hold();
    tab.page.dispatchEvent(new Event('online'));
    await settle();
    tab.kill();
    release();
    await settle();
    const next = openQueueTab(browser);
    await browser.clock.pass(1_000);
    expect(next.queue.pending()).toEqual([]);
    expect(browser.server.deeds.map(({ name }) => name)).toEqual(['First', 'Changed']);
  });

  it('passes over what is no write', async () => {
    const browser = createBrowser();
    const values = [
      null,
      'x',
      { id: 1 },
      { id: 'a', number: 1, call: 'signOut', config: {} },
      { id: 'a', call: 'x' },
    ];
    const put = values.map((value, place) => ({ id: `write/${place}`, usedAt: 0, value }));
    await browser.rows.change('["first","ann"]', { put });
    const { client, queue } = openQueueTab(browser);
    await queue.ready;
    expect(queue.pending()).toEqual([]);
    await create(client, 'First');
    expect(names(browser)).toEqual(['First']);
  });
});

describe('several tabs', () => {
  it('send once, show the same, and take in what one of them was answered', async () => {
    const { browser, tab, client, id } = await setUp();
    const other = openQueueTab(browser);
    await getRecord(other.client, read(id));
    browser.online = false;
    await rename(client, id, 'Changed');
    await settle();
    expect(nameOf(other, id)).toBe('Changed');
    expect(other.queue.pending()).toHaveLength(1);
    reconnect(browser, [tab, other]);
    await settle();
    const sent = [tab, other].flatMap(({ fetch }) =>
      fetch.requests.filter(({ method }) => method === 'PATCH'),
    );
    expect(sent).toHaveLength(1);
    for (const one of [tab, other]) {
      expect(one.queue.pending()).toEqual([]);
      expect(recordsOf(one.client.store).field(id, 'Name')?.value).toBe('Changed');
    }
  });

  it('keep the order between them', async () => {
    const { browser, client, id } = await setUp();
    const other = openQueueTab(browser);
    browser.faults = ['before'];
    await rename(client, id, 'One');
    await rename(other.client, id, 'Two');
    await browser.clock.pass(5_000);
    expect(browser.server.deeds.map(({ name }) => name)).toEqual(['First', 'One', 'Two']);
  });

  it('keep the order also where they cannot tell each other', async () => {
    const { browser, client, id } = await setUp({ channel: memoryChannels()() });
    const other = openQueueTab(browser);
    await other.queue.ready;
    browser.faults = ['before'];
    await rename(client, id, 'One');
    await rename(other.client, id, 'Two');
    await browser.clock.pass(5_000);
    expect(browser.server.deeds.map(({ name }) => name)).toEqual(['First', 'One', 'Two']);
  });

  it('forget what one of them was answered to a delete', async () => {
    const { browser, tab, client, id } = await setUp();
    const other = openQueueTab(browser);
    getRecord.observe(other.client, read(id), () => {});
    browser.online = false;
    await settle();
    await deleteRecord(client, { recordId: id });
    reconnect(browser, [tab]);
    await settle();
    expect(getRecord.peek(other.client, read(id))).toMatchObject({ state: 'Error', error: { status: 404 } });
  });

  it('pass over messages of no form', async () => {
    const { browser, queue } = await setUp();
    const hostile = browser.open();
    for (const message of [
      null,
      1,
      {},
      { partition: '["first","ann"]', notice: { write: 1 } },
      { partition: 'x' },
    ])
      hostile.post(message);
    await settle();
    expect(queue.pending()).toEqual([]);
  });
});

describe('whose writes they are', () => {
  const withPending = async (options: Partial<QueueOptions>) => {
    const set = await setUp(options);
    set.browser.online = false;
    await rename(set.client, set.id, 'Changed');
    set.browser.online = true;
    return set;
  };

  it('refuses to sign out where something waits, by default', async () => {
    const { client, queue } = await withPending({});
    await expect(signOut(client, {})).rejects.toMatchObject({ status: 409, code: 'PENDING_WRITES' });
    expect(queue.pending()).toHaveLength(1);
  });

  it.each([
    ['keep', 1],
    ['discard', 0],
  ] as const)('asks when the user signs out: %s', async (choice, left) => {
    const onSignOut = vi.fn(async () => choice);
    const { browser, tab, client } = await withPending({ onSignOut });
    await signOut(client, {});
    expect(onSignOut).toHaveBeenCalledWith([expect.objectContaining({ call: 'updateRecord' })]);
    reconnect(browser, [tab]);
    await browser.clock.pass(100_000);
    expect(names(browser)).toEqual(['First']);
    const stranger = openQueueTab(browser, { user: 'bea' });
    await browser.clock.pass(1_000);
    expect(stranger.queue.pending()).toEqual([]);
    expect(names(browser)).toEqual(['First']);
    browser.online = false;
    const again = openQueueTab(browser);
    await again.queue.ready;
    expect(again.queue.pending()).toHaveLength(left);
    reconnect(browser, [again]);
    await browser.clock.pass(1_000);
    expect(names(browser)).toEqual([choice === 'keep' ? 'Changed' : 'First']);
  });

  it('whose writes they are sends nothing for another who signs in meanwhile, and asks nothing', async () => {
    const onSignOut = vi.fn();
    const { browser, client } = await withPending({ onSignOut });
    browser.online = false;
    const deaf = openQueueTab(browser, { channel: memoryChannels()() });
    await settle();
    browser.online = true;
    await signIn(client, { email: 'b@b.example', password: 'a long password' });
    await deaf.queue.replay();
    await browser.clock.pass(100_000);
    expect(names(browser)).toEqual(['First']);
    expect(onSignOut).not.toHaveBeenCalled();
  });

  it('signs out without a question where nothing waits', async () => {
    const onSignOut = vi.fn();
    const { client } = await setUp({ onSignOut });
    await signOut(client, {});
    expect(onSignOut).not.toHaveBeenCalled();
  });

  it('whose writes they are sends nothing from a tab that has not heard of the signing out', async () => {
    const { browser, client } = await withPending({ onSignOut: () => 'keep' });
    browser.online = false;
    const deaf = openQueueTab(browser, { channel: memoryChannels()() });
    await settle();
    browser.online = true;
    await signOut(client, {});
    await deaf.queue.replay();
    await browser.clock.pass(100_000);
    expect(names(browser)).toEqual(['First']);
    expect(deaf.queue.pending()).toHaveLength(1);
  });

  it('answers what is expected where a write was kept in the moment in which the queue ended', async () => {
    const browser = createBrowser();
    const rows: Rows = {
      ...browser.rows,
      update: async (partition, decide) => {
        const result = await browser.rows.update(partition, decide);
        queue.end();
        return result;
      },
    };
    const { client, queue } = openQueueTab(browser, { rows });
    await queue.ready;
    browser.online = false;
    expect((await create(client, 'First')).fields.Name?.value).toBe('First');
    browser.online = true;
    openQueueTab(browser);
    await browser.clock.pass(100);
    expect(names(browser)).toEqual(['First']);
  });

  it('keeps nothing that fails when it has ended', async () => {
    const { browser, tab, client, queue, id } = await setUp();
    browser.faults = ['after'];
    const release = tab.fetch.hold();
    const written = rename(client, id, 'Changed');
    await settle();
    queue.end();
    release();
    await expect(written).rejects.toMatchObject({ kind: 'network' });
    const next = openQueueTab(browser);
    await next.queue.ready;
    expect(next.queue.pending()).toEqual([]);
  });

  it('whose writes they are shows nothing any more, and queues nothing, when it has ended', async () => {
    const { browser, tab, client, queue, id } = await withPending({});
    expect(nameOf(tab, id)).toBe('Changed');
    queue.end();
    expect(nameOf(tab, id)).toBe('First');
    browser.online = false;
    await expect(rename(client, id, 'x')).rejects.toMatchObject({ kind: 'network' });
  });
});
