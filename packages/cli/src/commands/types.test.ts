import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { objectInfos } from '../lib/object-infos.fixture.ts';
import { answer, json, relab } from './command.fixture.ts';

const golden = await readFile(join(import.meta.dirname, 'records.fixture.ts'), 'utf8');

const args = (...more: readonly string[]) => ['types', '--url', 'https://org.test', '--out', '@out', ...more];
const all = args('--objects', 'User,Product2,Empty__c');
/** A server that answers everything alike. */
const always = (status: number, body: unknown) => ({ fetch: async () => json(status, body) });

test('a module is written of the objects: it is checked as a source of its own', async () => {
  const ran = await relab(all);
  expect(ran).toMatchObject({ exitCode: 0, complained: '', said: '/records.ts: objects 3, fields 22' });
  expect(ran.written).toBe(golden);
});

test('the same objects give the same text, in whichever order they are named', async () => {
  const { written } = await relab(args('--objects', 'Empty__c, User', '--objects', 'Product2,User'));
  expect(written).toBe(golden);
});

test('an object that is named in two ways is written once', async () => {
  const { written, said } = await relab(args('--objects', 'User,user'));
  expect(said).toBe('/records.ts: objects 1, fields 2');
  expect(written?.match(/export const User/g)).toHaveLength(1);
});

test('objects are requested together, picklists for each record type', async () => {
  const { asked } = await relab(all);
  expect(asked.map(({ url }) => url)).toEqual([
    'https://org.test/services/data/v63.0/ui-api/object-info/batch/User,Product2,Empty__c',
    'https://org.test/services/data/v63.0/ui-api/object-info/Product2/picklist-values/012000000000000AAA',
    'https://org.test/services/data/v63.0/ui-api/object-info/Product2/picklist-values/012000000000001AAA',
  ]);
});

test('an address may have a path, and ends with or without a slash', async () => {
  for (const url of ['https://org.test/shop', 'https://org.test/shop/']) {
    const { asked } = await relab(['types', '--url', url, '--objects', 'User', '--out', '@out']);
    expect(asked[0]?.url).toBe('https://org.test/shop/services/data/v63.0/ui-api/object-info/batch/User');
  }
});

test('the first line names the server and the day; where nothing else would change, the file stays as it is', async () => {
  const later = { now: () => new Date('2027-01-15T10:00:00Z') };
  const { written, said } = await relab(all, later, golden);
  expect(written).toBe(golden);
  expect(said).toBe('/records.ts: unchanged, objects 3, fields 22');
  const changed = await relab(all, later, golden.replace('Serial__c', 'Number__c'));
  expect(changed.written?.split('\n')[0]).toBe(
    '// Made by `relab types` from the object infos of https://org.test on 2027-01-15.',
  );
});

test('--check finds nothing in a module that is as the server has it, whatever the day, and writes nothing', async () => {
  const before = golden.replace('2026-11-23', '2020-01-01');
  const ran = await relab(args('--check'), {}, before);
  expect(ran).toMatchObject({ exitCode: 0, complained: '', written: before });
  expect(ran.said).toBe('/records.ts: as the server has it, objects 3, fields 22');
});

test('--check names each field and relation that the server has removed, added or changed', async () => {
  const before = golden
    .replaceAll('Price__c', 'Cost__c')
    .replace('Typed<number, ', 'Typed<string, ')
    .replace("      | 'Sold',\n", '')
    .replace('readonly Owner: UserObject;', '');
  const ran = await relab(args('--check'), {}, before);
  expect(ran).toMatchObject({ exitCode: 1, said: '', written: before });
  expect(ran.complained).toBe(
    [
      'relab types: /records.ts is older than https://org.test: make it again with relab types, and see what the compiler says.',
      '  Product2.Cost__c is gone',
      '  Product2.Owner is new',
      '  Product2.Price__c is new',
      '  Product2.Stage__c has changed',
      '  Product2.Weight__c has changed',
    ].join('\n'),
  );
});

test('--check of an object that the server no longer has says so', async () => {
  const fetch = async (url: string) => answer(new URL(url).pathname.replace('Empty__c', 'Gone__c'));
  const { exitCode, complained } = await relab(args('--check'), { fetch }, golden);
  expect(exitCode).toBe(1);
  expect(complained).toMatch(/no such objects/);
});

test.each([
  [undefined, /there is no such file to check/],
  ['export const a = 1;\n', /this is no module of relab types/],
])('--check needs a module that relab types wrote', async (before, sentence) => {
  const { exitCode, complained, asked } = await relab(args('--check'), {}, before);
  expect({ exitCode, asked }).toEqual({ exitCode: 1, asked: [] });
  expect(complained).toMatch(sentence);
});

test('a reference to an object that is not named knows its id and its name', async () => {
  const { written } = await relab(args('--objects', 'Product2'));
  expect(written).toContain("readonly Owner: Linked<'User', 'Name'>;");
  expect(written).toContain("    Owner: 'Id Name',");
  expect(written).not.toContain('UserObject');
});

test.each([400, 403, 404, 405, 501])(
  'picklists are texts where the server answers %i to them',
  async (status) => {
    const fetch = async (url: string) =>
      url.includes('picklist-values/012000000000001') ? json(status, []) : answer(new URL(url).pathname);
    const { exitCode, written, complained } = await relab(args('--objects', 'Product2'), { fetch });
    expect(exitCode).toBe(0);
    expect(written).toContain("readonly Family: Typed<string | null, 'create' | 'update'>;");
    expect(written).toContain("readonly Condition__c: Typed<string, 'create' | 'update' | 'required'>;");
    expect(complained).toBe('Product2: the server does not answer its picklists; they are texts.');
  },
);

test('a server that fails while picklists are requested leaves nothing written', async () => {
  const fetch = async (url: string) =>
    url.includes('picklist-values') ? json(503, [{ message: 'Busy.' }]) : answer(new URL(url).pathname);
  const { exitCode, written, complained } = await relab(all, { fetch });
  expect({ exitCode, written }).toEqual({ exitCode: 1, written: undefined });
  expect(complained).toContain('https://org.test answers 503 to getPicklistValuesByRecordType: Busy.');
});

test('headers and a token go with every request', async () => {
  const { asked } = await relab(
    [...all, '--header', 'Cookie: sid=1; a=b', '--header', 'x-site:shop', '--token-env', 'TOKEN'],
    { env: { TOKEN: 'secret\n' } },
  );
  expect(asked).toHaveLength(3);
  for (const { headers } of asked) {
    expect(headers.get('authorization')).toBe('Bearer secret');
    expect(headers.get('cookie')).toBe('sid=1; a=b');
    expect(headers.get('x-site')).toBe('shop');
    expect(headers.get('accept')).toBe('application/json');
  }
});

test('no message shows a token or a header, also where the server says them back', async () => {
  const secrets = [
    '--header',
    'authorization: Bearer abc123',
    '--header',
    'cookie: sid=xyz',
    '--token-env',
    'TOKEN',
  ];
  const env = { TOKEN: 'hush' };
  const back = 'hush, Bearer hush and sid=xyz are no good';
  for (const given of [
    always(500, [{ message: back }]),
    always(401, [{ message: back }]),
    always(200, { results: [{ statusCode: 404, result: [{ message: back }] }] }),
    { fetch: () => Promise.reject(new TypeError('fetch failed', { cause: new Error(back) })) },
  ]) {
    const { exitCode, said, complained } = await relab([...args('--objects', 'User'), ...secrets], {
      ...given,
      env,
    });
    expect({ exitCode, said }).toEqual({ exitCode: 1, said: '' });
    expect(complained).not.toMatch(/hush|sid=xyz|abc123/);
  }
});

test('a server that cannot be reached is named, with why', async () => {
  const cause = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  const fetch = () => Promise.reject(new TypeError('fetch failed', { cause }));
  const { exitCode, complained } = await relab(all, { fetch });
  expect(exitCode).toBe(1);
  expect(complained).toBe('relab types: https://org.test cannot be reached (ECONNREFUSED).');
});

test('401 explains how to pass a token', async () => {
  const { exitCode, complained } = await relab(all, always(401, [{ errorCode: 'INVALID_SESSION_ID' }]));
  expect(exitCode).toBe(1);
  expect(complained).toBe(
    'relab types: https://org.test answers 401: it does not know who asks. Say so with --header or --token-env.',
  );
});

test('objects that are not there are all named, and nothing is written', async () => {
  const { exitCode, complained, written } = await relab(args('--objects', 'User,Foo__c,Bar'));
  expect({ exitCode, written }).toEqual({ exitCode: 1, written: undefined });
  expect(complained).toBe(
    'relab types: The server has no such objects, or does not show them to you:\n' +
      '  Foo__c: Foo__c is not supported.\n  Bar: Bar is not supported.',
  );
});

test.each([
  ['a page', 200, '<html>Sign in</html>', /not JSON/],
  ['a redirect', 302, '', /answers 302/],
  ['something else', 200, '{"results":null}', /no such objects/],
  ['a text', 200, '"hello"', /no such objects/],
  ['an item without fields', 200, '{"results":[{"statusCode":200,"result":{}}]}', /no such objects/],
])('%s in the place of object infos is no object', async (_, status, text, message) => {
  const fetch = async () => new Response(text, { status });
  const { exitCode, complained, written } = await relab(args('--objects', 'User'), { fetch });
  expect({ exitCode, written }).toEqual({ exitCode: 1, written: undefined });
  expect(complained).toMatch(message);
});

test('requests do not follow redirects, which would take headers elsewhere', async () => {
  const seen: (string | undefined)[] = [];
  await relab(all, {
    fetch: async (url, init) => {
      seen.push(init.redirect);
      return answer(new URL(url).pathname);
    },
  });
  expect(new Set(seen)).toEqual(new Set(['manual']));
});

test('names that cannot stand in a program are left out', async () => {
  const User = objectInfos.User as { readonly fields: object };
  const odd = {
    ...User,
    fields: { ...User.fields, odd: { apiName: 'x: 1; evil', dataType: 'String' }, none: null },
  };
  const { exitCode, written } = await relab(
    args('--objects', 'User'),
    always(200, { results: [{ statusCode: 200, result: odd }] }),
  );
  expect(exitCode).toBe(0);
  expect(written).toContain("fieldsOf<UserObject>('User', 'Id Name');");
  expect(written).not.toContain('evil');
});

test('the folder of the file has to exist before anything is requested', async () => {
  const { exitCode, complained, asked } = await relab([
    ...['types', '--url', 'https://org.test', '--objects', 'User'],
    ...['--out', '/no/such/folder/records.ts'],
  ]);
  expect({ exitCode, asked }).toEqual({ exitCode: 1, asked: [] });
  expect(complained).toBe(
    'relab types: --out /no/such/folder/records.ts: there is no folder /no/such/folder.',
  );
});

test('a file that cannot be written says so', async () => {
  const { exitCode, complained } = await relab([
    ...['types', '--url', 'https://org.test', '--objects', 'User'],
    ...['--out', import.meta.dirname],
  ]);
  expect(exitCode).toBe(1);
  expect(complained).toContain('cannot be written');
});

test.each([
  [['--objects', 'User', '--out', '@out'], /--url, --objects and --out are needed/],
  [
    ['--url', 'https://org.test', '--objects', ' , ', '--out', '@out'],
    /--url, --objects and --out are needed/,
  ],
  [['--url', 'org.test', '--objects', 'User', '--out', '@out'], /begins with https/],
  [['--url', 'ftp://org.test', '--objects', 'User', '--out', '@out'], /begins with https/],
  [args('--objects', 'User/../Account').slice(1), /User\/\.\.\/Account is no API name/],
  [args('--objects', 'User', '--header', 'no colon').slice(1), /--header is written as 'name: value'/],
  [args('--objects', 'User', '--header', 'a b: c').slice(1), /--header is written as 'name: value'/],
  [args('--objects', 'User', '--token-env', 'NONE').slice(1), /--token-env NONE: there is no such variable/],
  [args('--objects', 'User', '--urls', 'x').slice(1), /Unknown option '--urls'/],
])('wrong arguments end with exit code 2 and ask nobody: %j', async (given, message) => {
  const { exitCode, complained, asked } = await relab(['types', ...given]);
  expect({ exitCode, asked }).toEqual({ exitCode: 2, asked: [] });
  expect(complained).toMatch(message);
});
