import type { App, Apps, NavItems } from '@relab/contract/records';
import { describedCalls } from '@relab/contract/server';
import { testEngines } from '@relab/database/testing';
import { countStatements, type TestBrowser, type TestServer, testServer, uiApi } from '@relab/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { labObjects, labPlatform } from '../objects/lab.fixture.ts';
import { createObjects } from '../objects/objects.ts';

const schemaOf = (callId: string) => describedCalls.find(({ call }) => call.id === callId)?.responses[200];

describe.each(testEngines)('apps on %s', (engine) => {
  let shop: TestServer;
  let clerk: TestBrowser;
  let other: TestBrowser;
  let buyer: TestBrowser;
  let workshop: App;
  beforeAll(async () => {
    const objects = createObjects(labObjects, labPlatform);
    shop = await testServer(engine, { declared: labObjects, objects });
    clerk = await shop.signedIn('clerk@example.com', ['clerk']);
    other = await shop.signedIn('other@example.com', ['clerk']);
    buyer = await shop.signedIn('buyer@example.com');
    workshop = (await apps(clerk))[0] as App;
  });
  afterAll(() => shop.close());

  const apps = async (browser: TestBrowser, query = '') =>
    ((await browser.get(`${uiApi}/apps?formFactor=Large${query}`)).body as Apps).apps;
  const names = ({ navItems }: { navItems: NavItems['navItems'] }) =>
    navItems.map((item) => item.objectApiName);
  const items = async (browser: TestBrowser, query = '') =>
    (await browser.get(`${uiApi}/nav-items${query}`)).body as NavItems;
  const own = () => `${uiApi}/apps/${workshop.appId}/user-nav-items`;
  const arrange = (browser: TestBrowser, ...navItems: object[]) => browser.send('PUT', own(), { navItems });
  const leading = (objectApiName: string) => ({
    pageReference: {
      type: 'standard__objectPage',
      attributes: { objectApiName, actionName: 'home' },
      state: {},
    },
  });

  test.each([
    ['getApps', 'apps?formFactor=Large&userCustomizations=true'],
    ['getAppDetails', 'apps/Workshop?formFactor=Small'],
    ['getNavItems', 'nav-items'],
    ['getUserNavItems', 'apps/Workshop/user-nav-items?formFactor=Large'],
    ['getActiveTheme', 'themes/active'],
  ])('%s follows its schema and is not sent twice', async (callId, path) => {
    const { status, body, headers } = await clerk.get(`${uiApi}/${path}`);
    expect(status).toBe(200);
    expect(schemaOf(callId)?.safeParse(body).error).toBeUndefined();
    const again = { 'if-none-match': headers.get('etag') ?? '' };
    expect((await clerk.get(`${uiApi}/${path}`, again)).status).toBe(304);
  });

  test('D-074: everybody has the apps that are theirs, with what they may read in them', async () => {
    expect((await apps(clerk)).map((app) => [app.developerName, app.selected])).toEqual([
      ['Workshop', true],
      ['Office', false],
    ]);
    expect(workshop).toMatchObject({ label: 'Workshop', headerColor: '#3A49DA', userNavItems: [] });
    expect(names(workshop)).toEqual(['Instrument__c', 'Repair__c', 'Lab__c', 'Account']);
    const [only, ...more] = await apps(shop.browser());
    expect([only && names(only), more]).toEqual([['Instrument__c'], []]);
  });

  test('an app is found by its id of 15 or 18 characters, by its name, and by `selected`', async () => {
    const read = async (id: string) => (await clerk.get(`${uiApi}/apps/${id}?formFactor=Large`)).body;
    expect(await read(workshop.appId)).toMatchObject({ developerName: 'Workshop', selected: true });
    for (const id of [workshop.appId.slice(0, 15), 'Workshop', 'selected'])
      expect(await read(id)).toEqual(await read(workshop.appId));
  });

  test('D-075: an item leads to its object', async () => {
    expect(workshop.navItems[0]).toMatchObject({
      custom: true,
      developerName: 'Instrument__c',
      itemType: 'Entity',
      label: 'Instruments',
      objectLabel: 'Instrument',
      standardType: null,
      ...leading('Instrument__c'),
    });
    expect(workshop.navItems.at(-1)).toMatchObject({ custom: false, developerName: 'standard-Account' });
  });

  test('D-076: items come in pages from 0, each once', async () => {
    expect(names(await items(clerk))).toEqual([...names(workshop), 'Contact', 'Lead', 'Case']);
    const first = await items(clerk, '?pageSize=4&formFactor=Large');
    expect(names(first)).toEqual(names(workshop));
    const { body } = await clerk.get(first.nextPageUrl ?? '');
    expect(body).toMatchObject({ nextPageUrl: null, navItems: [{}, {}, {}] });
    expect(await items(clerk, '?page=9')).toMatchObject({ navItems: [], nextPageUrl: null });
    expect(names(await items(clerk, '?navItemNames=standard-Lead,Nothing'))).toEqual(['Lead']);
    expect(names(await items(buyer))).toEqual(names(workshop));
  });

  test('users store their own order of the items of an app', async () => {
    const [, repairs, labs] = workshop.navItems;
    const made = await arrange(clerk, { id: labs?.id }, leading('Case'), { id: repairs?.id });
    expect(made.status).toBe(200);
    expect(schemaOf('updateUserNavItems')?.safeParse(made.body).error).toBeUndefined();
    const order = ['Lab__c', 'Case', 'Repair__c'];
    expect(names(made.body as NavItems)).toEqual(order);
    expect(names((await clerk.get(own())).body as NavItems)).toEqual(order);
    const [asked] = await apps(clerk, '&userCustomizations=true');
    expect(asked?.userNavItems.map((item) => item.objectApiName)).toEqual(order);
    expect((await apps(clerk))[0]?.userNavItems).toEqual([]);
    expect(names((await other.get(own())).body as NavItems)).toEqual(names(workshop));
    await arrange(clerk);
    expect(names((await clerk.get(own())).body as NavItems)).toEqual(names(workshop));
  });

  test.each([
    ['an item that is not there', () => [{ id: '0Qk000000000001AAA' }]],
    ['an item without a name', () => [{}]],
    ['an item twice', () => [leading('Case'), leading('Case')]],
    ['a page that is no object’s', () => [{ pageReference: { type: 'standard__webPage', attributes: {} } }]],
    ['another label', () => [{ ...leading('Case'), label: 'Mine' }]],
    ['too many', () => Array.from({ length: 201 }, () => leading('Case'))],
  ])('%s is refused, and nothing is kept', async (_, navItems) => {
    const before = (await clerk.get(own())).body;
    expect(await arrange(clerk, ...navItems())).toMatchObject({
      status: 400,
      body: [{ errorCode: 'INVALID_API_INPUT' }],
    });
    expect((await clerk.get(own())).body).toEqual(before);
  });

  test('rejects unreadable items and orders of guests', async () => {
    expect((await arrange(buyer, leading('Lead'))).status).toBe(400);
    expect((await arrange(buyer, leading('constructor'))).status).toBe(400);
    expect(await arrange(shop.browser())).toMatchObject({ status: 403 });
  });

  test.each([
    ['apps', 400],
    ['apps?formFactor=Wide', 400],
    ['apps/Nothing?formFactor=Large', 404],
    ['apps/constructor?formFactor=Large', 404],
    ['apps/Office/user-nav-items', 404],
    ['nav-items?page=-1', 400],
    ['nav-items?pageSize=0', 400],
    ['nav-items?pageSize=201', 400],
  ])('%s is refused', async (path, status) => {
    expect((await buyer.get(`${uiApi}/${path}`)).status).toBe(status);
  });

  test('statements: one where the user’s own order is asked for or kept, else none', async () => {
    const principal = await countStatements(shop.database, () => clerk.get(`${uiApi}/object-info/Lab__c`));
    const count = async (work: () => Promise<unknown>) =>
      (await countStatements(shop.database, work)) - principal;
    expect(await count(() => apps(clerk))).toBe(0);
    expect(await count(() => items(clerk))).toBe(0);
    expect(await count(() => clerk.get(`${uiApi}/themes/active`))).toBe(0);
    expect(await count(() => apps(clerk, '&userCustomizations=true'))).toBe(1);
    expect(await count(() => clerk.get(own()))).toBe(1);
    expect(await count(() => arrange(other, leading('Case')))).toBe(1);
  });
});
