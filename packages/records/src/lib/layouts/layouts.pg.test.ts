import type { LayoutUserState, RecordDefaults, RecordLayout } from '@relab/contract/records';
import { describedCalls } from '@relab/contract/server';
import { testEngines } from '@relab/database/testing';
import { countStatements, type TestBrowser, type TestServer, testServer, uiApi } from '@relab/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Instrument, labObjects, labPlatform } from '../objects/lab.fixture.ts';
import { createObjects } from '../objects/objects.ts';
import { layoutFor } from './layout.ts';
import { layoutStates } from './layout-user-state.ts';

const schemaOf = (callId: string) => describedCalls.find(({ call }) => call.id === callId)?.responses[200];
const state = `${uiApi}/layout/Instrument__c/user-state`;

describe.each(testEngines)('layouts on %s', (engine) => {
  let shop: TestServer;
  let clerk: TestBrowser & { person: { userId: string } };
  let seller: TestBrowser;
  let customer: string;
  let instrument: string;
  const objects = createObjects(labObjects, labPlatform);
  beforeAll(async () => {
    shop = await testServer(engine, { declared: labObjects, objects });
    clerk = await shop.signedIn('clerk@example.com', ['clerk']);
    seller = await shop.signedIn('seller@example.com', ['seller']);
    const { sections } = (await clerk.get(`${uiApi}/layout/Instrument__c`)).body as RecordLayout;
    [instrument = '', customer = ''] = sections.map(({ id }) => id);
  });
  afterAll(() => shop.close());

  const fold = (browser: TestBrowser, sectionUserStates: object, query = '') =>
    browser.send('PATCH', `${state}${query}`, { sectionUserStates });
  const folded = async (browser: TestBrowser, query = '') =>
    ((await browser.get(`${state}${query}`)).body as LayoutUserState).sectionUserStates[customer]?.collapsed;

  test.each([
    ['getLayout', 'layout/Instrument__c?layoutType=Full&mode=Edit&formFactor=Large'],
    ['getLayout', 'layout/Lab__c?layoutType=Compact'],
    ['getLayoutUserState', 'layout/Instrument__c/user-state?layoutType=Full&mode=View'],
    ['getPathLayout', 'path/layout/Instrument__c?mode=View'],
  ])('%s follows its schema and is not sent twice', async (callId, path) => {
    const { status, body, headers } = await clerk.get(`${uiApi}/${path}`);
    expect(status).toBe(200);
    expect(schemaOf(callId)?.safeParse(body).error).toBeUndefined();
    const again = { 'if-none-match': headers.get('etag') ?? '' };
    expect((await clerk.get(`${uiApi}/${path}`, again)).status).toBe(304);
  });

  test('sending every field of the form for a new record creates it', async () => {
    for (const [browser, apiName] of [
      [clerk, 'Instrument__c'],
      [clerk, 'Lab__c'],
      [clerk, 'Account'],
      [seller, 'Instrument__c'],
    ] as const) {
      const path = `${uiApi}/record-defaults/create/${apiName}`;
      const { layout, record } = (await browser.get(path)).body as RecordDefaults;
      const items = layout.sections.flatMap(({ layoutRows }) => layoutRows.flatMap((row) => row.layoutItems));
      const names = items.flatMap(({ layoutComponents }) =>
        layoutComponents.flatMap((one) => one.apiName ?? []),
      );
      const values = names.map((name) => [name, record.fields[name]?.value ?? null]);
      const fields = { ...Object.fromEntries(values), Name: 'Sent whole' };
      const { status, body } = await browser.post(`${uiApi}/records`, { apiName, fields });
      expect({ apiName, status, body }).toMatchObject({ status: 201 });
    }
  });

  test('D-056: what is folded stays so, for its user, in every mode', async () => {
    const { status, body } = await fold(clerk, { [customer]: { collapsed: true } });
    expect(status).toBe(200);
    expect(schemaOf('updateLayoutUserState')?.safeParse(body).error).toBeUndefined();
    expect(body).toMatchObject({
      sectionUserStates: {
        [customer]: { collapsed: true, id: customer },
        [instrument]: { collapsed: false },
      },
    });
    expect(await folded(clerk)).toBe(true);
    expect(await folded(clerk, '?mode=Edit')).toBe(true);
    expect(await folded(seller)).toBe(false);
    const tag = (await clerk.get(state)).headers.get('etag');
    await fold(clerk, { [customer]: { collapsed: false } });
    expect(await folded(clerk)).toBe(false);
    expect((await clerk.get(state)).headers.get('etag')).not.toBe(tag);
  });

  test('sections that a write does not name stay as they are', async () => {
    await fold(seller, { [customer]: { collapsed: true } });
    expect((await fold(seller, {})).status).toBe(200);
    expect(await folded(seller)).toBe(true);
  });

  test.each([
    ['a section that is not there', () => ({ nonsense: { collapsed: true } })],
    ['a section among good ones', () => ({ [customer]: { collapsed: true }, x: { collapsed: true } })],
    ['a section that cannot be folded', () => ({ [instrument]: { collapsed: true } })],
    ['text for a flag', () => ({ [customer]: { collapsed: 'yes' } })],
  ])('%s is refused, and nothing is kept', async (_, states) => {
    const before = (await clerk.get(state)).body;
    expect((await fold(clerk, states())).status).toBe(400);
    expect((await clerk.get(state)).body).toEqual(before);
  });

  test('guests see all sections expanded and cannot store states', async () => {
    const guest = shop.browser();
    expect(await folded(guest)).toBe(false);
    const answer = await fold(guest, { [customer]: { collapsed: true } });
    expect(answer).toMatchObject({ status: 403, body: [{ errorCode: 'INSUFFICIENT_ACCESS' }] });
    expect((await guest.get(`${uiApi}/layout/Contact/user-state`)).status).toBe(403);
  });

  test.each([
    ['layout/Instrument__c?layoutType=Half', 400],
    ['layout/Instrument__c?mode=Peek', 400],
    ['layout/Instrument__c?recordTypeId=012000000000009AAA', 400],
    ['layout/Instrument__c?recordTypeId=', 400],
    ['layout/Nothing', 403],
    ['path/layout/Lab__c', 404],
    ['path/layout/Instrument__c?recordTypeId=x', 400],
  ])('%s is refused', async (path, status) => {
    expect((await clerk.get(`${uiApi}/${path}`)).status).toBe(status);
  });

  test('layouts need no statement, reading states one, writing them two', async () => {
    const principal = await countStatements(shop.database, () => clerk.get(`${uiApi}/object-info/Lab__c`));
    const count = async (work: () => Promise<unknown>) =>
      (await countStatements(shop.database, work)) - principal;
    expect(await count(() => clerk.get(`${uiApi}/layout/Instrument__c`))).toBe(0);
    expect(await count(() => clerk.get(`${uiApi}/path/layout/Instrument__c`))).toBe(0);
    expect(await count(() => clerk.get(state))).toBe(1);
    expect(await count(() => fold(clerk, { [customer]: { collapsed: true } }))).toBe(2);
  });

  test('states of many layouts are read in one statement', async () => {
    const user = {
      kind: 'user',
      email: '',
      firstName: '',
      lastName: '',
      guestKey: null,
      accountId: '',
    } as const;
    const principal = { ...user, userId: clerk.person.userId, roles: ['clerk'] } as const;
    const display = () => null;
    const context = { database: shop.database, now: () => new Date(), objects, principal, display };
    await fold(clerk, { [customer]: { collapsed: true } });
    const layouts = Instrument.recordTypes.flatMap((type) =>
      (['View', 'Edit'] as const).map((mode) => layoutFor(Instrument, type, 'Full', mode, context)),
    );
    expect(await countStatements(shop.database, () => layoutStates(layouts, context))).toBe(1);
    const states = await layoutStates(layouts, context);
    expect(Object.keys(states)).toHaveLength(2);
    expect(states[layouts[0]?.id ?? '']?.sectionUserStates[customer]).toEqual({
      collapsed: true,
      id: customer,
    });
  });
});
