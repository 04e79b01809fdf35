import { expect, test } from 'vitest';
import { sqlPattern } from './sql-pattern.ts';

const read = (pattern: string) =>
  sqlPattern(pattern, (reason) => {
    throw new Error(reason);
  });

test.each([
  ['\\d+', '^(?:[0-9]+)$'],
  ['a|b', '^(?:a|b)$'],
  ['(a)(?:b)', '^(?:(?:a)(?:b))$'],
  ['a+?b*?c??', '^(?:a+b*c?)$'],
  ['\\S', '^(?:[^ \\t\\n\\v\\f\\r])$'],
  ['[^\\w.-]', '^(?:[^A-Za-z0-9_.\\-])$'],
  ['a/b', '^(?:a\\/b)$'],
  ['}]', '^(?:\\}\\])$'],
])('%s is %s for PostgreSQL', (pattern, sql) => {
  expect(read(pattern)).toBe(sql);
});

test.each([
  ['(a)\\1', 'references to groups'],
  ['(?<name>a)', 'only (?:'],
  ['(?<=a)b', 'only (?:'],
  ['(?i)a', 'only (?:'],
  ['\\p{L}', 'not known'],
  ['a++', 'possessive'],
  ['a**', 'two repetitions'],
  ['*a', 'nothing to repeat'],
  ['^*', 'cannot be repeated'],
  ['(?=a)+', 'cannot be repeated'],
  ['a{,3}', 'begins a repetition'],
  ['a{256}', 'at most 255'],
  ['a{3,2}', 'more at least than at most'],
  ['((a{100}){100}){100}', 'longer than 300'],
  ['(a{30}b{30}){30}', 'longer than 300'],
  ['(a', 'is not closed'],
  ['a)', 'never opened'],
  ['[a', 'is not closed'],
  ['[]', 'no member'],
  ['[z-a]', 'wrong way round'],
  ['[a-\\d]', 'ends with one character'],
  ['[a[b]]', 'sets within sets'],
  ['[a&&b]', '&& in sets'],
  ['[\\D]', 'not known'],
  ['\\', 'at the end'],
  ['\\u12', 'no character'],
  ['\\ud800', 'no character'],
  ['\\u0000', 'no character'],
  [`${'('.repeat(51)}${')'.repeat(51)}`, 'more than 50 groups'],
])('%s is refused', (pattern, reason) => {
  expect(() => read(pattern)).toThrow(reason);
});
