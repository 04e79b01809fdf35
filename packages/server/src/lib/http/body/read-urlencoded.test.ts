import { expect, test } from 'vitest';
import { posted } from './posted.fixture.ts';
import { maxPairs, parseUrlencoded, readUrlencoded } from './read-urlencoded.ts';

const type = { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' };

test.each(['', 'a=1&b=2&a=3', 'a&b=&=c&&', '?a=1&?b=2', 'a+b=%C3%A4+%26%3D&%zz=%&x=%E0%A4', 'a=b=c&%61=%62'])(
  '%j is parsed as the platform parses it',
  (text) => {
    expect(parseUrlencoded(text)).toEqual([...new URLSearchParams(`&${text}`)]);
  },
);

test('200 fields are read, and one more is too many', () => {
  expect(parseUrlencoded('a&'.repeat(maxPairs - 1))).toHaveLength(maxPairs - 1);
  expect(() => parseUrlencoded(`${'a&'.repeat(maxPairs)}a`)).toThrow('more than 200 fields');
});

test('more than 64 kB are rejected, whether they are announced or not', async () => {
  const announced = posted(['a'], { ...type, 'content-length': '65537' });
  await expect(readUrlencoded(announced.request)).rejects.toMatchObject({ status: 413 });
  expect(announced.taken()).toBe(0);
  const chunked = posted(Array(11_000).fill('a&'.repeat(500)), type);
  await expect(readUrlencoded(chunked.request)).rejects.toMatchObject({ status: 413 });
  expect(chunked.taken()).toBeLessThan(70);
});

test('a body of another kind is not read', async () => {
  const { request, taken } = posted(['a=1'], { 'content-type': 'text/plain' });
  await expect(readUrlencoded(request)).rejects.toMatchObject({ status: 415 });
  expect(taken()).toBe(0);
});
