import { recordsOf } from '@relab/store';
import { describe, expect, it, test, vi } from 'vitest';
import { getProduct } from '../commerce/catalogue/product.ts';
import { signIn, signOut } from '../identity/session.ts';
import { getRecord } from '../records/get-record.ts';
import { updateRecord } from '../records/record-writes.ts';
import { reply } from '../testing/scripted-fetch.ts';
import { settle } from '../testing/test-client.ts';
import { type Clock, clientAt, createClock } from './clock.fixture.ts';
import { memoryRows } from './memory-rows.ts';
import { type PersistOptions, persist } from './persist.ts';
import type { Rows } from './rows.ts';

const one = '001000000000001AAA';
const two = '001000000000002AAA';
const ann = { user: 'ann', org: 'first' };
const partition = JSON.stringify(['first', 'ann']);
const single = { recordId: one, fields: ['Account.Name', 'Account.Owner.Name'] };

const field = (value: unknown) => ({ displayValue: null, value });
const record = (id: string, name: string, version: number) => ({
  apiName: 'Account',
  id,
  weakEtag: version,
  fields: {
    Name: field(name),
    Owner: field({ apiName: 'User', id: '005000000000001AAA', weakEtag: 1, fields: { Name: field('Ann') } }),
  },
});

const site = {
  'GET /records/*': ({ path }: { path: string }) => record(path.endsWith(two) ? two : one, 'First', 1),
  'PATCH /records/*': record(one, 'Changed', 2),
  'GET /products/missing': reply(404, [{ errorCode: 'ITEM_NOT_FOUND', message: 'No such product.' }]),
  'GET /products/*': ({ path }: { path: string }) => ({ id: path, name: 'A product' }),
  'POST /sign-in': reply(401, [{ errorCode: 'INVALID_CREDENTIALS', message: 'No.' }]),
  'POST /logout': reply(204),
  'GET /session-context': { guestUser: true },
};

/** A page of the site that has started with what is cached. */
async function visit(rows: Rows, clock: Clock, options: Partial<PersistOptions> = {}, script: object = site) {
  const started = clientAt(clock, script as typeof site);
  const stored = persist(started.client, { ...ann, rows, ...options });
  const told = vi.fn();
  void stored.ready.then(told);
  await settle();
  expect(told).toHaveBeenCalled();
  return { ...started, stored };
}

const ids = async (rows: Rows) => (await rows.all(partition)).map(({ id }) => id);

describe('from one visit to the next', () => {
  it('revives records and answers before the first read, and asks for nothing that is fresh', async () => {
    const [rows, clock] = [memoryRows(), createClock()];
    const first = await visit(rows, clock);
    await getRecord(first.client, single);
    await getProduct(first.client, { productId: '01t1' });
    await clock.pass(1_000);
    const { client, fetch } = await visit(rows, clock);
    expect((await getRecord(client, single)).fields.Owner?.value).toMatchObject({ id: '005000000000001AAA' });
    expect((await getProduct(client, { productId: '01t1' })).name).toBe('A product');
    expect(fetch.requests).toHaveLength(0);
    expect(getRecord.explain(client, single)?.provenance?.origin).toBe('state');
  });

  it('revives as stale what has expired, and asks for it', async () => {
    const [rows, clock] = [memoryRows(), createClock()];
    await getRecord((await visit(rows, clock)).client, single);
    await clock.pass(30_000);
    const { client, fetch } = await visit(rows, clock);
    expect(getRecord.peek(client, single)).toMatchObject({ state: 'Stale', data: { id: one } });
    await getRecord(client, single);
    expect(fetch.requests).toHaveLength(1);
  });

  it('revives errors for as long as they hold', async () => {
    const [rows, clock] = [memoryRows(), createClock()];
    const missing = { productId: 'missing' };
    await getProduct.prefetch((await visit(rows, clock)).client, missing);
    await clock.pass(1_000);
    const soon = await visit(rows, clock);
    await expect(getProduct(soon.client, missing)).rejects.toMatchObject({
      status: 404,
      code: 'ITEM_NOT_FOUND',
    });
    expect(soon.fetch.requests).toHaveLength(0);
    await clock.pass(30_000);
    const late = await visit(rows, clock);
    expect(getProduct.peek(late.client, missing).state).toBe('Unfulfilled');
  });

  it('from one visit to the next does not overwrite what was read before it came', async () => {
    const [rows, clock] = [memoryRows(), createClock()];
    const first = await visit(rows, clock);
    await getRecord(first.client, single);
    await getProduct(first.client, { productId: '01t1' });
    await clock.pass(1_000);
    const { promise, resolve } = Promise.withResolvers<void>();
    const slow: Rows = { ...rows, all: (name) => promise.then(() => rows.all(name)) };
    const newer = {
      ...site,
      'GET /products/*': { name: 'Newer' },
      'GET /records/*': record(one, 'Newer', 1),
    };
    const { client } = clientAt(clock, newer);
    const stored = persist(client, { ...ann, rows: slow });
    await getRecord(client, single);
    await getProduct(client, { productId: '01t1' });
    resolve();
    await stored.ready;
    expect(getRecord.peek(client, single).data?.fields.Name?.value).toBe('Newer');
    expect(getProduct.peek(client, { productId: '01t1' }).data?.name).toBe('Newer');
  });

  it('lets nobody wait for long for a slow disk, and takes in what comes late', async () => {
    const [rows, clock] = [memoryRows(), createClock()];
    await getRecord((await visit(rows, clock)).client, single);
    await clock.pass(1_000);
    const { promise, resolve } = Promise.withResolvers<void>();
    const slow: Rows = { ...rows, all: (name) => promise.then(() => rows.all(name)) };
    const { client } = clientAt(clock, site);
    const told = vi.fn();
    void persist(client, { ...ann, rows: slow }).ready.then(told);
    await clock.pass(1_999);
    expect(told).not.toHaveBeenCalled();
    await clock.pass(1);
    expect(told).toHaveBeenCalled();
    resolve();
    await settle();
    expect(getRecord.peek(client, single).data?.id).toBe(one);
  });

  it('remembers that something was marked as stale', async () => {
    const [rows, clock] = [memoryRows(), createClock()];
    const { client } = await visit(rows, clock);
    await getRecord(client, single);
    await clock.pass(1_000);
    recordsOf(client.store).invalidate(one);
    await clock.pass(1_000);
    expect(getRecord.peek((await visit(rows, clock)).client, single).state).toBe('Stale');
  });
});

describe('what is written', () => {
  it('what is written is written at once for a second of changes, and only what has changed', async () => {
    const [rows, clock] = [memoryRows(), createClock()];
    const change = vi.spyOn(rows, 'change');
    const { client } = await visit(rows, clock);
    await getRecord(client, single);
    await getRecord(client, { ...single, recordId: two });
    await getProduct(client, { productId: '01t1' });
    await clock.pass(999);
    expect(change).not.toHaveBeenCalled();
    await clock.pass(1);
    expect(change).toHaveBeenCalledTimes(1);
    expect(change.mock.lastCall?.[1].put).toHaveLength(4);
    await getProduct.refresh(client, { productId: '01t1' });
    await clock.pass(1_000);
    expect(change.mock.lastCall?.[1].put).toHaveLength(1);
    await clock.pass(60_000);
    expect(change).toHaveBeenCalledTimes(2);
  });

  it('what is written is written when the page goes away', async () => {
    const [rows, clock, page] = [memoryRows(), createClock(), new EventTarget()];
    const { client } = await visit(rows, clock, { page });
    await getRecord(client, single);
    page.dispatchEvent(new Event('pagehide'));
    await settle();
    expect(await ids(rows)).toContain(`records/${one}`);
  });

  it('holds nothing that is only expected', async () => {
    const [rows, clock] = [memoryRows(), createClock()];
    const { client, fetch } = await visit(rows, clock);
    await getRecord(client, single);
    await clock.pass(1_000);
    fetch.hold();
    void updateRecord(client, { recordId: one, fields: { Name: 'Expected' } }, { optimistic: true });
    await settle();
    expect(getRecord.peek(client, single).data?.fields.Name?.value).toBe('Expected');
    await clock.pass(1_000);
    expect(JSON.stringify(await rows.all(partition))).not.toContain('Expected');
  });

  it('holds nothing of a write that was rejected, such as a password', async () => {
    const [rows, clock] = [memoryRows(), createClock()];
    const { client } = await visit(rows, clock);
    await signIn(client, { email: 'a@b.example', password: 'a long secret' }).catch(() => {});
    await getProduct(client, { productId: '01t1' });
    await clock.pass(1_000);
    expect(await ids(rows)).toHaveLength(1);
    expect(JSON.stringify(await rows.all(partition))).not.toContain('a long secret');
  });

  it('leaves out reads that are not to be kept', async () => {
    const [rows, clock] = [memoryRows(), createClock()];
    const { client } = await visit(rows, clock, { keep: (key) => !key.startsWith('catalogue/') });
    await getProduct(client, { productId: '01t1' });
    await getRecord(client, single);
    await clock.pass(1_000);
    expect((await ids(rows)).filter((id) => id.startsWith('entries/'))).toEqual([]);
  });

  it('loses what the client has lost', async () => {
    const [rows, clock] = [memoryRows(), createClock()];
    const { client } = await visit(rows, clock);
    await getRecord(client, single);
    await clock.pass(1_000);
    recordsOf(client.store).evict(one);
    await clock.pass(1_000);
    expect(await ids(rows)).toEqual(['records/005000000000001AAA']);
  });
});

describe('bounds', () => {
  const read = async (clock: Clock, client: Parameters<typeof getProduct>[0], names: readonly string[]) => {
    for (const productId of names) {
      await getProduct(client, { productId });
      await clock.pass(1_000);
    }
  };
  const names = async (rows: Rows) =>
    (await ids(rows)).map((id) => /"productId":"(\w+)"/.exec(id)?.[1]).sort();

  it('drops what was used longest ago', async () => {
    const [rows, clock] = [memoryRows(), createClock()];
    const { client } = await visit(rows, clock, { maxRows: 3 });
    await read(clock, client, ['a', 'b', 'c', 'a', 'd']);
    await clock.pass(5_000);
    expect(await names(rows)).toEqual(['a', 'c', 'd']);
  });

  test('C-211: cleans up at most every 5 s', async () => {
    const [rows, clock] = [memoryRows(), createClock()];
    const { client } = await visit(rows, clock, { maxRows: 1, delay: 100 });
    await getProduct(client, { productId: 'a' });
    await getProduct(client, { productId: 'b' });
    await clock.pass(100);
    expect(await names(rows)).toHaveLength(1);
    await getProduct(client, { productId: 'c' });
    await clock.pass(4_000);
    expect(await names(rows)).toHaveLength(2);
    await clock.pass(1_000);
    expect(await names(rows)).toEqual(['c']);
  });

  it('drops what nobody has used for its age, in every partition', async () => {
    const [rows, clock] = [memoryRows(), createClock()];
    await read(clock, (await visit(rows, clock, { maxAge: 10_000 })).client, ['a']);
    await clock.pass(10_001);
    await visit(rows, clock, { user: 'bea', maxAge: 10_000 });
    expect(await ids(rows)).toEqual([]);
  });

  it('writes down to the hour what is used', async () => {
    const [rows, clock] = [memoryRows(), createClock()];
    const { client } = await visit(rows, clock);
    const observed = getRecord.observe(client, single, () => {});
    await clock.pass(1_000);
    const usedAt = async () => (await rows.all(partition)).find(({ id }) => id === `records/${one}`)?.usedAt;
    const before = await usedAt();
    await clock.pass(3_600_000);
    await getRecord(client, single, { policy: 'only-if-cached' });
    await clock.pass(1_000);
    observed();
    expect(Number(await usedAt()) - Number(before)).toBeGreaterThanOrEqual(3_600_000);
  });
});

describe('whose it is', () => {
  it('shows nobody what another user, or the same one in another org, has kept', async () => {
    const [rows, clock] = [memoryRows(), createClock()];
    await getRecord((await visit(rows, clock)).client, single);
    await clock.pass(1_000);
    for (const other of [{ user: 'bea' }, { org: 'second' }, { user: 'ann"]', org: 'first' }]) {
      const { client } = await visit(rows, clock, other);
      expect(getRecord.peek(client, single).state).toBe('Unfulfilled');
    }
  });

  it('shows nobody what was read in another language, and keeps it no longer', async () => {
    const [rows, clock] = [memoryRows(), createClock()];
    const start = async (language?: string) => {
      const { client } = clientAt(clock, site, language === undefined ? {} : { language });
      await persist(client, { ...ann, rows }).ready;
      return client;
    };
    await getRecord(await start('en-US'), single);
    await clock.pass(1_000);
    const german = await start('de-DE');
    expect(getRecord.peek(german, single).state).toBe('Unfulfilled');
    await clock.pass(1_000);
    expect(await ids(rows)).toEqual([]);
    await getRecord(german, single);
    await clock.pass(1_000);
    expect(getRecord.peek(await start('de-DE'), single).state).toBe('Fulfilled');
    expect(getRecord.peek(await start(), single).state).toBe('Unfulfilled');
  });

  it('drops all of it when the user signs out, and writes no more', async () => {
    const [rows, clock] = [memoryRows(), createClock()];
    const { client } = await visit(rows, clock);
    await getRecord(client, single);
    await clock.pass(1_000);
    await getProduct(client, { productId: '01t1' });
    await signOut(client, {});
    await getProduct(client, { productId: '01t2' });
    await clock.pass(5_000);
    expect(await ids(rows)).toEqual([]);
  });

  it('takes nothing in that comes after the user has signed out', async () => {
    const [rows, clock] = [memoryRows(), createClock()];
    await getRecord((await visit(rows, clock)).client, single);
    await clock.pass(1_000);
    const { promise, resolve } = Promise.withResolvers<void>();
    const slow: Rows = { ...rows, all: (name) => promise.then(() => rows.all(name)) };
    const { client } = clientAt(clock, site);
    const stored = persist(client, { ...ann, rows: slow });
    await signOut(client, {});
    resolve();
    await stored.flush();
    expect(getRecord.peek(client, single).state).toBe('Unfulfilled');
  });

  it('goes on after it was emptied on demand', async () => {
    const [rows, clock] = [memoryRows(), createClock()];
    const { client, stored } = await visit(rows, clock);
    await getRecord(client, single);
    await clock.pass(1_000);
    await stored.clear();
    expect(await ids(rows)).toEqual([]);
    await getProduct(client, { productId: '01t1' });
    await stored.end();
    expect(await ids(rows)).toHaveLength(1);
  });
});

describe('a disk that does not do its part', () => {
  const failing = (): Promise<never> => Promise.reject(new DOMException('full', 'QuotaExceededError'));

  it.each(['all', 'change', 'clear', 'expire'] as const)('works as without where %s fails', async (name) => {
    const [rows, clock] = [memoryRows(), createClock()];
    const { client, stored } = await visit({ ...rows, [name]: failing }, clock);
    expect((await getRecord(client, single)).id).toBe(one);
    await clock.pass(10_000);
    await stored.flush();
    await stored.clear();
    await stored.end();
    expect(getRecord.peek(client, single).data?.id).toBe(one);
  });

  it('writes later what it could not write, and leaves a disk alone that goes on refusing', async () => {
    const [rows, clock] = [memoryRows(), createClock()];
    const change = vi.fn<Rows['change']>().mockImplementationOnce(failing).mockImplementation(rows.change);
    const first = await visit({ ...rows, change }, clock);
    await getRecord(first.client, single);
    await first.stored.flush();
    await first.stored.flush();
    expect(await ids(rows)).toContain(`records/${one}`);
    change.mockClear().mockImplementation(failing);
    const second = await visit({ ...rows, change }, clock);
    for (let count = 0; count < 9; count++) {
      await getProduct(second.client, { productId: `p${count}` });
      await second.stored.flush();
    }
    expect(change).toHaveBeenCalledTimes(3);
  });

  it('passes over garbage and rows of another version, and drops them', async () => {
    const [rows, clock] = [memoryRows(), createClock()];
    await getRecord((await visit(rows, clock)).client, single);
    await clock.pass(1_000);
    const usedAt = clock.now();
    const values = [
      null,
      'text',
      { version: 1, slice: 'entries', part: ['old', 0, null, {}] },
      { version: 3, slice: 'records', part: null },
      { version: 3, slice: 'records', part: [{ id: '__proto__', fields: null }] },
      { version: 3, slice: '__proto__', part: ['x'] },
    ];
    await rows.change(partition, {
      put: values.map((value, place) => ({ id: `bad${place}`, usedAt, value })),
    });
    const hollow = { version: 3, slice: 'records', part: [{ id: two, fields: {} }, 1, 'x', {}] };
    await rows.change(partition, { put: [{ id: `records/${two}`, usedAt, value: hollow }] });
    const { client } = await visit(rows, clock);
    expect((await getRecord(client, single)).id).toBe(one);
    expect((await getRecord(client, { ...single, recordId: two })).id).toBe(two);
    await clock.pass(1_000);
    expect((await ids(rows)).filter((id) => id.startsWith('bad'))).toEqual([]);
  });
});
