import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { chooseEncoding, encode } from './content-encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['BR; Q=0.8 , gzip; q=0.2', 'br'],
  ['gzip;q=0.3, br;q=0.3', 'br'],
  ['gzip;q=0.000', undefined],
  ['gzip;q=0.5, identity', undefined],
  ['gzip, identity', 'gzip'],
  ['br;q=much', 'br'],
  ['*', undefined],
  ['identity', undefined],
  ['', undefined],
])('a visitor who accepts "%s" gets %s', (accepted, expected) => {
  expect(chooseEncoding(accepted)).toBe(expected);
});

test.each([
  ['gzip, deflate, br, zstd', 'gzip'],
  ['br;q=0.9, gzip;q=0.8', 'br'],
  ['br', 'br'],
])('where gzip is preferred, a visitor who accepts "%s" gets %s', (accepted, expected) => {
  expect(chooseEncoding(accepted, ['gzip', 'br'])).toBe(expected);
});

test('what was encoded can be read again', async () => {
  const text = '<p>centrifuge</p>'.repeat(500);
  const bytes = new TextEncoder().encode(text);
  expect(brotliDecompressSync(await encode(bytes, 'br')).toString()).toBe(text);
  expect(gunzipSync(await encode(bytes, 'gzip')).toString()).toBe(text);
});
