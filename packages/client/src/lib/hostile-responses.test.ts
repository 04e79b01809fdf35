import { describe, expect, test, vi } from 'vitest';
import type { ReadAdapter } from './adapters/read-methods.ts';
import { getAppDetails, getApps } from './apps/app.ts';
import { getNavItems } from './apps/nav-item.ts';
import type { Client } from './client/client.ts';
import { findDuplicates } from './duplicates/duplicate.ts';
import { getDuplicateConfiguration } from './duplicates/duplicate-configuration.ts';
import { ClientError } from './errors/client-error.ts';
import { getLayout } from './layouts/layout.ts';
import { getLayoutUserState } from './layouts/layout-user-state.ts';
import { getPathLayout } from './layouts/path-layout.ts';
import { getObjectInfo, getObjectInfoDirectory, getObjectInfos } from './object-info/object-info.ts';
import { getPicklistValues, getPicklistValuesByRecordType } from './object-info/picklist-values.ts';
import { createRecord } from './records/record-writes.ts';
import { getLookupRecords } from './search/lookup.ts';
import { getKeywordSearchResults, getSearchResults } from './search/search.ts';
import { getLookupMetadata, getSearchFilterMetadata, getSearchFilterOptions } from './search/search-info.ts';
import { reply } from './testing/scripted-fetch.ts';
import { settle, testClient } from './testing/test-client.ts';

/** A read, whatever its types. */
interface AnyRead {
  readonly id: string;
  ask(client: Client): Promise<unknown>;
  observe(client: Client, listener: () => void): () => void;
}

const selector = <Config, Data>(read: ReadAdapter<Config, Data>, config: Config): AnyRead => ({
  id: read.id,
  ask: (client) => read(client, config),
  observe: (client, listener) => read.observe(client, config, listener),
});

const object = { objectApiName: 'Account' };
const recordType = { ...object, recordTypeId: '012000000000000AAA' };
const field = { ...object, fieldApiName: 'OwnerId' };

/** Reads that look into their answers. */
const particular = [
  selector(getApps, { formFactor: 'Large' }),
  selector(getNavItems, {}),
  selector(getDuplicateConfiguration, object),
  selector(findDuplicates, { apiName: 'Account', fields: {} }),
  selector(getLayout, object),
  selector(getLayoutUserState, object),
  selector(getObjectInfo, object),
  selector(getObjectInfos, { objectApiNames: ['Account', 'Contact'] }),
  selector(getObjectInfoDirectory, {}),
  selector(getPicklistValues, { ...recordType, fieldApiName: 'Industry' }),
  selector(getPicklistValuesByRecordType, recordType),
  selector(getLookupRecords, field),
];

const all = [
  ...particular,
  selector(getAppDetails, { formFactor: 'Large', appId: '06m000000000001AAA' }),
  selector(getPathLayout, object),
  selector(getSearchResults, { q: 'x' }),
  selector(getKeywordSearchResults, { ...object, q: 'x' }),
  selector(getSearchFilterMetadata, object),
  selector(getSearchFilterOptions, { ...object, filterApiName: 'Industry' }),
  selector(getLookupMetadata, field),
];

const members =
  'apps navItems duplicateRules matches sections sectionUserStates fields objects values picklistFieldValues lookupResults results'.split(
    ' ',
  );
const withMembers = (value: unknown) => Object.fromEntries(members.map((name) => [name, value]));

async function expectRefusal({ ask, observe }: AnyRead, body: unknown): Promise<void> {
  const response = body === '' ? reply(200, '') : body;
  const { client } = testClient({ 'GET *': response, 'POST *': response });
  await expect(ask(client)).rejects.toBeInstanceOf(ClientError);
  const listener = vi.fn();
  observe(client, listener);
  await settle();
  expect(listener.mock.lastCall?.[0]).toMatchObject({ state: 'Error', error: { status: 502 } });
}

describe('a response that cannot be read is an error that can be seen', () => {
  test.each(all)('$id', async (read) => {
    for (const body of ['', reply(200, '<html>'), reply(200, '{"apps": ['), null, 7])
      await expectRefusal(read, body);
  });

  test.each(particular)('$id without its members', async (read) => {
    for (const body of [{}, [], withMembers(null), withMembers('text')]) await expectRefusal(read, body);
  });
});

describe('a response of odd parts leaves a client that can be used', () => {
  const deep = JSON.parse(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`);
  const proto = JSON.parse(
    '{"__proto__": {"records": [{"id": "1", "fields": {"__proto__": {"value": 1}}}]}}',
  );
  const odd = [[], [null], [[]], {}, { Account: null }, { Account: [null] }, proto, deep];

  test.each(all)('$id', async ({ ask, observe }) => {
    for (const value of odd) {
      const response = withMembers(value);
      const { client } = testClient({
        'POST /records': { apiName: 'Account', id: '001000000000009AAA', fields: {} },
        'GET *': response,
        'POST *': response,
      });
      await ask(client).catch((error) => expect(error).toBeInstanceOf(ClientError));
      observe(client, () => {});
      await settle();
      // Every read says whether the write touches it.
      await createRecord(client, { apiName: 'Account', fields: {} });
      expect({}).not.toHaveProperty('records');
    }
  });
});
