import type { RecordRepresentation } from '@relab/contract/records';
import { dehydrate, recordsOf } from '@relab/store';
import { describe, expect, it, test, vi } from 'vitest';
import { getProduct } from '../commerce/catalogue/product.ts';
import { signOut } from '../identity/session.ts';
import { publishChanges } from '../invalidation/publish-changes.ts';
import { getListRecordsByName } from '../lists/list-records.ts';
import { type Clock, clientAt, createClock } from '../persistence/clock.fixture.ts';
import { getRecord } from '../records/get-record.ts';
import { createRecord, deleteRecord, updateRecord } from '../records/record-writes.ts';
import { reply, type ScriptedRequest } from '../testing/scripted-fetch.ts';
import { settle } from '../testing/test-client.ts';
import { memoryChannels } from './memory-channel.ts';
import { type ShareTabsOptions, shareTabs } from './share-tabs.ts';

const one = '001000000000001AAA';
const owner = '005000000000001AAA';
const list = { objectApiName: 'Account', listViewApiName: 'All' };
const single = { recordId: one, fields: ['Account.Name'] };
const linked = { recordId: one, fields: ['Account.Name', 'Account.Owner.Name'] };
const field = (value: unknown) => ({ displayValue: null, value });

/** A server of accounts that all tabs ask. */
function createSite(updateStatus = 200) {
  const accounts = new Map([[one, { name: 'First', version: 1 }]]);
  const record = (id: string) => ({
    apiName: 'Account',
    id,
    weakEtag: accounts.get(id)?.version ?? 0,
    fields: {
      Name: field(accounts.get(id)?.name),
      Owner: field({ apiName: 'User', id: owner, weakEtag: 1, fields: { Name: field('Ann') } }),
    },
  });
  const idOf = ({ path }: ScriptedRequest) => path.split('/').at(-1) ?? '';
  const nameIn = ({ body }: ScriptedRequest) => (body as { fields: { Name: string } }).fields.Name;
  return {
    'GET /records/*': (request: ScriptedRequest) =>
      accounts.has(idOf(request)) ? record(idOf(request)) : reply(404, []),
    'POST /records': (request: ScriptedRequest) => {
      const id = `00100000000000${accounts.size + 1}AAA`;
      accounts.set(id, { name: nameIn(request), version: 1 });
      return reply(201, record(id));
    },
    'PATCH /records/*': (request: ScriptedRequest) => {
      const id = idOf(request);
      accounts.set(id, { name: nameIn(request), version: (accounts.get(id)?.version ?? 0) + 1 });
      return updateStatus === 204 ? reply(204) : record(id);
    },
    'DELETE /records/*': (request: ScriptedRequest) => {
      accounts.delete(idOf(request));
      return reply(204);
    },
    'POST /list-records/*/*': () => ({ count: accounts.size, records: [...accounts.keys()].map(record) }),
    'POST /logout': reply(204),
    'GET /products/*': ({ path }: ScriptedRequest) => ({ id: path.slice(-3), name: 'A product' }),
  };
}

/** Tabs of one browser, each with a client of its own. */
async function openTabs(count = 2, site: Readonly<Record<string, unknown>> = createSite()) {
  const clock = createClock();
  const open = memoryChannels();
  const tab = (options: Partial<ShareTabsOptions> = {}, language?: string) => {
    const channel = open();
    const posted = vi.spyOn(channel, 'post');
    const started = clientAt(clock, site, language === undefined ? {} : { language });
    const end = shareTabs(started.client, { user: 'ann', org: 'first', channel, ...options });
    return { ...started, end, posted };
  };
  const tabs = Array.from({ length: count }, () => tab());
  await clock.pass(100);
  const [a, b] = tabs;
  if (!a || !b) throw new Error('Two tabs at least.');
  return { clock, tab, open, a, b, tabs };
}

type Tab = Awaited<ReturnType<typeof openTabs>>['a'];

/** Looks at account and list, and forgets that it had to ask for them. */
async function look(clock: Clock, { client, fetch }: Tab) {
  getRecord.observe(client, linked, () => {});
  getListRecordsByName.observe(client, list, () => {});
  await clock.pass(100);
  const before = fetch.requests.length;
  return () => fetch.requests.slice(before).map(({ method, path }) => `${method} ${path.split('/').at(-1)}`);
}

const nameIn = (record: RecordRepresentation | undefined) => record?.fields.Name?.value;
const namesIn = ({ client }: Tab) =>
  getListRecordsByName.peek(client, list).data?.records.map((one) => nameIn(one as RecordRepresentation));
const changesOf = ({ posted }: Tab) =>
  posted.mock.calls.map(([message]) => message as { kind: string }).filter(({ kind }) => kind === 'changes');

describe('what is written in one tab is right in the other', () => {
  it('without a request: an update, in the record and in the list', async () => {
    const { clock, a, b } = await openTabs();
    await look(clock, a);
    const requested = await look(clock, b);
    await updateRecord(a.client, { recordId: one, fields: { Name: 'Changed' } });
    await clock.pass(100);
    expect(nameIn(getRecord.peek(b.client, linked).data)).toBe('Changed');
    expect(namesIn(b)).toEqual(['Changed']);
    expect(getListRecordsByName.peek(b.client, list).state).toBe('Fulfilled');
    expect(requested()).toEqual([]);
  });

  it('without a request: a created record in the list', async () => {
    const { clock, a, b } = await openTabs();
    await look(clock, a);
    const requested = await look(clock, b);
    await createRecord(a.client, { apiName: 'Account', fields: { Name: 'Second' } });
    await clock.pass(100);
    expect(namesIn(b)).toEqual(['First', 'Second']);
    expect(requested()).toEqual([]);
  });

  it('without a request: a deleted record', async () => {
    const { clock, a, b } = await openTabs();
    await look(clock, a);
    const requested = await look(clock, b);
    await deleteRecord(a.client, { recordId: one });
    await clock.pass(100);
    expect(getRecord.peek(b.client, linked)).toMatchObject({ state: 'Error', error: { status: 404 } });
    expect(namesIn(b)).toEqual([]);
    expect(requested()).toEqual([]);
  });

  it('with a request of its own where the other tab is in another language', async () => {
    const { clock, a, tab } = await openTabs();
    const german = tab({}, 'de-DE');
    await clock.pass(100);
    await look(clock, a);
    getRecord.observe(german.client, linked, () => {});
    await clock.pass(100);
    const before = german.fetch.requests.length;
    await updateRecord(a.client, { recordId: one, fields: { Name: 'Changed' } });
    await clock.pass(2_000);
    expect(nameIn(getRecord.peek(german.client, linked).data)).toBe('Changed');
    expect(german.fetch.requests.slice(before).map(({ method }) => method)).toEqual(['GET']);
    expect(german.fetch.requests.at(-1)?.headers).toMatchObject({ 'accept-language': 'de-DE' });
  });

  it('with a request where the tab that wrote shows nothing of it', async () => {
    const { clock, a, b } = await openTabs();
    const requested = await look(clock, b);
    await createRecord(a.client, { apiName: 'Account', fields: { Name: 'Second' } });
    await clock.pass(100);
    expect(namesIn(b)).toEqual(['First', 'Second']);
    expect(requested()).toEqual(['POST All']);
  });

  it('with a request where a write of commerce has changed what the other shows', async () => {
    const { clock, a, b } = await openTabs();
    getProduct.observe(b.client, { productId: '0AA' }, () => {});
    await clock.pass(100);
    const before = b.fetch.requests.length;
    await publishChanges(a.client, [{ kind: 'resource', resource: 'catalogue' }]);
    await clock.pass(100);
    expect(b.fetch.requests.slice(before).map(({ path }) => path.split('/').at(-1))).toEqual(['0AA']);
  });

  it('with a request where the server answered the update with nothing', async () => {
    const { clock, a, b } = await openTabs(2, createSite(204));
    const requested = await look(clock, b);
    await updateRecord(a.client, { recordId: one, fields: { Name: 'Changed' } });
    await clock.pass(100);
    expect(nameIn(getRecord.peek(b.client, linked).data)).toBe('Changed');
    expect(requested()).toContain(`GET ${one}`);
  });

  it('the record at once, though the list is long in coming', async () => {
    const { clock, a, b } = await openTabs();
    await look(clock, a);
    await look(clock, b);
    const sent = updateRecord(a.client, { recordId: one, fields: { Name: 'Changed' } });
    await settle();
    a.fetch.hold();
    await clock.pass(20);
    expect(nameIn(getRecord.peek(b.client, linked).data)).toBe('Changed');
    await sent;
  });

  it('by a request of its own, where the other tab waits for the list in vain', async () => {
    const site = createSite();
    const { clock, a, b } = await openTabs(2, site);
    await look(clock, a);
    const requested = await look(clock, b);
    const { client } = a;
    client.interceptors.push((sending, next) =>
      sending.call.id === 'getListRecordsByName' ? new Promise(() => {}) : next(sending),
    );
    void createRecord(client, { apiName: 'Account', fields: { Name: 'Second' } });
    await clock.pass(900);
    expect(namesIn(b)).toEqual(['First']);
    await clock.pass(200);
    expect(namesIn(b)).toEqual(['First', 'Second']);
    expect(requested()).toEqual(['POST All']);
  });

  it('though a response from before the write is on its way there', async () => {
    const { clock, a, b } = await openTabs();
    await look(clock, a);
    b.client.interceptors.push(async (sending, next) => {
      const response = await next(sending);
      if (sending.call.id === 'getListRecordsByName') await clock.wait(200);
      return response;
    });
    getListRecordsByName.observe(b.client, list, () => {});
    await settle();
    await createRecord(a.client, { apiName: 'Account', fields: { Name: 'Second' } });
    await clock.pass(1_000);
    expect(namesIn(b)).toEqual(['First', 'Second']);
  });

  it('where the page goes away at once', async () => {
    const page = new EventTarget();
    const { clock, b, tab } = await openTabs();
    const leaving = tab({ page });
    await look(clock, b);
    await clock.pass(100);
    await updateRecord(leaving.client, { recordId: one, fields: { Name: 'Changed' } });
    page.dispatchEvent(new Event('pagehide'));
    await settle();
    expect(nameIn(getRecord.peek(b.client, linked).data)).toBe('Changed');
  });
});

describe('answers', () => {
  it('answers that one tab has got are shown in the other', async () => {
    const { clock, a, b } = await openTabs();
    await look(clock, b);
    await getRecord.refresh(a.client, linked);
    await updateRecord(a.client, { recordId: one, fields: { Name: 'Changed' } });
    await clock.pass(100);
    const told = recordsOf(b.client.store).stored(one);
    expect(told?.weakEtag).toBe(2);
  });

  it('answers that are older than what is cached are passed over', async () => {
    const { clock, a, b } = await openTabs();
    const { client } = b;
    await look(clock, b);
    const newer = { apiName: 'Account', id: one, weakEtag: 9, fields: { Name: field('Newest') } };
    recordsOf(client.store).publish(newer, 30_000);
    await getRecord.refresh(a.client, single);
    await clock.pass(100);
    expect(recordsOf(client.store).stored(one)).toMatchObject({ weakEtag: 9 });
    expect(recordsOf(client.store).field(one, 'Name')?.value).toBe('Newest');
  });

  it('answers of fewer fields leave the others right: they are requested again', async () => {
    const { clock, a, b } = await openTabs();
    const phone = { recordId: one, fields: ['Account.Name', 'Account.Phone'] };
    const record = { apiName: 'Account', id: one, weakEtag: 0 };
    recordsOf(b.client.store).publish(
      { ...record, fields: { Name: field('Old'), Phone: field('1') } },
      30_000,
    );
    getRecord.observe(b.client, phone, () => {});
    await getRecord(a.client, single);
    await clock.pass(100);
    expect(b.fetch.requests.at(-1)?.query).toMatchObject({ fields: 'Account.Name,Account.Phone' });
  });

  it('answers that show fields which this tab does not hold are requested', async () => {
    const { clock, a, open } = await openTabs();
    const requested = await look(clock, a);
    const channel = open();
    const heard = vi.fn();
    channel.listen(heard);
    channel.post({ ...changesOf(a)[0], kind: 'hello', tab: 'x' });
    await settle();
    const {
      at,
      entries: [entry],
    } = dehydrate(a.client.store, ({ id }) => id.startsWith('lists/'));
    const named = { value: { count: 1 }, parts: [{ at: ['records'], ids: [one], fields: ['Phone'] }] };
    const [key] = entry ?? [];
    const state = { version: 3, at, entries: [[key, at + 1, at + 30_000, named]], slices: {} };
    channel.post({ ...heard.mock.lastCall?.[0], kind: 'changes', tab: 'x', changes: [], state });
    await clock.pass(100);
    expect(requested()).toEqual(['POST All']);
    expect(namesIn(a)).toEqual(['First']);
  });

  it('answers of no concern to a tab are not kept there', async () => {
    const { clock, a, b } = await openTabs();
    await getRecord(a.client, single);
    await getProduct(a.client, { productId: '01t' });
    await clock.pass(100);
    expect(changesOf(a)).toHaveLength(1);
    expect(recordsOf(b.client.store).stored(one)).toBeUndefined();
    expect(getProduct.peek(b.client, { productId: '01t' }).state).toBe('Unfulfilled');
  });

  it('answers are not told where there is no other tab, nor what is only expected', async () => {
    const { clock, a, b } = await openTabs();
    b.end();
    await clock.pass(100);
    await getRecord(a.client, single);
    await clock.pass(100);
    expect(changesOf(a)).toEqual([]);
    const other = await openTabs();
    await getRecord(other.a.client, single);
    await other.clock.pass(100);
    other.a.fetch.hold();
    void updateRecord(other.a.client, { recordId: one, fields: { Name: 'Expected' } }, { optimistic: true });
    await other.clock.pass(2_000);
    expect(JSON.stringify(changesOf(other.a))).not.toContain('Expected');
  });
});

it('ends: a message goes round once, between any number of tabs', async () => {
  const { clock, a, tabs } = await openTabs(4);
  for (const tab of tabs) await look(clock, tab);
  const before = tabs.map((tab) => changesOf(tab).length);
  await updateRecord(a.client, { recordId: one, fields: { Name: 'Changed' } });
  await clock.pass(5_000);
  const told = tabs.map((tab, place) => changesOf(tab).length - (before[place] ?? 0));
  expect(told.slice(1)).toEqual([0, 0, 0]);
  expect(told[0]).toBeLessThanOrEqual(2);
});

test('D-278: at most 60 messages leave in 60 s, and nothing is lost', async () => {
  const { clock, a, b } = await openTabs();
  await look(clock, b);
  for (let count = 0; count < 80; count++) {
    await updateRecord(a.client, { recordId: one, fields: { Name: `name ${count}` } });
    await clock.pass(30);
  }
  expect(changesOf(a).length).toBeLessThanOrEqual(60);
  await clock.pass(60_000);
  expect(nameIn(getRecord.peek(b.client, linked).data)).toBe('name 79');
});

describe('whose tab it is', () => {
  it('one that signs out signs all out, once', async () => {
    const { clock, a, b } = await openTabs();
    await getProduct(b.client, { productId: '01t' });
    await getRecord(b.client, single);
    const users = vi.fn();
    for (const { client } of [a, b]) client.listen(({ type }) => type === 'user' && users());
    await signOut(a.client, {});
    await clock.pass(1_000);
    expect(getRecord.peek(b.client, single).state).toBe('Unfulfilled');
    expect(users).toHaveBeenCalledTimes(2);
    await getRecord(a.client, single);
    await clock.pass(1_000);
    expect(changesOf(a)).toEqual([]);
  });

  it.each([{ user: 'bea' }, { org: 'second' }])('others hear nothing of it: %o', async (other) => {
    const { clock, a, tab } = await openTabs();
    const stranger = tab(other);
    await look(clock, stranger);
    await updateRecord(a.client, { recordId: one, fields: { Name: 'Changed' } });
    await signOut(a.client, {});
    await clock.pass(1_000);
    expect(nameIn(getRecord.peek(stranger.client, linked).data)).toBe('First');
  });
});

describe('messages of any form', () => {
  const at = 1_750_000_000_000;
  const state = (entries: readonly unknown[], records: readonly unknown[] = []) => ({
    version: 3,
    at,
    entries,
    slices: { records },
  });
  const changes = [{ kind: 'record', operation: 'delete', id: one, parents: new Set() }];
  const deep: { inner?: unknown } = {};
  let inner = deep;
  for (let depth = 0; depth < 500; depth++) inner = inner.inner = {} as { inner?: unknown };
  it.each([
    ['nothing', null],
    ['a text', 'text'],
    ['no sender', { kind: 'user' }],
    ['another version', { kind: 'changes', version: '0.0', changes, state: state([]) }],
    ['another partition', { kind: 'user', partition: 'x' }],
    ['an unknown kind', { kind: '__proto__' }],
    ['changes that are none', { kind: 'changes', changes: [null], state: state([]) }],
    ['a change of no known kind', { kind: 'changes', changes: [{ kind: 'constructor' }], state: state([]) }],
    [
      'a change without parents',
      { kind: 'changes', changes: [{ kind: 'record', operation: 'update', id: one }], state: state([]) },
    ],
    ['no state', { kind: 'changes', changes, state: null }],
    ['rows of no form', { kind: 'changes', changes: [], state: state([null, 1, [], [1]], [null, [null]]) }],
    [
      'a record of no form',
      {
        kind: 'changes',
        changes: [],
        state: state([], [[{ id: one, fields: { Name: 1 }, weakEtag: 0 }, [], 0, 'x']]),
      },
    ],
    [
      'a record of great depth',
      {
        kind: 'changes',
        changes: [],
        state: state([], [[{ id: one, fields: deep, weakEtag: 0 }, [], at, null]]),
      },
    ],
  ])('are passed over: %s', async (_, message) => {
    const { clock, a, open } = await openTabs();
    const requested = await look(clock, a);
    const hostile = open();
    const heard = vi.fn();
    hostile.listen(heard);
    hostile.post({
      version: '1.2',
      partition: '["first","ann"]',
      tab: 'x',
      known: new Map(),
      kind: 'hello',
    });
    await settle();
    const { version, partition } = heard.mock.lastCall?.[0] ?? {};
    const sender = { version, partition, tab: 'x', known: new Map() };
    const isObject = typeof message === 'object' && message !== null;
    hostile.post(
      isObject
        ? message.kind === 'user' && !('partition' in message)
          ? message
          : { ...sender, ...message }
        : message,
    );
    await clock.pass(1_000);
    expect(nameIn(getRecord.peek(a.client, linked).data)).toBe('First');
    expect(requested()).toEqual([]);
  });
});
