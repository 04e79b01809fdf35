import { describedCalls } from '@relab/contract/server';
import { testEngines } from '@relab/database/testing';
import { type TestBrowser, type TestServer, testServer, uiApi } from '@relab/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { currency, date, multiPicklist, number, percent, richText } from '../objects/fields.ts';
import { extendObject } from '../objects/object-declaration.ts';
import { Account } from '../standard-objects/account.ts';
import { Case } from '../standard-objects/case.ts';
import { Contact } from '../standard-objects/contact.ts';
import { Lead } from '../standard-objects/lead.ts';
import { User } from '../standard-objects/user.ts';

const RichAccount = extendObject(Account, {
  fields: {
    AnnualRevenue: currency({ label: 'Annual Revenue' }),
    Employees__c: number({ label: 'Employees', precision: 6 }),
    Discount__c: percent({ label: 'Discount' }),
    Founded__c: date({ label: 'Founded' }),
    Fields__c: multiPicklist({
      label: 'Fields of Work',
      values: ['Food', 'Water', { value: 'Life', label: 'Life Science' }],
    }),
    Notes__c: richText({ label: 'Notes' }),
  },
});

const schemaOf = (callId: string, status: number) =>
  describedCalls.find(({ call }) => call.id === callId)?.responses[status];

describe.each(testEngines)('records on %s', (engine) => {
  let shop: TestServer;
  let clerk: TestBrowser & { person: { userId: string } };
  let buyer: TestBrowser & { person: { userId: string; accountId: string } };
  beforeAll(async () => {
    shop = await testServer(engine, { declared: [RichAccount, Contact, User, Lead, Case] });
    clerk = await shop.signedIn('clerk@example.com', ['clerk']);
    buyer = await shop.signedIn('buyer@example.com');
  });
  afterAll(() => shop.close());

  type ResponseRecord = {
    id: string;
    eTag: string;
    weakEtag: number;
    lastModifiedDate: string;
    fields: Record<string, { value: unknown; displayValue: unknown }>;
  };
  async function create(apiName: string, fields: object): Promise<ResponseRecord> {
    const { status, body } = await clerk.post(`${uiApi}/records`, { apiName, fields });
    expect({ status, body }).toMatchObject({ status: 201 });
    return body as ResponseRecord;
  }
  const read = (id: string, fields: string, headers = {}) =>
    clerk.get(`${uiApi}/records/${id}?fields=${fields}`, headers);
  const patch = (id: string, fields: object, headers = {}) =>
    clerk.send('PATCH', `${uiApi}/records/${id}`, { fields }, headers);

  test('a record is created, read with display values, changed and deleted', async () => {
    const made = await create('Account', {
      Name: 'Tarn & Ridge Analytics',
      AnnualRevenue: 1250000.5,
      Employees__c: 1200,
      Discount__c: 12.5,
      Founded__c: '2004-02-29',
      Fields__c: 'Life;Water',
    });
    expect(made.id).toMatch(/^001[a-zA-Z0-9]{12}[A-Z0-5]{3}$/);
    const { body } = await read(
      made.id,
      ['Name', 'AnnualRevenue', 'Employees__c', 'Discount__c', 'Founded__c', 'Fields__c']
        .map((name) => `Account.${name}`)
        .join(),
    );
    expect(schemaOf('getRecord', 200)?.safeParse(body).error).toBeUndefined();
    expect(body).toMatchObject({
      apiName: 'Account',
      fields: {
        Name: { value: 'Tarn & Ridge Analytics', displayValue: null },
        AnnualRevenue: { value: 1250000.5, displayValue: '€1,250,000.50' },
        Employees__c: { value: 1200, displayValue: '1,200' },
        Discount__c: { value: 12.5, displayValue: '12.5%' },
        Founded__c: { value: '2004-02-29', displayValue: '2/29/2004' },
        Fields__c: { value: 'Life;Water', displayValue: 'Life Science;Water' },
      },
    });
    const changed = await patch(made.id, { Name: 'Tarn Analytics' });
    expect(changed).toMatchObject({ status: 200, body: { fields: { Name: { value: 'Tarn Analytics' } } } });
    expect((changed.body as ResponseRecord).weakEtag).toBeGreaterThan(made.weakEtag);
    expect((await clerk.send('DELETE', `${uiApi}/records/${made.id}`)).status).toBe(204);
    expect((await read(made.id, 'Account.Name')).status).toBe(404);
    expect((await clerk.send('DELETE', `${uiApi}/records/${made.id}`)).status).toBe(404);
  });

  test('references are followed, and show the name of what they lead to', async () => {
    const account = await create('Account', { Name: 'Heron Lake Diagnostics' });
    const contact = await create('Contact', {
      FirstName: 'Ines',
      LastName: 'Holm',
      AccountId: account.id.slice(0, 15),
    });
    const { body } = await read(
      contact.id,
      'Contact.Name,Contact.Account.Name,Contact.Account.CreatedBy.Name',
    );
    expect(body).toMatchObject({
      fields: {
        Name: { value: 'Ines Holm' },
        Account: {
          displayValue: 'Heron Lake Diagnostics',
          value: {
            apiName: 'Account',
            id: account.id,
            fields: { CreatedBy: { value: { id: clerk.person.userId } } },
          },
        },
      },
    });
  });

  test('an eTag that still holds gives 304, and a change gives another', async () => {
    const { id } = await create('Account', { Name: 'Etag Labs' });
    const first = await read(id, 'Account.Name');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
    expect(await read(id, 'Account.Name', { 'if-none-match': etag })).toMatchObject({
      status: 304,
      body: '',
    });
    await patch(id, { Name: 'Etag Laboratories' });
    expect((await read(id, 'Account.Name', { 'if-none-match': etag })).status).toBe(200);
  });

  test('a change on top of a newer one is a conflict that holds the record as it is', async () => {
    const { id, lastModifiedDate } = await create('Account', { Name: 'First' });
    const since = new Date(Date.parse(lastModifiedDate) - 2000).toUTCString();
    const late = await patch(id, { Name: 'Second' }, { 'if-unmodified-since': since });
    expect(late).toMatchObject({
      status: 412,
      body: { errorCode: 'PRECONDITION_FAILED', output: { id, fields: { Name: { value: 'First' } } } },
    });
    const current = new Date(Date.parse(lastModifiedDate)).toUTCString();
    expect((await patch(id, { Name: 'Second' }, { 'if-unmodified-since': current })).status).toBe(200);
    expect((await patch(id, { Name: 'Third' }, { 'if-unmodified-since': 'yesterday' })).status).toBe(400);
  });

  test('D-110: a batch has an outcome for each record', async () => {
    const { id } = await create('Account', { Name: 'Batch One' });
    const ids = [id, '001000000000000AAA', 'nonsense'].join();
    const { body } = await clerk.get(`${uiApi}/records/batch/${ids}?fields=Account.Name`);
    expect(schemaOf('getRecords', 200)?.safeParse(body).error).toBeUndefined();
    expect(body).toMatchObject({
      hasErrors: true,
      results: [{ statusCode: 200, result: { id } }, { statusCode: 404 }, { statusCode: 400 }],
    });
    const many = Array.from({ length: 201 }, () => id).join();
    expect((await clerk.get(`${uiApi}/records/batch/${many}?fields=Account.Name`)).status).toBe(400);
  });

  test.each([
    ['a field that is not there', { Nothing__c: 1 }, 'Nothing__c', 'INVALID_FIELD'],
    ['a JavaScript member as a field', { constructor: 'x' }, 'constructor', 'INVALID_FIELD'],
    [
      'an audit field',
      { CreatedDate: '2020-01-01T00:00:00Z' },
      'CreatedDate',
      'INVALID_FIELD_FOR_INSERT_UPDATE',
    ],
    ['text that is too long', { Name: 'x'.repeat(256) }, 'Name', 'STRING_TOO_LONG'],
    ['a required field left empty', { Name: '' }, 'Name', 'REQUIRED_FIELD_MISSING'],
    ['text for a number', { Employees__c: 'many' }, 'Employees__c', 'INVALID_TYPE'],
    ['a number too large', { Employees__c: 1e9 }, 'Employees__c', 'NUMBER_OUTSIDE_VALID_RANGE'],
    ['a day that no month has', { Founded__c: '2023-02-29' }, 'Founded__c', 'INVALID_TYPE'],
    [
      'a choice that is not offered',
      { Fields__c: 'Food;Air' },
      'Fields__c',
      'INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST',
    ],
    ['an object as a number', { AnnualRevenue: true }, 'AnnualRevenue', 'INVALID_TYPE'],
  ])('%s is refused by name, and nothing is stored', async (_, wrong, field, errorCode) => {
    const count = async () =>
      (await sql<{ n: number }>`select count(*) n from account`.execute(shop.database)).rows[0]?.n;
    const before = await count();
    const { status, body } = await clerk.post(`${uiApi}/records`, {
      apiName: 'Account',
      fields: { Name: 'Wrong', ...wrong },
    });
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { output: { fieldErrors: { [field]: [{ errorCode, field }] } } },
    });
    expect(await count()).toBe(before);
  });

  test('a reference must lead to a record that its writer may see', async () => {
    const missing = await clerk.post(`${uiApi}/records`, {
      apiName: 'Contact',
      fields: { LastName: 'x', AccountId: '001000000000000AAA' },
    });
    expect(missing.body).toMatchObject({
      output: { fieldErrors: { AccountId: [{ errorCode: 'FIELD_INTEGRITY_EXCEPTION' }] } },
    });
    const otherKind = await clerk.post(`${uiApi}/records`, {
      apiName: 'Contact',
      fields: { LastName: 'x', AccountId: clerk.person.userId },
    });
    expect(otherKind.status).toBe(400);
  });

  test('rich text is sanitized when it is stored', async () => {
    const notes = '<p onclick="x()">Hi <script>alert(1)</script><a href="javascript:alert(1)">there</a></p>';
    const { id } = await create('Account', { Name: 'Rich', Notes__c: notes });
    const { body } = await read(id, 'Account.Notes__c');
    expect((body as ResponseRecord).fields.Notes__c?.value).toBe('<p>Hi <a>there</a></p>');
  });

  test('a buyer sees the own account and user, and no other', async () => {
    const { id } = await create('Account', { Name: 'Somebody else' });
    const { accountId, userId } = buyer.person;
    expect((await buyer.get(`${uiApi}/records/${accountId}?fields=Account.Name`)).status).toBe(200);
    expect((await buyer.get(`${uiApi}/records/${id}?fields=Account.Name`)).status).toBe(404);
    expect((await buyer.get(`${uiApi}/records/${clerk.person.userId}?fields=User.Email`)).status).toBe(404);
    expect(
      (await buyer.send('PATCH', `${uiApi}/records/${accountId}`, { fields: { Name: 'Mine' } })).status,
    ).toBe(403);
    expect((await buyer.send('PATCH', `${uiApi}/records/${id}`, { fields: { Name: 'Mine' } })).status).toBe(
      404,
    );
    const list = await buyer.post(`${uiApi}/list-records/Account/AllAccounts`, {});
    expect((list.body as { records: { id: string }[] }).records.map((record) => record.id)).toEqual([
      accountId,
    ]);
    const raised = await buyer.send('PATCH', `${uiApi}/records/${userId}`, {
      fields: { Roles__c: 'administrator' },
    });
    expect(raised.body).toMatchObject({
      output: { fieldErrors: { Roles__c: [{ errorCode: 'INVALID_FIELD_FOR_INSERT_UPDATE' }] } },
    });
  });

  test('a field that may not be read cannot be requested, listed or sorted by', async () => {
    const { userId } = buyer.person;
    expect((await buyer.get(`${uiApi}/records/${userId}?fields=User.AuthId__c`)).body).toMatchObject([
      { errorCode: 'INVALID_FIELD' },
    ]);
    const optional = await buyer.get(
      `${uiApi}/records/${userId}?fields=User.Name&optionalFields=User.AuthId__c`,
    );
    expect(Object.keys((optional.body as ResponseRecord).fields)).toEqual(['Name']);
    const info = await buyer.get(`${uiApi}/object-info/User`);
    expect(Object.keys((info.body as { fields: object }).fields)).not.toContain('AuthId__c');
    const sorted = await buyer.post(`${uiApi}/list-records/User/AllUsers`, { sortBy: 'AuthId__c' });
    expect(sorted.status).toBe(400);
  });

  test('guests leave a lead and a case, but read none', async () => {
    const guest = shop.browser();
    const lead = await guest.post(`${uiApi}/records`, {
      apiName: 'Lead',
      fields: { LastName: 'Vale', Company: 'Vale Labs', Email: 'v@example.com' },
    });
    expect(lead.status).toBe(201);
    const { id } = lead.body as ResponseRecord;
    expect((await guest.get(`${uiApi}/records/${id}?fields=Lead.LastName`)).status).toBe(403);
    expect((await guest.post(`${uiApi}/list-records/Lead/AllLeads`, {})).status).toBe(403);
    const status = await guest.post(`${uiApi}/records`, {
      apiName: 'Lead',
      fields: { LastName: 'Vale', Company: 'V', Email: 'v@example.com', Status: 'Qualified' },
    });
    expect(status.status).toBe(400);
    expect((await read(id, 'Lead.Status,Lead.CreatedById')).body).toMatchObject({
      fields: { Status: { value: 'New' }, CreatedById: { value: null } },
    });
  });

  test('D-047, D-216: object info follows its schema and says what the caller may do', async () => {
    const { body } = await clerk.get(`${uiApi}/object-info/Contact`);
    expect(schemaOf('getObjectInfo', 200)?.safeParse(body).error).toBeUndefined();
    expect(body).toMatchObject({
      keyPrefix: '003',
      nameFields: ['FirstName', 'LastName'],
      createable: true,
      updateable: true,
      deletable: true,
      fields: {
        AccountId: { relationshipName: 'Account', dataType: 'Reference' },
        Name: { updateable: false },
      },
    });
    expect((await buyer.get(`${uiApi}/object-info/Contact`)).body).toMatchObject({
      createable: false,
      updateable: false,
      deletable: false,
    });
    const batch = await clerk.get(`${uiApi}/object-info/batch/Account,Nothing`);
    expect(schemaOf('getObjectInfos', 200)?.safeParse(batch.body).error).toBeUndefined();
    expect(batch.body).toMatchObject({ results: [{ statusCode: 200 }, { statusCode: 403 }] });
  });

  test('changes in one moment come one after the other, each with a stamp of its own', async () => {
    const { id } = await create('Account', { Name: 'Busy' });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => patch(id, { Phone: `+47 ${index}` })),
    );
    const stamps = answers.map(({ body }) => (body as ResponseRecord).weakEtag);
    expect(new Set(stamps).size).toBe(10);
  });
});
