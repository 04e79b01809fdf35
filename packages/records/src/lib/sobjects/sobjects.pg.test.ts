import { describedCalls, describedCallsOf } from '@relab/contract/server';
import { testEngines } from '@relab/database/testing';
import {
  countStatements,
  type TestBrowser,
  type TestResponse,
  type TestServer,
  testServer,
} from '@relab/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { address } from '../objects/address.ts';
import { boolean, picklist, text } from '../objects/fields.ts';
import { defineObject } from '../objects/object-declaration.ts';
import { standardObjects } from '../standard-objects/standard-objects.ts';

const data = '/services/data/v63.0';
const sobjects = `${data}/sobjects`;

const Crate = defineObject({
  apiName: 'Crate__c',
  label: 'Crate',
  labelPlural: 'Crates',
  keyPrefix: 'a0C',
  nameField: 'Name',
  fields: {
    Name: text({ label: 'Name', required: true, length: 80 }),
    Kind__c: picklist({ label: 'Kind', values: ['Wood', 'Steel'], default: 'Steel' }),
    Lock__c: picklist({
      label: 'Lock',
      controlledBy: 'Kind__c',
      values: [
        { value: 'Latch', label: 'Latch' },
        { value: 'Key', label: 'With a key', validFor: ['Steel'] },
      ],
    }),
    IsOpen__c: boolean({ label: 'Open' }),
    ...address('Home'),
  },
  permissions: {
    clerk: { read: 'all', create: true, update: 'all', delete: 'all' },
    buyer: { create: true },
  },
});

describe.each(testEngines)('objects, rows and versions on %s', (engine) => {
  let shop: TestServer;
  let clerk: TestBrowser & { readonly person: { readonly accountId: string; readonly userId: string } };
  let buyer: typeof clerk;
  let guest: TestBrowser;

  beforeAll(async () => {
    shop = await testServer(engine, { declared: [...standardObjects, Crate] });
    clerk = await shop.signedIn('clerk@example.com', ['clerk']);
    buyer = await shop.signedIn('buyer@example.com');
    guest = shop.browser();
  });
  afterAll(() => shop.close());

  const fits = (id: string, answer: TestResponse): TestResponse => {
    const schema = describedCalls.find(({ call }) => call.id === id)?.responses[answer.status];
    expect(schema?.safeParse(answer.body)).toMatchObject({ success: true });
    return answer;
  };
  const create = async (fields: unknown): Promise<string> => {
    const answer = fits('createSobjectRow', await clerk.post(`${sobjects}/Account`, fields));
    expect(answer.status).toBe(201);
    return (answer.body as { id: string }).id;
  };

  test('the supported versions are listed, and the resources of one', async () => {
    const { body } = fits('getVersions', await guest.get('/services/data'));
    expect(body).toContainEqual({ label: "Spring '25", url: '/services/data/v63.0', version: '63.0' });
    expect(body).toContainEqual({ label: "Winter '19", url: '/services/data/v44.0', version: '44.0' });
    expect((body as { version: string }[])[0]?.version).toBe('42.0');
    const resources = fits('getResources', await guest.get('/services/data/v50.0/'));
    expect(resources.body).toEqual({
      sobjects: '/services/data/v50.0/sobjects',
      query: '/services/data/v50.0/query',
      'ui-api': '/services/data/v50.0/ui-api',
    });
    expect((await clerk.get(data)).body).toMatchObject({
      identity: expect.stringMatching(new RegExp(`/id/00D\\w{15}/${clerk.person.userId}$`)),
    });
  });

  test('the calls stand in the description of the API', async () => {
    const { paths } = (await guest.get('/openapi.json')).body as { paths: Record<string, unknown> };
    for (const { call } of describedCallsOf('sobjects'))
      expect(paths).toHaveProperty([call.path.replace('{version}', 'v63.0'), call.method.toLowerCase()]);
  });

  test('the list of objects has those that the caller may know of', async () => {
    const namesFor = async (browser: TestBrowser): Promise<string[]> => {
      const { body } = fits('getSobjects', await browser.get(sobjects));
      return (body as { sobjects: { name: string }[] }).sobjects.map(({ name }) => name);
    };
    expect(await namesFor(clerk)).toEqual(expect.arrayContaining(['Account', 'Contact', 'Crate__c', 'User']));
    expect(await namesFor(buyer)).toContain('Crate__c');
    expect(await namesFor(guest)).not.toContain('Contact');
    for (const path of ['Contact', 'Contact/describe', 'Nothing', 'Nothing/describe'])
      expect(await guest.get(`${sobjects}/${path}`)).toMatchObject({
        status: 404,
        body: [{ errorCode: 'NOT_FOUND' }],
      });
  });

  test('an object is described by its fields, those that may not be read left out', async () => {
    const { body } = fits('describeSobject', await clerk.get(`${sobjects}/crate__C/describe`));
    const { fields, ...object } = body as { fields: { name: string }[] };
    expect(object).toMatchObject({ name: 'Crate__c', custom: true, keyPrefix: 'a0C', deletable: true });
    const field = (name: string) => fields.find((one) => one.name === name);
    expect(field('Id')).toMatchObject({ type: 'id', createable: false, nillable: false });
    expect(field('Name')).toMatchObject({ type: 'string', length: 80, nillable: false });
    expect(field('IsOpen__c')).toMatchObject({ type: 'boolean', defaultValue: false });
    expect(field('Kind__c')).toMatchObject({
      type: 'picklist',
      defaultValue: 'Steel',
      picklistValues: [
        { value: 'Wood', defaultValue: false, validFor: null },
        { value: 'Steel', defaultValue: true },
      ],
    });
    // The second bit: the second value of the controlling field.
    expect(field('Lock__c')).toMatchObject({
      controllerName: 'Kind__c',
      picklistValues: [
        { value: 'Latch' },
        { value: 'Key', label: 'With a key', validFor: Buffer.from([0b0100_0000]).toString('base64') },
      ],
    });
    const user = (await clerk.get(`${sobjects}/User/describe`)).body as { fields: { name: string }[] };
    expect(user.fields.map(({ name }) => name)).not.toContain('AuthId__c');
  });

  test('an object in short comes with those of its records that the caller opened last', async () => {
    const id = await create({ Name: 'Opened' });
    await clerk.get(`${data}/ui-api/records/${id}?fields=Account.Name&updateMru=true`);
    const { body } = fits('getSobject', await clerk.get(`${sobjects}/Account`));
    expect(body).toMatchObject({
      objectDescribe: { name: 'Account' },
      recentItems: [{ Id: id, Name: 'Opened' }],
    });
    expect((await clerk.get(`${sobjects}/Contact`)).body).toMatchObject({ recentItems: [] });
  });

  describe('a row', () => {
    test('is made, read, changed and deleted', async () => {
      const id = await create({ Name: 'Row', attributes: { type: 'Account' } });
      const path = `${sobjects}/Account/${id}`;
      const whole = fits('getSobjectRow', await clerk.get(path));
      expect(whole.body).toMatchObject({ attributes: { type: 'Account', url: path }, Id: id, Name: 'Row' });
      const some = await clerk.get(`${path.slice(0, -3)}?fields=name,CreatedBy.Name`);
      expect(some.body).toEqual({
        attributes: { type: 'Account', url: path },
        Name: 'Row',
        CreatedBy: {
          attributes: { type: 'User', url: `${sobjects}/User/${clerk.person.userId}` },
          Name: 'Test Person',
        },
      });
      expect(await clerk.send('PATCH', path, { Name: 'Other', Phone: null })).toMatchObject({
        status: 204,
        body: '',
      });
      expect((await clerk.get(`${path}?fields=Name`)).body).toMatchObject({ Name: 'Other' });
      expect(await clerk.send('DELETE', path)).toMatchObject({ status: 204 });
      for (const method of ['GET', 'DELETE'])
        expect(await clerk.send(method, path)).toMatchObject({
          status: 404,
          body: [{ errorCode: 'NOT_FOUND' }],
        });
      expect(await clerk.send('PATCH', path, { Name: 'x' })).toMatchObject({ status: 404 });
    });

    test('an address stands in it whole and by its parts', async () => {
      const home = { HomeCity: 'Oslo', HomeCountry: 'Norway' };
      const { body: saved } = await clerk.post(`${sobjects}/Crate__c`, { Name: 'Addressed', ...home });
      const { id } = saved as { id: string };
      const whole = { city: 'Oslo', country: 'Norway', street: null, state: null, postalCode: null };
      expect((await clerk.get(`${sobjects}/Crate__c/${id}`)).body).toMatchObject({
        ...home,
        HomeAddress: whole,
      });
      const some = (await clerk.get(`${sobjects}/Crate__c/${id}?fields=HomeAddress`)).body;
      expect(some).toEqual({ attributes: expect.anything(), HomeAddress: whole });
      const { body: bare } = await clerk.post(`${sobjects}/Crate__c`, { Name: 'Nowhere' });
      const path = `${sobjects}/Crate__c/${(bare as { id: string }).id}`;
      expect((await clerk.get(`${path}?fields=HomeAddress`)).body).toMatchObject({ HomeAddress: null });
    });

    test.each([
      ['a missing name', { Phone: '1' }, 'REQUIRED_FIELD_MISSING', ['Name']],
      ['an unknown field', { Name: 'a', Nothing: 1 }, 'INVALID_FIELD', ['Nothing']],
      [
        'a field of the server’s own',
        { Name: 'a', CreatedDate: '2026-01-01T00:00:00Z' },
        undefined,
        ['CreatedDate'],
      ],
      ['an id', { Name: 'a', Id: '001000000000000AAA' }, undefined, ['Id']],
      ['a value of another type', { Name: { a: 1 } }, undefined, ['Name']],
      ['too long a text', { Name: 'x'.repeat(300) }, 'STRING_TOO_LONG', ['Name']],
    ])('with %s is refused by field', async (_, fields, errorCode, names) => {
      const { status, body } = await clerk.post(`${sobjects}/Account`, fields);
      expect(status).toBe(400);
      expect(body).toMatchObject([
        { ...(errorCode ? { errorCode } : {}), message: expect.any(String), fields: names },
      ]);
    });

    test('all errors of a record are reported at once', async () => {
      const { body } = await clerk.post(`${sobjects}/Contact`, { Email: 'none', Nothing: 1 });
      expect(body).toHaveLength(3);
    });

    test('of another object, or of none, is not there', async () => {
      const id = await create({ Name: 'Here' });
      for (const path of [`Contact/${id}`, 'Account/nonsense', `Nothing/${id}`, `constructor/${id}`]) {
        for (const method of ['GET', 'DELETE'])
          expect(await clerk.send(method, `${sobjects}/${path}`)).toMatchObject({
            status: 404,
            body: [{ errorCode: 'NOT_FOUND' }],
          });
        expect(await clerk.send('PATCH', `${sobjects}/${path}`, { Name: 'x' })).toMatchObject({
          status: 404,
        });
      }
      expect(await clerk.get(`${sobjects}/Account/${id}?fields=Nothing`)).toMatchObject({
        status: 400,
        body: [{ errorCode: 'INVALID_FIELD', fields: ['Nothing'] }],
      });
    });

    test('is for those only who may', async () => {
      const id = await create({ Name: 'Foreign' });
      const path = `${sobjects}/Account/${id}`;
      for (const browser of [buyer, guest]) {
        expect(await browser.get(path)).toMatchObject({ status: 404 });
        for (const method of ['PATCH', 'DELETE'])
          expect((await browser.send(method, path, { Name: 'x' })).status).toBeGreaterThanOrEqual(403);
        expect((await browser.post(`${sobjects}/Contact`, { LastName: 'x' })).status).toBeGreaterThanOrEqual(
          403,
        );
      }
      const own = `${sobjects}/Account/${buyer.person.accountId}`;
      expect(await buyer.get(own)).toMatchObject({ status: 200 });
      expect(await buyer.send('DELETE', own)).toMatchObject({
        status: 403,
        body: [{ errorCode: 'INSUFFICIENT_ACCESS' }],
      });
      expect((await clerk.get(path)).body).toMatchObject({ Name: 'Foreign' });
    });

    test('who may make one need not read it', async () => {
      expect(await buyer.post(`${sobjects}/Crate__c`, { Name: 'Sent in' })).toMatchObject({ status: 201 });
      expect(await buyer.get(`${data}/query?q=SELECT+Id+FROM+Crate__c`)).toMatchObject({ status: 400 });
      const { body } = await buyer.get(`${sobjects}/Crate__c/describe`);
      expect(body).toMatchObject({ createable: true, queryable: false });
    });
  });

  test('rows of a collection come by GET as by POST, and null for those that are not there', async () => {
    const ids = [await create({ Name: 'First' }), '001000000000000AAA', await create({ Name: 'Second' })];
    const path = `${data}/composite/sobjects/Account`;
    const answer = fits('getSobjectRowsByQuery', await clerk.get(`${path}?ids=${ids.join()}&fields=Id,Name`));
    expect(answer).toMatchObject({ status: 200, body: [{ Name: 'First' }, null, { Name: 'Second' }] });
    expect(answer.body).toEqual((await clerk.post(path, { ids, fields: ['Id', 'Name'] })).body);
    expect((await clerk.get(`${path}?ids=${ids.join()}`)).status).toBe(400);
    expect((await clerk.get(`${path}?ids=${ids.join()}&fields=Nothing`)).status).toBe(400);
  });

  test('statements: one for who asks, and one or two for the work', async () => {
    const id = await create({ Name: 'Counted' });
    const count = (path: string) => countStatements(shop.database, () => clerk.get(`${data}${path}`));
    expect(await count('/sobjects')).toBe(1);
    expect(await count('/sobjects/Account/describe')).toBe(1);
    expect(await count(`/sobjects/Account/${id}`)).toBe(2);
    expect(
      await count(`/query?q=${encodeURIComponent('SELECT Id, Owner.Name FROM Account')}`),
    ).toBeLessThanOrEqual(2);
    expect(await count(`/query?q=${encodeURIComponent('SELECT COUNT() FROM Account')}`)).toBe(2);
    await sql`insert into account (id, name) select '001' || lpad(n::text, 15, '0'), 'Many' from generate_series(1, 300) n`.execute(
      shop.database,
    );
    const headers = { 'sforce-query-options': 'batchSize=200' };
    const q = encodeURIComponent("SELECT Id FROM Account WHERE Name = 'Many'");
    let next = '';
    const first = await countStatements(shop.database, async () => {
      const { body } = await clerk.get(`${data}/query?q=${q}`, headers);
      next = (body as { nextRecordsUrl: string }).nextRecordsUrl;
    });
    expect(first).toBe(3);
    expect(await countStatements(shop.database, () => clerk.get(next, headers))).toBe(2);
  });
});
