import { everyEngine } from '@relab/database/testing';
import { createObjects, standardObjects } from '@relab/records/objects';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPlatform } from './platform.fixture.ts';
import { origin, type TestBrowser, type TestServer, testServer, uiApi } from './server.fixture.ts';

const unknownId = '001000000000000AAA';

describe.each(everyEngine)('the server on %s', (engine) => {
  let shop: TestServer;
  let clerk: TestBrowser;
  beforeAll(async () => {
    shop = await testServer(engine, {
      site: async (request, { secure }) =>
        new Response(`page ${new URL(request.url).pathname}`, {
          status: 404,
          headers: { 'x-secure': String(secure) },
        }),
    });
    clerk = await shop.signedIn('clerk@example.com', ['clerk']);
  });
  afterAll(() => shop.close());

  const create = (fields: unknown): Promise<{ status: number; body: unknown }> =>
    clerk.post(`${uiApi}/records`, { apiName: 'Account', fields });

  test('pages learn from a trusted proxy whether the caller uses TLS, and from nobody else', async () => {
    const request = (protocol: string) =>
      new Request(`${origin}/page`, { headers: { 'x-forwarded-proto': protocol } });
    const behind = createPlatform({
      objects: createObjects(standardObjects),
      ...shop.options,
      trustProxy: true,
    });
    const secure = async (server: Pick<typeof behind, 'fetch'>, protocol: string) =>
      (await server.fetch(request(protocol))).headers.get('x-secure');
    expect(await secure(behind, 'https')).toBe('true');
    expect(await secure(behind, 'http')).toBe('false');
    expect(await secure(behind, 'https, http')).toBe('false');
    expect(await secure(shop.server, 'https')).toBe('false');
    await behind.close();
  });

  test('says that it lives and that it is ready', async () => {
    expect(await clerk.get('/healthz')).toMatchObject({ status: 200 });
    expect(await clerk.get('/readyz')).toMatchObject({ status: 200, body: { pendingMigrations: [] } });
  });

  test('describes every call that it serves, and no other', async () => {
    const { body } = await clerk.get('/openapi.json');
    const { paths, openapi } = body as { openapi: string; paths: Record<string, object> };
    expect(openapi).toBe('3.1.0');
    expect(Object.keys(paths)).toContain('/services/data/v63.0/ui-api/records/{recordId}');
    expect(Object.keys(paths)).toContain('/webruntime/logout');
    expect(Object.keys(paths).join()).not.toContain('/carts');
  });

  test.each(['v42.0', 'v59.0', 'v63.0', 'v70.0'])('%s is answered, as clients write it', async (version) => {
    const path = uiApi.replace('v63.0', version);
    expect((await clerk.get(`${path}/object-info/Account/`)).status).toBe(200);
  });

  test.each([
    ['an unknown path', 'GET', '/services/data/v63.0/nothing', undefined, 404, 'NOT_FOUND'],
    [
      'a version too old',
      'GET',
      '/services/data/v41.0/ui-api/object-info/Account',
      undefined,
      404,
      'NOT_FOUND',
    ],
    ['another method', 'DELETE', `${uiApi}/object-info/Account`, undefined, 405, 'METHOD_NOT_ALLOWED'],
    ['malformed JSON', 'POST', `${uiApi}/records`, '{"apiName":', 400, 'JSON_PARSER_ERROR'],
    ['a list where an object belongs', 'POST', `${uiApi}/records`, '[]', 400, 'JSON_PARSER_ERROR'],
    ['a wrong type', 'POST', `${uiApi}/records`, '{"apiName":1,"fields":{}}', 400, 'INVALID_API_INPUT'],
    ['no body', 'POST', `${uiApi}/records`, undefined, 400, 'INVALID_API_INPUT'],
    [
      'a malformed id',
      'GET',
      `${uiApi}/records/nonsense?fields=Account.Name`,
      undefined,
      400,
      'ILLEGAL_QUERY_PARAMETER_VALUE',
    ],
    [
      'an unknown id',
      'GET',
      `${uiApi}/records/${unknownId}?fields=Account.Name`,
      undefined,
      404,
      'NOT_FOUND',
    ],
    [
      'an id of no object',
      'GET',
      `${uiApi}/records/zzz000000000000AAA?fields=Account.Name`,
      undefined,
      404,
      'NOT_FOUND',
    ],
    [
      'no fields (D-154)',
      'GET',
      `${uiApi}/records/${unknownId}`,
      undefined,
      400,
      'ILLEGAL_QUERY_PARAMETER_VALUE',
    ],
    ['an unknown object', 'GET', `${uiApi}/object-info/Nothing__c`, undefined, 403, 'INSUFFICIENT_ACCESS'],
    [
      'an object named like a JavaScript member',
      'GET',
      `${uiApi}/object-info/constructor`,
      undefined,
      403,
      'INSUFFICIENT_ACCESS',
    ],
    ['an unknown list view', 'POST', `${uiApi}/list-records/Account/toString`, '{}', 404, 'NOT_FOUND'],
    [
      'a page token that is none',
      'POST',
      `${uiApi}/list-records/Account/AllAccounts`,
      '{"pageToken":"abc"}',
      400,
      'ILLEGAL_QUERY_PARAMETER_VALUE',
    ],
    [
      'a page too far',
      'POST',
      `${uiApi}/list-records/Account/AllAccounts`,
      '{"pageToken":"2001"}',
      400,
      'ILLEGAL_QUERY_PARAMETER_VALUE',
    ],
    [
      'a page too large',
      'POST',
      `${uiApi}/list-records/Account/AllAccounts`,
      '{"pageSize":2001}',
      400,
      'NUMBER_OUTSIDE_VALID_RANGE',
    ],
    [
      'six sorts',
      'POST',
      `${uiApi}/list-records/Account/AllAccounts`,
      '{"sortBy":"Id,Id,Id,Id,Id,Id"}',
      400,
      'ILLEGAL_QUERY_PARAMETER_VALUE',
    ],
    [
      'SQL as a sort',
      'POST',
      `${uiApi}/list-records/Account/AllAccounts`,
      '{"sortBy":"Name; drop table account"}',
      400,
      'INVALID_FIELD',
    ],
    [
      'a null character in a body',
      'POST',
      `${uiApi}/records`,
      '{"apiName":"Account","fields":{"Name":"a\\u0000b"}}',
      400,
      'INVALID_API_INPUT',
    ],
    [
      'half a surrogate pair',
      'POST',
      `${uiApi}/records`,
      '{"apiName":"Account","fields":{"Name":"a\\ud800b"}}',
      400,
      'INVALID_API_INPUT',
    ],
    ['a null character in a path', 'GET', `${uiApi}/object-info/a%00b`, undefined, 400, 'INVALID_API_INPUT'],
    [
      'a null character in a query',
      'GET',
      `${uiApi}/records/${unknownId}?fields=a%00b`,
      undefined,
      400,
      'INVALID_API_INPUT',
    ],
    [
      'a broken escape in a path',
      'GET',
      `${uiApi}/object-info/%E0%A4%A`,
      undefined,
      403,
      'INSUFFICIENT_ACCESS',
    ],
  ])('%s is refused with the list of errors', async (_, method, path, body, status, errorCode) => {
    const answer = await clerk.send(method, path, body);
    const [first] = answer.body as { errorCode: string; message: string }[];
    expect({ status: answer.status, first }).toMatchObject({
      status,
      first: { errorCode, message: expect.any(String) },
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/select|node_modules|at \w+ \(/i);
  });

  test('another method is told which are allowed', async () => {
    const { headers } = await clerk.send('PUT', `${uiApi}/object-info/Account`, {});
    expect(headers.get('allow')).toBe('GET, HEAD');
  });

  test('a body of another type is refused, and one that is too large', async () => {
    const text = await clerk.send('POST', `${uiApi}/records`, '{}', { 'content-type': 'text/plain' });
    expect(text).toMatchObject({ status: 415, body: [{ errorCode: 'UNSUPPORTED_MEDIA_TYPE' }] });
    const large = await clerk.post(`${uiApi}/records`, {
      apiName: 'Account',
      fields: { Name: 'x'.repeat(1_100_000) },
    });
    expect(large).toMatchObject({ status: 413, body: [{ errorCode: 'PAYLOAD_TOO_LARGE' }] });
  });

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling subdomain', { 'sec-fetch-site': 'same-site' }],
    ['a foreign origin', { 'sec-fetch-site': '', origin: 'https://evil.test' }],
    ['a null origin', { 'sec-fetch-site': '', origin: 'null' }],
  ])('a write from %s is refused and changes nothing', async (_, headers) => {
    const name = `Foreign ${JSON.stringify(headers)}`;
    const request = new Request(`${origin}${uiApi}/records`, {
      method: 'POST',
      body: JSON.stringify({ apiName: 'Account', fields: { Name: name } }),
      headers: {
        'content-type': 'application/json',
        cookie: [...clerk.cookies].map((pair) => pair.join('=')).join('; '),
      },
    });
    for (const [header, value] of Object.entries(headers)) if (value) request.headers.set(header, value);
    const response = await shop.server.fetch(request);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject([{ errorCode: 'CROSS_SITE_REQUEST' }]);
    const list = await clerk.post(`${uiApi}/list-records/Account/AllAccounts`, { searchTerm: 'Foreign' });
    expect(list.body).toMatchObject({ count: 0 });
  });

  test('API answers are not kept and not interpreted', async () => {
    const { headers } = await clerk.get('/services/data/v63.0/nothing');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('other addresses fall through to the pages', async () => {
    expect(await clerk.get('/category/centrifuges')).toMatchObject({
      status: 404,
      body: 'page /category/centrifuges',
    });
  });

  test('HEAD answers like GET, without a body', async () => {
    expect(await clerk.send('HEAD', `${uiApi}/object-info/Account`)).toMatchObject({ status: 200, body: '' });
  });

  test('an id of 15 characters is as good as one of 18', async () => {
    const { body } = await create({ Name: 'Short Ids Ltd' });
    const { id } = body as { id: string };
    const answer = await clerk.get(`${uiApi}/records/${id.slice(0, 15)}?fields=Account.Name`);
    expect(answer).toMatchObject({ status: 200, body: { id } });
  });

  test('an unexpected error is logged under an id and tells nothing', async () => {
    const broken = createPlatform({
      database: {} as never,
      secret: 'x'.repeat(32),
      baseUrl: origin,
      objects: createObjects(standardObjects),
      mail: { send: async () => undefined },
      log: (line) => shop.lines.push(line),
    });
    const response = await broken.fetch(
      new Request(`${origin}${uiApi}/records`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify({ apiName: 'Lead', fields: { LastName: 'a', Company: 'b', Email: 'a@b.cd' } }),
      }),
    );
    expect(response.status).toBe(500);
    const [error] = (await response.json()) as { errorCode: string; message: string }[];
    expect(error?.errorCode).toBe('UNKNOWN_EXCEPTION');
    const id = /id is ([\w-]{36})\.$/.exec(error?.message ?? '')?.[1];
    expect(shop.lines.some((line) => line.includes(String(id)) && line.includes('Error'))).toBe(true);
  });
});
