import { afterEach, expect, test, vi } from 'vitest';
import { parseSrcSet, readSrcSet, writeSrcSet } from './src-set.ts';

afterEach(() => vi.restoreAllMocks());

test.each([
  '/a 640w, /b 960w',
  '/a 1x, /b 1.5x, /c 2x',
  '/a',
  '/a, /b 2x',
  'https://pictures.example.test/w_640,h_480/a 640w, /b,c 960w',
])('"%s" is a set of pictures', (text) => {
  expect(writeSrcSet(parseSrcSet(text) ?? [])).toBe(text);
});

test('spaces and line breaks around a comma do not count, nor does it need them after a size', () => {
  expect(writeSrcSet(parseSrcSet(' /a  1x,/b 2x ,\n /c 3x') ?? [])).toBe('/a 1x, /b 2x, /c 3x');
});

test.each([
  '/a wide',
  '/a 640w 2x',
  '/a 640w, /b 2x',
  '/a 640w, /b',
  '/a 0w',
  '/a -1x',
  '/a 640w,',
  ',/a 640w',
  'javascript:alert(1) 640w',
  '/a 1x, //elsewhere.test/b 2x',
  '',
  'x'.repeat(20_001),
])('S-212 "%.40s" is malformed', (text) => expect(parseSrcSet(text)).toBeUndefined());

test('S-212 a malformed set is skipped with a warning, and an absent one without', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(readSrcSet('/a very wide')).toBeUndefined();
  expect(readSrcSet(7)).toBeUndefined();
  expect(warn.mock.calls).toEqual([
    ['ResponsiveImage: the srcset "/a very wide" is malformed: it is skipped.'],
    ['ResponsiveImage: the srcset of type number is malformed: it is skipped.'],
  ]);
  for (const absent of [undefined, null, '']) expect(readSrcSet(absent)).toBeUndefined();
  expect(warn).toHaveBeenCalledTimes(2);
});

test('the longest text there may be is judged at once', () => {
  for (const text of [',', ' ', 'a', ' 1', '1x,', ', ', '/a 1x, '])
    expect(parseSrcSet(text.repeat(Math.floor(20_000 / text.length)))).toBeUndefined();
});
