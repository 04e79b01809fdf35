import { expect, test } from 'vitest';
import { maxOffset, readToken, writeToken } from './page-token.ts';

test('a token comes back as it was written', () => {
  for (const kind of ['after', 'before'] as const) {
    const position = ['ä', null, 1.5, true, 'a0200'];
    expect(readToken(writeToken(kind, 70, position), 5)).toEqual({ kind, offset: 70, position });
  }
});

test('no token is the start, a plain number so many rows from there, up to a limit', () => {
  expect(readToken(undefined, 2)).toEqual({ kind: 'offset', offset: 0 });
  expect(readToken('', 2)).toEqual({ kind: 'offset', offset: 0 });
  expect(readToken(String(maxOffset), 2)).toEqual({ kind: 'offset', offset: maxOffset });
  expect(() => readToken(String(maxOffset + 1), 2)).toThrow(/nextPageToken/);
});

const written = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

test.each([
  ['abc'],
  ['-1'],
  ['{}'],
  [written({})],
  [written([1, 0, 'a'])],
  [written([1, 0, 'a', 'b', 'c'])],
  [written([2, 0, 'a', 'b'])],
  [written([1, -1, 'a', 'b'])],
  [written([1, 1.5, 'a', 'b'])],
  [written([1, 0, ['a'], 'b'])],
  [written([1, 0, 'a\0', 'b'])],
  [written([1, 0, '\ud800', 'b'])],
])('the token %s is refused', (token) => {
  expect(() => readToken(token, 2)).toThrow(/^For input string: /);
});
