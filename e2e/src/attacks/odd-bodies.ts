import { deflateSync, gzipSync } from 'node:zlib';
import { type Attack, together } from './attack.ts';
import { type RawRequest, repeated, sendRaw } from './send-raw.ts';

const signIn = '/services/identity/sign-in';
const json = { 'Content-Type': 'application/json' };
const zeros = Buffer.alloc(50 * 1_048_576);

const odd = (
  name: string,
  request: Omit<RawRequest, 'body'> & { readonly body?: () => RawRequest['body'] },
  expected: readonly number[],
  count = 8,
): Attack => ({
  name,
  run: ({ address }) => together(count, () => sendRaw(address, { ...request, body: request.body?.() ?? [] })),
  expected,
});

const packed = (coding: string, pack: (bytes: Uint8Array) => Uint8Array): Attack => {
  const bytes = pack(zeros);
  const headers = { ...json, 'Content-Encoding': coding, 'Content-Length': bytes.byteLength };
  return odd(`50 MB packed by ${coding}`, { path: signIn, headers, body: () => [bytes] }, [415], 4);
};

/** Built once: attacker and measurement share a thread, and a busy sender must not look like a slow server. */
export const malformedBodies: readonly Attack[] = [
  packed('gzip', gzipSync),
  packed('deflate', deflateSync),
  odd(
    '10 MB of brackets as JSON',
    {
      path: signIn,
      headers: { ...json, 'Content-Length': 10_485_760 },
      body: () => repeated('['.repeat(65_536), 160),
    },
    [413],
  ),
  odd(
    '200 kB of brackets as JSON',
    { path: signIn, headers: { ...json, 'Content-Length': 200_000 }, body: () => ['['.repeat(200_000)] },
    [400],
  ),
  odd(
    'chunks without an end',
    {
      path: signIn,
      headers: { ...json, 'Transfer-Encoding': 'chunked' },
      body: () => repeated(`8000\r\n${'x'.repeat(32_768)}\r\n`, 2_000),
    },
    [413],
  ),
  odd(
    'a length that is no number',
    { path: signIn, headers: { ...json, 'Content-Length': '1e9' }, body: () => ['{}'] },
    [400],
  ),
  odd(
    'more bytes than announced',
    {
      path: signIn,
      headers: { ...json, 'Content-Length': 2 },
      body: () => ['{}', 'x'.repeat(1_000_000)],
    },
    [400],
  ),
  odd('many cookies', { path: '/', method: 'GET', headers: { Cookie: 'a=1; '.repeat(3_000) } }, [200], 2),
  odd(
    'ten thousand headers',
    {
      path: '/',
      method: 'GET',
      headers: Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`X-${at}`, '1'])),
    },
    [431],
    4,
  ),
  // Waited for until it is clear that they do not come: ten seconds.
  odd(
    '200 bodies that never come',
    {
      path: '/login',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': 60_000 },
    },
    [408],
    200,
  ),
];
