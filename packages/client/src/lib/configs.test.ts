import { describe, expect, test, vi } from 'vitest';
import * as entry from '../records.ts';
import type { ReadAdapter } from './adapters/read-methods.ts';
import { getApps } from './apps/app.ts';
import { getNavItems } from './apps/nav-item.ts';
import type { Client } from './client/client.ts';
import { clientApiVersion } from './client/client-api-version.ts';
import { findDuplicates } from './duplicates/duplicate.ts';
import { ClientError } from './errors/client-error.ts';
import { getLayout } from './layouts/layout.ts';
import { updateLayoutUserState } from './layouts/layout-user-state.ts';
import { getObjectInfo, getObjectInfos } from './object-info/object-info.ts';
import { getPicklistValues } from './object-info/picklist-values.ts';
import { getRecord } from './records/get-record.ts';
import { createRecord, deleteRecord } from './records/record-writes.ts';
import { getLookupRecords } from './search/lookup.ts';
import { getSearchResults } from './search/search.ts';
import { settle, testClient } from './testing/test-client.ts';

const script = { 'GET *': { fields: {} }, 'POST *': {} };

/** Looks at what every form of a read makes of a config that is wrong. */
async function expectNothing<Config, Data>(
  { client, fetch }: ReturnType<typeof testClient>,
  read: ReadAdapter<Config, Data>,
  config: unknown,
  message: string,
): Promise<void> {
  const wrong = config as Config;
  const refusal = { status: 400, statusText: 'Bad Request', code: 'INVALID_CONFIG', kind: 'config' };
  await expect(read(client, wrong)).rejects.toMatchObject({ ...refusal, message });
  await expect(read.refresh(client, wrong)).rejects.toMatchObject(refusal);
  await read.prefetch(client, wrong);
  const listener = vi.fn();
  for (const policy of ['cache-then-network', 'only-if-cached', 'no-cache'] as const)
    read.observe(client, wrong, listener, policy)();
  expect(listener).not.toHaveBeenCalled();
  expect(read.source(client, wrong)).toBeUndefined();
  expect(read.peek(client, wrong)).toMatchObject({ state: 'Unfulfilled', data: undefined });
  await settle();
  expect(fetch.requests).toHaveLength(0);
}

const account = { objectApiName: 'Account' };
const received = (expected: string, input: string) => `Expected "${expected}" but received "${input}"`;

describe('D-138: every read checks its config', () => {
  test('D-139, X-08: one that lacks what it needs never calls an observer, and rejects', async () => {
    const here = testClient(script);
    await expectNothing(here, getObjectInfo, {}, received('string', 'undefined'));
    await expectNothing(here, getLayout, { mode: 'View' }, received('string', 'undefined'));
    await expectNothing(here, getApps, {}, received('string', 'undefined'));
    await expectNothing(here, getSearchResults, { answerTypes: [] }, received('string', 'undefined'));
    await expectNothing(here, findDuplicates, { apiName: 'Account' }, received('object', 'undefined'));
  });

  test('D-147: the error of a wrong type has both types and its path', async () => {
    const here = testClient(script);
    await expectNothing(here, getObjectInfo, { objectApiName: 7 }, received('string', 'number'));
    await expectNothing(here, getObjectInfo, { objectApiName: null }, received('string', 'null'));
    await expectNothing(here, getLayout, { ...account, recordTypeId: {} }, received('string', 'object'));
    const lookup = { ...account, fieldApiName: 'OwnerId' };
    await expectNothing(
      here,
      getLookupRecords,
      { ...lookup, sourceRecordId: null },
      received('string', 'null'),
    );
    await expectNothing(
      here,
      getLookupRecords,
      { ...lookup, targetApiName: null },
      received('string', 'null'),
    );
    await expectNothing(here, getNavItems, { page: '1' }, received('integer', 'string'));
    await expectNothing(here, getNavItems, { page: 1.5 }, received('integer', 'number'));
    const failure = await getNavItems(here.client, { page: '1' as never }).catch((error) => error);
    expect(failure.fieldMessages).toEqual({ page: [received('integer', 'string')] });
  });

  test('D-148: a list is a list of texts', async () => {
    const here = testClient(script);
    await expectNothing(here, getNavItems, { navItemNames: [1] }, received('string', 'number'));
    await expectNothing(here, getNavItems, { navItemNames: ['a', null] }, received('string', 'null'));
    await expectNothing(
      here,
      getObjectInfos,
      { objectApiNames: ['Account', ''] },
      received('string', 'string'),
    );
    await expectNothing(here, getObjectInfos, { objectApiNames: [] }, received('string', 'array'));
    for (const config of [{ navItemNames: 'a' }, { navItemNames: {} }])
      await expect(getNavItems(here.client, config as never)).rejects.toMatchObject({
        code: 'INVALID_CONFIG',
      });
    for (const name of ['answerTypes', 'objectApiNames'])
      await expectNothing(here, getSearchResults, { q: 'x', [name]: 'abc' }, received('array', 'string'));
    const lookup = { ...account, fieldApiName: 'OwnerId', dependentFieldBindings: 'a=b' };
    await expectNothing(here, getLookupRecords, lookup, received('array', 'string'));
    const fields = { recordId: '001000000000001AAA', fields: ['Account.Name', 7] };
    await expect(getRecord(here.client, fields as never)).rejects.toMatchObject({ code: 'INVALID_CONFIG' });
    expect(here.fetch.requests).toHaveLength(0);
  });

  test('D-149: a boolean is a boolean', async () => {
    const here = testClient(script);
    for (const input of ['true', 1, 0, null]) {
      const type = input === null ? 'null' : typeof input;
      const config = { formFactor: 'Large', userCustomizations: input };
      await expectNothing(here, getApps, config, received('boolean', type));
    }
  });

  test.each([null, undefined, 7, 'Account', [], true])('%j is no config', async (config) => {
    const here = testClient(script);
    for (const read of [
      getObjectInfo,
      getObjectInfos,
      getLayout,
      getPicklistValues,
      getSearchResults,
      getRecord,
    ])
      await expect((read as ReadAdapter<unknown, unknown>)(here.client, config)).rejects.toMatchObject({
        status: 400,
        code: 'INVALID_CONFIG',
      });
    expect(here.fetch.requests).toHaveLength(0);
  });
});

/** All reads of the entry, those of other areas too; the one of several forms throws instead (X-07, D-140). */
const reads = Object.entries(entry).filter(
  ([name, value]) => typeof value === 'function' && 'observe' in value && name !== 'getListUi',
);

test.each(reads)('D-138, X-07: %s takes no config that is none, and sends nothing', async (_, value) => {
  const read = value as ReadAdapter<unknown, unknown>;
  const { client, fetch } = testClient(script);
  for (const config of [null, undefined, 7, 'text', true]) {
    await expect(read(client, config)).rejects.toBeInstanceOf(ClientError);
    expect(read.source(client, config)).toBeUndefined();
    expect(read.explain(client, config)).toBeUndefined();
    read.observe(client, config, () => expect.unreachable())();
  }
  expect(fetch.requests).toHaveLength(0);
});

describe('D-142: a write with a wrong config rejects with its name, and sends nothing', () => {
  const writes: readonly [string, (client: Client, config: never) => Promise<unknown>, readonly unknown[]][] =
    [
      ['createRecord', createRecord, [null, {}, { apiName: 'Account' }, { apiName: 7, fields: {} }]],
      ['deleteRecord', deleteRecord, [null, {}, { recordId: 7 }]],
      [
        'updateLayoutUserState',
        updateLayoutUserState,
        [null, {}, account, { ...account, sectionUserStates: [] }],
      ],
    ];
  test.each(writes)('%s', async (id, write, configs) => {
    const { client, fetch } = testClient(script);
    for (const config of configs)
      await expect(write(client, config as never), JSON.stringify(config)).rejects.toMatchObject({
        status: 400,
        message: `Invalid config for "${id}"`,
      });
    expect(fetch.requests).toHaveLength(0);
  });
});

test('D-277: the version of the client API is 0.111.0', () => {
  expect(clientApiVersion).toBe('0.111.0');
});
