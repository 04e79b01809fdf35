import { vi } from 'vitest';
import type { Client } from '../client/client.ts';
import type { ScriptedFetch } from '../testing/scripted-fetch.ts';
import { settle, testClient } from '../testing/test-client.ts';
import { account, contactServer, contactsInfo, other } from './contacts.fixture.ts';
import { getRelatedListCount } from './related-list-count.ts';
import { getRelatedListInfo } from './related-list-info.ts';
import { getRelatedListRecords } from './related-list-records.ts';

export const third = '001000000000003AAA';
export const user = '005000000000001AAA';
export const list = { relatedListId: 'Contacts', fields: ['Contact.Name'] };
export const here = { ...list, parentRecordId: account };
const there = { ...list, parentRecordId: other };
export const requested = ({ requests }: ScriptedFetch, from: number) =>
  requests.slice(from).map(({ method, path }) => `${method} ${path.split('/ui-api/').at(-1)}`);
export const records = (parent: string) => `POST related-list-records/${parent}/Contacts`;
export const count = (parent: string) => `GET related-list-count/${parent}/Contacts`;

export interface Circumstances {
  /** The info of the list is cached. */
  readonly knows?: boolean;
  readonly size?: number;
  /** Fields with which the server answers an update. */
  readonly answered?: readonly string[];
  /** Values that the server gives to what is written, whatever it is sent. */
  readonly fixed?: Readonly<Record<string, unknown>>;
}

/** Two accounts of whose contacts the lists and the counts are observed. */
export async function observed(options: Circumstances = {}) {
  const server = contactServer(options.size, options.answered, options.fixed);
  const script = { 'GET /related-list-info/Account/Contacts': contactsInfo, ...server.script };
  const { client, fetch } = testClient(script);
  if (options.knows)
    await getRelatedListInfo(client, { parentObjectApiName: 'Account', relatedListId: 'Contacts' });
  const listener = vi.fn();
  for (const config of [here, there]) {
    getRelatedListRecords.observe(client, config, listener);
    const { parentRecordId, relatedListId } = config;
    getRelatedListCount.observe(client, { parentRecordId, relatedListId }, listener);
  }
  await settle();
  const names = (parentRecordId: string) => shown(client, parentRecordId)[0];
  return { ...server, client, fetch, listener, names, from: fetch.requests.length };
}

export const shown = (client: Client, parentRecordId: string) => [
  getRelatedListRecords
    .peek(client, { ...list, parentRecordId })
    .data?.records.map(({ fields }) => fields.Name?.value),
  getRelatedListCount.peek(client, { parentRecordId, relatedListId: 'Contacts' }).data?.count,
];
