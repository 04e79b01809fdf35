import { describedCalls } from '@relab/contract/server';
import { testEngines } from '@relab/database/testing';
import {
  countStatements,
  statementsOf,
  type TestBrowser,
  type TestResponse,
  type TestServer,
  testServer,
  uiApi,
} from '@relab/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { text } from '../objects/fields.ts';
import { extendObject, type ObjectDeclaration } from '../objects/object-declaration.ts';
import { Account } from '../standard-objects/account.ts';
import { Case } from '../standard-objects/case.ts';
import { Contact } from '../standard-objects/contact.ts';
import { Lead } from '../standard-objects/lead.ts';
import { User } from '../standard-objects/user.ts';

const everything = { read: 'all', create: true, update: 'all', delete: 'all' } as const;
const own = { field: 'OwnerId', is: 'user' } as const;
const asAllowed = { onCreate: 'allow', onUpdate: 'allow' } as const;

/** Sellers see the accounts that they own. */
const WatchedAccount = extendObject(Account, {
  fields: {
    Tax__c: text({ label: 'Tax Number', length: 20, readableBy: ['clerk'] }),
    Code__c: text({ label: 'Code', length: 20 }),
  },
  duplicateRules: [
    {
      name: 'SameCompany',
      label: 'Same Company',
      matching: [
        {
          name: 'NameInCity',
          fields: [
            { field: 'Name', method: 'fuzzy' },
            { field: 'BillingCity', method: 'exact', blankMatches: true },
          ],
        },
        { name: 'Site', fields: [{ field: 'Website', method: 'exact' }] },
      ],
      ...asAllowed,
    },
    {
      name: 'OneNumber',
      label: 'One Number',
      matching: [
        { name: 'Number', fields: [{ field: 'AccountNumber', method: 'exact' }] },
        { name: 'Code', fields: [{ field: 'Code__c', method: 'exact' }] },
      ],
      onCreate: 'block',
      onUpdate: 'allow',
    },
    {
      name: 'SameTax',
      label: 'Same Tax Number',
      matching: [
        { name: 'Tax', fields: [{ field: 'Tax__c', method: 'exact' }] },
        {
          name: 'LineAndTax',
          fields: [
            { field: 'Phone', method: 'exact' },
            { field: 'Tax__c', method: 'exact', blankMatches: true },
          ],
        },
      ],
      ...asAllowed,
    },
  ],
  permissions: { seller: { read: own, create: true, update: own }, clerk: everything },
});
const WatchedContact = extendObject(Contact, {
  duplicateRules: [
    {
      name: 'SamePerson',
      label: 'Same Person',
      matching: [
        {
          name: 'NameInAccount',
          fields: [
            { field: 'Name', method: 'fuzzy' },
            { field: 'AccountId', method: 'exact' },
          ],
        },
        { name: 'Email', fields: [{ field: 'Email', method: 'exact' }] },
        { name: 'IsAccount', object: 'Account', fields: [{ field: 'Phone', method: 'exact' }] },
      ],
      ...asAllowed,
    },
  ],
});
const declared: readonly ObjectDeclaration[] = [WatchedAccount, WatchedContact, User, Lead, Case];

type Person = TestBrowser & { readonly person: { readonly userId: string } };
interface Refused {
  readonly output: {
    errors: { errorCode: string; duplicateRecordError: { matchResults: Record<string, unknown>[] } }[];
  };
}

describe.each(testEngines)('duplicates on %s', (engine) => {
  let shop: TestServer;
  let clerk: Person;
  let seller: Person;
  let tarn: string;
  let noor: string;

  const save = (fields: object, by: TestBrowser = clerk, apiName = 'Account', more: object = {}) =>
    by.post(`${uiApi}/records`, { apiName, fields, ...more });
  const create = async (...asked: Parameters<typeof save>): Promise<string> => {
    const { status, body } = await save(...asked);
    expect({ status, body }).toMatchObject({ status: 201 });
    return (body as { id: string }).id;
  };
  beforeAll(async () => {
    shop = await testServer(engine, { declared });
    clerk = await shop.signedIn('clerk@example.com', ['clerk']);
    seller = await shop.signedIn('seller@example.com', ['seller']);
    tarn = await create({
      Name: 'Tarn & Ridge Analytics GmbH',
      Website: 'https://www.tarn-ridge.example/en',
      Phone: '+49 351 1234567',
      AccountNumber: 'A-1',
      Tax__c: 'DE 77',
    });
    noor = await create(
      { FirstName: 'Noor', LastName: 'Haddad', AccountId: tarn, Email: 'noor@example.com' },
      clerk,
      'Contact',
    );
  });
  afterAll(() => shop.close());

  const fits = (callId: string, { status, body }: TestResponse): void => {
    const schema = describedCalls.find(({ call }) => call.id === callId)?.responses[status];
    expect(schema?.safeParse(body).success).toBe(true);
  };
  const look = async (fields: object, by: TestBrowser = clerk, apiName = 'Account') => {
    const answer = await by.post(`${uiApi}/predupe`, { apiName, fields });
    if (answer.status === 200) fits('findDuplicates', answer);
    return answer;
  };
  const nothing = { allowSave: true, duplicateError: false, duplicateRules: [], matches: [] };
  /** Which rules found which records, of a save that was refused. */
  const refusal = ({ status, body }: TestResponse) => {
    expect({ status, body }).toMatchObject({ status: 400 });
    const [error] = (body as Refused).output.errors;
    expect(error?.errorCode).toBe('DUPLICATES_DETECTED');
    return error?.duplicateRecordError.matchResults.map(({ matchRule, matchRecordIds, isAllowSave }) => [
      matchRule,
      matchRecordIds,
      isAllowSave,
    ]);
  };
  const statements = async (work: () => Promise<unknown>) => (await countStatements(shop.database, work)) - 1;

  test('D-077, D-079: a configuration has the rules of an object, those whose fields the caller may read', async () => {
    const answer = await clerk.get(`${uiApi}/duplicates/account`);
    fits('getDuplicateConfiguration', answer);
    expect(answer.body).toMatchObject({
      apiName: 'Account',
      dedupeEnabled: true,
      predupeEnabled: true,
      dedupeFields: ['Name', 'BillingCity', 'Website', 'AccountNumber', 'Code__c', 'Tax__c', 'Phone'],
      duplicateRules: [
        {
          name: 'SameCompany',
          active: true,
          actionOnInsert: 'Allow',
          operationsOnInsert: ['Alert'],
          // It holds for all records of the object.
          duplicateRuleFilters: [],
          matchRules: [
            { name: 'NameInCity', matchEngine: 'FuzzyMatchEngine', matchFields: ['Name', 'BillingCity'] },
            { name: 'Site', matchEngine: 'ExactMatchEngine', objectApiName: 'Account' },
          ],
        },
        { name: 'OneNumber', actionOnInsert: 'Block', operationsOnInsert: [], actionOnUpdate: 'Allow' },
        { name: 'SameTax' },
      ],
    });
    const seen = (await seller.get(`${uiApi}/duplicates/Account`)).body;
    expect(JSON.stringify(seen)).not.toContain('Tax');
    expect((await clerk.get(`${uiApi}/duplicates/Case`)).body).toMatchObject({
      dedupeEnabled: false,
      dedupeFields: [],
      duplicateRules: [],
    });
    expect(await statements(() => clerk.get(`${uiApi}/duplicates/Account`))).toBe(0);
  });

  test('a configuration: unknown objects and those that may not be seen alike; unknown record types', async () => {
    const refused = { status: 403, body: [{ errorCode: 'INSUFFICIENT_ACCESS' }] };
    expect(await clerk.get(`${uiApi}/duplicates/Nothing`)).toMatchObject(refused);
    expect(await shop.browser().get(`${uiApi}/duplicates/Account`)).toMatchObject(refused);
    expect(await clerk.get(`${uiApi}/duplicates/Account?recordTypeId=x`)).toMatchObject({ status: 400 });
  });

  test('X-48: what a record would be like is told by object and rule', async () => {
    const info = {
      allowSave: true,
      matchResultInfo: { recordIds: [tarn], rule: 'NameInCity' },
      rule: 'SameCompany',
    };
    expect((await look({ Name: 'Tarn and Ridge Analitics' })).body).toEqual({
      allowSave: true,
      duplicateError: true,
      duplicateRules: ['SameCompany'],
      matches: [{ duplicateResultInfos: { SameCompany: info }, objectApiName: 'Account', recordIds: [tarn] }],
    });
    expect((await look({ Name: 'Kepler', Website: 'tarn-ridge.example' })).body).toMatchObject({
      matches: [{ recordIds: [tarn] }],
    });
    expect((await look({ Name: 'Kepler', AccountNumber: 'a-1' })).body).toMatchObject({
      allowSave: false,
      duplicateRules: ['OneNumber'],
    });
    expect((await look({ Name: 'Kepler' })).body).toEqual(nothing);
    expect(await statements(() => look({ Name: 'Tarn and Ridge', Website: 'x.example' }))).toBe(1);
  });

  test('all fields of a rule must match; two blank ones match where the rule says so, but not blank ones alone', async () => {
    expect((await look({ Name: 'Tarn & Ridge Analytics', BillingCity: 'Oslo' })).body).toEqual(nothing);
    expect((await look({ Name: '', BillingCity: null })).body).toEqual(nothing);
    expect((await look({})).body).toEqual(nothing);
    expect((await look({ LastName: 'Haddad', FirstName: 'Noor' }, clerk, 'Contact')).body).toEqual(nothing);
    const named = { LastName: 'Haddad', FirstName: 'Dr. Noor', AccountId: tarn };
    expect((await look(named, clerk, 'Contact')).body).toMatchObject({ matches: [{ recordIds: [noor] }] });
  });

  test('a rule may search another object; a changed record is no duplicate of itself', async () => {
    expect((await look({ LastName: 'X', Phone: '0351 1234567' }, clerk, 'Contact')).body).toMatchObject({
      matches: [{ objectApiName: 'Account', recordIds: [tarn] }],
    });
    const mail = { Email: 'Noor+sale@example.com' };
    expect((await look(mail, clerk, 'Contact')).body).toMatchObject({ duplicateError: true });
    expect((await look({ ...mail, Id: noor }, clerk, 'Contact')).body).toEqual(nothing);
    expect((await look({ ...mail, Id: noor.slice(0, 15) }, clerk, 'Contact')).body).toEqual(nothing);
  });

  test('unreadable records and rules over unreadable fields yield no matches', async () => {
    expect((await look({ Name: 'Tarn & Ridge Analytics', AccountNumber: 'A-1' }, seller)).body).toEqual(
      nothing,
    );
    expect((await look({ Tax__c: 'de 77' })).body).toMatchObject({ duplicateRules: ['SameTax'] });
    expect(await look({ Tax__c: 'de 77' }, seller)).toMatchObject({
      status: 400,
      body: [{ errorCode: 'INVALID_FIELD' }],
    });
  });

  test('predupe: bad input is refused', async () => {
    const codeOf = async (...asked: Parameters<typeof look>) => {
      const { status, body } = await look(...asked);
      return [status, (body as { errorCode: string }[])[0]?.errorCode];
    };
    expect(await codeOf({ Name: 'X' }, clerk, 'Nothing')).toEqual([403, 'INSUFFICIENT_ACCESS']);
    expect(await codeOf({ Name: 'X' }, shop.browser())).toEqual([403, 'INSUFFICIENT_ACCESS']);
    expect(await codeOf({ Nothing: 'X' })).toEqual([400, 'INVALID_FIELD']);
    expect(await codeOf({ constructor: 'X' })).toEqual([400, 'INVALID_FIELD']);
    expect(await codeOf({ Name: 7 })).toEqual([400, 'INVALID_INPUT']);
    expect(await codeOf({ NumberOfEmployees: 'many' })).toEqual([400, 'INVALID_INPUT']);
    expect(await codeOf({ Name: 'x'.repeat(300) })).toEqual([400, 'INVALID_INPUT']);
    expect((await clerk.post(`${uiApi}/predupe`, { fields: {} })).status).toBe(400);
    for (const Name of [`'; drop table account; --`, '%', '\\', '(((', 'Ω≈ç√', '☃'.repeat(200)])
      expect((await look({ Name, Website: 'a.b' })).status).toBe(200);
  });

  test('a duplicate is saved when its writer confirms it, and reported by rule', async () => {
    const fields = { Name: 'TARN & RIDGE ANALYTICS', Website: 'http://tarn-ridge.example' };
    expect(refusal(await save(fields))).toEqual([
      ['NameInCity', [tarn], true],
      ['Site', [tarn], true],
    ]);
    const { body } = await save(fields);
    expect(body).toMatchObject({
      enhancedErrorType: 'RecordError',
      output: {
        errors: [{ duplicateRecordError: { matchResults: [{ objectLabelPlural: 'Accounts' }, {}] } }],
      },
    });
    const twin = await create(fields, clerk, 'Account', { allowSaveOnDuplicate: true });
    await clerk.send('DELETE', `${uiApi}/records/${twin}`);
    expect((await look({ Name: fields.Name })).body).toMatchObject({ matches: [{ recordIds: [tarn] }] });
  });

  test('a blocking rule cannot be confirmed away, and does not name records that its writer may not see', async () => {
    const fields = { Name: 'Kepler', AccountNumber: 'A-1' };
    expect(refusal(await save(fields, clerk, 'Account', { allowSaveOnDuplicate: true }))).toEqual([
      ['Number', [tarn], false],
    ]);
    const includesHidden = await seller.post(`${uiApi}/records`, {
      apiName: 'Account',
      fields: { Name: 'Tarn & Ridge Analytics' },
    });
    expect(includesHidden.status).toBe(201);
    const { rows } = await sql`select 1 from account where account_number = 'A-1'`.execute(shop.database);
    expect(rows).toHaveLength(1);
    await clerk.send('DELETE', `${uiApi}/records/${(includesHidden.body as { id: string }).id}`);
  });

  test('invisible duplicates stop a save where a rule blocks, and are not reported elsewhere', async () => {
    const locked = await create({ Name: 'Kept Apart', Code__c: 'C-1' });
    expect(refusal(await save({ Name: 'Herschel', Code__c: 'c-1' }, seller))).toEqual([['Code', [], false]]);
    expect(refusal(await save({ Name: 'Herschel', Code__c: 'c-1' }))).toEqual([['Code', [locked], false]]);
    await create({ Name: 'Herschel', Phone: '0351 555 555' }, seller);
    // A user without access to tax numbers must not learn that both have none.
    await create({ Name: 'Messier', Phone: '0351 555 555' }, seller);
    expect(refusal(await save({ Name: 'Tycho', Phone: '0351 555 555' }))).toEqual([
      ['LineAndTax', expect.arrayContaining([expect.stringMatching(/^001/)]), true],
    ]);
  });

  test('a change is checked where it affects a rule, without the record itself', async () => {
    const id = await create({ Name: 'Newton Optics', Website: 'newton.example' });
    const patch = (fields: object, more: object = {}) =>
      clerk.send('PATCH', `${uiApi}/records/${id}`, { fields, ...more });
    expect((await patch({ Name: 'Newton Optic' })).status).toBe(200);
    expect(refusal(await patch({ Name: 'Tarn Ridge Analytics' }))).toEqual([['NameInCity', [tarn], true]]);
    expect((await patch({ Name: 'Tarn Ridge Analytics' }, { allowSaveOnDuplicate: true })).status).toBe(200);
    expect((await patch({ Industry: 'Optics' })).status).toBe(200);
    const contact = await create({ FirstName: 'Nora', LastName: 'Haddad', AccountId: id }, clerk, 'Contact');
    const moved = await clerk.send('PATCH', `${uiApi}/records/${contact}`, {
      fields: { FirstName: 'Noor', AccountId: tarn },
    });
    expect(refusal(moved)).toEqual([['NameInAccount', [noor], true]]);
    await clerk.send('DELETE', `${uiApi}/records/${id}`);
  });

  test('of duplicates created together the later ones are rejected', async () => {
    const records = ['Halley Labs', 'Halley Labs Inc.', 'Olbers Labs'].map((Name) => ({
      apiName: 'Account',
      fields: { Name },
    }));
    const send = (allOrNone: boolean) =>
      clerk.post(`${uiApi}/records/batch`, { allOrNone, operations: [{ type: 'Create', records }] });
    const { body } = await send(false);
    expect(
      (body as { results: { statusCode: number }[] }).results.map(({ statusCode }) => statusCode),
    ).toEqual([201, 400, 201]);
  });

  test('a save searches in one statement for any number of records, and in none where no rule is affected', async () => {
    const looks = async (names: readonly string[], member = 'Name'): Promise<number> => {
      const records = names.map((name) => ({ apiName: 'Account', fields: { Name: name, [member]: name } }));
      const made = await statementsOf(shop.database, async () => {
        const answer = await clerk.post(`${uiApi}/records/batch`, {
          operations: [{ type: 'Create', records }],
        });
        expect(answer.status).toBe(200);
      });
      return made.filter((one) => one.includes('with saved as')).length;
    };
    expect(await looks(['Gauss'])).toBe(1);
    expect(await looks(['Euler', 'Noether', 'Hilbert', 'Riemann', 'Cantor'])).toBe(1);
    const id = await create({ Name: 'Banach' });
    const change = await statementsOf(shop.database, () =>
      clerk.send('PATCH', `${uiApi}/records/${id}`, { fields: { Industry: '1' } }),
    );
    expect(change.filter((one) => one.includes('with saved as'))).toEqual([]);
  });
});
