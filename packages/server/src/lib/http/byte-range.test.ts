import { expect, test } from 'vitest';
import { readRange } from './byte-range.ts';
import { matchesETag } from './etag.ts';

const of = { size: 10, etag: '"a"' };

test.each([
  ['bytes=0-', { start: 0, end: 9 }],
  ['bytes=3-5', { start: 3, end: 5 }],
  ['bytes=3-500', { start: 3, end: 9 }],
  ['bytes = 9 - 9', { start: 9, end: 9 }],
  ['bytes=-4', { start: 6, end: 9 }],
  ['bytes=-40', { start: 0, end: 9 }],
  ['bytes=10-', 'none'],
  ['bytes=99-100', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=5-3', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,3-4', undefined],
  ['lines=0-1', undefined],
  ['bytes=1e1-2', undefined],
  ['bytes=0-9999999999999999999', undefined],
])('%s of ten bytes', (range, expected) => {
  expect(readRange(new Headers({ range }), of)).toEqual(expected);
});

test('a part of what has changed meanwhile is not sent', () => {
  const asked = (condition: string) =>
    readRange(new Headers({ range: 'bytes=1-2', 'if-range': condition }), of);
  expect(asked('"a"')).toEqual({ start: 1, end: 2 });
  expect(asked('"b"')).toBeUndefined();
  expect(asked('W/"a"')).toBeUndefined();
  expect(asked('Wed, 21 Oct 2026 07:28:00 GMT')).toBeUndefined();
  expect(readRange(new Headers(), of)).toBeUndefined();
});

test('a tag is known among several, weak or not', () => {
  expect(['"a"', 'W/"a"', '"b", "a"', '*'].every((known) => matchesETag(known, '"a"'))).toBe(true);
  expect([null, '', '"b"', 'a'].some((known) => matchesETag(known, '"a"'))).toBe(false);
});
