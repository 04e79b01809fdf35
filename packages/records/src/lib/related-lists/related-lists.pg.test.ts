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
import { Instrument, Lab, labObjects } from '../objects/lab.fixture.ts';
import { extendObject, type ObjectDeclaration } from '../objects/object-declaration.ts';
import { Contact } from '../standard-objects/contact.ts';

const OpenRepairs = extendObject(Instrument, {
  relatedLists: {
    Repairs__r: {
      label: 'Open Repairs',
      columns: ['Name', 'Subject__c', 'Secret__c', 'Status__c', 'Technician__r.Name'],
      filters: [{ field: 'Status__c', operator: 'notEqual', value: 'Done' }],
      sortBy: ['-Subject__c'],
    },
  },
});
const DearInstruments = extendObject(Lab, {
  relatedLists: {
    Instruments__r: {
      label: 'Dear Instruments',
      columns: ['Name'],
      filters: [{ field: 'Cost__c', operator: 'greaterThan', value: 1 }],
    },
  },
});
const ListedTasks = extendObject(Contact, {
  relatedLists: { Tasks_WhatId: { label: 'To Do', columns: ['Subject', 'Status'] } },
});
const changed: readonly ObjectDeclaration[] = [OpenRepairs, DearInstruments, ListedTasks];
const declared = labObjects.map((one) => changed.find(({ apiName }) => apiName === one.apiName) ?? one);

interface Page {
  readonly count: number;
  readonly fields: readonly string[];
  readonly sortBy: readonly string[];
  readonly records: readonly { id: string; fields: Record<string, { value: unknown }> }[];
  readonly nextPageToken: string | null;
  readonly nextPageUrl: string | null;
  readonly previousPageUrl: string | null;
  readonly listInfoETag: string;
}
interface Batch {
  readonly results: readonly { statusCode: number; result: Record<string, unknown> & Page }[];
}
type Person = TestBrowser & { readonly person: { readonly userId: string; readonly accountId: string } };

describe.each(testEngines)('related lists on %s', (engine) => {
  let shop: TestServer;
  let clerk: Person;
  let seller: Person;
  let buyer: Person;
  let accountId: string;
  let labId: string;
  let mine: string;
  let hidden: string;

  const create = async (apiName: string, fields: object, by: TestBrowser = clerk): Promise<string> => {
    const { status, body } = await by.post(`${uiApi}/records`, { apiName, fields });
    expect({ status, body }).toMatchObject({ status: 201 });
    return (body as { id: string }).id;
  };

  beforeAll(async () => {
    shop = await testServer(engine, { declared });
    clerk = await shop.signedIn('clerk@example.com', ['clerk']);
    seller = await shop.signedIn('seller@example.com', ['seller']);
    buyer = await shop.signedIn('buyer@example.com');
    accountId = await create('Account', { Name: 'Tarn' });
    labId = await create('Lab__c', { Name: 'Shed', Account__c: accountId });
    mine = await create('Instrument__c', { Name: 'Iris', Account__c: buyer.person.accountId, Lab__c: labId });
    hidden = await create('Instrument__c', { Name: 'Vortex', Account__c: accountId, Lab__c: labId });
    for (const LastName of ['Cole', 'Ash', 'Birch']) {
      await create('Contact', { LastName, AccountId: accountId, Email: `${LastName}@example.com` });
    }
    for (const [Subject__c, Status__c] of [
      ['Lens', 'Ordered'],
      ['Mirror', 'Done'],
      ['Cover', 'In Work'],
    ]) {
      await create('Repair__c', { Subject__c, Status__c, Instrument__c: mine, Secret__c: 'hush' });
    }
    await create('Repair__c', { Subject__c: 'Rotor', Instrument__c: hidden });
  });
  afterAll(() => shop.close());

  const answers = describedCalls;
  const fits = (callId: string, { status, body }: TestResponse): void => {
    const schema = answers.find(({ call }) => call.id === callId)?.responses[status];
    expect(schema).toBeDefined();
    expect(schema?.safeParse(body).error).toBeUndefined();
  };
  /** With the id of the call, its answer is held against the contract. */
  const get = async (callId: string, path: string, principal: TestBrowser = clerk): Promise<TestResponse> => {
    const answer = await principal.get(`${uiApi}/${path}`);
    if (answer.status === 200 && callId !== '') fits(callId, answer);
    return answer;
  };
  const records = async (
    recordId: string,
    list: string,
    body: object = {},
    principal: TestBrowser = clerk,
  ) => {
    const answer = await principal.post(`${uiApi}/related-list-records/${recordId}/${list}`, body);
    if (answer.status === 200) fits('getRelatedListRecords', answer);
    return answer;
  };
  const page = async (...asked: Parameters<typeof records>): Promise<Page> => {
    const { status, body } = await records(...asked);
    expect({ status, body }).toMatchObject({ status: 200 });
    return body as Page;
  };
  const values = ({ records: rows }: Page, name: string) => rows.map(({ fields }) => fields[name]?.value);
  const unknownList = { status: 400, body: [{ errorCode: 'INVALID_TYPE' }] };
  const missing = { status: 404, body: [{ errorCode: 'NOT_FOUND' }] };
  /** Beyond the one that tells who asks. */
  const statements = async (work: () => Promise<unknown>) => (await countStatements(shop.database, work)) - 1;

  test('D-084: an object has a list for each child relationship that the caller may follow, declared ones first', async () => {
    const { body } = await get('getRelatedListsInfo', 'related-list-info/account');
    const { relatedLists, ...rest } = body as { relatedLists: { relatedListId: string }[] };
    expect(rest).toEqual({ parentObjectApiName: 'Account', parentRecordTypeId: '012000000000000AAA' });
    const ids = relatedLists.map(({ relatedListId }) => relatedListId);
    expect(ids.slice(0, 2)).toEqual(['Contacts', 'ChildAccounts']);
    expect(ids).toContain('Instruments__r');
    expect(relatedLists[0]).toMatchObject({
      entityLabel: 'Contact',
      fieldApiName: 'AccountId',
      keyPrefix: '003',
      objectApiName: 'Contact',
      parentFieldApiName: 'Id',
      relatedListInfoUrl: `${uiApi}/related-list-info/Account/Contacts?recordTypeId=012000000000000AAA`,
    });
    const seen = await get('getRelatedListsInfo', 'related-list-info/Lab__c', seller);
    expect(JSON.stringify(seen.body)).not.toContain('Dear Instruments');
    expect(await statements(() => get('', 'related-list-info/Account'))).toBe(0);
  });

  test('D-081: an info has the columns that its reader may read, filters, order and the reader’s choices', async () => {
    const { body } = await get('getRelatedListInfo', 'related-list-info/Instrument__c/Repairs__r', buyer);
    expect(body).toMatchObject({
      label: 'Open Repairs',
      fieldApiName: 'Instrument__c',
      objectApiNames: expect.arrayContaining(['Repair__c']),
      filteredByInfo: [{ fieldApiName: 'Status__c', operator: 'NotEqual', operandLabels: ['Done'] }],
      orderedByInfo: [{ fieldApiName: 'Subject__c', isAscending: false }],
      restrictColumnsToLayout: true,
      updateable: false,
      visibility: 'Public',
      listReference: {
        parentObjectApiName: 'Instrument__c',
        relatedListId: 'Repairs__r',
        recordTypeId: null,
      },
      userPreferences: { columnWidths: { Name: -1, Subject__c: -1 }, columnWrap: { Name: false } },
    });
    const { displayColumns } = body as { displayColumns: Record<string, unknown>[] };
    expect(displayColumns.map(({ fieldApiName }) => fieldApiName)).toEqual([
      'Name',
      'Subject__c',
      'Status__c',
      'Technician__r.Name',
    ]);
    expect(displayColumns[0]).toEqual({
      dataType: 'string',
      fieldApiName: 'Name',
      filterable: true,
      label: 'Repair',
      lookupId: 'Id',
      picklistValues: [],
      quickFilterOperator: 'contains',
      sortable: true,
    });
    expect(displayColumns[2]).toMatchObject({
      dataType: 'picklist',
      picklistValues: ['Ordered', 'In Work', 'Done'],
      quickFilterOperator: 'equals',
    });
    expect(displayColumns[3]).toMatchObject({ lookupId: 'Technician__r.Id' });
  });

  test('D-081: a list that nobody declared shows the name and the last change, by name', async () => {
    const { body } = await get('getRelatedListInfo', 'related-list-info/Account/Instruments__r');
    expect(body).toMatchObject({
      label: 'Instruments',
      displayColumns: [{ fieldApiName: 'Name' }, { fieldApiName: 'LastModifiedDate', dataType: 'datetime' }],
      orderedByInfo: [{ fieldApiName: 'Name', isAscending: true }],
    });
  });

  test('an info can show requested fields as columns; unknown ones are an error, unknown optional ones passed over', async () => {
    const path = 'related-list-info/Account/Contacts?fields=Contact.Title,Contact.Phone';
    const columns = async (query: string) => {
      const { body } = await get('getRelatedListInfo', `${path}${query}`);
      const { displayColumns } = body as { displayColumns: { fieldApiName: string }[] };
      return displayColumns.map(({ fieldApiName }) => fieldApiName);
    };
    expect(await columns('')).toEqual(['Name', 'Title', 'Email', 'Phone']);
    const more = '&restrictColumnsToLayout=false&optionalFields=Contact.Department,Contact.Nothing';
    expect(await columns(more)).toEqual(['Name', 'Title', 'Email', 'Phone', 'Department']);
    expect(await get('', 'related-list-info/Account/Contacts?fields=Contact.Nothing')).toMatchObject({
      status: 400,
      body: [{ errorCode: 'INVALID_FIELD' }],
    });
  });

  test('an info is of a record type of its parent', async () => {
    const [type] = Instrument.recordTypes;
    const path = `related-list-info/Instrument__c/Repairs__r?recordTypeId=`;
    expect(await get('getRelatedListInfo', `${path}${type?.id.slice(0, 15)}`)).toMatchObject({
      body: { listReference: { recordTypeId: type?.id } },
    });
    expect(await get('', `${path}nonsense`)).toMatchObject({
      status: 400,
      body: [{ errorCode: 'ILLEGAL_QUERY_PARAMETER_VALUE' }],
    });
  });

  test('unknown objects and lists, and those that may not be seen, look alike', async () => {
    for (const path of ['Nothing', 'constructor', 'Nothing/Contacts', 'Account/Nothing', 'Account/__proto__'])
      expect(await get('', `related-list-info/${path}`)).toMatchObject(unknownList);
    expect(await get('', 'related-list-info/Account/Contacts', shop.browser())).toMatchObject(unknownList);
    const lab = 'related-list-info/Lab__c/Instruments__r';
    expect((await get('getRelatedListInfo', lab)).status).toBe(200);
    // It selects by a field that sellers may not read.
    expect(await get('', lab, seller)).toMatchObject(unknownList);
    expect(await records(labId, 'Instruments__r', {}, seller)).toMatchObject(unknownList);
    expect(await get('', `related-list-count/${labId}/Instruments__r`, seller)).toMatchObject(unknownList);
  });

  test('D-110: infos of several lists in one statement, each with an outcome of its own', async () => {
    const path = 'related-list-info/batch/Account/Contacts,Nothing,contacts';
    const { body } = await get('getRelatedListInfoBatch', path);
    expect((body as Batch).results.map(({ statusCode }) => statusCode)).toEqual([200, 400, 200]);
    expect((body as Batch).results[2]?.result).toMatchObject({
      listReference: { relatedListId: 'Contacts' },
    });
    expect(await statements(() => get('', path))).toBe(1);
    expect(await get('', 'related-list-info/batch/Nothing/Contacts')).toMatchObject(unknownList);
    const many = Array.from({ length: 51 }, () => 'Contacts').join();
    expect(await get('', `related-list-info/batch/Account/${many}`)).toMatchObject({
      status: 400,
      body: [{ errorCode: 'LIMIT_EXCEEDED' }],
    });
  });

  test('D-083: counts stop at maxCount, 20 by default, and say whether there are more', async () => {
    const path = `related-list-count/${accountId}/Contacts`;
    expect((await get('getRelatedListCount', path)).body).toMatchObject({
      count: 3,
      hasMore: false,
      listReference: {
        inContextOfRecordId: accountId,
        parentObjectApiName: 'Account',
        relatedListId: 'Contacts',
      },
    });
    expect((await get('getRelatedListCount', `${path}?maxCount=2`)).body).toMatchObject({
      count: 2,
      hasMore: true,
    });
    expect((await get('getRelatedListCount', `${path}?maxCount=3`)).body).toMatchObject({
      count: 3,
      hasMore: false,
    });
    expect(await statements(() => get('', path))).toBe(1);
    for (const wrong of ['0', '2000'])
      expect(await get('', `${path}?maxCount=${wrong}`)).toMatchObject({
        status: 400,
        body: [
          {
            errorCode: 'NUMBER_OUTSIDE_VALID_RANGE',
            message: 'maxSize parameter must be between 1 and 1999',
          },
        ],
      });
  });

  test('D-222: several lists are counted in one statement, each with an outcome of its own', async () => {
    const path = `related-list-count/batch/${accountId}/Contacts,Nothing,Instruments__r,ChildAccounts`;
    const { body } = await get('getRelatedListsCount', path);
    expect((body as Batch).results.map(({ statusCode, result }) => [statusCode, result.count])).toEqual([
      [200, 3],
      [400, undefined],
      [200, 1],
      [200, 0],
    ]);
    expect(await statements(() => get('', path))).toBe(1);
  });

  test('filters of a list and what its reader may see decide what is counted', async () => {
    const path = `related-list-count/${mine}/Repairs__r`;
    expect((await get('getRelatedListCount', path, buyer)).body).toMatchObject({ count: 2 });
    expect(
      (await get('getRelatedListCount', `related-list-count/${labId}/Instruments__r`)).body,
    ).toMatchObject({
      count: 0,
    });
  });

  test('D-228: a record that may not be read fails the whole call, as one that is not there', async () => {
    const nobody = `001${'0'.repeat(12)}AAA`;
    for (const [recordId, list, principal] of [
      [hidden, 'Repairs__r', buyer],
      [nobody, 'Contacts', clerk],
      [`zzz${'0'.repeat(12)}AAA`, 'Contacts', clerk],
      [accountId, 'Contacts', shop.browser()],
    ] as const) {
      expect(await get('', `related-list-count/${recordId}/${list}`, principal)).toMatchObject(missing);
      expect(await get('', `related-list-count/batch/${recordId}/${list}`, principal)).toMatchObject(missing);
      expect(await records(recordId, list, {}, principal)).toMatchObject(missing);
      const relatedListParameters = [{ relatedListId: list }];
      const batch = `${uiApi}/related-list-records/batch/${recordId}`;
      expect(await principal.post(batch, { relatedListParameters })).toMatchObject(missing);
      expect(await get('', `records/${recordId}/child-relationships/${list}`, principal)).toMatchObject(
        missing,
      );
    }
    expect(await get('', 'related-list-count/nonsense/Contacts')).toMatchObject({
      status: 400,
      body: [{ errorCode: 'ILLEGAL_QUERY_PARAMETER_VALUE' }],
    });
  });

  test('D-085: a page has the list’s columns and order by default', async () => {
    const shown = await page(mine, 'Repairs__r', {}, buyer);
    expect(values(shown, 'Subject__c')).toEqual(['Lens', 'Cover']);
    expect(shown).toMatchObject({
      count: 2,
      currentPageToken: '0',
      fields: ['Name', 'Subject__c', 'Status__c', 'Technician__r.Name'].map((name) => `Repair__c.${name}`),
      nextPageToken: null,
      previousPageToken: null,
      pageSize: 50,
      sortBy: ['-Subject__c'],
      where: null,
    });
    expect(JSON.stringify(shown)).not.toContain('hush');
    expect(values(await page(mine, 'Repairs__r'), 'Secret__c')).toEqual(['hush', 'hush']);
    expect(await statements(() => records(mine, 'Repairs__r'))).toBe(2);
    expect(await statements(() => records(accountId, 'ChildAccounts'))).toBe(2);
  });

  test('a page has the requested fields; fields that may not be read are unknown', async () => {
    const asked = await page(accountId, 'Contacts', {
      fields: ['Contact.Email'],
      optionalFields: ['Contact.No'],
    });
    expect(asked.fields).toEqual(['Contact.Email']);
    expect(Object.keys(asked.records[0]?.fields ?? {}).toSorted()).toEqual(['Email', 'Id']);
    const secret = { fields: ['Repair__c.Secret__c'] };
    expect((await records(mine, 'Repairs__r', secret)).status).toBe(200);
    expect(await records(mine, 'Repairs__r', secret, buyer)).toMatchObject({
      status: 400,
      body: [{ errorCode: 'INVALID_FIELD' }],
    });
  });

  test('D-118: later pages are had by the token of the one before, or by its address, in both directions', async () => {
    const first = await page(accountId, 'Contacts', { fields: ['Contact.Name'], pageSize: 2 });
    expect(values(first, 'Name')).toEqual(['Ash', 'Birch']);
    const { nextPageToken: pageToken, nextPageUrl } = first;
    const second = await page(accountId, 'Contacts', { fields: ['Contact.Name'], pageSize: 2, pageToken });
    expect(values(second, 'Name')).toEqual(['Cole']);
    const byAddress = await clerk.get(String(nextPageUrl));
    fits('getRelatedListRecordsByName', byAddress);
    expect(values(byAddress.body as Page, 'Name')).toEqual(['Cole']);
    expect((await clerk.get(String(second.previousPageUrl))).body).toMatchObject({ records: first.records });
    for (const pageSize of [0, 2_000])
      expect(await records(accountId, 'Contacts', { pageSize })).toMatchObject({
        status: 400,
        body: [{ errorCode: 'NUMBER_OUTSIDE_VALID_RANGE' }],
      });
    expect(await records(accountId, 'Contacts', { pageToken: 'nonsense' })).toMatchObject({ status: 400 });
  });

  test('a token that names a record leads to those beside it, in the order of the list or of the request', async () => {
    const beside = async (kind: 'after' | 'before', recordId: string, more: object = {}) => {
      const options = { fields: ['Contact.Name'], pageSize: 1, pageToken: `${kind}:${recordId}`, ...more };
      return values(await page(accountId, 'Contacts', options), 'Name');
    };
    const { records: contacts } = await page(accountId, 'Contacts', { fields: ['Contact.Name'] });
    const [ash = '', birch = '', cole = ''] = contacts.map(({ id }) => id);
    expect(await beside('after', ash)).toEqual(['Birch']);
    expect(await beside('before', birch)).toEqual(['Ash']);
    expect(await beside('after', cole)).toEqual([]);
    expect(await beside('after', cole, { sortBy: ['-Name'] })).toEqual(['Birch']);
    expect(await beside('after', ash, { where: '{ LastName: { like: "C%" } }' })).toEqual(['Cole']);
    const answer = (pageToken: string) => records(accountId, 'Contacts', { pageToken });
    expect((await answer('after:003000000000000AAA')).status).toBe(404);
    expect((await answer('before:x')).status).toBe(400);
  });

  test('an order that cannot be used is passed over', async () => {
    const sorted = async (sortBy: string[], principal: TestBrowser = clerk) =>
      (await page(mine, 'Repairs__r', { sortBy }, principal)).sortBy;
    expect(await sorted(['Repair__c.Subject__c'])).toEqual(['Repair__c.Subject__c']);
    expect(await sorted(['Nothing', '--Name', 'Subject__c'])).toEqual(['Subject__c']);
    expect(await sorted(['Secret__c'], buyer)).toEqual(['-Subject__c']);
    const seven = ['Name', 'Subject__c', 'Status__c', 'Cost__c', 'CreatedDate', 'Id', 'LastModifiedDate'];
    expect(await sorted(seven)).toEqual(seven.slice(0, 5));
  });

  test('D-194: where narrows a list; what is wrong with it is said', async () => {
    const where = '{ Subject__c: { like: "Le%" } }';
    const shown = await page(mine, 'Repairs__r', { where }, buyer);
    expect(shown).toMatchObject({ count: 1, where });
    for (const wrong of ['{', '{ Secret__c: { eq: "hush" } }'])
      expect(await records(mine, 'Repairs__r', { where: wrong }, buyer)).toMatchObject({
        status: 400,
        body: [{ errorCode: 'ILLEGAL_QUERY_PARAMETER_VALUE' }],
      });
  });

  test('D-191: first pages of several lists, each with an outcome of its own, by POST and by GET', async () => {
    const send = async (relatedListParameters: unknown) => {
      const answer = await clerk.post(`${uiApi}/related-list-records/batch/${accountId}`, {
        relatedListParameters,
      });
      if (answer.status === 200) fits('getRelatedListRecordsBatch', answer);
      return answer;
    };
    const lists = [
      { relatedListId: 'Contacts', fields: ['Contact.Email'], pageSize: 1 },
      { relatedListId: 'Nothing' },
      { relatedListId: 'Instruments__r' },
      { relatedListId: 'Contacts', fields: ['Contact.Nothing'] },
    ];
    const { body } = await send(lists);
    expect((body as Batch).results).toMatchObject([
      { statusCode: 200, result: { count: 1, pageSize: 1 } },
      { statusCode: 400, result: [{ errorCode: 'INVALID_TYPE' }] },
      { statusCode: 200, result: { count: 1 } },
      { statusCode: 400, result: [{ errorCode: 'INVALID_FIELD' }] },
    ]);
    expect(await statements(() => send(lists))).toBe(3);
    expect((await send(Array.from({ length: 51 }, () => lists[1]))).status).toBe(400);
    const byGet = await get(
      'getRelatedListRecordsBatchByNames',
      `related-list-records/batch/${accountId}/Contacts,Instruments__r?optionalFields=Contact.Email,Instrument__c.Kind__c`,
    );
    expect((byGet.body as Batch).results.map(({ result }) => result.count)).toEqual([3, 1]);
  });

  test('D-086, D-197: what a user chooses of a list is that user’s, and orders its pages', async () => {
    const path = 'related-list-preferences/Instrument__c.Repairs__r';
    const patch = (body: object, principal: TestBrowser) => principal.send('PATCH', `${uiApi}/${path}`, body);
    const before = (await page(mine, 'Repairs__r', {}, buyer)).listInfoETag;
    const requested = {
      columnWidths: { Subject__c: 240, Secret__c: 9 },
      columnWrap: { Name: true },
      orderedBy: [
        { fieldApiName: 'Subject__c', isAscending: true },
        { fieldApiName: 'Secret__c', isAscending: true },
      ],
    };
    const answer = await patch(requested, buyer);
    fits('updateRelatedListPreferences', answer);
    expect(answer.body).toEqual({
      columnWidths: { Name: -1, Status__c: -1, Subject__c: 240, 'Technician__r.Name': -1 },
      columnWrap: { Name: true, Status__c: false, Subject__c: false, 'Technician__r.Name': false },
      orderedBy: [{ fieldApiName: 'Subject__c', isAscending: true, label: 'Subject' }],
      preferencesId: 'Instrument__c.Repairs__r',
    });
    expect((await get('getRelatedListPreferences', path, buyer)).body).toEqual(answer.body);
    expect((await get('getRelatedListPreferences', path)).body).toMatchObject({
      columnWidths: { Subject__c: -1 },
    });
    const after = await page(mine, 'Repairs__r', {}, buyer);
    expect(values(after, 'Subject__c')).toEqual(['Cover', 'Lens']);
    expect(after.listInfoETag).not.toBe(before);

    const info = `${uiApi}/related-list-info/Instrument__c/Repairs__r`;
    const userPreferences = { columnWidths: { Name: 90 }, columnWrap: {} };
    const updated = await buyer.send('PATCH', info, { orderedByInfo: [], userPreferences });
    fits('updateRelatedListInfo', updated);
    expect(updated.body).toMatchObject({
      orderedByInfo: [{ fieldApiName: 'Subject__c', isAscending: false }],
      userPreferences: { columnWidths: { Name: 90, Subject__c: 240 }, columnWrap: { Name: true } },
    });
    expect(
      (await get('getRelatedListInfo', 'related-list-info/Instrument__c/Repairs__r', buyer)).body,
    ).toEqual(updated.body);
    expect(await statements(() => patch(requested, buyer))).toBe(2);
    expect(await statements(() => get('', path, buyer))).toBe(1);
  });

  test('columns of a related list are chosen by each user, and described with it', async () => {
    const path = 'related-list-preferences/Account.Contacts';
    const displayColumns = ['Email', 'Name'];
    const set = await clerk.send('PATCH', `${uiApi}/${path}`, {
      displayColumns: [...displayColumns, 'Nothing'],
    });
    fits('updateRelatedListPreferences', set);
    expect(set.body).toMatchObject({ displayColumns });
    const info = 'related-list-info/Account/Contacts';
    const own = await get('getRelatedListInfo', info);
    expect(own.body).toMatchObject({ userPreferences: { displayColumns } });
    const more = await get(
      'getRelatedListInfo',
      `${info}?restrictColumnsToLayout=false&optionalFields=Contact.Email`,
    );
    const described = (more.body as { displayColumns: { fieldApiName: string }[] }).displayColumns;
    expect(described.map(({ fieldApiName }) => fieldApiName)).toEqual(expect.arrayContaining(displayColumns));
    expect((await get('getRelatedListInfo', info, seller)).body).not.toHaveProperty(
      'userPreferences.displayColumns',
    );
    await clerk.send('PATCH', `${uiApi}/${path}`, { displayColumns: [] });
    expect((await get('getRelatedListPreferences', path)).body).not.toHaveProperty('displayColumns');
  });

  test('preferences that are wrong, of guests or of unknown lists are an error', async () => {
    const patch = (id: string, body: object, principal: TestBrowser = clerk) =>
      principal.send('PATCH', `${uiApi}/related-list-preferences/${id}`, body);
    const info = (body: object, principal: TestBrowser = clerk) =>
      principal.send('PATCH', `${uiApi}/related-list-info/Account/Contacts`, body);
    for (const columnWidths of [{ Name: 2.5 }, { Name: '9' }, { Name: -2 }])
      expect((await patch('Account.Contacts', { columnWidths })).status).toBe(400);
    expect(await info({ userPreferences: { columnWidths: { Name: 'x' }, columnWrap: {} } })).toMatchObject({
      status: 400,
      body: [{ fields: ['userPreferences.columnWidths.Name'] }],
    });
    for (const id of ['Account', 'Account.Nothing', 'Nothing.Contacts', 'Account.Contacts.Name'])
      expect(await patch(id, {})).toMatchObject(missing);
    expect(await patch('Instrument__c.Repairs__r', {}, shop.browser())).toMatchObject(missing);
    expect(await info({}, shop.browser())).toMatchObject(unknownList);
    const path = 'related-list-preferences/batch/Account.Contacts,Nothing.Contacts,Lab__c.Instruments__r';
    const { body } = await get('getRelatedListPreferencesBatch', path, seller);
    expect((body as Batch).results.map(({ statusCode }) => statusCode)).toEqual([200, 404, 404]);
    expect(await statements(() => get('', path))).toBe(1);
  });

  test('what may refer to any record is listed where that is declared, and read by its name everywhere', async () => {
    const lens = await create('Task', { Subject: 'Order a lens', WhatId: mine, Status: 'Completed' });
    await create('Task', { Subject: 'Call', WhatId: labId });
    const listed = async (object: string) => {
      const { body } = await get('getRelatedListsInfo', `related-list-info/${object}`);
      return (body as { relatedLists: { relatedListId: string }[] }).relatedLists.map(
        (one) => one.relatedListId,
      );
    };
    expect(await listed('Instrument__c')).not.toContain('Tasks');
    expect(await listed('Contact')).toEqual(expect.arrayContaining(['Tasks_WhatId', 'Tasks']));
    const fields = ['Task.Subject', 'Task.Status'];
    expect(values(await page(mine, 'Tasks', { fields, sortBy: ['-ActivityDate'] }), 'Subject')).toEqual([
      'Order a lens',
    ]);
    expect(values(await page(mine, 'Tasks', { fields, pageSize: 1 }), 'Status')).toEqual(['Completed']);
    expect((await get('getRelatedListInfo', 'related-list-info/Instrument__c/Tasks')).body).toMatchObject({
      fieldApiName: 'WhatId',
      objectApiNames: ['Task'],
    });
    expect((await get('getRelatedListCount', `related-list-count/${mine}/tasks`)).body).toMatchObject({
      count: 1,
    });
    const children = await get('getRecordChildren', `records/${mine}/child-relationships/Tasks`);
    expect((children.body as Page).records.map(({ id }) => id)).toEqual([lens]);
    const offered = await clerk.post(`${uiApi}/actions/record/${mine}/related-list/Tasks`, {});
    expect(JSON.stringify(offered.body)).toContain('New Task');
    expect(await statements(() => page(mine, 'Tasks', { fields }))).toBe(2);
  });

  test('what may refer to any record is not there for those who may not read it, and shows others their own alone', async () => {
    await create('Task', { Subject: 'Weigh it', WhatId: mine });
    expect(await records(mine, 'Tasks', {}, buyer)).toMatchObject(unknownList);
    expect(await get('', `records/${mine}/child-relationships/Tasks`, buyer)).toMatchObject(missing);
    expect(await records(hidden, 'Tasks', {}, seller)).toMatchObject({ status: 404 });
    const own = await create('Instrument__c', { Name: 'Own' }, seller);
    await create('Task', { Subject: 'Of the house', WhatId: own });
    await create('Task', { Subject: 'Own', WhatId: own }, seller);
    expect(values(await page(own, 'Tasks', { fields: ['Task.Subject'] }, seller), 'Subject')).toEqual([
      'Own',
    ]);
    expect((await page(own, 'Tasks')).count).toBe(2);
  });

  test('child records are read by the name of their relationship, five to a page', async () => {
    const path = `records/${accountId}/child-relationships/Contacts`;
    const first = await get('getRecordChildren', `${path}?pageSize=2&fields=Contact.Name`);
    const { count, records: rows, nextPageUrl } = first.body as Page;
    expect(count).toBe(2);
    const next = await clerk.get(String(nextPageUrl));
    const byPage = await get('getRecordChildren', `${path}?pageSize=2&fields=Contact.Name&page=1`);
    expect((byPage.body as Page).records).toEqual((next.body as Page).records);
    const all = [...rows, ...(next.body as Page).records].map(({ fields }) => fields.Name?.value);
    expect(all.toSorted()).toEqual(['Ash', 'Birch', 'Cole']);
    const usual = (await get('getRecordChildren', path)).body as Page;
    expect(Object.keys(usual.records[0]?.fields ?? {})).toEqual(['Id', 'Name']);
    expect(usual).toMatchObject({
      count: 3,
      nextPageToken: null,
      currentPageUrl: expect.stringContaining('pageSize=5'),
    });
    expect(await statements(() => get('', path))).toBe(2);
  });

  test('child records: filters of lists do not count, rights do; unknown relationships and pages are an error', async () => {
    const path = `records/${mine}/child-relationships`;
    expect((await get('getRecordChildren', `${path}/Repairs__r`, buyer)).body).toMatchObject({ count: 3 });
    expect(
      (await get('getRecordChildren', `records/${labId}/child-relationships/Instruments__r`, seller)).body,
    ).toMatchObject({ count: 0 });
    expect(await get('', `${path}/Nothing`)).toMatchObject(missing);
    expect(await get('', `${path}/Repairs__r?fields=Repair__c.Secret__c`, buyer)).toMatchObject({
      status: 400,
      body: [{ errorCode: 'INVALID_FIELD' }],
    });
    for (const query of ['page=-1', 'page=900', 'pageSize=0', 'pageToken=x'])
      expect((await get('', `${path}/Repairs__r?${query}`)).status).toBe(400);
  });
});
