import { isRecord, type Snapshot, type StoredRecord } from '@relab/store';
import { getListRecordsByName, getRecord, getRecords } from '../../records.ts';
import type { ReadAdapter } from '../adapters/read-methods.ts';
import type { Client } from '../client/client.ts';

/** A read with its config, whatever it answers. */
export interface Read {
  observe(client: Client, listener: (snapshot: Snapshot<unknown>) => void): () => void;
  peek(client: Client): Snapshot<unknown>;
  ask(client: Client): Promise<unknown>;
  refresh(client: Client): Promise<unknown>;
}

export const readOf = <Config, Data>(adapter: ReadAdapter<Config, Data>, config: Config): Read => ({
  observe: (client, listener) => adapter.observe(client, config, listener),
  peek: (client) => adapter.peek(client, config),
  ask: (client) => adapter(client, config),
  refresh: (client) => adapter.refresh(client, config),
});

/** Several field sets of the same records, alone, together and in a list. */
export const readsOfAccounts = (first: string, second: string, user: string): readonly Read[] => [
  readOf(getRecord, { recordId: first, fields: ['Account.Name'] }),
  readOf(getRecord, { recordId: first, fields: ['Account.Name', 'Account.Rating'] }),
  readOf(getRecord, { recordId: first, fields: ['Account.Phone', 'Account.Owner.Name'] }),
  readOf(getRecord, {
    recordId: second,
    fields: ['Account.Name'],
    optionalFields: ['Account.Rating', 'Account.Nothing__c', 'Account.Owner.Alias'],
  }),
  readOf(getRecords, { recordIds: [first, second], fields: ['Account.Name', 'Account.Industry'] }),
  readOf(getListRecordsByName, {
    objectApiName: 'Account',
    listViewApiName: 'AllAccounts',
    fields: ['Account.Rating', 'Account.Owner.Name'],
  }),
  readOf(getRecord, { recordId: user, fields: ['User.Name'] }),
];

/** The records in a response, whichever read gave it. */
export function recordsIn(response: unknown): readonly StoredRecord[] {
  if (isRecord(response)) return [response];
  const { records, results } = Object(response) as { readonly records?: unknown; readonly results?: unknown };
  const parts = Array.isArray(results) ? results.map(({ result }) => result) : records;
  return Array.isArray(parts) ? parts.filter(isRecord) : [];
}
