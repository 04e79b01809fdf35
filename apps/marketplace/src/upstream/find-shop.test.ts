import { expect, test } from 'vitest';
import { upstreamServer } from '../settings/upstream.ts';
import { checkUpstream } from './find-shop.ts';
import { startScripted } from './scripted-server.fixture.ts';

const answering = (status: number, body: string) =>
  startScripted((_, response) => void response.writeHead(status).end(body));

const check = ({ origin }: { readonly origin: string }, patience?: number) =>
  checkUpstream({ origin, webstoreId: '', siteId: '' }, patience);

test('a server that lists its versions, or wants a session for it, is one of records', async () => {
  expect(await check(await answering(200, '[{"version":"63.0"}]'))).toBe('ready');
  expect(await check(await answering(401, '[]'))).toBe('ready');
});

test('nothing is known of a server that is away, slow or has too much to do', async () => {
  expect(await check(await answering(503, ''))).toBe('away');
  expect(await check(await answering(429, ''))).toBe('away');
  expect(await check(await startScripted(() => undefined), 50)).toBe('away');
  const gone = await answering(200, '');
  await gone.close();
  expect(await check(gone)).toBe('away');
});

test.each([
  [200, '<!doctype html>'],
  [200, '[]'],
  [404, 'Not found'],
  [301, ''],
])(
  'an address that answers %s with %j is not that of a shop, and the start says so',
  async (status, body) => {
    await expect(check(await answering(status, body))).rejects.toThrow(
      `answers (${status}), but has no list of versions at /services/data`,
    );
  },
);

test('the setting takes an address, and ids of the shop there', () => {
  expect(upstreamServer({})).toBeUndefined();
  expect(upstreamServer({ RELAB_UPSTREAM: 'https://shop.example/' })).toMatchObject({
    origin: 'https://shop.example',
    webstoreId: expect.stringMatching(/^0ZE/),
  });
  expect(
    upstreamServer({ RELAB_UPSTREAM: 'http://a.example', RELAB_UPSTREAM_WEBSTORE: '0ZE000000000009' }),
  ).toMatchObject({ webstoreId: '0ZE000000000009' });
});

test.each([
  [{ RELAB_UPSTREAM: 'shop.example' }, 'must be an http or https address'],
  [{ RELAB_UPSTREAM: 'ftp://shop.example' }, 'must be an http or https address'],
  [{ RELAB_UPSTREAM: 'https://me:secret@shop.example' }, 'without a user name'],
  [{ RELAB_UPSTREAM: 'https://shop.example/services' }, 'https://shop.example rather than'],
  [
    { RELAB_UPSTREAM: 'https://shop.example', RELAB_UPSTREAM_WEBSTORE: '../x' },
    'RELAB_UPSTREAM_WEBSTORE must be',
  ],
])('%j ends the start with a sentence', (env, sentence) => {
  expect(() => upstreamServer(env)).toThrow(sentence);
});
