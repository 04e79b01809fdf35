import { testEngines } from '@relab/database/testing';
import { countStatements, type TestBrowser, type TestServer, testServer, uiApi } from '@relab/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listObjects, misfit } from './lists.fixture.ts';

interface Info {
  readonly eTag: string;
  readonly label: string;
  readonly listReference: { readonly id: string; readonly listViewApiName: string };
  readonly displayColumns: readonly { readonly fieldApiName: string }[];
}

interface Summaries {
  readonly count: number;
  readonly lists: readonly { readonly apiName: string; readonly label: string }[];
  readonly nextPageUrl: string | null;
}

describe.each(testEngines)('lists of users on %s', (engine) => {
  let shop: TestServer;
  let clerk: TestBrowser;
  let other: TestBrowser;
  let buyer: TestBrowser;
  let admin: TestBrowser;
  let now = new Date('2026-06-15T10:00:00Z');

  beforeAll(async () => {
    shop = await testServer(engine, { declared: listObjects, now: () => now });
    clerk = await shop.signedIn('clerk@example.com', ['clerk']);
    other = await shop.signedIn('other@example.com', ['clerk']);
    buyer = await shop.signedIn('buyer@example.com');
    admin = await shop.signedIn('admin@example.com', ['administrator']);
    for (const [principal, Name, Rating] of [
      [clerk, 'Alder', 'Warm'],
      [other, 'Birch', 'Hot'],
      [clerk, 'Cedar', 'Cold'],
    ] as const) {
      await principal.post(`${uiApi}/records`, { apiName: 'Account', fields: { Name, Rating } });
    }
  });
  afterAll(() => shop.close());

  const infos = `${uiApi}/list-info/Account`;
  const make = async (input: object, principal: TestBrowser = clerk): Promise<Info> => {
    const { status, body } = await principal.post(infos, input);
    expect({ status, body }).toMatchObject({ status: 201 });
    expect(misfit('createListInfo', 201, body)).toBeUndefined();
    return body as Info;
  };
  const change = (name: string, input: object, principal: TestBrowser = clerk) =>
    principal.send('PATCH', `${infos}/${name}`, input);
  const remove = (name: string, principal: TestBrowser = clerk) =>
    principal.send('DELETE', `${infos}/${name}`);
  const problems = ({ status, body }: { status: number; body: unknown }) => [
    status,
    (body as { output?: { fieldErrors: { fieldApiName: string }[] } }).output?.fieldErrors.map(
      ({ fieldApiName }) => fieldApiName,
    ),
  ];
  const records = async (name: string, principal: TestBrowser = clerk, body: object = {}) => {
    const answer = await principal.post(`${uiApi}/list-records/Account/${name}`, body);
    const { records: rows = [] } = answer.body as { records?: { fields: { Name: { value: string } } }[] };
    return answer.status === 200 ? rows.map(({ fields }) => fields.Name.value) : answer.status;
  };
  const summaries = async (query = '', principal: TestBrowser = clerk): Promise<Summaries> => {
    const { body } = await principal.get(`${infos}${query}`);
    expect(misfit('getListInfosByObjectName', 200, body)).toBeUndefined();
    return body as Summaries;
  };
  const apiNames = ({ lists }: Summaries) => lists.map(({ apiName }) => apiName);

  test('D-039…D-042: a list is created, read, changed and deleted', async () => {
    const made = await make({
      label: 'Warm Ones',
      listViewApiName: 'Warm',
      displayColumns: ['Account.Name', 'Rating', 'Name'],
      filteredByInfo: [
        { fieldApiName: 'Rating', operandLabels: ['Lukewarm', ''], operator: 'Equals' },
        { fieldApiName: 'CreatedDate', operandLabels: ['LAST_N_DAYS:3650'], operator: 'GreaterOrEqual' },
      ],
      filterLogicString: '1 OR NOT 2',
      scope: { apiName: 'everything', entityId: null },
    });
    expect(made).toMatchObject({
      deletable: true,
      updateable: true,
      visibilityEditable: true,
      visibility: 'Private',
      filterLogicString: '1 OR NOT 2',
      displayColumns: [{ fieldApiName: 'Name' }, { fieldApiName: 'Rating' }],
      filteredByInfo: [
        { fieldApiName: 'Rating', operandLabels: ['Lukewarm', ''], operator: 'Equals' },
        { fieldApiName: 'CreatedDate', operandLabels: ['LAST_N_DAYS:3650'] },
      ],
      listReference: { listViewApiName: 'Warm' },
    });
    expect((await clerk.get(`${infos}/warm`)).body).toEqual(made);
    expect(await records('Warm')).toContain('Alder');
    expect(await records('Warm')).not.toContain('Birch');
    const changed = await change('Warm', {
      label: 'Hot Ones',
      filteredByInfo: [{ fieldApiName: 'Rating', operandLabels: ['Hot'], operator: 'Equals' }],
    });
    expect(changed).toMatchObject({
      status: 200,
      body: { label: 'Hot Ones', filterLogicString: null, displayColumns: [{}, { fieldApiName: 'Rating' }] },
    });
    expect((changed.body as Info).eTag).not.toBe(made.eTag);
    expect((await clerk.get(`${infos}/Warm`)).body).toEqual(changed.body);
    expect(await records('Warm')).toEqual(['Birch']);
    expect((await clerk.get(`${uiApi}/list-ui/${made.listReference.id}`)).status).toBe(200);
    expect(await remove('Warm')).toMatchObject({ status: 204, body: '' });
    expect((await remove('Warm')).status).toBe(404);
    expect((await clerk.get(`${uiApi}/list-ui/${made.listReference.id}`)).status).toBe(404);
  });

  test('a label is enough: names are made of it, and are unique', async () => {
    const label = '7 Küvetten & more';
    const first = await make({ label });
    expect(first.listReference.listViewApiName).toBe('List_7_K_vetten_more');
    expect((await make({ label })).listReference.listViewApiName).toBe('List_7_K_vetten_more_1');
    expect(first.displayColumns.map(({ fieldApiName }) => fieldApiName)).toEqual(['Name']);
    const usual = await make({ label: 'Usual', includeDefaultAttributes: true });
    expect(usual.displayColumns.map(({ fieldApiName }) => fieldApiName)).toEqual([
      'Name',
      'BillingCity',
      'BillingCountry',
      'Phone',
    ]);
    for (const name of ['List_7_K_vetten_more', 'List_7_K_vetten_more_1', 'Usual']) await remove(name);
  });

  test.each([
    [{}, ['label']],
    [{ label: ' ' }, ['label']],
    [{ label: 'x'.repeat(41) }, ['label']],
    [{ label: 'A', listViewApiName: 'x'.repeat(41) }, ['developerName']],
    [{ label: 'A', listViewApiName: '1st' }, ['developerName']],
    [{ label: 'A', listViewApiName: 'a-b' }, ['developerName']],
    [{ label: 'A', listViewApiName: '' }, ['developerName']],
    [{ label: 'A', listViewApiName: 'allaccounts' }, ['developerName']],
    [{ label: 'A', listViewApiName: 'MRU' }, ['developerName']],
    [{ label: 'A', displayColumns: [] }, ['displayColumns']],
    [{ label: 'A', displayColumns: ['Nothing', 'constructor'] }, ['displayColumns', 'displayColumns']],
    [{ label: 'A', filterLogicString: '1' }, ['filterLogicString']],
    [{ label: 'A', scope: { apiName: 'queue' } }, ['scope']],
    [{ label: 'A', scope: { apiName: 'mine', entityId: '00G000000000001AAA' } }, ['scope']],
    [{ label: 'A', visibility: 'Shared' }, ['listShares']],
    [{ label: 'A', listShares: ['clerk'] }, ['listShares']],
    [{ label: 'A', visibility: 'Shared', listShares: ['king', 'clerk'] }, ['listShares']],
    [
      {
        label: 'A',
        visibility: 'Shared',
        listShares: [{ shareType: 'Group', shares: [{ shareApiName: 'A' }] }],
      },
      ['listShares', 'listShares'],
    ],
  ])('a list that cannot be is refused, and says by which member: %#', async (input, members) => {
    const before = await summaries();
    const answer = await clerk.post(infos, input);
    expect(problems(answer)).toEqual([400, members]);
    expect(misfit('createListInfo', 400, answer.body)).toBeUndefined();
    expect(await summaries()).toEqual(before);
  });

  test.each([
    [{ fieldApiName: 'Nothing', operandLabels: ['x'], operator: 'Equals' }],
    [{ fieldApiName: 'Notes__c', operandLabels: ['x'], operator: 'Contains' }],
    [{ fieldApiName: 'Name', operandLabels: ['x'], operator: 'Within' }],
    [{ fieldApiName: 'Name', operandLabels: ['x'], operator: 'constructor' }],
    [{ fieldApiName: 'Rating', operandLabels: ['Tepid'], operator: 'Equals' }],
    [{ fieldApiName: 'Fields__c', operandLabels: ['Food;Fire'], operator: 'Includes' }],
    [{ fieldApiName: 'Employees__c', operandLabels: ['many'], operator: 'GreaterThan' }],
    [{ fieldApiName: 'Employees__c', operandLabels: [], operator: 'GreaterThan' }],
    [{ fieldApiName: 'Founded__c', operandLabels: ['2026-02-30'], operator: 'Equals' }],
    [{ fieldApiName: 'Name', operandLabels: ['x'.repeat(256)], operator: 'Equals' }],
    [{ fieldApiName: 'Name', operandLabels: Array(101).fill('x'), operator: 'Equals' }],
  ])('a filter that no field can hold is refused: %j', async (filter) => {
    const answer = await clerk.post(infos, { label: 'A', filteredByInfo: [filter] });
    expect(problems(answer)).toEqual([400, ['filteredByInfo']]);
  });

  test('ten filters and fifteen columns are the most', async () => {
    const filter = { fieldApiName: 'Name', operandLabels: ['x'], operator: 'Equals' };
    const eleven = { label: 'A', filteredByInfo: Array(11).fill(filter) };
    expect(problems(await clerk.post(infos, eleven))).toEqual([400, ['filteredByInfo']]);
    const fields = listObjects.find(({ apiName }) => apiName === 'Account')?.allFields ?? {};
    const displayColumns = Object.keys(fields).slice(0, 16);
    expect(problems(await clerk.post(infos, { label: 'A', displayColumns }))).toEqual([
      400,
      ['displayColumns'],
    ]);
  });

  test('who may make what, and who may change it', async () => {
    expect((await shop.browser().post(infos, { label: 'A' })).status).toBe(403);
    expect(problems(await buyer.post(infos, { label: 'A', visibility: 'Public' }))).toEqual([
      400,
      ['visibility'],
    ]);
    expect(problems(await buyer.post(infos, { label: 'A', displayColumns: ['Credit__c'] }))).toEqual([
      400,
      ['displayColumns'],
    ]);
    const own = await make({ label: 'Own' }, buyer);
    expect(own).toMatchObject({ updateable: true, visibilityEditable: false });
    expect(problems(await change('Own', { visibility: 'Public' }, buyer))).toEqual([400, ['visibility']]);
    for (const principal of [clerk, admin]) {
      expect((await principal.get(`${infos}/Own`)).status).toBe(404);
      expect((await change('Own', { label: 'X' }, principal)).status).toBe(404);
      expect((await remove('Own', principal)).status).toBe(404);
      expect(apiNames(await summaries('', principal))).not.toContain('Own');
    }
    expect(problems(await clerk.post(infos, { label: 'A', listViewApiName: 'own' }))).toEqual([
      400,
      ['developerName'],
    ]);
    await make({ label: 'For All', listViewApiName: 'ForAll', visibility: 'Public' });
    expect((await buyer.get(`${infos}/ForAll`)).body).toMatchObject({ updateable: false, deletable: false });
    expect((await change('ForAll', { label: 'X' }, other)).status).toBe(403);
    expect((await remove('ForAll', other)).status).toBe(403);
    expect((await change('ForAll', { label: 'For Everybody' }, admin)).status).toBe(200);
    for (const name of ['AllAccounts', '__Recent']) {
      expect((await change(name, { label: 'X' }, admin)).status).toBe(403);
      expect((await remove(name, admin)).status).toBe(403);
    }
    expect((await remove('ForAll', admin)).status).toBe(204);
    expect((await remove('Own', buyer)).status).toBe(204);
  });

  test('D-031: a shared list is seen by the roles it is shared with', async () => {
    const role = { shareType: 'Role', shares: [{ label: 'Seller', shareApiName: 'seller' }] };
    const shared = await make({ label: 'Shared', visibility: 'Shared', listShares: ['buyer_manager', role] });
    expect(shared).toMatchObject({
      listShares: [
        {
          shareType: 'Role',
          shares: [
            { label: 'Buyer manager', shareApiName: 'buyer_manager' },
            { label: 'Seller', shareApiName: 'seller' },
          ],
        },
      ],
    });
    expect(await records('Shared', other)).toBe(404);
    expect(await records('Shared', buyer)).toBe(404);
    const manager = await shop.signedIn('manager@example.com', ['buyer manager']);
    expect(await records('Shared', manager)).toHaveLength(1);
    expect((await admin.get(`${infos}/Shared`)).status).toBe(200);
    expect(await change('Shared', { visibility: 'Private' })).toMatchObject({ body: { listShares: [] } });
    expect(await records('Shared', manager)).toBe(404);
    await remove('Shared');
  });

  test("D-033: a list of one's own records", async () => {
    await make({ label: 'Mine', visibility: 'Public', scope: { apiName: 'mine' } });
    expect((await records('Mine')) as string[]).toEqual(expect.arrayContaining(['Alder', 'Cedar']));
    expect(await records('Mine', other)).toEqual(['Birch']);
    await remove('Mine');
  });

  test('a column and a filter that their reader may not read', async () => {
    const filter = { fieldApiName: 'Credit__c', operandLabels: ['0'], operator: 'GreaterThan' };
    await make({ label: 'Open', visibility: 'Public', displayColumns: ['Name', 'Credit__c'] });
    await make({ label: 'Closed', visibility: 'Public', filteredByInfo: [filter] });
    expect((await buyer.get(`${infos}/Open`)).body).toMatchObject({
      displayColumns: [{ fieldApiName: 'Name' }],
    });
    expect(await records('Closed', buyer)).toBe(404);
    expect(apiNames(await summaries('', buyer))).toContain('Open');
    expect(apiNames(await summaries('', buyer))).not.toContain('Closed');
    for (const name of ['Open', 'Closed']) await remove(name);
  });

  test('two who make a list of one name at the same moment: one has it', async () => {
    const both = await Promise.all(
      [clerk, other].map((principal) => principal.post(infos, { label: 'A', listViewApiName: 'Race' })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
    for (const principal of [clerk, other]) await remove('Race', principal);
  });

  test('of two changes at the same moment both are stored, or one is a conflict', async () => {
    await make({ label: 'A', listViewApiName: 'Both' });
    const answers = await Promise.all([
      change('Both', { label: 'B' }),
      change('Both', { displayColumns: ['Rating'] }),
    ]);
    const { body } = await clerk.get(`${infos}/Both`);
    const info = body as Info;
    const told = answers.map(({ status }) => status);
    expect(told).toContain(200);
    if (told[0] === 200) expect(info.label).toBe('B');
    if (told[1] === 200) expect(info.displayColumns).toMatchObject([{ fieldApiName: 'Rating' }]);
    for (const status of told) expect([200, 409]).toContain(status);
    await remove('Both');
  });

  test('D-037, D-038, D-282: summaries by pages, by part of a label, and of lists that were opened', async () => {
    const all = ['AllAccounts', 'ByCredit', 'Creditworthy', 'ForClerks', 'Rated'];
    expect(await summaries()).toMatchObject({
      count: 5,
      pageSize: 20,
      nextPageToken: null,
      queryString: null,
    });
    expect(apiNames(await summaries())).toEqual(all);
    const first = await summaries('?pageSize=2&q=C');
    expect(apiNames(first)).toEqual(['AllAccounts', 'ByCredit']);
    const { body } = await clerk.get(first.nextPageUrl ?? '');
    expect(body).toMatchObject({ currentPageToken: '2', previousPageToken: '0', queryString: 'C' });
    expect(apiNames(body as Summaries)).toEqual(['Creditworthy', 'ForClerks']);
    const views = await clerk.get(`${uiApi}/list-ui/account?q=RATED`);
    expect(misfit('getListViewSummaryCollection', 200, views.body)).toBeUndefined();
    expect(views.body).toMatchObject({
      lists: [{ apiName: 'Rated', listUiUrl: '/services/data/v63.0/ui-api/list-ui/Account/Rated' }],
    });
    expect((await clerk.get(`${infos}?pageToken=abc`)).status).toBe(400);
    expect((await clerk.get(`${infos}?pageSize=0`)).status).toBe(400);
    expect((await clerk.get(`${uiApi}/list-ui/Nothing`)).status).toBe(403);
    expect(apiNames(await summaries('?recentListsOnly=true', other))).toEqual([]);
    for (const name of ['Rated', 'ByCredit', 'Rated']) {
      now = new Date(now.getTime() + 1000);
      await other.get(`${uiApi}/list-ui/Account/${name}`);
    }
    expect(apiNames(await summaries('?recentListsOnly=true', other))).toEqual(['Rated', 'ByCredit']);
    expect(apiNames(await summaries('?recentListsOnly=true', admin))).toEqual([]);
  });

  test('filters are tried in place of those of a list, and nothing of the list changes', async () => {
    await make({
      label: 'Warm Only',
      filteredByInfo: [{ fieldApiName: 'Rating', operator: 'Equals', operandLabels: ['Warm'] }],
    });
    const filters = (...labels: string[]) => ({
      filteredByInfo: labels.map((label) => ({
        fieldApiName: 'Rating',
        operator: 'Equals',
        operandLabels: [label],
      })),
    });
    const sortBy = 'Name';
    expect(await records('Warm_Only')).toEqual(['Alder']);
    expect(
      await records('Warm_Only', clerk, { ...filters('Hot', 'Cold'), filterLogicString: '1 OR 2', sortBy }),
    ).toEqual(['Birch', 'Cedar']);
    expect(
      await records('Warm_Only', clerk, { filteredByInfo: [], scope: { apiName: 'mine' }, sortBy }),
    ).toEqual(['Alder', 'Cedar']);
    expect(await records('Warm_Only', clerk, { filteredByInfo: [], searchTerm: 'birch' })).toEqual(['Birch']);
    expect(await records('AllAccounts', clerk, filters('Hot'))).toEqual(['Birch']);
    expect(await records('Warm_Only')).toEqual(['Alder']);
    const wrong = (body: object, principal = clerk) =>
      principal.post(`${uiApi}/list-records/Account/AllAccounts`, body);
    // A read: what is wrong is said in the form of all errors, not in that of lists which are not saved.
    const refused = (word: string) => ({
      status: 400,
      body: [{ errorCode: 'INVALID_INPUT', message: expect.stringContaining(word) }],
    });
    expect(await wrong({ ...filters('Hot'), filterLogicString: '1 AND 2' })).toMatchObject(refused('2'));
    expect(
      await wrong({
        filteredByInfo: [{ fieldApiName: 'Nothing', operator: 'Equals', operandLabels: ['x'] }],
      }),
    ).toMatchObject(refused('Nothing'));
    expect(await wrong({ scope: { apiName: 'queue' } })).toMatchObject(refused('queue'));
  });

  test('a list is saved with its order, which five fields decide at most', async () => {
    const orderedByInfo = [{ fieldApiName: 'Name', isAscending: false }];
    const filteredByInfo = [{ fieldApiName: 'Rating', operator: 'NotEqual', operandLabels: [''] }];
    const made = await make({ label: 'Downward', orderedByInfo, filteredByInfo });
    expect(made).toMatchObject({
      orderedByInfo: [{ fieldApiName: 'Name', isAscending: false, label: 'Account Name' }],
    });
    expect(await records('Downward')).toEqual(['Cedar', 'Birch', 'Alder']);
    await change('Downward', { label: 'Downwards' });
    expect(await records('Downward')).toEqual(['Cedar', 'Birch', 'Alder']);
    await change('Downward', { orderedByInfo: [{ fieldApiName: 'Name', isAscending: true }] });
    expect(await records('Downward')).toEqual(['Alder', 'Birch', 'Cedar']);
    const many = ['Name', 'Id', 'Rating', 'Phone', 'Website', 'Industry'];
    const step = (fieldApiName: string) => ({ fieldApiName, isAscending: true });
    expect(problems(await change('Downward', { orderedByInfo: many.map(step) }))).toEqual([
      400,
      ['orderedByInfo'],
    ]);
    expect(problems(await change('Downward', { orderedByInfo: [step('Nothing')] }))).toEqual([
      400,
      ['orderedByInfo'],
    ]);
  });

  const preferences = `${uiApi}/list-preferences/Account/Rated`;

  test("D-044, D-172, D-173: preferences are each user's own; unknown columns are passed over, the rest stays", async () => {
    const plain = await clerk.get(preferences);
    expect(misfit('getListPreferences', 200, plain.body)).toBeUndefined();
    expect(plain.body).toMatchObject({
      columnWidths: { Name: -1 },
      orderedBy: [{ fieldApiName: 'Rating' }, {}],
    });
    const etag = ((await clerk.get(`${infos}/Rated`)).body as Info).eTag;
    const set = await clerk.send('PATCH', preferences, {
      columnWidths: { Name: 320, Nothing: 5, constructor: 7 },
      columnWrap: { Rating: true },
      orderedBy: [
        { fieldApiName: 'Name', isAscending: true },
        { fieldApiName: 'Nothing', isAscending: true },
      ],
    });
    expect(set).toMatchObject({ status: 200 });
    expect(misfit('updateListPreferences', 200, set.body)).toBeUndefined();
    const own = {
      columnWidths: { Name: 320, Rating: -1, Credit__c: -1, 'Owner.Name': -1 },
      columnWrap: { Name: false, Rating: true, Credit__c: false, 'Owner.Name': false },
      orderedBy: [{ fieldApiName: 'Name', isAscending: true, label: 'Account Name' }],
    };
    expect(set.body).toEqual({
      ...own,
      listReference: (plain.body as { listReference: object }).listReference,
    });
    expect((await clerk.get(preferences)).body).toEqual(set.body);
    expect(await clerk.get(`${infos}/Rated`)).toMatchObject({
      body: { userPreferences: { columnWidths: own.columnWidths }, orderedByInfo: own.orderedBy },
    });
    expect(((await clerk.get(`${infos}/Rated`)).body as Info).eTag).not.toBe(etag);
    const page = await clerk.post(`${uiApi}/list-records/Account/Rated`, {});
    expect(page.body).toMatchObject({ sortBy: ['Name'] });
    const more = await clerk.send('PATCH', preferences, { columnWidths: { Rating: 90 } });
    expect(more.body).toMatchObject({ ...own, columnWidths: { ...own.columnWidths, Rating: 90 } });
    expect((await clerk.get(preferences)).body).toEqual(more.body);
    expect((await clerk.send('PATCH', preferences, { orderedBy: [] })).body).toMatchObject({
      orderedBy: [{ fieldApiName: 'Rating' }, { fieldApiName: 'Name', isAscending: false }],
    });
    expect((await other.get(preferences)).body).toEqual(plain.body);
  });

  test('preferences that cannot be, and of those who cannot have any', async () => {
    const before = (await other.get(preferences)).body;
    for (const input of [
      { columnWidths: { Name: 10_001 } },
      { columnWidths: { Name: 1.5 } },
      { columnWrap: { Name: 'yes' } },
      {
        orderedBy: ['Name', 'Id', 'Rating', 'Phone', 'Website', 'Industry'].map((fieldApiName) => ({
          fieldApiName,
          isAscending: true,
        })),
      },
    ])
      expect((await other.send('PATCH', preferences, input)).status).toBe(400);
    expect((await other.get(preferences)).body).toEqual(before);
    expect((await shop.browser().send('PATCH', preferences, {})).status).toBe(403);
    expect((await clerk.send('PATCH', `${uiApi}/list-preferences/Account/Nothing`, {})).status).toBe(404);
    const recent = await clerk.send('PATCH', `${uiApi}/list-preferences/Account/__Recent`, {
      columnWidths: { Name: 9 },
    });
    expect(recent).toMatchObject({ status: 200, body: { listReference: { type: 'mru' } } });
  });

  test('the columns that a user has chosen are theirs, have widths of their own, and go with an empty choice', async () => {
    const set = await clerk.send('PATCH', preferences, {
      displayColumns: ['Phone', 'Name', 'Nothing', 'Phone', 'Owner.Name'],
      columnWidths: { Phone: 140 },
    });
    expect(misfit('updateListPreferences', 200, set.body)).toBeUndefined();
    expect(set.body).toMatchObject({
      displayColumns: ['Phone', 'Name', 'Owner.Name'],
      columnWidths: { Phone: 140 },
    });
    const info = (await clerk.get(`${infos}/Rated`)).body;
    expect(misfit('getListInfoByName', 200, info)).toBeUndefined();
    expect(info).toMatchObject({ userPreferences: { displayColumns: ['Phone', 'Name', 'Owner.Name'] } });
    expect((await other.get(preferences)).body).not.toHaveProperty('displayColumns');
    const kept = await clerk.send('PATCH', preferences, { columnWrap: { Phone: true } });
    expect(kept.body).toMatchObject({ displayColumns: ['Phone', 'Name', 'Owner.Name'] });
    const many = ['Name', 'Phone', 'Website', 'Industry', 'Rating', 'Fax', 'Description', 'Credit__c'];
    expect((await clerk.send('PATCH', preferences, { displayColumns: many })).body).toMatchObject({
      displayColumns: expect.arrayContaining(['Name', 'Rating']),
    });
    const own = await clerk.send('PATCH', preferences, { displayColumns: [] });
    expect(own.body).not.toHaveProperty('displayColumns');
    expect((await clerk.get(`${infos}/Rated`)).body).not.toHaveProperty('userPreferences.displayColumns');
  });

  test('one list of an object opens first for whoever pinned it, until another does or it is deleted', async () => {
    const pinned = async (person: typeof clerk) =>
      (await person.get(infos)).body as { pinnedListViewApiName: string | null };
    const pin = (name: string, value: boolean, person: typeof clerk = clerk) =>
      person.send('PATCH', `${uiApi}/list-preferences/Account/${name}`, { pinned: value });
    expect(await pinned(clerk)).toMatchObject({ pinnedListViewApiName: null });
    for (const name of ['Rated', '__Recent']) {
      const set = await pin(name, true);
      expect(misfit('updateListPreferences', 200, set.body)).toBeUndefined();
      expect(await pinned(clerk)).toMatchObject({ pinnedListViewApiName: name });
    }
    expect(await pinned(other)).toMatchObject({ pinnedListViewApiName: null });
    // One that is not pinned takes nothing away.
    await pin('Rated', false);
    expect(await pinned(clerk)).toMatchObject({ pinnedListViewApiName: '__Recent' });
    await make({ label: 'First' });
    await pin('First', true);
    const summaries = (await clerk.get(`${infos}?q=nothing&pageSize=1`)).body;
    expect(misfit('getListInfosByObjectName', 200, summaries)).toBeUndefined();
    expect(summaries).toMatchObject({ count: 0, pinnedListViewApiName: 'First' });
    expect((await pin('First', true, other)).status).toBe(404);
    await remove('First');
    expect(await pinned(clerk)).toMatchObject({ pinnedListViewApiName: null });
    const { rows } = await sql`select 1 from relab_pinned_list`.execute(shop.database);
    expect(rows).toEqual([]);
    expect((await pin('Rated', true, shop.browser() as typeof clerk)).status).toBeGreaterThanOrEqual(400);
  });

  test('columns that stay in place are the user’s own, and are among those that are shown', async () => {
    const set = await clerk.send('PATCH', preferences, { frozenColumns: ['Rating', 'Nothing'] });
    expect(misfit('updateListPreferences', 200, set.body)).toBeUndefined();
    expect(set.body).toMatchObject({ frozenColumns: ['Rating'] });
    const info = (await clerk.get(`${infos}/Rated`)).body;
    expect(info).toMatchObject({ userPreferences: { frozenColumns: ['Rating'] } });
    expect((await other.get(preferences)).body).not.toHaveProperty('frozenColumns');
    await clerk.send('PATCH', preferences, { columnWrap: { Rating: true } });
    expect((await clerk.get(preferences)).body).toMatchObject({ frozenColumns: ['Rating'] });
    expect((await clerk.send('PATCH', preferences, { frozenColumns: [] })).body).not.toHaveProperty(
      'frozenColumns',
    );
  });

  test('a deleted list takes its preferences and visits with it', async () => {
    const { listReference } = await make({ label: 'Gone', visibility: 'Public' });
    await other.send('PATCH', `${uiApi}/list-preferences/Account/Gone`, { columnWrap: { Name: true } });
    await other.get(`${uiApi}/list-ui/Account/Gone`);
    await remove('Gone');
    const { rows } = await sql<{ left: number }>`
      select (select count(*) from relab_list_preference where list_id = ${listReference.id})::integer
        + (select count(*) from relab_recent where record_id = ${listReference.id})::integer as left`.execute(
      shop.database,
    );
    expect(rows).toEqual([{ left: 0 }]);
  });

  test('each write makes as many statements however many lists there are', async () => {
    const count = (work: () => Promise<unknown>) => countStatements(shop.database, work);
    const session = await count(() => clerk.get(`${uiApi}/list-object-info/Account`));
    expect(await count(() => make({ label: 'Count' }))).toBe(session + 2);
    expect(await count(() => change('Count', { label: 'Counted' }))).toBe(session + 2);
    const widths = { columnWidths: { Name: 5 } };
    expect(await count(() => clerk.send('PATCH', preferences, widths))).toBe(session + 2);
    expect(await count(() => remove('Count'))).toBe(session + 2);
  });
});
