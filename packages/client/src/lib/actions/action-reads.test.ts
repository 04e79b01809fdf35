import { describe, expect, test, vi } from 'vitest';
import type { Client } from '../client/client.ts';
import { dehydrate } from '../dehydrate.ts';
import { publishChanges } from '../invalidation/publish-changes.ts';
import { settle, testClient } from '../testing/test-client.ts';
import {
  getGlobalActions,
  getLookupActions,
  getObjectCreateActions,
  getRecordEditActions,
  getRelatedListRecordActions,
} from './action-reads.ts';
import { action, actionPath, actionScript, collection, one, two } from './action-server.fixture.ts';
import { getRecordActions } from './record-actions.ts';
import { getRelatedListActions } from './related-list-actions.ts';

const reads: readonly [id: string, ask: (client: Client) => Promise<unknown>, path: string][] = [
  ['getGlobalActions', (client) => getGlobalActions(client, {}), 'global'],
  ['getLookupActions', (client) => getLookupActions(client, { objectApiNames: 'Account' }), 'lookup/Account'],
  [
    'getObjectCreateActions',
    (client) => getObjectCreateActions(client, { objectApiName: 'Account' }),
    'object/Account/record-create',
  ],
  [
    'getRecordEditActions',
    (client) => getRecordEditActions(client, { recordIds: one }),
    `record/${one}/record-edit`,
  ],
  [
    'getRelatedListRecordActions',
    (client) => getRelatedListRecordActions(client, { recordIds: one, relatedListRecordIds: [two] }),
    `record/${one}/related-list-record/${two}`,
  ],
  [
    'getRecordActions',
    (client) => getRecordActions(client, { recordIds: one, sections: ['Page'] }),
    `record/${one}`,
  ],
  [
    'getRelatedListActions',
    (client) => getRelatedListActions(client, { recordIds: one, relatedListId: 'Contacts' }),
    `record/${one}/related-list/Contacts`,
  ],
];

describe.each(reads)('%s', (_, ask, path) => {
  test('D-070, D-071, D-256, D-257: answers what the server sends, fresh for 5 minutes', async () => {
    const { client, fetch, pass } = testClient(actionScript);
    expect(await ask(client)).toMatchObject({ eTag: 'g1', actions: expect.anything() });
    expect(fetch.requests.map(actionPath)).toEqual([path]);
    pass(299_999);
    await ask(client);
    expect(fetch.requests).toHaveLength(1);
    pass(1);
    await ask(client);
    expect(fetch.requests).toHaveLength(2);
  });

  test.each(['', '<html></html>', 'null', { actions: null }, []])(
    'says so where the answer is %j, and goes on',
    async (response) => {
      const script = Object.fromEntries(Object.keys(actionScript).map((name) => [name, response]));
      const { client } = testClient(script);
      await expect(ask(client)).rejects.toMatchObject({ status: 502 });
      await expect(ask(client)).rejects.toMatchObject({ status: 502 });
    },
  );
});

test('D-223: actions of creating and of lookups take types, a form factor and sections', async () => {
  const choice = { actionTypes: ['QuickAction'], formFactor: 'Large', sections: ['Page'] } as const;
  const { client, fetch } = testClient(actionScript);
  await getObjectCreateActions(client, { objectApiName: 'Account', ...choice });
  await getLookupActions(client, { objectApiNames: ['Account'], ...choice });
  const query = { actionTypes: 'QuickAction', formFactor: 'Large', sections: 'Page' };
  expect(fetch.requests.map((request) => request.query)).toEqual([query, query]);
});

test('D-123, D-151: one read of actions, in whichever order and case names are written', async () => {
  const { client, fetch } = testClient(actionScript);
  await getGlobalActions(client, { sections: ['B', 'A', 'B'], apiNames: [] });
  await getGlobalActions(client, { sections: ['A', 'B'] });
  await getLookupActions(client, { objectApiNames: ['Contact', 'Account'] });
  await getLookupActions(client, { objectApiNames: 'account,contact' });
  await getRecordEditActions(client, { recordIds: [two, one.slice(0, 15)] });
  await getRecordEditActions(client, { recordIds: `${one},${two}` });
  expect(fetch.requests.map(actionPath)).toEqual([
    'global',
    'lookup/Account,Contact',
    `record/${one},${two}/record-edit`,
  ]);
  expect(fetch.requests[0]?.query).toEqual({ sections: 'A,B' });
});

test.each(['Desktop', 'large', null])('D-186: the form factor %j is refused', async (formFactor) => {
  const { client, fetch } = testClient(actionScript);
  const config = { formFactor } as unknown as { formFactor: 'Large' };
  await expect(getGlobalActions(client, config)).rejects.toMatchObject({
    status: 400,
    code: 'INVALID_CONFIG',
  });
  const listener = vi.fn();
  getGlobalActions.observe(client, config, listener);
  await settle();
  expect(listener).not.toHaveBeenCalled();
  for (const known of ['Large', 'Medium', 'Small'] as const)
    await getGlobalActions(client, { formFactor: known });
  expect(fetch.requests).toHaveLength(3);
});

test('D-236, X-29: an action lives for 30 days, once for all collections that show it', async () => {
  const { client, fetch } = testClient({
    ...actionScript,
    'GET /actions/record/*/record-edit': collection([one], 'Change'),
  });
  const listener = vi.fn();
  const config = { recordIds: one, sections: ['Page'] };
  getRecordActions.observe(client, config, listener);
  await settle();
  await getRecordEditActions(client, { recordIds: one });
  await settle();
  expect(getRecordActions.peek(client, config).data?.actions[one]?.actions[0]?.label).toBe('Change');
  expect(fetch.requests).toHaveLength(2);
  const keys = dehydrate(client).entries.filter(([key]) => key.startsWith('platform-actions/'));
  expect(keys).toHaveLength(1);
  expect(client.store.query(String(keys[0]?.[0])).provenance()?.expiresAt).toBe(
    client.store.now() + 2_592_000_000,
  );
});

test('D-236: actions on different rows are different actions, whatever else is alike', async () => {
  const [row, target] = [
    { relatedListRecordId: two, targetUrl: null },
    { relatedListRecordId: null, targetUrl: '/two' },
  ].map((own) => [action('Edit', 'Contacts', 'One'), { ...action('Edit', 'Contacts', 'Two'), ...own }]);
  const actions = {
    Row: { actions: row, links: [], url: '' },
    Target: { actions: target, links: [], url: '' },
  };
  const { client } = testClient({ 'GET /actions/global': { actions, url: '' } });
  expect((await getGlobalActions(client, {})).actions).toEqual(actions);
});

test('actions that a server names nothing by are kept with their collection, as are those of a wrong shape', async () => {
  const odd = {
    actions: { Global: { actions: [{ label: 'A' }, null, { label: 'B' }] }, Other: null },
    url: '',
  };
  const { client } = testClient({ 'GET /actions/global': odd });
  expect(await getGlobalActions(client, {})).toEqual(odd);
});

test('D-112: a record that has become one of another type has other actions; a write to it changes none', async () => {
  const { client, fetch } = testClient(actionScript);
  getRecordEditActions.observe(client, { recordIds: [one] }, () => {});
  getRecordEditActions.observe(client, { recordIds: [two] }, () => {});
  getRecordActions.observe(client, { recordIds: [one, two], sections: ['Page'] }, () => {});
  getRelatedListActions.observe(client, { recordIds: one, relatedListId: 'Contacts' }, () => {});
  getRelatedListRecordActions.observe(client, { recordIds: two, relatedListRecordIds: one }, () => {});
  getGlobalActions.observe(client, {}, () => {});
  await settle();
  const from = fetch.requests.length;
  await publishChanges(client, [{ kind: 'record-type', id: one }]);
  expect(fetch.requests.slice(from).map(actionPath).sort()).toEqual([
    `record/${one}`,
    `record/${one}/record-edit`,
    `record/${one}/related-list/Contacts`,
    `record/${two}/related-list-record/${one}`,
  ]);
  const then = fetch.requests.length;
  const written = { operation: 'update', objectApiName: 'Account', fields: undefined } as const;
  await publishChanges(client, [{ kind: 'record', id: one, parents: new Set(), ...written }]);
  expect(fetch.requests).toHaveLength(then);
});
