import type { ActionCollection, PlatformAction, RelatedListsActions } from '@relab/contract/records';
import { describedCalls } from '@relab/contract/server';
import { testEngines } from '@relab/database/testing';
import { countStatements, type TestBrowser, type TestServer, testServer, uiApi } from '@relab/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { labObjects, labPlatform } from '../objects/lab.fixture.ts';
import { createObjects } from '../objects/objects.ts';

const schemaOf = (callId: string) => describedCalls.find(({ call }) => call.id === callId)?.responses[200];
const actionsPath = `${uiApi}/actions`;
const onPage = 'sections=Page,ActivityComposer';

describe.each(testEngines)('actions on %s', (engine) => {
  let shop: TestServer;
  let clerk: TestBrowser;
  let seller: TestBrowser;
  let buyer: TestBrowser;
  let dear: string;
  let sold: string;
  let ofSeller: string;
  let repair: string;
  beforeAll(async () => {
    const objects = createObjects(labObjects, labPlatform);
    shop = await testServer(engine, { declared: labObjects, objects });
    clerk = await shop.signedIn('clerk@example.com', ['clerk']);
    seller = await shop.signedIn('seller@example.com', ['seller']);
    buyer = await shop.signedIn('buyer@example.com');
    dear = await create(clerk, 'Instrument__c', { Name: 'Dear', Public__c: true, Price__c: 9_000 });
    sold = await create(clerk, 'Instrument__c', { Name: 'Sold', Stage__c: 'Sold', Price__c: 5 });
    ofSeller = await create(seller, 'Instrument__c', { Name: 'Own' });
    repair = await create(clerk, 'Repair__c', { Subject__c: 'Lens', Instrument__c: dear });
  });
  afterAll(() => shop.close());

  async function create(browser: TestBrowser, apiName: string, fields: object): Promise<string> {
    const { status, body } = await browser.post(`${uiApi}/records`, { apiName, fields });
    expect({ status, body }).toMatchObject({ status: 201 });
    return (body as { id: string }).id;
  }
  async function actionsOf(
    browser: TestBrowser,
    path: string,
    key: string,
  ): Promise<readonly PlatformAction[]> {
    const { status, body } = await browser.get(`${actionsPath}/${path}`);
    expect({ status, body }).toMatchObject({ status: 200 });
    return (body as ActionCollection).actions[key]?.actions ?? [];
  }
  const names = async (browser: TestBrowser, path: string, key: string) =>
    (await actionsOf(browser, path, key)).map(({ apiName }) => apiName);
  const onRecord = (browser: TestBrowser, id: string, query = onPage) =>
    names(browser, `record/${id}?${query}`, id);

  const reads: readonly (readonly [string, () => string])[] = [
    ['getGlobalActions', () => 'global?actionTypes=QuickAction'],
    ['getLookupActions', () => 'lookup/Account,Lab__c'],
    ['getMruListActions', () => 'mru-list/Instrument__c'],
    ['getFlexipageActions', () => 'flexipage/Workshop'],
    ['getObjectCreateActions', () => 'object/Instrument__c/record-create'],
    ['getRecordActions', () => `record/${dear},${sold}?${onPage}&formFactor=Small`],
    ['getRecordEditActions', () => `record/${dear}/record-edit`],
    ['getPhotoActions', () => `photo/${dear}`],
    ['getRelatedListRecordActions', () => `record/${dear}/related-list-record/${repair}`],
    ['getActionOverrides', () => 'overrides/Instrument__c?type=edit'],
    ['getFlexipageFormulaActivations', () => 'formula-activation/RECORD?objectApiNames=Instrument__c'],
    ['getQuickActionLayout', () => 'layout/Instrument__c.Sell'],
    ['getQuickActionInfo', () => `quick-action-info/Instrument__c.Sell?parentRecordId=${dear}`],
    ['getQuickActionDefaults', () => `record-defaults/Instrument__c.Sell?parentRecordId=${dear}`],
  ];
  test.each(reads)('%s follows its schema and is not sent twice', async (callId, path) => {
    const { status, body, headers } = await clerk.get(`${actionsPath}/${path()}`);
    expect({ status, body }).toMatchObject({ status: 200 });
    expect(schemaOf(callId)?.safeParse(body).error).toBeUndefined();
    const again = { 'if-none-match': headers.get('etag') ?? '' };
    expect((await clerk.get(`${actionsPath}/${path()}`, again)).status).toBe(304);
  });

  test('D-070, D-071: actions are keyed by their record; each says where it stands', async () => {
    const { body } = await clerk.get(`${actionsPath}/record/${dear},${sold},${dear}?${onPage}`);
    const { actions, url } = body as ActionCollection;
    expect(Object.keys(actions)).toEqual([dear, sold]);
    expect(url).toBe(`${actionsPath}/record/${dear},${sold}`);
    expect(actions[dear]).toMatchObject({ links: [], url: `${actionsPath}/record/${dear}` });
    const [edit] = actions[dear]?.actions ?? [];
    expect(edit).toMatchObject({
      actionListContext: 'Record',
      apiName: 'Edit',
      isMassAction: 'false',
      sourceObject: dear,
      targetObject: 'Instrument__c',
      type: 'StandardButton',
    });
    const all = Object.values(actions).flatMap((one) => one.actions.map(({ externalId }) => externalId));
    expect(new Set(all).size).toBe(all.length);
  });

  test('what is offered is what the caller may do with that record', async () => {
    const quick = ['Instrument__c.OrderRepair', 'Instrument__c.Sell', 'Instrument__c.CallCustomer'];
    expect(await onRecord(clerk, dear)).toEqual([
      ...['Edit', 'Delete', 'Clone', 'ChangeOwnerOne'],
      ...quick,
      'Instrument__c.Revalue',
    ]);
    expect(await onRecord(seller, ofSeller)).toEqual(['Edit', 'Delete', 'Clone', ...quick]);
    expect(await onRecord(seller, dear)).toEqual(['Clone', quick[0], quick[2]]);
    expect(await onRecord(shop.browser(), dear)).toEqual([]);
  });

  test('an action whose formula does not hold is not there', async () => {
    expect(await onRecord(clerk, sold)).not.toContain('Instrument__c.Sell');
    expect(await onRecord(clerk, dear)).toContain('Instrument__c.Sell');
    const info = (id: string) => clerk.get(`${actionsPath}/quick-action-info/Sell?parentRecordId=${id}`);
    expect([(await info(sold)).status, (await info(dear)).status]).toEqual([404, 200]);
  });

  test.each([
    ['actionTypes=StandardButton&sections=Page', ['Edit', 'Delete', 'Clone', 'ChangeOwnerOne']],
    ['sections=ActivityComposer', ['Instrument__c.CallCustomer']],
    ['apiNames=Instrument__c.Sell,Delete', ['Delete', 'Instrument__c.Sell']],
    ['apiNames=Sell&retrievalMode=All', ['Instrument__c.Sell']],
    ['sections=CollaborateComposer', []],
  ])('actions of a record are narrowed by %s', async (query, expected) => {
    expect(await onRecord(clerk, dear, query)).toEqual(expected);
  });

  test('without parameters a record has all of its actions, on the page or in the composer', async () => {
    const all = await onRecord(clerk, dear, '');
    expect(all).toEqual(expect.arrayContaining(['Edit', 'Instrument__c.Sell', 'Instrument__c.CallCustomer']));
    expect(new Set(all)).toEqual(new Set(await onRecord(clerk, dear, onPage)));
  });

  test('on a form there is saving, for whoever may; on a picture changing it', async () => {
    expect(await names(seller, `record/${ofSeller}/record-edit`, ofSeller)).toEqual([
      'SaveEdit',
      'CancelEdit',
    ]);
    expect(await names(seller, `record/${dear}/record-edit`, dear)).toEqual(['CancelEdit']);
    expect(await names(seller, `photo/${ofSeller}`, ofSeller)).toEqual(['UpdatePhoto']);
    expect(await names(seller, `photo/${dear}`, dear)).toEqual([]);
    const form = 'object/Instrument__c/record-create';
    expect(await names(clerk, form, 'Instrument__c')).toEqual(['SaveEdit', 'SaveAndNew', 'CancelEdit']);
    expect((await buyer.get(`${actionsPath}/${form}`)).status).toBe(403);
  });

  test('above objects and lists there is New, for whoever may', async () => {
    expect(await names(clerk, 'lookup/account,Lab__c', 'Account')).toEqual(['New']);
    expect(await names(seller, 'mru-list/Lab__c', 'Lab__c')).toEqual(['New']);
    expect(await names(buyer, 'lookup/Lab__c', 'Lab__c')).toEqual([]);
    const { id } = (await clerk.get(`${uiApi}/list-info/Instrument__c/AllInstruments`)).body as {
      id?: string;
    };
    const lists = (await clerk.get(`${uiApi}/list-ui/Instrument__c`)).body as { lists: { id: string }[] };
    const list = id ?? lists.lists[0]?.id ?? '';
    expect(await names(clerk, `list-view/${list}`, list)).toEqual(['New']);
    expect(
      schemaOf('getListViewActions')?.safeParse((await clerk.get(`${actionsPath}/list-view/${list}`)).body)
        .error,
    ).toBeUndefined();
  });

  test('global actions are those whose target the caller may make', async () => {
    expect(await names(clerk, 'global', 'Global')).toEqual(['NewLab', 'NewArchived', 'LogACall']);
    // A record type that is not the seller's is in the way of the second.
    expect(await names(seller, 'flexipage/Workshop', 'Workshop')).toEqual(['NewLab', 'LogACall']);
    expect(await names(buyer, 'global', 'Global')).toEqual([]);
  });

  test('under a record there is New where its parts may be added', async () => {
    const ask = (browser: TestBrowser, list: string, id = dear) =>
      browser.post(`${actionsPath}/record/${id}/related-list/${list}`, { formFactor: 'Large' });
    const { body } = await ask(clerk, 'Repairs__r');
    expect(schemaOf('getRelatedListActions')?.safeParse(body).error).toBeUndefined();
    expect((body as ActionCollection).actions[dear]?.actions).toMatchObject([
      { apiName: 'New', targetObject: 'Repair__c', relatedSourceObject: 'Repairs__r', sourceObject: dear },
    ]);
    expect((await ask(seller, 'Repairs__r')).body).toMatchObject({ actions: { [dear]: { actions: [] } } });
    expect((await ask(seller, 'Repairs__r', ofSeller)).body).toMatchObject({
      actions: { [ofSeller]: { actions: [{ apiName: 'New' }] } },
    });
    expect(await ask(clerk, 'Nothing__r')).toMatchObject({
      status: 400,
      body: [{ errorCode: 'INVALID_TYPE' }],
    });
  });

  test('D-110: of many related lists each has its outcome', async () => {
    const { body } = await clerk.post(`${actionsPath}/record/${dear}/related-list/batch`, {
      relatedListsActionParameters: [
        { relatedListId: 'Repairs__r' },
        { relatedListId: 'Nothing__r' },
        { relatedListId: 'Repairs__r', apiNames: ['Edit'] },
      ],
    });
    expect(schemaOf('getRelatedListsActions')?.safeParse(body).error).toBeUndefined();
    const { results } = body as RelatedListsActions;
    expect(results.map(({ statusCode }) => statusCode)).toEqual([200, 400, 200]);
    expect(results[2]?.result).toMatchObject({ actions: { [dear]: { actions: [] } } });
  });

  test('on the row of a related list', async () => {
    const path = `record/${dear}/related-list-record/${repair}`;
    expect(await actionsOf(clerk, path, repair)).toMatchObject([
      { apiName: 'Edit', relatedListRecordId: repair, relatedSourceObject: 'Repairs__r', sourceObject: dear },
      { apiName: 'Delete', targetObject: 'Repair__c' },
    ]);
    expect(await names(seller, path, repair)).toEqual([]);
    expect((await clerk.get(`${actionsPath}/record/${sold}/related-list-record/${repair}`)).status).toBe(404);
  });

  test('overrides and activations say what there is', async () => {
    expect((await clerk.get(`${actionsPath}/overrides/Instrument__c?type=Edit`)).body).toMatchObject({
      overrides: [{ action: 'Edit', type: 'Default' }],
    });
    const { body } = await seller.get(
      `${actionsPath}/formula-activation/RECORD?objectApiNames=Instrument__c`,
    );
    expect((body as { activations: object[] }).activations).toEqual([
      { actionApiName: 'Instrument__c.OrderRepair', hasFormula: false, objectApiName: 'Instrument__c' },
      { actionApiName: 'Instrument__c.Sell', hasFormula: true, objectApiName: 'Instrument__c' },
      { actionApiName: 'Instrument__c.CallCustomer', hasFormula: false, objectApiName: 'Instrument__c' },
    ]);
  });

  test.each([
    ['what is no id', () => `record/nonsense?${onPage}`, 400],
    ['an unknown record among known ones', () => `record/${dear},a02000000000000AAA?${onPage}`, 404],
    ['an object that may not be read', () => `record/00Q000000000000AAA?${onPage}`, 403],
    [
      'more than 200 records',
      () =>
        `record/${Array.from({ length: 201 }, (_, i) => `a02${String(i).padStart(12, '0')}`).join()}?${onPage}`,
      400,
    ],
    ['an unknown object', () => 'lookup/Instrument__c,Nothing', 403],
    ['an unknown page', () => 'flexipage/Office', 404],
    ['an unknown list view', () => 'list-view/00B000000000001AAA', 404],
    ['a form of another size', () => 'global?formFactor=Wide', 400],
    ['an unknown action', () => 'layout/Instrument__c.Nothing', 404],
    ['what every JavaScript object has', () => 'layout/constructor', 404],
    ['an action of clerks', () => 'quick-action-info/Instrument__c.Revalue', 404],
    ['an action of an unknown object', () => 'layout/Sell?objectApiName=Nothing', 403],
    ['a record type of another object', () => 'layout/NewLab?recordTypeId=012000000000001AAA', 400],
  ])('%s is refused', async (_, path, status) => {
    expect((await seller.get(`${actionsPath}/${path()}`)).status).toBe(status);
  });

  test('statements: one for each object, however many records', async () => {
    const principal = await countStatements(shop.database, () => clerk.get(`${uiApi}/object-info/Lab__c`));
    const count = async (path: string) =>
      (await countStatements(shop.database, () => clerk.get(`${actionsPath}/${path}`))) - principal;
    expect(await count(`record/${dear}?${onPage}`)).toBe(1);
    expect(await count(`record/${dear},${sold},${ofSeller}?${onPage}`)).toBe(1);
    expect(await count(`record/${dear},${repair}?${onPage}`)).toBe(2);
    expect(await count(`record/${dear}/related-list-record/${repair}`)).toBe(2);
    expect(await count('global')).toBe(0);
    expect(await count('lookup/Account,Lab__c')).toBe(0);
    expect(await count('layout/NewLab')).toBe(0);
    expect(await count(`quick-action-info/Sell?parentRecordId=${dear}`)).toBe(1);
    expect(await count(`record-defaults/Sell?parentRecordId=${dear}`)).toBe(2);
  });
});
