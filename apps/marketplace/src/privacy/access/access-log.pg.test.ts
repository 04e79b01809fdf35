import { commerceRoutes } from '@relab/commerce';
import { read, shape } from '@relab/contract';
import type { RecordAccesses } from '@relab/contract/administration';
import { type TestEngine, testEngines } from '@relab/database/testing';
import { createFolderStore } from '@relab/records/files';
import type { User } from '@relab/server/principal';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Desk, type Office, openOffice } from '../../objects/office.fixture.ts';
import { shop } from '../../shop/shop.ts';
import { personRoutes } from '../person/person-routes.ts';
import { type AccessLog, createAccessLog } from './access-log.ts';
import { accessRoutes } from './access-routes.ts';

const secret = 'a secret that only tests have, and long enough';
const path = '/services/administration';
const email = 'ada@customer.example';

describe.each(testEngines)('who looked at what on %s', (engine: TestEngine) => {
  let office: Office;
  let accessLog: AccessLog;
  const logged: string[] = [];
  let clerk: Desk & { readonly person: { readonly userId: string } };
  let buyer: Desk;
  let contactId: string;
  let accountId: string;
  let caseId: string;
  beforeAll(async () => {
    office = await openOffice(engine, (database) => {
      accessLog = createAccessLog({ database, log: (line) => logged.push(line) });
      return {
        noteCall: accessLog.note,
        routes: [
          ...commerceRoutes(shop),
          ...personRoutes(secret, createFolderStore('/nowhere')),
          ...accessRoutes(accessLog),
        ],
      };
    });
    buyer = await office.enter('buyer', 'buyer');
    accountId = await office.administrator.create('Account', { Name: 'Ada Works' });
    contactId = await office.administrator.create('Contact', {
      ...{ FirstName: 'Ada', LastName: 'Lab', Email: email, AccountId: accountId },
    });
    caseId = await office.guest.create('Case', {
      SuppliedName: 'Ada',
      SuppliedEmail: email,
      Subject: 'Hello',
    });
  });
  afterAll(async () => {
    await accessLog?.close();
    await office?.close();
  });
  /** Somebody new each time: looks of before are not taken for theirs. */
  let number = 0;
  beforeEach(async () => {
    number += 1;
    clerk = await office.enter(`clerk${number}`, 'clerk');
  });

  const page = async (query: Readonly<Record<string, string>> = {}) => {
    const search = new URLSearchParams(query);
    const { status, body } = await office.administrator.send('GET', `${path}/record-accesses?${search}`);
    expect({ status, body }).toMatchObject({ status: 200 });
    return body as RecordAccesses;
  };
  const looksOf = async (who: { readonly person: { readonly userId: string } } = clerk) =>
    (await page({ staff: who.person.userId, pageSize: '200' })).accesses
      .map(({ action, objectApiName, recordId, detail }) =>
        [action, objectApiName, recordId, detail].filter((part) => part !== null).join(' '),
      )
      .toReversed();
  const query = (soql: string) => `/services/data/v63.0/query?q=${encodeURIComponent(soql)}`;

  test('each way of reading a record is one look, and a look again within minutes is the same', async () => {
    expect(await clerk.read(contactId, 'Email')).toMatchObject({ Email: email });
    await clerk.read(contactId, 'Name');
    await clerk.send('GET', `/records/batch/${accountId},${caseId}?optionalFields=Account.Name,Case.Subject`);
    expect(await looksOf()).toEqual([
      `view Contact ${contactId}`,
      `view Account ${accountId}`,
      `view Case ${caseId}`,
    ]);
  });

  test.each([
    ['record-ui', (id: string) => `/record-ui/${id}`],
    [
      'the row of a sobject, by its short id',
      (id: string) => `/services/data/v63.0/sobjects/Contact/${id.slice(0, 15)}`,
    ],
    ['a related list', (id: string) => `/related-list-records/${id}/Cases`],
    ['its history', (id: string) => `/records/${id}/history`],
  ])('a record is looked at by %s', async (_, address) => {
    const { status } = await clerk.send('GET', address(contactId));
    expect(status).toBe(200);
    expect(await looksOf()).toEqual([`view Contact ${contactId}`]);
  });

  test('a write that changes nothing shows a record, too', async () => {
    await clerk.update(contactId, {});
    expect(await looksOf()).toEqual([`view Contact ${contactId}`]);
  });

  test('a list is one look, a search and a query say what for', async () => {
    await clerk.list('Contact', 'AllContacts');
    await clerk.send('POST', '/list-records/Contact/AllContacts', { searchTerm: 'Ada' });
    await clerk.send('POST', '/search/results?q=Ada', { objectApiNames: ['Contact', 'Product2'] });
    const soql = "SELECT Email FROM Contact WHERE LastName = 'Lab'";
    expect((await clerk.send('GET', query(soql))).body).toMatchObject({ totalSize: 1 });
    expect(await looksOf()).toEqual([
      'list Contact AllContacts',
      'search Contact Ada',
      // By another call: once through the list, once through all objects; products are nobody.
      'search Contact Ada',
      `query ${soql}`,
    ]);
  });

  test('looking somebody up and handing out their data stands there, and so does reading this log', async () => {
    const { administrator } = office;
    await administrator.send('GET', `${path}/person-data?email=${email}`);
    await administrator.send('GET', `${path}/person-data/export?email=${email}`);
    await page({ subject: email });
    const { accesses } = await page({ subject: email });
    expect(
      accesses.filter(({ detail }) => detail === email).map(({ action, call }) => [action, call]),
    ).toEqual([
      ['search', 'getRecordAccesses'],
      ['export', 'exportPersonData'],
      ['search', 'getPersonData'],
    ]);
    // Their records, looked at by whomever, are among them.
    expect(accesses.map(({ recordId }) => recordId)).toEqual(expect.arrayContaining([contactId, caseId]));
  });

  test('nothing is noted of customers, guests, products, what is not there, and what shows nothing', async () => {
    const [product = ''] = await office.administrator.list('Product2', 'AllProducts');
    await clerk.read(product, 'Name');
    await clerk.send('GET', `/record-avatars/batch/${contactId}`);
    await clerk.send('GET', `/records/003000000000000AAA?fields=Contact.Name`);
    await clerk.send('GET', `/records/${contactId}?fields=Contact.NoSuchField`);
    await buyer.send('GET', `/records/${contactId}?optionalFields=Contact.Name`);
    await office.guest.send('GET', `/records/${contactId}?optionalFields=Contact.Name`);
    expect(await looksOf()).toEqual([]);
    const { rows } = await sql`
      select 1 from record_access a join "user" u on u.id = a.user_id where u.email = 'buyer@office.example'`.execute(
      office.database,
    );
    expect(rows).toEqual([]);
  });

  test('pages go on after a row, with names; others than administrators see none of it', async () => {
    for (const id of [contactId, accountId, caseId]) await clerk.read(id, 'Id');
    const staff = `CLERK${number}@office.example`;
    const first = await page({ staff, pageSize: '2' });
    expect(first.accesses).toMatchObject([
      { recordId: caseId, userName: `clerk${number} Tester`, call: 'getRecord' },
      { recordId: accountId, recordName: 'Ada Works', objectApiName: 'Account' },
    ]);
    const next = await page({ staff, pageSize: '2', pageToken: first.nextPageToken ?? '' });
    expect(next).toMatchObject({
      accesses: [{ recordId: contactId, recordName: 'Ada Lab' }],
      nextPageToken: null,
    });
    expect((await page({ subject: accountId, staff })).accesses).toHaveLength(1);
    expect((await clerk.send('GET', `${path}/record-accesses`)).status).toBe(403);
    expect((await office.administrator.send('GET', `${path}/record-accesses?subject=Ada`)).status).toBe(400);
  });

  test('while the database is away looks are held, a bounded number, and what was lost is said', async () => {
    const { database } = office;
    const own = createAccessLog({ database, log: (line) => logged.push(line) });
    const call = read({
      id: 'getRecord',
      area: 'records',
      path: '/x/{recordId}',
      response: shape<unknown>(),
    });
    const principal: User = {
      ...{
        kind: 'user',
        userId: '005000000000009AAA',
        accountId: '',
        email: '',
        firstName: '',
        lastName: '',
      },
      ...{ guestKey: null, roles: ['clerk'] },
    };
    const look = (from: number, to: number) => {
      for (let index = from; index < to; index += 1) {
        const recordId = `003${String(index).padStart(12, '0')}AAA`;
        own.note({ call, config: { recordId }, principal, at: new Date() });
      }
    };
    await sql`alter table record_access rename to record_access_away`.execute(database);
    look(0, 20_007);
    await own.flush();
    await own.flush();
    expect(logged.filter((line) => line.includes('could not be written'))).toHaveLength(1);
    await sql`alter table record_access_away rename to record_access`.execute(database);
    await own.close();
    const { rows } = await sql<{ action: string; count: number; detail: string | null }>`
      select action, count(*)::int as count, max(detail) as detail from record_access
      where user_id in (${principal.userId}, '') group by action order by action`.execute(database);
    expect(rows).toEqual([
      { action: 'lost', count: 1, detail: '7' },
      { action: 'view', count: 20_000, detail: null },
    ]);
  });
});
