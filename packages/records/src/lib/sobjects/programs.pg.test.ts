import { testEngines } from '@relab/database/testing';
import { ensureClient } from '@relab/server/oauth';
import { origin, type TestBrowser, type TestServer, testServer } from '@relab/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { labObjects, labPlatform } from '../objects/lab.fixture.ts';
import { createObjects } from '../objects/objects.ts';

const versioned = (version: string) => `/services/data/${version}`;
const data = versioned('v63.0');
const secret = 'a secret of a program, made by chance';

/** Every text of an answer that is an address of the API. */
const addressesIn = (body: unknown): readonly string[] =>
  [...JSON.stringify(body).matchAll(/"(\/services\/data\/[^"]*)"/g)].map(([, address = '']) => address);

describe.each(testEngines)('programs on %s', (engine) => {
  let shop: TestServer;
  let clerk: TestBrowser & { readonly person: { readonly userId: string } };
  let instrument: string;
  let clock = Date.parse('2026-03-10T12:00:00Z');
  let authorization: string;

  beforeAll(async () => {
    const objects = createObjects(labObjects, labPlatform);
    shop = await testServer(engine, { declared: labObjects, objects, now: () => new Date(clock) });
    clerk = await shop.signedIn('clerk@example.com', ['clerk']);
    const fields = { Name: 'Iris', Public__c: true, Remarks__c: `${data}/sobjects` };
    const made = await clerk.post(`${data}/ui-api/records`, { apiName: 'Instrument__c', fields });
    instrument = (made.body as { id: string }).id;
    await ensureClient(shop.database, { id: 'tool', name: 'Tool', secret, actsAs: clerk.person.userId });
    const answer = await ask('/services/oauth2/token', { method: 'POST', body: form() });
    authorization = `Bearer ${(answer.body as { access_token: string }).access_token}`;
  });
  afterAll(() => shop.close());

  const form = () =>
    new URLSearchParams({ grant_type: 'client_credentials', client_id: 'tool', client_secret: secret });
  /** As a program does: without what browsers add. */
  async function ask(path: string, init: RequestInit = {}) {
    const response = await shop.server.fetch(new Request(new URL(path, origin), init));
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text && JSON.parse(text) };
  }
  const withToken = (path: string) => ask(path, { headers: { authorization } });

  describe('without a token or a session', () => {
    test.each([
      ['a query', '/query?q=SELECT+Id+FROM+Account'],
      ['the rest of a query', '/query/nonsense'],
      ['the list of objects', '/sobjects'],
      ['an object', '/sobjects/Contact/describe'],
      ['an object that there is none of', '/sobjects/Nothing/describe'],
      ['object info', '/ui-api/object-info/Contact'],
      ['a record', '/ui-api/records/003000000000000AAA?fields=Contact.Name'],
      ['rows', '/composite/sobjects/Account?ids=001000000000000AAA&fields=Id'],
      ['what is below a version', ''],
      ['spaces of content', '/connect/cms/spaces'],
    ])('%s is answered 401', async (_, path) => {
      expect(await ask(`${data}${path}`)).toMatchObject({
        status: 401,
        body: [{ errorCode: 'INVALID_SESSION_ID' }],
      });
    });

    test('a write is answered 401 before its body is read', async () => {
      for (const body of ['{"apiName":"Account","fields":{}}', 'no JSON'])
        expect(await ask(`${data}/ui-api/records`, { method: 'POST', body })).toMatchObject({ status: 401 });
    });

    test('which versions there are is known to everybody', async () => {
      expect((await ask('/services/data')).status).toBe(200);
    });

    test.each([
      ['a browser says so', { 'sec-fetch-site': 'same-origin' }],
      ['the page is named as origin', { origin }],
      ['the page is named as referrer', { referer: `${origin}/en/listings` }],
    ])('guests of the site read what is shown to all: %s', async (_, headers) => {
      const path = `${data}/ui-api/records/${instrument}?fields=Instrument__c.Name`;
      expect(await ask(path, { headers })).toMatchObject({ status: 200 });
      expect(await ask(`${data}/ui-api/object-info/Contact`, { headers })).toMatchObject({ status: 403 });
    });

    test.each([
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site', referer: `${origin}/` },
      { origin: 'https://evil.example' },
      { referer: 'no address' },
      { cookie: 'relab_session=made.up' },
    ])('other sites and made-up sessions are programs: %j', async (headers) => {
      const path = `${data}/ui-api/records/${instrument}?fields=Instrument__c.Name`;
      expect((await ask(path, { headers })).status).toBe(401);
    });

    test('a session reads as its user', async () => {
      const cookie = [...clerk.cookies].map((pair) => pair.join('=')).join('; ');
      expect((await ask(`${data}/sobjects/Contact/describe`, { headers: { cookie } })).status).toBe(200);
    });
  });

  describe('that were written for an older version', () => {
    test.each([
      ['', 3],
      ['/sobjects', 5],
      ['/sobjects/Instrument__c/describe', 3],
      ['/query?q=SELECT+Id,Name+FROM+Instrument__c', 1],
      ['/ui-api/object-info', 5],
      ['/ui-api/object-info/Instrument__c/picklist-values/012000000000000AAA', 1],
      ['/ui-api/list-info/Instrument__c', 1],
      ['/ui-api/related-list-info/Instrument__c', 0],
      ['/ui-api/actions/global', 1],
      ['/ui-api/nav-items', 1],
    ])('addresses below %j have its version', async (path, atLeast) => {
      const { status, body } = await withToken(`${versioned('v58.0')}${path}`);
      expect(status).toBe(200);
      const addresses = addressesIn(body);
      expect(addresses.length).toBeGreaterThanOrEqual(atLeast);
      expect(addresses.filter((address) => !address.startsWith(versioned('v58.0')))).toEqual([]);
      expect(addressesIn((await withToken(`${data}${path}`)).body)).toHaveLength(addresses.length);
    });

    test('what people wrote stays as it is', async () => {
      const path = `/ui-api/records/${instrument}?fields=Instrument__c.Remarks__c`;
      const { body } = await withToken(`${versioned('v58.0')}${path}`);
      expect(body).toMatchObject({ fields: { Remarks__c: { value: `${data}/sobjects` } } });
    });
  });

  test('calls with a token are told how many there were in 24 hours; others are not', async () => {
    const used = async (path = '/sobjects') => {
      const { headers } = await withToken(`${data}${path}`);
      const [, count] = /^api-usage=(\d+)\/\d+$/.exec(headers.get('sforce-limit-info') ?? '') ?? [];
      return Number(count);
    };
    const before = await used();
    expect(await used()).toBe(before + 1);
    expect(await used('/sobjects/Nothing')).toBe(before + 2);
    clock += 3_600_000;
    expect(await used()).toBe(before + 3);
    clock += 25 * 3_600_000;
    const bearer = await ask('/services/oauth2/token', { method: 'POST', body: form() });
    authorization = `Bearer ${(bearer.body as { access_token: string }).access_token}`;
    expect(await used()).toBe(1);
    expect((await clerk.get(`${data}/sobjects`)).headers.get('sforce-limit-info')).toBeNull();
  });
});
