import { expect, test } from 'vitest';
import { expectFreshFor } from '../testing/freshness.fixture.ts';
import { settle, testClient } from '../testing/test-client.ts';
import { getAppDetails, getApps } from './app.ts';
import { getNavItems } from './nav-item.ts';
import { getUserNavItems, updateUserNavItems } from './user-nav-item.ts';

const app = { appId: '06m000000000001AAA', label: 'Sales', navItems: [], url: '/kept' };
const script = {
  'GET /apps': { apps: [app] },
  'GET /apps/*': app,
  'GET /nav-items': { navItems: [], nextPageUrl: null },
  'GET /apps/*/user-nav-items': { navItems: [], nextPageUrl: null },
  'PUT /apps/*/user-nav-items': { navItems: [], nextPageUrl: null },
};
const large = { formFactor: 'Large' } as const;

test('D-258: apps and the details of one are fresh for 5 minutes', async () => {
  await expectFreshFor(300_000, getApps, large, { apps: [app] });
  await expectFreshFor(300_000, getAppDetails, { ...large, appId: app.appId }, app);
});

test('D-260: items of navigation are fresh for 2 minutes', () =>
  expectFreshFor(120_000, getNavItems, {}, { navItems: [] }));

test('D-151: an app is known by 15 characters or 18', async () => {
  const { client, fetch } = testClient(script);
  const first = await getAppDetails(client, { ...large, appId: '06m000000000001' });
  expect(await getAppDetails(client, { ...large, appId: app.appId })).toBe(first);
  expect(first).toEqual(app);
  expect(fetch.requests.map(({ path }) => path.split('/').at(-1))).toEqual([app.appId]);
});

test('an app among others does not answer for its details', async () => {
  const { client, fetch } = testClient(script);
  await getApps(client, large);
  await getAppDetails(client, { ...large, appId: app.appId });
  expect(fetch.requests).toHaveLength(2);
});

test('not to ask for what users have arranged is to say nothing of it', async () => {
  const { client, fetch } = testClient(script);
  for (const userCustomizations of [undefined, false, true, true])
    await getApps(client, { ...large, userCustomizations });
  expect(fetch.requests.map(({ query }) => query.userCustomizations)).toEqual([undefined, 'true']);
});

test('D-139, D-186: apps are requested by form factor', async () => {
  const { client, fetch } = testClient(script);
  for (const config of [{}, { formFactor: 'Huge' }])
    await expect(getApps(client, config as never)).rejects.toMatchObject({
      status: 400,
      code: 'INVALID_CONFIG',
    });
  expect(fetch.requests).toHaveLength(0);
});

test('items have one way of being requested, and each page is a read of its own', async () => {
  const { client, fetch } = testClient(script);
  await getNavItems(client, { navItemNames: ['b', 'a', 'b'] });
  await getNavItems(client, { navItemNames: ['a', 'b'], page: 0, pageSize: 25 });
  await getNavItems(client, { navItemNames: ['a', 'b'], page: 1 });
  expect(fetch.requests.map(({ query }) => query)).toEqual([
    { navItemNames: 'a,b' },
    { navItemNames: 'a,b', page: '1' },
  ]);
});

test('an order of its user has what shows it requested again, the apps and their items', async () => {
  const { client, fetch } = testClient(script);
  const { appId } = app;
  getApps.observe(client, { ...large, userCustomizations: true }, () => {});
  getUserNavItems.observe(client, { appId: appId.slice(0, 15) }, () => {});
  await settle();
  await updateUserNavItems(client, { appId, navItems: [{ id: '0Qk' }] });
  const paths = fetch.requests.map(({ method, path }) => `${method} ${path.split('/apps')[1]}`);
  expect(paths.toSorted()).toEqual([
    'GET ',
    'GET ',
    `GET /${appId}/user-nav-items`,
    `GET /${appId}/user-nav-items`,
    `PUT /${appId}/user-nav-items`,
  ]);
});
