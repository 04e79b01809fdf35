import { deflateRawSync } from 'node:zlib';
import { describedCalls } from '@relab/contract/server';
import { testEngines } from '@relab/database/testing';
import { newId } from '@relab/server/http';
import { type TestBrowser, type TestResponse, type TestServer, testServer } from '@relab/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const data = '/services/data/v63.0';

interface Result {
  readonly totalSize: number;
  readonly done: boolean;
  readonly nextRecordsUrl?: string;
  readonly records: readonly Readonly<Record<string, unknown>>[];
}

const schemaOf = (id: string) => describedCalls.find(({ call }) => call.id === id)?.responses[200];

describe.each(testEngines)('queries on %s', (engine) => {
  let shop: TestServer;
  let clerk: TestBrowser;
  let buyer: TestBrowser & { readonly person: { readonly accountId: string } };
  const now = Date.parse('2026-03-10T12:00:00Z');
  const id = newId('001');

  beforeAll(async () => {
    shop = await testServer(engine, { now: () => new Date(now) });
    clerk = await shop.signedIn('clerk@example.com', ['clerk']);
    buyer = await shop.signedIn('buyer@example.com');
    await sql`insert into account (id, name) values (${id}, 'Fjord 100% Works')`.execute(shop.database);
    const titles = ['Head_of Lab', 'Buyer', null, 'buyer', "O'Neil \\ Co", null];
    for (const [index, title] of titles.entries()) {
      const created = new Date(now - index * 86_400_000);
      await sql`
        insert into contact (id, first_name, last_name, title, account_id, created_date) values (
          ${newId('003')}, ${`F${index}`}, ${`L${index}`}, ${title}, ${index < 4 ? id : null}, ${created})`.execute(
        shop.database,
      );
    }
    await sql`insert into contact (id, last_name, is_deleted) values (${newId('003')}, 'L9', true)`.execute(
      shop.database,
    );
  });
  afterAll(() => shop.close());

  const ask = (
    q: string,
    browser: TestBrowser = clerk,
    headers?: Record<string, string>,
  ): Promise<TestResponse> => browser.get(`${data}/query?${new URLSearchParams({ q })}`, headers);
  const run = async (q: string, browser?: TestBrowser): Promise<Result> => {
    const answer = await ask(q, browser);
    expect(answer).toMatchObject({ status: 200 });
    const schema = schemaOf('runQuery');
    expect(schema?.safeParse(answer.body)).toMatchObject({ success: true });
    return answer.body as Result;
  };
  /** Last names of those found. */
  const names = async (clauses: string): Promise<string> => {
    const { records } = await run(`SELECT LastName FROM Contact WHERE LastName LIKE 'L_' AND ${clauses}`);
    return records.map(({ LastName }) => LastName).join(' ');
  };

  test('return the requested fields in their order, with referenced records inside', async () => {
    const { records, ...rest } = await run(
      "SELECT title, Account.Name, Account.Id, id, CREATEDDATE FROM contact WHERE lastname = 'L0'",
    );
    expect(rest).toEqual({ totalSize: 1, done: true });
    const [row] = records;
    expect(Object.keys(row ?? {})).toEqual(['attributes', 'Title', 'Account', 'Id', 'CreatedDate']);
    expect(row).toEqual({
      attributes: { type: 'Contact', url: `${data}/sobjects/Contact/${row?.Id}` },
      Title: 'Head_of Lab',
      Account: {
        attributes: { type: 'Account', url: `${data}/sobjects/Account/${id}` },
        Name: 'Fjord 100% Works',
        Id: id,
      },
      Id: row?.Id,
      CreatedDate: '2026-03-10T12:00:00.000+0000',
    });
    const { records: without } = await run("SELECT Account.Name FROM Contact WHERE LastName = 'L5'");
    expect(without).toMatchObject([{ Account: null }]);
  });

  test.each([
    ["Title = 'buyer'", 'L1 L3'],
    ["Title != 'Buyer'", 'L0 L2 L4 L5'],
    ['Title = null', 'L2 L5'],
    ['Title != NULL', 'L0 L1 L3 L4'],
    ["Title LIKE 'head%'", 'L0'],
    [String.raw`Title LIKE 'Head\_%'`, 'L0'],
    [String.raw`Title LIKE 'Hea\_%'`, ''],
    ["Title LIKE '_uyer'", 'L1 L3'],
    [String.raw`Title = 'O\'Neil \\ Co'`, 'L4'],
    [String.raw`Title LIKE '%\\ co'`, 'L4'],
    ["NOT Title LIKE '%uy%'", 'L0 L2 L4 L5'],
    ["Title IN ('Buyer', 'x', null)", 'L1 L2 L3 L5'],
    ["Title NOT IN ('Buyer', null)", 'L0 L4'],
    ["Title > 'c'", 'L0 L4'],
    ["(NOT (Title = null OR Title = 'buyer'))", 'L0 L4'],
    [String.raw`Account.Name LIKE 'fjord 100\%%'`, 'L0 L1 L2 L3'],
    ['Account.Name = null', 'L4 L5'],
    [`AccountId = '${id.slice(0, 15)}'`, 'L0 L1 L2 L3'],
    [`AccountId NOT IN ('${id}')`, 'L4 L5'],
    ['CreatedDate = TODAY', 'L0'],
    ['CreatedDate < YESTERDAY', 'L2 L3 L4 L5'],
    ['CreatedDate = LAST_N_DAYS:2', 'L0 L1 L2'],
    ['CreatedDate >= LAST_N_DAYS:2', 'L0 L1 L2'],
    ['CreatedDate > LAST_N_DAYS:2', 'L0 L1 L2'],
    ['CreatedDate < LAST_N_DAYS:2', 'L3 L4 L5'],
    ['CreatedDate <= LAST_N_DAYS:2', 'L3 L4 L5'],
    ['CreatedDate > LAST_WEEK', 'L0 L1'],
    ['CreatedDate > 2026-03-08T12:00:00Z', 'L0 L1'],
    ['CreatedDate <= 2026-03-06T13:00:00+01:00', 'L4 L5'],
    ['IsDeleted = false', 'L0 L1 L2 L3 L4 L5'],
  ])('WHERE %s', async (condition, expected) => {
    expect(await names(`(${condition}) ORDER BY LastName`)).toBe(expected);
  });

  // Texts that differ in case alone are in the order of the database's language, so one of them is left out.
  test.each([
    ['Title, LastName', 'L2 L5 L1 L0 L4'],
    ['Title NULLS LAST, LastName', 'L1 L0 L4 L2 L5'],
    ['Title DESC, LastName DESC', 'L5 L2 L4 L0 L1'],
    ['Title DESC NULLS LAST, LastName', 'L4 L0 L1 L2 L5'],
    ['Account.Name NULLS LAST, CreatedDate', 'L2 L1 L0 L5 L4'],
    ['LastName LIMIT 2', 'L0 L1'],
    ['LastName LIMIT 2 OFFSET 2', 'L2 L4'],
    ['LastName LIMIT 0', ''],
    ['LastName OFFSET 4', 'L5'],
  ])('ORDER BY %s', async (order, expected) => {
    expect(await names(`LastName != 'L3' ORDER BY ${order}`)).toBe(expected);
  });

  test('count without reading', async () => {
    const count = async (clauses: string) =>
      (await run(`SELECT COUNT() FROM Contact WHERE LastName LIKE 'L_' ${clauses}`)).totalSize;
    expect(await count('')).toBe(6);
    expect(await count('LIMIT 4')).toBe(4);
    expect(await count('LIMIT 4 OFFSET 3')).toBe(3);
    expect(await count('OFFSET 7')).toBe(0);
    expect((await run('SELECT COUNT() FROM Contact')).records).toEqual([]);
  });

  test('FIELDS(ALL) is every field that may be read', async () => {
    const { records } = await run("SELECT FIELDS(ALL) FROM Contact WHERE LastName = 'L0'");
    expect(records[0]).toMatchObject({ LastName: 'L0', Name: 'F0 L0', AccountId: id, IsDeleted: false });
    const { records: custom } = await run("SELECT Id, FIELDS(CUSTOM) FROM Contact WHERE LastName = 'L0'");
    expect(custom[0]).not.toHaveProperty('LastName');
  });

  describe('what cannot be answered', () => {
    test.each([
      ['SELEC Id FROM Contact', 'MALFORMED_QUERY', 'ERROR at Row:1:Column:1'],
      ['SELECT Id FROM Contact WHERE', 'MALFORMED_QUERY', 'Column:29'],
      ['SELECT Id FROM Nothing', 'INVALID_TYPE', 'Column:16'],
      ['SELECT Id FROM constructor', 'INVALID_TYPE', 'constructor'],
      ['SELECT Nothing FROM Contact', 'INVALID_FIELD', "No such column 'Nothing' on entity 'Contact'"],
      ['SELECT constructor FROM Contact', 'INVALID_FIELD', 'constructor'],
      ['SELECT Account.Nothing FROM Contact', 'INVALID_FIELD', 'Account.Nothing'],
      ['SELECT Nothing.Name FROM Contact', 'INVALID_FIELD', 'Nothing.Name'],
      ['SELECT Id FROM Contact WHERE Nothing = 1', 'INVALID_FIELD', 'Column:30'],
      ['SELECT Id FROM Contact ORDER BY Nothing', 'INVALID_FIELD', 'Column:33'],
      ['SELECT Id FROM Contact WHERE Title = 1', 'INVALID_FIELD', 'should be enclosed in quotes'],
      [
        "SELECT Id FROM Contact WHERE CreatedDate = '2026-01-01'",
        'INVALID_FIELD',
        'must be of type dateTime',
      ],
      ['SELECT Id FROM Contact WHERE CreatedDate = 2026-01-01', 'INVALID_FIELD', 'must be of type dateTime'],
      ['SELECT Id FROM Contact WHERE CreatedDate > 2026-02-31T00:00:00Z', 'MALFORMED_QUERY', 'is no day'],
      ['SELECT Id FROM Contact WHERE CreatedDate > 2026-02-03T25:00:00Z', 'INVALID_FIELD', '2026-02-03T25'],
      ["SELECT Id FROM Contact WHERE IsDeleted = 'true'", 'INVALID_FIELD', 'must be of type boolean'],
      ['SELECT Id FROM Contact WHERE IsDeleted > true', 'INVALID_FIELD', 'IsDeleted'],
      ["SELECT Id FROM Contact WHERE AccountId = 'x'", 'INVALID_FIELD', 'invalid ID field: x'],
      ["SELECT Id FROM Contact WHERE AccountId LIKE '001%'", 'INVALID_FIELD', 'invalid operator'],
      ['SELECT Id FROM Contact WHERE Title < null', 'INVALID_FIELD', 'a value is needed'],
      ['SELECT Id FROM Contact LIMIT 1 OFFSET 2001', 'NUMBER_OUTSIDE_VALID_RANGE', '2000'],
    ])('%s', async (q, errorCode, message) => {
      const answer = await ask(q);
      expect(answer).toMatchObject({ status: 400, body: [{ errorCode }] });
      expect(JSON.stringify(answer.body)).toContain(message);
    });

    test('no query at all, and locators that are not valid', async () => {
      expect(await clerk.get(`${data}/query`)).toMatchObject({ status: 400 });
      const q = 'SELECT Id FROM Contact';
      const forms = [
        [],
        {},
        [q],
        [q, '0', 1],
        [q, 0, 1, 1],
        [1, '0', 1, 1],
        [q, '0', -1, 1],
        [q, '0', 1, 0.5],
      ];
      const packed = forms.map((form) => deflateRawSync(JSON.stringify(form)).toString('base64url'));
      const huge = deflateRawSync(JSON.stringify('x'.repeat(1_000_000))).toString('base64url');
      for (const locator of ['x', 'AAAA', '01g000000000001-2000', huge, ...packed])
        expect(await clerk.get(`${data}/query/${locator}`)).toMatchObject({
          status: 400,
          body: [{ errorCode: 'INVALID_QUERY_LOCATOR' }],
        });
    });
  });

  describe('access', () => {
    test('records that may not be read are not found, counted, sorted by or reached', async () => {
      const found = await run('SELECT Id, Account.Name FROM Contact ORDER BY Account.Name', buyer);
      expect(found.totalSize).toBe(1);
      expect(found.records).toMatchObject([
        { Account: { attributes: { url: expect.stringContaining(buyer.person.accountId) } } },
      ]);
      expect(await run('SELECT COUNT() FROM Contact', buyer)).toMatchObject({ totalSize: 1 });
      expect(await run("SELECT COUNT() FROM Contact WHERE LastName = 'L0'", buyer)).toMatchObject({
        totalSize: 0,
      });
      expect(await run('SELECT COUNT() FROM Contact WHERE IsDeleted = true')).toMatchObject({ totalSize: 0 });
    });

    test('a referenced record that may not be read has no values to filter by, count or sort by', async () => {
      const where =
        "Account.Name LIKE 'Fjord%' OR Account.Owner.Name LIKE '%' OR Account.Name = 'Fjord 100% Works'";
      const order = 'ORDER BY Account.Name DESC, Account.Owner.Name, LastName';
      const found = await run(`SELECT LastName FROM Contact WHERE ${where} ${order}`);
      expect(found.records.map(({ LastName }) => LastName)).toEqual(
        expect.arrayContaining(['L0', 'L1', 'L2', 'L3']),
      );
      const { totalSize } = await run(`SELECT COUNT() FROM Contact WHERE ${where}`);
      expect(totalSize).toBe(found.records.length);
      expect(await run("SELECT COUNT() FROM Contact WHERE Account.Name LIKE 'Fjord%'", buyer)).toMatchObject({
        totalSize: 0,
      });
    });

    test('an object or a field that may not be read looks like one that is not there', async () => {
      const guest = shop.browser();
      const hidden = await ask('SELECT Id FROM Contact', guest);
      const absent = await ask('SELECT Id FROM Conthct', guest);
      expect(hidden.status).toBe(400);
      expect(JSON.stringify(hidden.body)).toBe(JSON.stringify(absent.body).replace('Conthct', 'Contact'));
      for (const clause of ['', "WHERE AuthId__c = 'x'", 'ORDER BY AuthId__c']) {
        const field = clause === '' ? 'AuthId__c' : 'Id';
        const refused = await ask(`SELECT ${field} FROM User ${clause}`);
        expect(refused).toMatchObject({ status: 400, body: [{ errorCode: 'INVALID_FIELD' }] });
      }
      const { records } = await run('SELECT FIELDS(ALL) FROM User LIMIT 1');
      expect(records[0]).not.toHaveProperty('AuthId__c');
    });
  });

  describe('many records', () => {
    const many = newId('001');
    beforeAll(async () => {
      await sql`insert into account (id, name) values (${many}, 'Many')`.execute(shop.database);
      const rows = Array.from({ length: 450 }, (_, index) => ({
        id: newId('003'),
        last: `M${String(index).padStart(3, '0')}`,
        title: index % 3 === 0 ? null : `T${index % 7}`,
      }));
      await sql`
        insert into contact (id, last_name, title, account_id)
        select id, last, title, ${many} from json_to_recordset(${JSON.stringify(rows)}::json) as r (id text, last text, title text)`.execute(
        shop.database,
      );
    });

    const all = async (q: string): Promise<{ sizes: number[]; rows: Result['records'] }> => {
      const options = { 'sforce-query-options': 'batchSize=200' };
      let answer = await ask(q, clerk, options);
      const sizes: number[] = [];
      const rows: Result['records'][number][] = [];
      for (;;) {
        expect(answer.status).toBe(200);
        const { records, nextRecordsUrl, done, totalSize } = answer.body as Result;
        sizes.push(records.length, totalSize);
        rows.push(...records);
        expect(done).toBe(nextRecordsUrl === undefined);
        if (nextRecordsUrl === undefined) return { sizes, rows };
        expect(nextRecordsUrl).toMatch(/^\/services\/data\/v63\.0\/query\/[\w-]+$/);
        answer = await clerk.get(nextRecordsUrl, options);
      }
    };
    const lasts = (rows: Result['records']): unknown[] => rows.map(({ LastName }) => LastName);
    const where = `FROM Contact WHERE AccountId = '${many}'`;

    test.each([
      'Title',
      'Title DESC',
      'Title NULLS LAST',
      'Title DESC NULLS LAST',
      'Title DESC NULLS FIRST, LastName DESC',
      'Account.Name, LastName',
    ])('come batch by batch, each once, ordered by %s', async (order) => {
      const { sizes, rows } = await all(`SELECT LastName, Title ${where} ORDER BY ${order}`);
      expect(sizes).toEqual([200, 450, 200, 450, 50, 450]);
      const { rows: whole } = await sql<{ last: string; title: string | null }>`
          select last_name as last, title from contact where account_id = ${many}`.execute(shop.database);
      expect(lasts(rows).sort()).toEqual(whole.map(({ last }) => last).sort());
      const empty = rows.map(({ Title }) => Title === null);
      if (order.startsWith('Title')) {
        expect(empty.indexOf(true)).toBe(order.includes('LAST') ? 300 : 0);
        const titles = rows.flatMap(({ Title }) => (Title === null ? [] : [String(Title)]));
        expect(titles).toEqual(order.includes('DESC') ? titles.toSorted().reverse() : titles.toSorted());
      }
    });

    test('end at the limit, after the offset', async () => {
      expect((await all(`SELECT LastName ${where} ORDER BY LastName LIMIT 400`)).sizes).toEqual([
        200, 400, 200, 400,
      ]);
      const { sizes, rows } = await all(`SELECT LastName ${where} ORDER BY LastName LIMIT 250 OFFSET 100`);
      expect(sizes).toEqual([200, 250, 50, 250]);
      expect(lasts(rows).at(-1)).toBe('M349');
    });

    test('go on where they were, whatever came or went meanwhile', async () => {
      const options = { 'sforce-query-options': 'batchSize=200' };
      const { body } = await ask(`SELECT LastName ${where} ORDER BY LastName`, clerk, options);
      const { nextRecordsUrl = '' } = body as Result;
      await sql`insert into contact (id, last_name, account_id) values (${newId('003')}, 'M0001', ${many})`.execute(
        shop.database,
      );
      const next = (await clerk.get(nextRecordsUrl, options)).body as Result;
      expect(next).toMatchObject({ totalSize: 450, done: false });
      expect(next.records[0]).toMatchObject({ LastName: 'M200' });
    });

    test('continued by another user they return what that user may see', async () => {
      const q = `SELECT LastName ${where} ORDER BY LastName`;
      const { nextRecordsUrl = '' } = (await ask(q, clerk, { 'sforce-query-options': 'batchSize=200' }))
        .body as Result;
      expect((await buyer.get(nextRecordsUrl)).body).toMatchObject({ records: [], done: true });
      expect(await shop.browser().get(nextRecordsUrl)).toMatchObject({ status: 400 });
    });
  });
});
