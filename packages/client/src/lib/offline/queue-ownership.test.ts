import { recordsOf } from '@relab/store';
import { describe, expect, it, vi } from 'vitest';
import { signIn, signOut } from '../identity/session.ts';
import { persist } from '../persistence/persist.ts';
import type { Rows } from '../persistence/rows.ts';
import { getRecord } from '../records/get-record.ts';
import { deleteRecord } from '../records/record-writes.ts';
import { memoryChannels } from '../tabs/memory-channel.ts';
import { settle } from '../testing/test-client.ts';
import { createBrowser, openQueueTab, reconnect } from './queue-tab.fixture.ts';
import {
  createAccount,
  nameOf,
  names,
  openWithAccount,
  readAccount,
  renameAccount,
} from './queued-accounts.fixture.ts';
import type { QueueOptions } from './write-queue.ts';

describe('from one visit to the next', () => {
  it('from one visit to the next shows and sends what has waited', async () => {
    const { browser, tab, client, id } = await openWithAccount();
    const stored = persist(client, { user: 'ann', org: 'first', rows: browser.rows });
    await renameAccount(client, id, 'Known');
    await stored.flush();
    browser.online = false;
    await renameAccount(client, id, 'Changed');
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
    const { browser, tab, client, id } = await openWithAccount();
    browser.online = false;
    await renameAccount(client, id, 'Changed');
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
    await createAccount(client, 'First');
    expect(names(browser)).toEqual(['First']);
  });
});

describe('several tabs', () => {
  it('send once, show the same, and take in what one of them was answered', async () => {
    const { browser, tab, client, id } = await openWithAccount();
    const other = openQueueTab(browser);
    await getRecord(other.client, readAccount(id));
    browser.online = false;
    await renameAccount(client, id, 'Changed');
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
    const { browser, client, id } = await openWithAccount();
    const other = openQueueTab(browser);
    browser.faults = ['before'];
    await renameAccount(client, id, 'One');
    await renameAccount(other.client, id, 'Two');
    await browser.clock.pass(5_000);
    expect(browser.server.deeds.map(({ name }) => name)).toEqual(['First', 'One', 'Two']);
  });

  it('keep the order also where they cannot tell each other', async () => {
    const { browser, client, id } = await openWithAccount({ channel: memoryChannels()() });
    const other = openQueueTab(browser);
    await other.queue.ready;
    browser.faults = ['before'];
    await renameAccount(client, id, 'One');
    await renameAccount(other.client, id, 'Two');
    await browser.clock.pass(5_000);
    expect(browser.server.deeds.map(({ name }) => name)).toEqual(['First', 'One', 'Two']);
  });

  it('forget what one of them was answered to a delete', async () => {
    const { browser, tab, client, id } = await openWithAccount();
    const other = openQueueTab(browser);
    getRecord.observe(other.client, readAccount(id), () => {});
    browser.online = false;
    await settle();
    await deleteRecord(client, { recordId: id });
    reconnect(browser, [tab]);
    await settle();
    expect(getRecord.peek(other.client, readAccount(id))).toMatchObject({
      state: 'Error',
      error: { status: 404 },
    });
  });

  it('pass over messages of no form', async () => {
    const { browser, queue } = await openWithAccount();
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
    const set = await openWithAccount(options);
    set.browser.online = false;
    await renameAccount(set.client, set.id, 'Changed');
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
    const { client } = await openWithAccount({ onSignOut });
    await signOut(client, {});
    expect(onSignOut).not.toHaveBeenCalled();
  });

  it('whose writes they are sends nothing from a tab that has not received the sign-out', async () => {
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
    expect((await createAccount(client, 'First')).fields.Name?.value).toBe('First');
    browser.online = true;
    openQueueTab(browser);
    await browser.clock.pass(100);
    expect(names(browser)).toEqual(['First']);
  });

  it('keeps nothing that fails when it has ended', async () => {
    const { browser, tab, client, queue, id } = await openWithAccount();
    browser.faults = ['after'];
    const release = tab.fetch.hold();
    const written = renameAccount(client, id, 'Changed');
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
    await expect(renameAccount(client, id, 'x')).rejects.toMatchObject({ kind: 'network' });
  });
});
