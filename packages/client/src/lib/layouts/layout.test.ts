import { expect, test } from 'vitest';
import { expectFreshFor } from '../testing/freshness.fixture.ts';
import { testClient } from '../testing/test-client.ts';
import { getLayout } from './layout.ts';
import { getLayoutUserState } from './layout-user-state.ts';
import { getPathLayout } from './path-layout.ts';

const response = { id: '00h1', sections: [], sectionUserStates: {} };
const script = { 'GET *': response };
const master = '012000000000000AAA';
const account = { objectApiName: 'Account' };

const rejected = { status: 400, code: 'INVALID_CONFIG' };

test.each(['full', 'FULL', 'compact', 'Medium', ''])('D-179: a layout type is not %j', async (layoutType) => {
  const { client, fetch } = testClient(script);
  const config = { ...account, layoutType: layoutType as never };
  await expect(getLayout(client, config)).rejects.toMatchObject(rejected);
  await expect(getLayoutUserState(client, config)).rejects.toMatchObject(rejected);
  expect(fetch.requests).toHaveLength(0);
});

test.each(['view', 'Delete', ''])('D-180: a mode is not %j', async (mode) => {
  const { client, fetch } = testClient(script);
  for (const read of [getLayout, getLayoutUserState, getPathLayout])
    await expect(read(client, { ...account, mode: mode as never })).rejects.toMatchObject(rejected);
  expect(fetch.requests).toHaveLength(0);
});

test('D-181, D-285: without a record type the layout of the master is requested', async () => {
  const { client, fetch } = testClient(script);
  await getLayout(client, account);
  await getLayout(client, { ...account, recordTypeId: master });
  await getLayout(client, { ...account, recordTypeId: '012000000000000' });
  expect(fetch.requests.map(({ query }) => query.recordTypeId)).toEqual([master]);
});

test('D-182: a record type that is null is rejected', async () => {
  const { client, fetch } = testClient(script);
  await expect(getLayout(client, { ...account, recordTypeId: null as never })).rejects.toMatchObject(
    rejected,
  );
  expect(getLayout.source(client, { ...account, recordTypeId: null as never })).toBeUndefined();
  expect(fetch.requests).toHaveLength(0);
});

test('D-183, D-184: the state is that of the Full layout in View mode where nothing is said', async () => {
  const { client, fetch } = testClient(script);
  await getLayoutUserState(client, account);
  await getLayoutUserState(client, { ...account, layoutType: 'Full' });
  await getLayoutUserState(client, { ...account, mode: 'View' });
  expect(fetch.requests.map(({ query }) => query)).toEqual([
    { layoutType: 'Full', mode: 'View', recordTypeId: master },
  ]);
});

test('D-185, D-286: a layout is for viewing where no mode is given', async () => {
  const { client, fetch } = testClient(script);
  for (const read of [getLayout, getPathLayout]) {
    await read(client, account);
    await read(client, { ...account, mode: 'View' });
  }
  expect(fetch.requests.map(({ query }) => query.mode)).toEqual(['View', 'View']);
});

test('D-123: names that differ in case only are one object', async () => {
  const { client, fetch } = testClient(script);
  for (const read of [getLayout, getLayoutUserState, getPathLayout]) {
    await read(client, account);
    await read(client, { objectApiName: 'ACCOUNT' });
  }
  expect(fetch.requests).toHaveLength(3);
});

test('layouts of other types, modes and record types are others', async () => {
  const { client, fetch } = testClient(script);
  await getLayout(client, account);
  await getLayout(client, { ...account, layoutType: 'Compact' });
  await getLayout(client, { ...account, mode: 'Edit' });
  await getLayout(client, { ...account, recordTypeId: '012000000000001AAA' });
  await getLayout(client, { ...account, formFactor: 'Small' });
  expect(fetch.requests).toHaveLength(5);
});

test('D-247: a layout is fresh for 15 minutes', () => expectFreshFor(900_000, getLayout, account, response));

test('D-248: a state is fresh for 15 minutes', () =>
  expectFreshFor(900_000, getLayoutUserState, account, response));

test('D-239: the layout of a path states no lifetime, and is fresh for 30 days', () =>
  expectFreshFor(2_592_000_000, getPathLayout, { ...account, recordTypeId: '012000000000001' }, {}));

test('the layout of a path names its record type by 18 characters, and none where none is meant', async () => {
  const { client, fetch } = testClient(script);
  await getPathLayout(client, { ...account, recordTypeId: '012000000000000' });
  await getPathLayout(client, { ...account, recordTypeId: master });
  await getPathLayout(client, account);
  await expect(getPathLayout(client, { ...account, recordTypeId: null as never })).rejects.toMatchObject(
    rejected,
  );
  expect(fetch.requests.map(({ query }) => query.recordTypeId)).toEqual([master, undefined]);
});
