import { describedCalls } from '@relab/contract/server';
import { testEngines } from '@relab/database/testing';
import {
  countStatements,
  type TestBrowser,
  type TestResponse,
  type TestServer,
  testServer,
  uiApi,
} from '@relab/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { labObjects } from '../objects/lab.fixture.ts';

interface Collection {
  readonly count: number;
  readonly nextPageUrl: string | null;
  readonly previousPageUrl: string | null;
  readonly records: readonly { id: string; fields: Record<string, { value: unknown }> }[];
}

const resultsOf = ({ body }: TestResponse): Record<string, Collection> =>
  (body as { lookupResults: Record<string, Collection> }).lookupResults;
const namesOf = (answer: TestResponse): unknown[] =>
  Object.values(resultsOf(answer)).flatMap(({ records }) => records.map(({ fields }) => fields.Name?.value));

describe.each(testEngines)('lookups on %s', (engine) => {
  let shop: TestServer;
  let clerk: TestBrowser & { readonly person: { readonly userId: string } };
  let buyer: TestBrowser & { readonly person: { readonly userId: string; readonly accountId: string } };
  let harbour: string;
  let tarn: string;
  let instrument: string;

  const make = async (apiName: string, fields: object): Promise<string> => {
    const answer = await clerk.post(`${uiApi}/records`, { apiName, fields });
    expect(answer).toMatchObject({ status: 201 });
    return (answer.body as { id: string }).id;
  };
  const look = (field: string, query: string, body: object = {}, by: TestBrowser = clerk) =>
    by.post(`${uiApi}/lookups/${field}?${query}`, body);

  beforeAll(async () => {
    shop = await testServer(engine, { declared: labObjects });
    clerk = await shop.signedIn('clerk@example.com', ['clerk']);
    buyer = await shop.signedIn('buyer@example.com');
    harbour = await make('Account', { Name: 'Harbour & Pine', BillingCity: 'Bergen' });
    tarn = await make('Account', {
      Name: 'Tarn Analytics',
      BillingCity: 'Oslo',
      Website: 'https://harbour.example',
    });
    await make('Contact', { LastName: 'Holm', AccountId: harbour });
    await make('Contact', { LastName: 'Holmgren', AccountId: tarn });
    await make('Contact', { LastName: 'Holmsen' });
    instrument = await make('Instrument__c', { Name: 'Balance', Account__c: harbour });
    for (let at = 10; at < 40; at++) await make('Lab__c', { Name: `Bench ${at}` });
  });
  afterAll(() => shop.close());

  test('D-095: recent records are the usual answer, newest first, with what tells them apart', async () => {
    expect(namesOf(await look('Instrument__c/Account__c', ''))).toEqual([]);
    for (const id of [tarn, harbour])
      await clerk.get(`${uiApi}/records/${id}?fields=Account.Name&updateMru=true`);
    const answer = await look('instrument__C/account__C', '');
    const call = describedCalls.find((one) => one.call.id === 'getLookupRecords');
    expect(call?.responses[200]?.safeParse(answer.body).error).toBeUndefined();
    expect(namesOf(answer)).toEqual(['Harbour & Pine', 'Tarn Analytics']);
    expect(resultsOf(answer).Account?.records[0]?.fields).toMatchObject({
      Id: { value: harbour },
      Name: { value: 'Harbour & Pine' },
      DisambiguationField: { value: 'Bergen', displayValue: 'Bergen' },
    });
    expect(namesOf(await look('Instrument__c/Account__c', 'searchType=Recent&q=tarn'))).toEqual([
      'Tarn Analytics',
    ]);
  });

  test('a search looks into all fields, type-ahead into names only; both need some characters', async () => {
    expect(namesOf(await look('Instrument__c/Account__c', 'searchType=Search&q=harb'))).toEqual([
      'Harbour & Pine',
      'Tarn Analytics',
    ]);
    expect(namesOf(await look('Instrument__c/Account__c', 'searchType=TypeAhead&q=harb'))).toEqual([
      'Harbour & Pine',
    ]);
    expect(namesOf(await look('Instrument__c/Account__c', 'searchType=Search&q=harbuor'))).toEqual([
      'Harbour & Pine',
    ]);
    expect(namesOf(await look('Instrument__c/Account__c', 'searchType=TypeAhead&q=harbuor'))).toEqual([]);
    for (const query of ['searchType=Search&q=h', 'searchType=Search', 'searchType=TypeAhead&q=ha'])
      expect(await look('Instrument__c/Account__c', query)).toMatchObject({
        status: 400,
        body: [{ errorCode: 'ILLEGAL_QUERY_PARAMETER_VALUE' }],
      });
  });

  test('D-214: the record being edited decides what may be chosen, by its form or as it is stored', async () => {
    const field = 'Instrument__c/Contact__c';
    const typed = 'searchType=Search&q=holm';
    const edited = (fields: object) => ({ sourceRecord: { apiName: 'Instrument__c', fields } });
    expect(namesOf(await look(field, typed, edited({ Id: null, Account__c: harbour })))).toEqual(['Holm']);
    expect(namesOf(await look(field, typed, edited({ Account__c: tarn.slice(0, 15) })))).toEqual([
      'Holmgren',
    ]);
    expect(namesOf(await look(field, typed, edited({ Id: instrument })))).toEqual(['Holm']);
    expect(namesOf(await look(field, typed, edited({ Id: instrument, Account__c: null })))).toEqual([
      'Holmsen',
    ]);
    expect(namesOf(await look(field, typed))).toEqual(['Holmsen']);
    expect(namesOf(await look(field, `${typed}&sourceRecordId=${instrument}`))).toEqual(['Holm']);
    expect(namesOf(await look(field, `${typed}&dependentFieldBindings=Account__c%3D${tarn}`))).toEqual([
      'Holmgren',
    ]);
  });

  test('pages count from 1, 25 records each', async () => {
    const first = await look('Instrument__c/Lab__c', 'searchType=Search&q=bench');
    expect(resultsOf(first).Lab__c).toMatchObject({ count: 25, previousPageUrl: null });
    const url = resultsOf(first).Lab__c?.nextPageUrl ?? '';
    const second = await clerk.get(url);
    expect(resultsOf(second).Lab__c).toMatchObject({ count: 5, nextPageUrl: null });
    expect(new Set([...namesOf(first), ...namesOf(second)]).size).toBe(30);
    for (const query of ['page=0', 'pageSize=0', 'pageSize=201', 'page=2000'])
      expect((await look('Instrument__c/Lab__c', query)).status).toBe(400);
  });

  test('D-215: a lookup takes an order', async () => {
    const ordered = (isAscending: boolean, fieldApiName = 'Name') =>
      look('Instrument__c/Lab__c', 'searchType=Search&q=bench&pageSize=2', {
        orderBy: [{ fieldApiName, isAscending }],
      });
    expect(namesOf(await ordered(false))).toEqual(['Bench 39', 'Bench 38']);
    expect(namesOf(await ordered(true))).toEqual(['Bench 10', 'Bench 11']);
    expect(await ordered(true, 'No__c')).toMatchObject({
      status: 400,
      body: [{ errorCode: 'INVALID_FIELD' }],
    });
  });

  test('a lookup is also read by GET, by field and by target', async () => {
    const query = 'searchType=Search&q=harbour';
    const byField = await clerk.get(`${uiApi}/lookups/Instrument__c/Account__c?${query}`);
    const byTarget = await clerk.get(`${uiApi}/lookups/Instrument__c/Account__c/Account?${query}`);
    expect(byField.status).toBe(200);
    expect(byTarget.body).toMatchObject({ lookupResults: { Account: { count: 2 } } });
    expect(namesOf(byField)).toEqual(namesOf(byTarget));
    expect(await clerk.get(`${uiApi}/lookups/Instrument__c/Account__c/Lead?${query}`)).toMatchObject({
      status: 400,
      body: [{ errorCode: 'ILLEGAL_QUERY_PARAMETER_VALUE' }],
    });
  });

  test('a reference to anything is looked up in the objects that are named, or in all', async () => {
    const query = 'searchType=Search&q=tarn';
    expect(Object.keys(resultsOf(await look('Task/WhatId', `${query}&targetApiName=Account,Lead`)))).toEqual([
      'Account',
      'Lead',
    ]);
    const all = resultsOf(await look('Task/WhatId', query));
    expect(Object.keys(all)).toEqual(expect.arrayContaining(['Account', 'Contact', 'Instrument__c']));
    expect(all.Account?.count).toBe(1);
  });

  test('owners are active users', async () => {
    const query = 'searchType=Search&q=person';
    // Whoever is no longer active is signed out, for good.
    const { person } = await shop.signedIn('leaver@example.com');
    const found = async () =>
      resultsOf(await look('Instrument__c/OwnerId', query)).User?.records.map(({ id }) => id);
    expect(await found()).toContain(person.userId);
    await shop.database
      .updateTable('user' as never)
      .set({ is_active: false } as never)
      .where('id' as never, '=', person.userId as never)
      .execute();
    expect(await found()).not.toContain(person.userId);
  });

  test('a lookup does not find what may not be read; unknown objects and fields are an error', async () => {
    const query = 'searchType=Search&q=harbour';
    expect(namesOf(await look('Instrument__c/Account__c', query, {}, buyer))).toEqual([]);
    const guest = shop.browser();
    expect(await look('Instrument__c/Account__c', query, {}, guest)).toMatchObject({
      status: 403,
      body: [{ errorCode: 'INSUFFICIENT_ACCESS' }],
    });
    expect(await look('Nothing/Account__c', query)).toMatchObject({ status: 403 });
    for (const field of ['Name', 'No__c', 'constructor'])
      expect(await look(`Instrument__c/${field}`, query)).toMatchObject({
        status: 400,
        body: [{ errorCode: 'INVALID_FIELD' }],
      });
    expect((await look('Instrument__c/Account__c', 'searchType=Fuzzy')).status).toBe(400);
  });

  test('a lookup is described: targets, columns, fields that decide', async () => {
    const { status, body } = await clerk.get(`${uiApi}/search-info/Instrument__c/lookup/Contact__c`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      objectApiName: 'Instrument__c',
      fieldApiName: 'Contact__c',
      controllingFields: ['Account__c'],
      targets: [
        { apiName: 'Contact', nameField: 'Name', themeInfo: { iconUrl: expect.stringMatching(/\.svg$/) } },
      ],
    });
    expect((await clerk.get(`${uiApi}/search-info/Instrument__c/lookup/Name`)).status).toBe(400);
  });

  test('statements: one for each target, two more for near spellings', async () => {
    const count = async (work: () => Promise<unknown>) => (await countStatements(shop.database, work)) - 1;
    expect(await count(() => look('Instrument__c/Account__c', ''))).toBe(1);
    expect(await count(() => look('Instrument__c/Lab__c', 'searchType=Search&q=bench&pageSize=2'))).toBe(1);
    expect(await count(() => look('Instrument__c/Lab__c', 'searchType=Search&q=bench&pageSize=200'))).toBe(1);
    expect(await count(() => look('Instrument__c/Lab__c', 'searchType=Search&q=bnech'))).toBe(3);
    expect(await count(() => look('Instrument__c/Lab__c', 'searchType=TypeAhead&q=bnech'))).toBe(1);
    expect(await count(() => clerk.get(`${uiApi}/search-info/Instrument__c/lookup/Lab__c`))).toBe(0);
  });
});
