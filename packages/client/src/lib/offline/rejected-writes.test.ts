import { describe, expect, it, vi } from 'vitest';
import { createRecord, deleteRecord } from '../records/record-writes.ts';
import { openQueueTab, reconnect } from './queue-tab.fixture.ts';
import { createAccount, nameOf, names, openWithAccount, renameAccount } from './queued-accounts.fixture.ts';

describe('a rejected write', () => {
  async function refusedUpdate() {
    const onRejected = vi.fn();
    const set = await openWithAccount({ onRejected: onRejected });
    const { browser, tab, client, id } = set;
    const other = await createAccount(client, 'Other');
    browser.online = false;
    await renameAccount(client, id, 'refused');
    await renameAccount(client, id, 'Behind');
    await renameAccount(client, other.id, 'Beside');
    reconnect(browser, [tab]);
    await browser.clock.pass(100);
    return { ...set, onRejected };
  }

  it('a rejected write is reported and stored, stops writes of the same record, and lets others go on', async () => {
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
    const { browser, tab, client, id } = await openWithAccount();
    browser.online = false;
    await renameAccount(client, id, 'refused');
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
    const { browser, tab, client, queue } = await openWithAccount({ onCreated });
    browser.online = false;
    const made = await createAccount(client, 'New');
    await renameAccount(client, made.id, 'refused');
    reconnect(browser, [tab]);
    await browser.clock.pass(100);
    expect(queue.rejected()).toHaveLength(1);
    const id = String(onCreated.mock.lastCall?.[1]);
    await renameAccount(client, id, 'Behind');
    expect(queue.pending()).toMatchObject([{ config: { fields: { Name: 'Behind' } } }]);
    expect(names(browser)).toEqual(['First', 'New']);
    await queue.dismiss(queue.rejected()[0]?.id ?? '');
    expect(names(browser)).toEqual(['First', 'Behind']);
  });

  it('a rejected write is sent under another key when it is tried again', async () => {
    const { browser, client, queue } = await openWithAccount();
    browser.online = false;
    const made = await createAccount(client, 'refused');
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
    const { browser, tab, client, queue, id } = await openWithAccount();
    browser.online = false;
    const made = await createAccount(client, 'refused');
    await renameAccount(client, made.id, 'Renamed');
    const child = await createRecord(client, {
      apiName: 'Account',
      fields: { Name: 'Child', ParentId: made.id },
    });
    await renameAccount(client, child.id, 'Grandchild');
    await renameAccount(client, id, 'Beside');
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
    const { browser, tab, client, queue, id } = await openWithAccount();
    browser.online = false;
    await deleteRecord(client, { recordId: id });
    await deleteRecord(client, { recordId: id });
    reconnect(browser, [tab]);
    await browser.clock.pass(100);
    expect(queue.rejected()).toEqual([]);
    expect(queue.pending()).toEqual([]);
  });
});
