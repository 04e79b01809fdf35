import type { Client } from '../client/client.ts';
import { getRecord } from '../records/get-record.ts';
import { createRecord, updateRecord } from '../records/record-writes.ts';
import { type Browser, createBrowser, openQueueTab, type QueueTab } from './queue-tab.fixture.ts';
import type { QueueOptions } from './write-queue.ts';

export const accountList = { objectApiName: 'Account', listViewApiName: 'All' };

export const readAccount = (recordId: string) => ({ recordId, fields: ['Account.Name'] });

export const createAccount = (client: Client, Name: string) =>
  createRecord(client, { apiName: 'Account', fields: { Name } });

export const renameAccount = (client: Client, recordId: string, Name: string) =>
  updateRecord(client, { recordId, fields: { Name } });

/** The name of an account as a tab shows it. */
export const nameOf = ({ client }: QueueTab, id: string) =>
  getRecord.peek(client, readAccount(id)).data?.fields.Name?.value;

/** The names of all accounts on the server. */
export const names = ({ server }: Browser) => Object.values(server.names());

/** A tab that observes one account. */
export async function openWithAccount(options: Partial<QueueOptions> = {}) {
  const browser = createBrowser();
  const tab = openQueueTab(browser, options);
  const { id } = await createAccount(tab.client, 'First');
  getRecord.observe(tab.client, readAccount(id), () => {});
  await browser.clock.pass(10);
  return { browser, tab, id, ...tab };
}
