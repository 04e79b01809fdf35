import { expect, test } from 'vitest';
import { isPostalCode } from './postal-code.ts';

test('a postal code has the form of its country, however it is spaced', () => {
  const right = [
    ['DE', '07743'],
    ['NL', '1012 ab'],
    ['GB', 'SW1A 1AA'],
    ['PL', '00-001'],
    ['SE', '114 55'],
    ['IE', 'D02 X285'],
    ['LV', 'LV-1010'],
    ['AE', ''],
  ] as const;
  expect(right.filter(([country, code]) => !isPostalCode(country, code))).toEqual([]);
  const wrong = [
    ['DE', '691'],
    ['DE', '691171'],
    ['FR', 'Paris'],
    ['NL', '1012'],
    ['AT', '10115'],
    ['GB', '10115'],
  ] as const;
  expect(wrong.filter(([country, code]) => isPostalCode(country, code))).toEqual([]);
});
