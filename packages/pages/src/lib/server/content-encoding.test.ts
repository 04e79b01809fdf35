import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { chooseEncoding, encode } from './content-encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['identity', undefined],
  ['', undefined],
])('a visitor who accepts "%s" gets %s', (accepted, expected) => {
  expect(chooseEncoding(accepted)).toBe(expected);
});

test('what was encoded can be read again', async () => {
  const text = '<p>centrifuge</p>'.repeat(500);
  const bytes = new TextEncoder().encode(text);
  expect(brotliDecompressSync(await encode(bytes, 'br')).toString()).toBe(text);
  expect(gunzipSync(await encode(bytes, 'gzip')).toString()).toBe(text);
});
