import { describe, expect, test } from 'vitest';
import type { Client } from '../client/client.ts';
import { publishChanges } from '../invalidation/publish-changes.ts';
import { settle, testClient } from '../testing/test-client.ts';
import { getActionOverrides, getFlexipageFormulaActivations } from './action-override.ts';
import { getQuickActionDefaults, getQuickActionInfo, getQuickActionLayout } from './quick-action.ts';

const one = '001000000000001AAA';
const actionApiName = 'Account.NewContact';
const script = {
  'GET /actions/layout/*': { actionApiName, layout: { sections: [{ any: [] }] }, extra: 1 },
  'GET /actions/quick-action-info/*': { actionApiName, label: 'New Contact', icons: [], extra: 1 },
  'GET /actions/record-defaults/*': { actionApiName, objectApiName: 'Contact', fields: {}, extra: 1 },
  'GET /actions/overrides/*': { New: { page: [{ deep: null }] } },
  'GET /actions/formula-activation/*': { activations: { a: [true] }, extra: 1 },
};
const minute = 60_000;

const reads: readonly [
  rules: string,
  ask: (client: Client) => Promise<unknown>,
  lifetime: number,
  name: string,
][] = [
  ['D-067, D-250', (client) => getQuickActionLayout(client, { actionApiName }), 15 * minute, 'layout'],
  [
    'D-068, D-069, D-251',
    (client) => getQuickActionInfo(client, { actionApiName }),
    15 * minute,
    'quick-action-info',
  ],
  [
    'D-066, D-249',
    (client) => getQuickActionDefaults(client, { actionApiName }),
    15 * minute,
    'record-defaults',
  ],
  [
    'D-072, D-237',
    (client) => getActionOverrides(client, { objectApiName: 'Account' }),
    43_200 * minute,
    'overrides',
  ],
  [
    'D-073, D-259',
    (client) => getFlexipageFormulaActivations(client, { actionFeature: 'Dynamic' }),
    5 * minute,
    'formula-activation',
  ],
];

describe.each(reads)('%s', (_, ask, lifetime, name) => {
  test('what the server sends comes untouched, and is fresh for its time', async () => {
    const { client, fetch, pass } = testClient(script);
    expect(await ask(client)).toEqual(script[`GET /actions/${name}/*` as keyof typeof script]);
    pass(lifetime - 1);
    await ask(client);
    expect(fetch.requests).toHaveLength(1);
    pass(1);
    await ask(client);
    expect(fetch.requests).toHaveLength(2);
  });

  test('a response that is none is an error that can be seen', async () => {
    const { client } = testClient({ [`GET /actions/${name}/*`]: 'null' });
    await expect(ask(client)).rejects.toMatchObject({ status: 502 });
  });
});

test('D-123, D-151: ids, names of fields and of objects have one way of being written', async () => {
  const { client, fetch } = testClient(script);
  const parentRecordId = one.slice(0, 15);
  await getQuickActionDefaults(client, {
    actionApiName,
    parentRecordId,
    optionalFields: ['Contact.Name', 'Contact.Email', 'Contact.Name'],
  });
  await getQuickActionDefaults(client, {
    actionApiName,
    parentRecordId: one,
    optionalFields: ['Contact.Email', 'Contact.Name'],
  });
  await getActionOverrides(client, { objectApiName: 'Account' });
  await getActionOverrides(client, { objectApiName: 'account' });
  await getFlexipageFormulaActivations(client, { actionFeature: 'x', objectApiNames: ['B', 'A'] });
  await getFlexipageFormulaActivations(client, { actionFeature: 'x', objectApiNames: ['A', 'B'] });
  expect(fetch.requests.map(({ query }) => query)).toEqual([
    { optionalFields: 'Contact.Email,Contact.Name', parentRecordId: one },
    {},
    { objectApiNames: 'A,B' },
  ]);
});

test('X-07, X-08: a wrong config is rejected', async () => {
  const { client, fetch } = testClient(script);
  const wrong = { parentRecordId: 7 } as unknown as { actionApiName: string };
  for (const read of [getQuickActionDefaults, getQuickActionInfo, getQuickActionLayout])
    await expect(read(client, wrong)).rejects.toMatchObject({ status: 400, code: 'INVALID_CONFIG' });
  expect(fetch.requests).toHaveLength(0);
});

test('values that a form starts with go by the parent, and are requested when it has changed', async () => {
  const { client, fetch } = testClient(script);
  getQuickActionDefaults.observe(client, { actionApiName, parentRecordId: one }, () => {});
  getQuickActionDefaults.observe(client, { actionApiName }, () => {});
  getQuickActionInfo.observe(client, { actionApiName, parentRecordId: one }, () => {});
  await settle();
  const written = {
    kind: 'record',
    operation: 'update',
    objectApiName: 'Account',
    parents: new Set<string>(),
  } as const;
  await publishChanges(client, [{ ...written, id: one, fields: new Set(['Name']) }]);
  expect(fetch.requests.slice(3).map(({ path, query }) => [path.split('/').at(-2), query])).toEqual([
    ['record-defaults', { parentRecordId: one }],
  ]);
  await publishChanges(client, [{ ...written, operation: 'delete', id: one, fields: undefined }]);
  expect(fetch.requests).toHaveLength(4);
  await publishChanges(client, [{ kind: 'record-type', id: one }]);
  expect(fetch.requests).toHaveLength(6);
});
