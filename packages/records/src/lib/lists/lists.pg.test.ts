import { testEngines } from '@relab/database/testing';
import { countStatements, type TestBrowser, type TestServer, testServer, uiApi } from '@relab/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listObjects, misfit } from './lists.fixture.ts';

interface Page {
  readonly records: readonly { id: string; fields: Record<string, { value: unknown }> }[];
  readonly nextPageToken: string | null;
  readonly nextPageUrl: string | null;
  readonly previousPageToken: string | null;
  readonly listInfoETag: string;
  readonly sortBy: readonly string[];
}

type Person = TestBrowser & { person: { userId: string; accountId: string } };

describe.each(testEngines)('lists on %s', (engine) => {
  let shop: TestServer;
  let clerk: Person;
  let buyer: Person;
  let guest: TestBrowser;
  const ids = new Map<string, string>();

  beforeAll(async () => {
    shop = await testServer(engine, { declared: listObjects, now: () => new Date('2026-06-15T10:00:00Z') });
    clerk = await shop.signedIn('clerk@example.com', ['clerk']);
    buyer = await shop.signedIn('buyer@example.com');
    guest = shop.browser();
    const accounts = [
      {
        Name: 'Alder',
        Rating: 'Hot',
        Employees__c: 5,
        AnnualRevenue: 10,
        Credit__c: 7,
        Founded__c: '2026-06-15',
      },
      { Name: 'Birch', Rating: 'Warm', Employees__c: 5, Fields__c: 'Food;Life', Founded__c: '2026-05-31' },
      { Name: 'Cedar', Rating: 'Hot', Employees__c: 50, AnnualRevenue: 30, Code__c: 'a_b%c' },
      { Name: 'Dogwood', Rating: 'Cold', Employees__c: 500, Credit__c: 3, Fields__c: 'Food' },
      { Name: 'Elm', Employees__c: 12, Code__c: 'axbyc' },
    ];
    for (const fields of accounts) {
      const { body } = await clerk.post(`${uiApi}/records`, { apiName: 'Account', fields });
      ids.set(fields.Name, (body as { id: string }).id);
    }
    const contacts = [
      ['Ines', 'Cedar'],
      ['Jo', 'Alder'],
      ['Kim', null],
    ] as const;
    for (const [LastName, account] of contacts) {
      const fields = { LastName, AccountId: account && ids.get(account) };
      await clerk.post(`${uiApi}/records`, { apiName: 'Contact', fields });
    }
  });
  afterAll(() => shop.close());

  const list = async (
    name: string,
    body: object = {},
    principal: TestBrowser = clerk,
    object = 'Account',
  ) => {
    const answer = await principal.post(`${uiApi}/list-records/${object}/${name}`, body);
    if (answer.status === 200) expect(misfit('getListRecordsByName', 200, answer.body)).toBeUndefined();
    return answer;
  };
  const pageOf = async (...asked: Parameters<typeof list>): Promise<Page> => {
    const { status, body } = await list(...asked);
    expect({ status, body }).toMatchObject({ status: 200 });
    return body as Page;
  };
  const names = ({ records }: Page) => records.map(({ fields }) => fields.Name?.value);
  const trees = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm'];
  /** Of the five accounts of the test, those that a filter finds. */
  const found = async (where: string): Promise<unknown[]> =>
    names(await pageOf('AllAccounts', { where: `{ and: [ ${where} { Employees__c: { gt: 0 } } ] }` }));
  const whereError = async (where: string) => {
    const { status, body } = await list('AllAccounts', { where });
    return [status, (body as { errorCode: string }[])[0]?.errorCode];
  };

  test('D-035: a declared view selects by its filters and their logic, in its order', async () => {
    const page = await pageOf('Rated');
    expect(names(page)).toEqual(['Cedar', 'Birch']);
    expect(page).toMatchObject({
      count: 2,
      currentPageToken: '0',
      listReference: { listViewApiName: 'Rated', objectApiName: 'Account', type: 'listView' },
      fields: ['Account.Name', 'Account.Rating', 'Account.Credit__c', 'Account.Owner.Name'],
      sortBy: ['Rating', '-Name'],
      nextPageToken: null,
      previousPageToken: null,
    });
    expect(page.records[0]?.fields).toMatchObject({
      Id: { value: ids.get('Cedar') },
      Owner: { value: { fields: { Name: { value: 'Test Person' } } } },
    });
  });

  test('names of objects and lists have no case in requests, and their own in responses', async () => {
    expect(await pageOf('rATED', {}, clerk, 'aCCOUNT')).toMatchObject({
      listReference: { listViewApiName: 'Rated', objectApiName: 'Account' },
    });
  });

  test('unknown objects and objects that may not be read, unknown lists and lists of others: alike', async () => {
    const unknown = { status: 403, body: [{ errorCode: 'INSUFFICIENT_ACCESS' }] };
    const missing = { status: 404, body: [{ errorCode: 'NOT_FOUND' }] };
    expect(await list('AllAccounts', {}, clerk, 'Nothing')).toMatchObject(unknown);
    expect(await list('AllAccounts', {}, guest)).toMatchObject(unknown);
    expect(await list('AllAccounts', {}, clerk, 'constructor')).toMatchObject(unknown);
    for (const name of ['Nothing', 'constructor', '__proto__'])
      expect(await list(name)).toMatchObject(missing);
    expect(await list('ForClerks', {}, buyer)).toMatchObject(missing);
    expect((await list('ForClerks')).status).toBe(200);
  });

  test('a list that selects by what its reader may not read does not exist for that reader', async () => {
    expect(names(await pageOf('Creditworthy'))).toEqual(expect.arrayContaining(['Alder', 'Dogwood']));
    expect((await list('Creditworthy', {}, buyer)).status).toBe(404);
    expect((await buyer.get(`${uiApi}/list-info/Account/Creditworthy`)).status).toBe(404);
    const { body } = await buyer.get(`${uiApi}/list-info/Account`);
    expect((body as { lists: { apiName: string }[] }).lists.map(({ apiName }) => apiName)).toEqual([
      'AllAccounts',
      'ByCredit',
      'Rated',
    ]);
  });

  test('what may not be read is neither shown nor sorted by, filtered by or named', async () => {
    const seen = await pageOf('ByCredit', {}, buyer);
    expect(seen).toMatchObject({ sortBy: ['Name'], fields: ['Account.Name'] });
    expect(seen.records).toHaveLength(1);
    expect((await pageOf('ByCredit')).sortBy).toEqual(['-Credit__c', 'Name']);
    const { body } = await buyer.get(`${uiApi}/list-info/Account/ByCredit`);
    expect(JSON.stringify(body)).not.toContain('Credit__c');
    expect(await list('AllAccounts', { sortBy: 'Credit__c' }, buyer)).toMatchObject({
      status: 400,
      body: [{ errorCode: 'INVALID_FIELD' }],
    });
    const where = '{ Credit__c: { gt: 0 } }';
    expect(await list('AllAccounts', { where }, buyer)).toMatchObject({ status: 400 });
    expect(await list('AllAccounts', { fields: ['Account.Credit__c'] }, buyer)).toMatchObject({
      status: 400,
    });
  });

  test('where: every operator', async () => {
    expect(await found('{ Name: { eq: "birch" } }')).toEqual(['Birch']);
    expect(await found('{ Rating: { ne: "Hot" } }')).toEqual(['Birch', 'Dogwood', 'Elm']);
    expect(await found('{ Rating: { eq: null } }')).toEqual(['Elm']);
    expect(await found('{ AnnualRevenue: { lt: 30 } }')).toEqual(['Alder']);
    expect(await found('{ AnnualRevenue: { lte: 30, gte: 30 } }')).toEqual(['Cedar']);
    expect(await found('{ Employees__c: { gt: 12 } }')).toEqual(['Cedar', 'Dogwood']);
    expect(await found('{ Name: { like: "a%e%r" } }')).toEqual(['Alder']);
    expect(await found('{ Code__c: { like: "a\\\\_b%" } }')).toEqual(['Cedar']);
    expect(await found('{ Name: { in: ["elm", "Alder"] } }')).toEqual(['Alder', 'Elm']);
    expect(await found('{ Rating: { nin: ["Hot", null] } }')).toEqual(['Birch', 'Dogwood']);
    expect(await found('{ Name: { in: [] } }')).toEqual([]);
    expect(await found('{ Name: { nin: [] } }')).toEqual(trees);
    expect(await found('{ Fields__c: { includes: ["Life", "Water"] } }')).toEqual(['Birch']);
    expect(await found('{ Fields__c: { excludes: "Life" } }')).not.toContain('Birch');
    expect(await found(`{ Id: { eq: "${ids.get('Elm')?.slice(0, 15)}" } }`)).toEqual(['Elm']);
  });

  test('where: logic, paths through references, dates', async () => {
    expect(
      await found('{ or: [ { Name: { eq: "Elm" } }, { not: { Employees__c: { lt: 500 } } } ] }'),
    ).toEqual(['Dogwood', 'Elm']);
    expect(await found('{ not: { AnnualRevenue: { gt: 5 } } }')).toEqual(['Birch', 'Dogwood', 'Elm']);
    expect(await found('{ Owner: { Name: { eq: "Test Person" } } }')).toEqual(trees);
    expect(await found('{ "Founded__c": { "eq": { "value": "2026-06-15" } } }')).toEqual(['Alder']);
    expect(await found('{ Founded__c: { eq: { literal: LAST_MONTH } } }')).toEqual(['Birch']);
    expect(await found('{ Founded__c: { gte: { range: { last_n_days: 20 } } } }')).toEqual([
      'Alder',
      'Birch',
    ]);
    const contacts = await pageOf(
      'AllContacts',
      { where: '{ Account: { or: [ { Name: { like: "C%" } }, { Rating: { eq: Hot } } ] } }' },
      clerk,
      'Contact',
    );
    expect(names(contacts)).toEqual(['Ines', 'Jo']);
  });

  test.each([
    ['{'],
    ['Name'],
    ['{}'],
    ['{ Name: "x" }'],
    ['{ Name: {} }'],
    ['{ Nothing: { eq: 1 } }'],
    ['{ constructor: { eq: 1 } }'],
    ['{ Name: { between: 1 } }'],
    ['{ Name: { constructor: 1 } }'],
    ['{ Name: { like: 5 } }'],
    ['{ Name: { like: "a\\\\" } }'],
    ['{ Employees__c: { gt: "many" } }'],
    ['{ Employees__c: { gt: 1e999 } }'],
    ['{ Founded__c: { eq: "soon" } }'],
    ['{ Founded__c: { eq: { range: { last_n_days: "x" } } } }'],
    ['{ Notes__c: { like: "%a%" } }'],
    ['{ and: [] }'],
    ['{ and: ["x"] }'],
    ['{ Name: { eq: "x" } } extra'],
    ["{ Name: { eq: 'x' } }"],
    [`${'{ not: '.repeat(30)}{ Name: { eq: 1 } }${' }'.repeat(30)}`],
    [`{ or: [ ${'{ Name: { eq: "x" } } '.repeat(101)} ] }`],
    [`{ Name: { eq: "${'x'.repeat(10_001)}" } }`],
    [`{ ${'CreatedBy: { '.repeat(8)} Name: { eq: "x" } ${'}'.repeat(9)}`],
  ])('a where that says nothing is refused with a sentence: %#', async (where) => {
    expect(await whereError(where)).toEqual([400, 'ILLEGAL_QUERY_PARAMETER_VALUE']);
  });

  test('searchTerm looks into the name and the text columns, with * and ?', async () => {
    const search = async (searchTerm: string) => names(await pageOf('AllAccounts', { searchTerm }));
    expect(await search('LDE')).toEqual(['Alder']);
    expect(await search('a*er')).toEqual(['Alder']);
    expect(await search('c?dar')).toEqual(['Cedar']);
    expect(await search('%')).toEqual([]);
    expect(await search("' or true --")).toEqual([]);
    expect(await search('  ')).toHaveLength(7);
  });

  test('two characters are found where a word begins, one anywhere', async () => {
    const search = async (searchTerm: string) => names(await pageOf('AllAccounts', { searchTerm }));
    const page = await pageOf('AllAccounts', { searchTerm: 'elm' });
    const change = (BillingCity: string | null) =>
      clerk.send('PATCH', `${uiApi}/records/${page.records[0]?.id}`, { fields: { BillingCity } });
    await change('Neu-Ulm (Donau) am Fluss/Oos');
    expect(await search('EL')).toEqual(['Elm']);
    expect(await search('do')).toEqual(['Dogwood', 'Elm']);
    for (const begins of ['ne', 'ul', 'AM', 'oo']) expect(await search(begins), begins).toEqual(['Elm']);
    for (const inside of ['ld', 'on', 'lu']) expect(await search(inside), inside).toEqual([]);
    expect(await search('w')).toEqual(['Dogwood']);
    expect(await search('?w')).toEqual(['Dogwood']);
    await change(null);
  });

  test('a search does not find what its reader may not read', async () => {
    const own = { fields: { Secret__c: 'Vanadium' } };
    await clerk.send('PATCH', `${uiApi}/records/${buyer.person.accountId}`, own);
    expect((await pageOf('ByCredit', { searchTerm: 'vanad' })).records).toHaveLength(1);
    expect((await pageOf('ByCredit', { searchTerm: 'vanad' }, buyer)).records).toHaveLength(0);
    expect((await pageOf('ByCredit', { searchTerm: 'test' }, buyer)).records).toHaveLength(1);
  });

  test('D-175: sortBy is a text or a list, in either direction, five at most', async () => {
    const where = '{ Employees__c: { gt: 0 } }';
    const sorted = async (sortBy: unknown) => names(await pageOf('AllAccounts', { sortBy, where }));
    expect(await sorted('-Name')).toEqual(trees.toReversed());
    expect(await sorted(['Employees__c', '-Name'])).toEqual(['Birch', 'Alder', 'Elm', 'Cedar', 'Dogwood']);
    expect(await sorted('Account.AnnualRevenue,Name')).toEqual(['Birch', 'Dogwood', 'Elm', 'Alder', 'Cedar']);
    expect(await sorted('-AnnualRevenue,-Name')).toEqual(['Cedar', 'Alder', 'Elm', 'Dogwood', 'Birch']);
    const six = ['Id', 'Name', 'Rating', 'Phone', 'Website', 'Industry'];
    expect((await list('AllAccounts', { sortBy: six })).status).toBe(400);
    for (const sortBy of ['Notes__c', 'Nothing', '--Name', 'Owner', 'Id; drop table account'])
      expect(await list('AllAccounts', { sortBy })).toMatchObject({
        status: 400,
        body: [{ errorCode: 'INVALID_FIELD' }],
      });
  });

  test('D-279: pages follow on each other, forward by token and by address, and back', async () => {
    const all = names(await pageOf('AllAccounts'));
    expect(all).toHaveLength(7);
    const first = await pageOf('AllAccounts', { pageSize: 3 });
    const second = await pageOf('AllAccounts', { pageSize: 3, pageToken: first.nextPageToken });
    const { body } = await clerk.get(second.nextPageUrl ?? '');
    const third = body as Page;
    expect([...names(first), ...names(second), ...names(third)]).toEqual(all);
    expect(third.nextPageToken).toBeNull();
    const back = await pageOf('AllAccounts', { pageSize: 3, pageToken: third.previousPageToken });
    expect(names(back)).toEqual(names(second));
    expect((await pageOf('AllAccounts', { pageSize: 3, pageToken: '3' })).records).toEqual(second.records);
  });

  test('a token that names a record leads to those beside it, in any order and past the filters', async () => {
    const beside = async (kind: 'after' | 'before', tree: string, more: object = {}, list = 'AllAccounts') =>
      names(await pageOf(list, { pageSize: 1, pageToken: `${kind}:${ids.get(tree)}`, ...more }));
    const where = '{ Employees__c: { gt: 0 } }';
    for (const [at, tree] of trees.entries()) {
      expect(await beside('after', tree, { where, sortBy: 'Name' })).toEqual(trees.slice(at + 1, at + 2));
      expect(await beside('before', tree, { where, sortBy: 'Name' })).toEqual(trees.slice(0, at).slice(-1));
    }
    // Two have the same number, one has none in the second column.
    const order = { where, sortBy: '-Employees__c,AnnualRevenue' };
    const sorted = names(await pageOf('AllAccounts', order));
    for (const [at, tree] of sorted.entries())
      expect(await beside('after', String(tree), order)).toEqual(sorted.slice(at + 1, at + 2));
    // Elm has no rating, so that it is in no list of rated accounts.
    expect(await beside('before', 'Elm', { sortBy: 'Name' }, 'Rated')).toEqual(['Cedar']);
    const hidden = await list('AllAccounts', { pageToken: 'after:001000000000000AAA' });
    expect(hidden.status).toBe(404);
    for (const pageToken of ['after:', 'before:x', "after:001'--"])
      expect((await list('AllAccounts', { pageToken })).status).toBe(400);
  });

  test('an address of a page holds all that the page depends on', async () => {
    const asked = { pageSize: 2, sortBy: '-Name', searchTerm: 'e', where: '{ Employees__c: { gt: 0 } }' };
    const first = await pageOf('AllAccounts', asked);
    expect(names(first)).toEqual(['Elm', 'Cedar']);
    const { body } = await clerk.get(first.nextPageUrl ?? '');
    expect(misfit('getListRecordsByApiName', 200, body)).toBeUndefined();
    expect(names(body as Page)).toEqual(['Alder']);
  });

  test('page sizes and tokens outside of what there is', async () => {
    for (const pageSize of [0, 2001, -1]) {
      expect(await list('AllAccounts', { pageSize })).toMatchObject({
        status: 400,
        body: [
          {
            errorCode: 'NUMBER_OUTSIDE_VALID_RANGE',
            message: 'pageSize parameter must be between 1 and 2000',
          },
        ],
      });
    }
    const forged = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url');
    const bad = [
      'abc',
      '-1',
      '1e3',
      '2001',
      forged([1, 0]),
      forged([2, 0, 'a', 'b']),
      forged([1, -1, 'a', 'b']),
    ];
    for (const pageToken of [...bad, forged([1, 0, { a: 1 }, 'b']), forged([1, 0, 'a\0', 'b'])])
      expect(await list('AllAccounts', { pageToken })).toMatchObject({
        status: 400,
        body: [{ errorCode: 'ILLEGAL_QUERY_PARAMETER_VALUE' }],
      });
    expect(
      (await list('AllAccounts', { sortBy: 'Employees__c', pageToken: forged([1, 0, 'x', 'y']) })).status,
    ).toBe(400);
  });

  test('a list by its id, its records and both together', async () => {
    const { body } = await clerk.get(`${uiApi}/list-info/Account/Rated`);
    const id = (body as { listReference: { id: string } }).listReference.id;
    expect(id).toMatch(/^00B[a-zA-Z0-9]{12}[A-Z0-5]{3}$/);
    expect(misfit('getListInfoByName', 200, body)).toBeUndefined();
    expect((await clerk.get(`${uiApi}/list-info/${id.slice(0, 15)}`)).body).toEqual(body);
    const records = await clerk.get(`${uiApi}/list-records/${id}?pageSize=1`);
    expect(misfit('getListRecordsByListViewId', 200, records.body)).toBeUndefined();
    expect(names(records.body as Page)).toEqual(['Cedar']);
    const byId = await clerk.get(`${uiApi}/list-ui/${id}?sortBy=Name`);
    const byName = await clerk.get(`${uiApi}/list-ui/Account/Rated?sortBy=Name`);
    expect(misfit('getListUiByListViewId', 200, byId.body)).toBeUndefined();
    expect(byId.body).toEqual(byName.body);
    expect(byId.body).toMatchObject({
      info: body,
      records: { listInfoETag: (body as { eTag: string }).eTag },
    });
    expect((await clerk.get(`${uiApi}/list-ui/00B000000000000AAA`)).status).toBe(404);
    expect((await clerk.get(`${uiApi}/list-records/nonsense`)).status).toBe(404);
  });

  test('D-025…D-034: what a list is like', async () => {
    const { body } = await clerk.get(`${uiApi}/list-info/Account/Rated`);
    expect(body).toMatchObject({
      cloneable: true,
      createable: true,
      deletable: false,
      updateable: false,
      filterLogicString: '1 AND (2 OR 3)',
      filteredByInfo: [
        { fieldApiName: 'Rating', label: 'Rating', operandLabels: ['Hot', 'Lukewarm'], operator: 'Equals' },
        { fieldApiName: 'Employees__c', operandLabels: ['10'], operator: 'GreaterThan' },
        { fieldApiName: 'Name', operandLabels: ['B'], operator: 'StartsWith' },
      ],
      inlineEditDetails: { message: null, state: 'Enabled' },
      label: 'Rated Accounts',
      objectApiNames: ['Account', 'User'],
      orderedByInfo: [
        { fieldApiName: 'Rating', isAscending: true, label: 'Rating' },
        { fieldApiName: 'Name', isAscending: false, label: 'Account Name' },
      ],
      scope: { apiName: 'everything', entity: null, label: 'All accounts', relatedEntity: null },
      userPreferences: { columnWidths: { Name: -1, 'Owner.Name': -1 }, columnWrap: { Name: false } },
      visibility: 'Public',
    });
    expect((body as { displayColumns: object[] }).displayColumns).toMatchObject([
      {
        fieldApiName: 'Name',
        inlineEditAttributes: { '012000000000000AAA': { editable: true, required: true } },
        label: 'Account Name',
        lookupId: 'Id',
        searchable: true,
        sortable: true,
      },
      { fieldApiName: 'Rating', lookupId: null, searchable: false, sortable: true },
      { fieldApiName: 'Credit__c' },
      {
        fieldApiName: 'Owner.Name',
        inlineEditAttributes: { '012000000000000AAA': { editable: false, required: false } },
        label: 'Owner Name',
        lookupId: 'Owner.Id',
        searchable: false,
      },
    ]);
  });

  test('D-110, D-178: a batch of list infos has an outcome for each', async () => {
    const { body: info } = await clerk.get(`${uiApi}/list-info/Account/Rated`);
    const id = (info as { listReference: { id: string } }).listReference.id;
    const names = 'Account.Rated,Contact.AllContacts,Account.Nothing,Nothing.All,Account.__Recent';
    const { status, body } = await clerk.get(`${uiApi}/list-info/batch?ids=${id},nonsense&names=${names}`);
    expect(status).toBe(200);
    expect(misfit('getListInfosByName', 200, body)).toBeUndefined();
    expect(body).toMatchObject({
      results: [
        { statusCode: 200, result: { label: 'Rated Accounts', objectApiNames: [] } },
        { statusCode: 400, result: [{ errorCode: 'ILLEGAL_QUERY_PARAMETER_VALUE' }] },
        { statusCode: 200, result: { listReference: { listViewApiName: 'Rated' } } },
        { statusCode: 200, result: { listReference: { objectApiName: 'Contact' } } },
        { statusCode: 404, result: [{ errorCode: 'NOT_FOUND' }] },
        { statusCode: 403, result: [{ errorCode: 'INSUFFICIENT_ACCESS' }] },
        { statusCode: 200, result: { listReference: { type: 'mru' } } },
      ],
    });
    expect((await clerk.get(`${uiApi}/list-info/batch`)).status).toBe(400);
    expect((await clerk.get(`${uiApi}/list-info/batch?names=Rated`)).status).toBe(400);
    const many = Array.from({ length: 201 }, () => 'Account.Rated').join();
    expect((await clerk.get(`${uiApi}/list-info/batch?names=${many}`)).status).toBe(400);
  });

  test('D-043…D-045: what lists can be made of, by who asks', async () => {
    const { body } = await clerk.get(`${uiApi}/list-object-info/Account`);
    expect(misfit('getListObjectInfo', 200, body)).toBeUndefined();
    expect(body).toMatchObject({
      availableScopes: [
        { apiName: 'everything', availableEntities: [], label: 'All accounts' },
        { apiName: 'mine', availableEntities: [], label: 'My accounts' },
      ],
      createable: true,
      objectApiName: 'Account',
      publicOrSharedCreateable: true,
    });
    const { columns } = body as { columns: { fieldApiName: string; supportedFilterOperators: string[] }[] };
    const column = (name: string) => columns.find(({ fieldApiName }) => fieldApiName === name);
    expect(column('Name')).toMatchObject({ alias: 'ACCOUNT.NAME', dataType: 'String', filterable: true });
    expect(column('Rating')).toMatchObject({
      dataType: 'Picklist',
      picklistValues: [{ label: 'Hot' }, { apiName: 'Warm', label: 'Lukewarm' }, { label: 'Cold' }],
      supportedFilterOperators: ['Equals', 'NotEqual', 'Contains', 'NotContain', 'StartsWith'],
    });
    expect(column('Notes__c')).toMatchObject({
      filterable: false,
      defaultFilterOperator: null,
      sortable: false,
    });
    expect(column('Owner.Name')).toMatchObject({ label: 'Owner Name', displayable: true });
    expect(columns.flatMap(({ supportedFilterOperators }) => supportedFilterOperators)).not.toContain(
      'Within',
    );
    const { body: seen } = await buyer.get(`${uiApi}/list-object-info/Account`);
    expect(seen).toMatchObject({ createable: true, publicOrSharedCreateable: false });
    expect(JSON.stringify(seen)).not.toContain('Credit__c');
    expect((await guest.get(`${uiApi}/list-object-info/Account`)).status).toBe(403);
  });

  test('the number of statements does not grow with rows', async () => {
    const count = (work: () => Promise<unknown>) => countStatements(shop.database, work);
    const session = await count(() => clerk.get(`${uiApi}/list-object-info/Account`));
    const own = async (work: () => Promise<unknown>) => (await count(work)) - session;
    expect(await own(() => list('AllAccounts', { pageSize: 1 }))).toBe(1);
    expect(await own(() => list('AllAccounts', { pageSize: 2000 }))).toBe(1);
    expect(await own(() => clerk.get(`${uiApi}/list-ui/Account/Rated`))).toBe(3);
    expect(await own(() => clerk.get(`${uiApi}/list-info/Account/Rated`))).toBe(2);
    expect(await own(() => clerk.get(`${uiApi}/mru-list-records/Account`))).toBe(1);
    expect(await own(() => clerk.get(`${uiApi}/mru-list-info/Account`))).toBe(1);
    const many = 'names=Account.Rated,Account.AllAccounts,Contact.AllContacts,Account.Nothing';
    expect(await own(() => clerk.get(`${uiApi}/list-info/batch?${many}`))).toBe(1);
    expect(await own(() => clerk.get(`${uiApi}/list-info/Account`))).toBe(1);
    expect(await own(() => clerk.get(`${uiApi}/list-ui/Account?recentListsOnly=true`))).toBe(2);
    expect(await own(() => clerk.get(`${uiApi}/list-preferences/Account/Rated`))).toBe(1);
  });
});
