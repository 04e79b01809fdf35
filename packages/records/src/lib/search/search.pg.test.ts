import { describedCalls } from '@relab/contract/server';
import { testEngines } from '@relab/database/testing';
import { countStatements, type TestBrowser, type TestServer, testServer, uiApi } from '@relab/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { text } from '../objects/fields.ts';
import { labObjects } from '../objects/lab.fixture.ts';
import { extendObject } from '../objects/object-declaration.ts';

/** The workshop, with a word about each instrument that only clerks know. */
const declared = labObjects.map((object) =>
  object.apiName === 'Instrument__c'
    ? extendObject(object, {
        fields: { Rumour__c: text({ label: 'Rumour', readableBy: ['clerk'] }) },
        search: {
          fields: ['Name', 'Serial__c', 'Remarks__c', 'Notes__c', 'Rumour__c'],
          columns: ['Name', 'Kind__c', 'Lab__r.Name', 'Cost__c'],
          filters: ['Kind__c', 'Price__c', 'Cost__c', 'Portable__c', 'Lab__c'],
        },
      })
    : object,
);

interface Found {
  readonly objectApiName: string;
  readonly count: number;
  readonly nextPageToken: string | null;
  readonly isApproximate: boolean;
  readonly columns: readonly { fieldApiName: string; label: string }[];
  readonly records: readonly { id: string; fields: Record<string, { value: unknown }> }[];
  readonly highlights: Record<
    string,
    readonly { fieldApiName: string; text: string; ranges: { start: number; end: number }[] }[]
  >;
}

describe.each(testEngines)('search on %s', (engine) => {
  let shop: TestServer;
  let clerk: TestBrowser;
  let buyer: TestBrowser & { readonly person: { readonly accountId: string } };
  const guest = (): TestBrowser => shop.browser();

  const make = async (apiName: string, fields: object): Promise<string> => {
    const answer = await clerk.post(`${uiApi}/records`, { apiName, fields });
    expect(answer).toMatchObject({ status: 201 });
    return (answer.body as { id: string }).id;
  };
  const search = (q: string, body: object = {}, by = clerk, object = 'Instrument__c') =>
    by.post(`${uiApi}/search/results/keyword?objectApiName=${object}&q=${encodeURIComponent(q)}`, body);
  const found = async (q: string, body: object = {}, by = clerk): Promise<Found> => {
    const answer = await search(q, body, by);
    expect(answer.status).toBe(200);
    return answer.body as Found;
  };
  const names = async (q: string, body: object = {}, by = clerk): Promise<unknown[]> =>
    (await found(q, body, by)).records.map(({ fields }) => fields.Name?.value);

  beforeAll(async () => {
    shop = await testServer(engine, { declared });
    clerk = await shop.signedIn('clerk@example.com', ['clerk']);
    buyer = await shop.signedIn('buyer@example.com');
    const lab = await make('Lab__c', { Name: 'Nordhavn Laboratory', SiteCity: 'København' });
    const rows = [
      { Name: 'Müller Centrifuge 5430', Kind__c: 'Centrifuge', Price__c: 900, Lab__c: lab, Public__c: true },
      { Name: 'Confocal Microscope', Kind__c: 'Microscope', Serial__c: 'AX-77/12', Price__c: 9000 },
      { Name: 'Microscope', Kind__c: 'Microscope', Public__c: true, Rumour__c: 'belonged to a ghost' },
      {
        Name: 'Balance',
        Remarks__c: `${'Calibrated every spring by hand. '.repeat(20)}The microscope beside it is not for sale.${' More follows here.'.repeat(40)}`,
      },
      { Name: 'Spectrometer', Kind__c: 'Spectrometer', Notes__c: '<p>Runs on <b>argon</b></p>' },
      { Name: 'Bought Pipette', Account__c: buyer.person.accountId, Rumour__c: 'pipette of the ghost' },
    ];
    for (const fields of rows) await make('Instrument__c', fields);
    for (let at = 0; at < 12; at++) await make('Instrument__c', { Name: `Shaker ${at}`, Price__c: at });
  });
  afterAll(() => shop.close());

  test('all words must be there, the last may be begun; case and accents do not count', async () => {
    expect(await names('MULLER centri')).toEqual(['Müller Centrifuge 5430']);
    expect(await names('müller 54')).toEqual(['Müller Centrifuge 5430']);
    expect(await names('centri müller')).toEqual([]);
    expect(await names('ax 77')).toEqual(['Confocal Microscope']);
    expect(await names('AX-77/12')).toEqual(['Confocal Microscope']);
    expect(await names('argon')).toEqual(['Spectrometer']);
    // Tags of rich text are no words.
    expect(await names('b')).toEqual([]);
  });

  test('the name itself comes first, then names that have the words, then other fields', async () => {
    expect(await names('microscope')).toEqual(['Microscope', 'Confocal Microscope', 'Balance']);
  });

  test('answers fit the contract, say the columns, and show where the words are', async () => {
    const answer = await search('microscope');
    const declaredCall = describedCalls.find(({ call }) => call.id === 'getKeywordSearchResults');
    expect(declaredCall?.responses[200]?.safeParse(answer.body).error).toBeUndefined();
    const { columns, records, highlights } = answer.body as Found;
    expect(columns).toEqual([
      { fieldApiName: 'Name', label: 'Instrument' },
      { fieldApiName: 'Kind__c', label: 'Kind' },
      { fieldApiName: 'Lab__r.Name', label: 'Laboratory Name' },
      { fieldApiName: 'Cost__c', label: 'Cost' },
    ]);
    const balance = records.find(({ fields }) => fields.Name?.value === 'Balance');
    expect(balance?.fields).not.toHaveProperty('Remarks__c');
    const [piece] = highlights[balance?.id ?? ''] ?? [];
    expect(piece?.fieldApiName).toBe('Remarks__c');
    expect(piece?.text.length).toBeLessThan(300);
    expect(piece?.ranges.map(({ start, end }) => piece.text.slice(start, end))).toEqual(['microscope']);
  });

  test('near spellings are found where nothing has the words, and said to be such', async () => {
    expect(await found('micorscope')).toMatchObject({ isApproximate: true });
    expect((await names('micorscope'))[0]).toBe('Microscope');
    expect(await names('centrifgue 5430')).toEqual(['Müller Centrifuge 5430']);
    expect(await found('xqzvy')).toMatchObject({ isApproximate: false, count: 0, records: [] });
    const all = await found('shakre', { pageSize: 5 });
    expect(all).toMatchObject({ isApproximate: true, count: 5 });
    const next = await found('shakre', { pageSize: 5, pageToken: all.nextPageToken });
    expect(next).toMatchObject({ isApproximate: true, count: 5 });
    expect(next.records[0]?.id).not.toBe(all.records[0]?.id);
  });

  test('a field that may not be read makes nothing found, counted, shown, filtered or sorted', async () => {
    expect(await names('ghost')).toHaveLength(2);
    expect(await names('pipette ghost')).toEqual(['Bought Pipette']);
    expect(await names('ghost', {}, buyer)).toEqual([]);
    expect(await names('pipette ghost', {}, buyer)).toEqual([]);
    expect(await names('pipette', {}, buyer)).toEqual(['Bought Pipette']);
    const own = await found('pipette', {}, buyer);
    expect(JSON.stringify(own)).not.toContain('ghost');
    expect(own.columns.map(({ fieldApiName }) => fieldApiName)).not.toContain('Cost__c');
    const byCost = { filters: [{ fieldPath: 'Cost__c', operator: 'GreaterThan', values: [0] }] };
    expect(await search('pipette', byCost, buyer)).toMatchObject({
      status: 400,
      body: [{ errorCode: 'ILLEGAL_QUERY_PARAMETER_VALUE' }],
    });
    expect(await search('pipette', { sortBy: 'Cost__c' }, buyer)).toMatchObject({
      status: 400,
      body: [{ errorCode: 'INVALID_FIELD' }],
    });
  });

  test('records that may not be read are not found, nor are near ones', async () => {
    expect(await names('microscope', {}, guest())).toEqual(['Microscope']);
    expect(await names('confocal', {}, guest())).toEqual([]);
    expect(await names('confocl', {}, guest())).toEqual([]);
  });

  test('D-092: filters narrow a search, in the operators of lists; D-175: a search takes an order', async () => {
    const kind = { fieldPath: 'Kind__c', operator: 'Equals', values: ['Microscope', 'Spectrometer'] };
    const dear = { fieldPath: 'Instrument__c.Price__c', operator: 'gt', values: [1000] };
    expect(await names('microscope', { filters: [kind] })).toEqual(['Microscope', 'Confocal Microscope']);
    expect(await names('microscope', { filters: [kind, dear] })).toEqual(['Confocal Microscope']);
    expect(await names('microscope', { filters: [{ ...dear, objectApiName: 'Lab__c' }] })).toHaveLength(3);
    expect(await names('microscope', { sortBy: '-Name' })).toEqual([
      'Microscope',
      'Confocal Microscope',
      'Balance',
    ]);
  });

  test('pages follow each other, each record once', async () => {
    const seen: unknown[] = [];
    let pageToken: string | null | undefined;
    do {
      const page: Found = await found('shaker', { pageSize: 5, ...(pageToken ? { pageToken } : {}) });
      seen.push(...page.records.map(({ fields }) => fields.Name?.value));
      pageToken = page.nextPageToken;
    } while (pageToken);
    expect(new Set(seen).size).toBe(12);
    expect(seen).toHaveLength(12);
  });

  test.each([
    ['no word', '!?', {}, 400],
    ['nothing', '', {}, 400],
    ['a query that is too long', 'a'.repeat(1_001), {}, 400],
    ['a page that is too large', 'shaker', { pageSize: 201 }, 400],
    ['a token of nobody', 'shaker', { pageToken: 'nobody' }, 400],
    ['a near token of nobody', 'shaker', { pageToken: '~nobody' }, 400],
    ['a near token without near words', 'ab', { pageToken: '~0' }, 400],
    ['an unknown filter', 'shaker', { filters: [{ fieldPath: 'No__c', operator: 'eq', values: [] }] }, 400],
    [
      'an unknown operator',
      'shaker',
      { filters: [{ fieldPath: 'Name', operator: 'like', values: [] }] },
      400,
    ],
    ['a wrong value', 'shaker', { filters: [{ fieldPath: 'Price__c', operator: 'gt', values: ['x'] }] }, 400],
    ['an unknown order', 'shaker', { sortBy: 'No__c' }, 400],
  ])('%s is refused', async (_, q, body, status) => {
    const answer = await search(q, body);
    expect(answer).toMatchObject({ status, body: [{ errorCode: expect.any(String) }] });
  });

  test('texts with signs of queries are words like others', async () => {
    for (const q of [`shaker' | 'x`, 'shaker & !x', 'shaker:*', '%shaker%', "'; drop table lab; --", '\\\\a'])
      expect((await search(q)).status).toBe(200);
  });

  test('unknown objects and those that may not be read look the same', async () => {
    const refused = { status: 403, body: [{ errorCode: 'INSUFFICIENT_ACCESS' }] };
    expect(await search('a', {}, clerk, 'Nothing')).toMatchObject(refused);
    expect(await search('a', {}, guest(), 'Lab__c')).toMatchObject(refused);
    expect(await guest().get(`${uiApi}/search-info/Lab__c/filters`)).toMatchObject(refused);
    expect(await guest().get(`${uiApi}/search-info/Nothing/filters`)).toMatchObject(refused);
  });

  test('a search of several objects tells the best of each, and only what the caller may read', async () => {
    const ask = (q: string, body: object = {}, by = clerk) =>
      by.post(`${uiApi}/search/results?q=${encodeURIComponent(q)}`, body);
    const { body } = await ask('nordhavn');
    expect(body).toMatchObject({ results: [{ objectApiName: 'Lab__c', count: 1, hasMore: false }] });
    expect((await ask('kobenhavn')).body).toMatchObject({ results: [{ objectApiName: 'Lab__c' }] });
    const { body: many } = await ask('shaker');
    expect(many).toMatchObject({ results: [{ objectApiName: 'Instrument__c', count: 5, hasMore: true }] });
    expect((await ask('clerk')).body).toMatchObject({
      results: expect.arrayContaining([expect.objectContaining({ objectApiName: 'User' })]),
    });
    expect((await ask('nordhavn', { objectApiNames: ['Instrument__c'] })).body).toMatchObject({
      results: [],
    });
    expect((await ask('nordhavn', {}, guest())).body).toMatchObject({ results: [], isApproximate: false });
    expect((await ask('microscop', {}, guest())).body).toMatchObject({
      results: [{ objectApiName: 'Instrument__c', count: 1 }],
    });
    expect((await ask('nordhvan labratory')).body).toMatchObject({
      isApproximate: true,
      results: [{ objectApiName: 'Lab__c' }],
    });
    const filters = [{ fieldPath: 'Price__c', objectApiName: 'Instrument__c', operator: 'lt', values: [3] }];
    expect((await ask('shaker', { searchObjectOptions: { filters } })).body).toMatchObject({
      results: [{ objectApiName: 'Instrument__c', count: 3 }],
    });
    // D-094: records have no data categories, so that a filter by one could only be ignored.
    const dataCategories = [{ groupName: 'Region', operator: 'At', values: ['North'] }];
    expect(await ask('shaker', { searchObjectOptions: { dataCategories } })).toMatchObject({ status: 400 });
    expect(await ask('shaker', { objectApiNames: ['Nothing'] })).toMatchObject({ status: 403 });
  });

  test('filters are those declared that the caller may read, with what they may be set to', async () => {
    const filters = async (by: TestBrowser) => {
      const { body } = await by.get(`${uiApi}/search-info/instrument__C/filters`);
      return (body as { filters: { apiName: string; hasOptions: boolean }[] }).filters;
    };
    expect(await filters(clerk)).toMatchObject([
      { apiName: 'Kind__c', label: 'Kind', type: 'picklist', hasOptions: true },
      { apiName: 'Price__c', hasOptions: false, operators: expect.arrayContaining(['greaterThan']) },
      { apiName: 'Cost__c' },
      { apiName: 'Portable__c', hasOptions: true },
      { apiName: 'Lab__c', hasOptions: true },
    ]);
    expect((await filters(buyer)).map(({ apiName }) => apiName)).not.toContain('Cost__c');
    const options = (filter: string, q = '', by: TestBrowser = clerk) =>
      by.get(`${uiApi}/search-info/Instrument__c/filters/${filter}/options?q=${q}`);
    expect((await options('Kind__c', 'mass')).body).toMatchObject({
      options: [{ label: 'Mass Spectrometer', value: 'Spectrometer' }],
    });
    expect((await options('Portable__c')).body).toMatchObject({
      options: [{ value: 'true' }, { value: 'false' }],
    });
    expect((await options('Price__c')).body).toMatchObject({ options: [] });
    expect((await options('Lab__c', 'nord')).body).toMatchObject({
      options: [{ label: 'Nordhavn Laboratory', value: expect.stringMatching(/^a01/) }],
    });
    expect((await options('Lab__c', 'nord', guest())).body).toMatchObject({ options: [] });
    expect(await options('Cost__c', '', buyer)).toMatchObject({ status: 404 });
    expect(await options('Nothing')).toMatchObject({ status: 404 });
  });

  test('statements: one for a page, two more for near spellings, whatever is found', async () => {
    const count = async (work: () => Promise<unknown>) => (await countStatements(shop.database, work)) - 1;
    expect(await count(() => search('shaker', { pageSize: 2 }))).toBe(1);
    expect(await count(() => search('shaker', { pageSize: 200 }))).toBe(1);
    expect(await count(() => search('shakre'))).toBe(3);
    const all = (q: string) => clerk.post(`${uiApi}/search/results?q=${q}`, {});
    expect(await count(() => all('shaker'))).toBe(2);
    expect(await count(() => all('xqzvy'))).toBe(3);
    expect(await count(() => clerk.get(`${uiApi}/search-info/Instrument__c/filters`))).toBe(0);
    const options = `${uiApi}/search-info/Instrument__c/filters/Lab__c/options`;
    expect(await count(() => clerk.get(options))).toBe(1);
  });
});
