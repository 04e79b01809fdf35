import { expect, test } from 'vitest';
import { wordQuery } from './search-terms.ts';

test.each([
  ['OPEN close', "'open':* & 'close':*"],
  ['Crème brûlée, now!', "'creme':* & 'brulee':* & 'now':*"],
  ['op*hours', "'op':* & 'hours':*"],
  ['a A a', "'a'"],
  ['"100%" (e-mail)', "'100%':* & 'e-mail':*"],
  ["don't \\ x", "'don''t':* & '\\\\' & 'x'"],
  ['_rotors', "'_rotors':*"],
])('%s is %s', (queryTerm, expected) => {
  expect(wordQuery(queryTerm)).toBe(expected);
});

test.each(['', ' ', '*', '? *', '"!"', '\0'])('%j has no words', (queryTerm) => {
  expect(wordQuery(queryTerm)).toBeUndefined();
});

test('no more words are looked for than anybody means, and none longer than they are stored', () => {
  const many = wordQuery(Array.from({ length: 100 }, (_, index) => `word${index}`).join(' '));
  expect(many?.split(' & ')).toHaveLength(20);
  expect(wordQuery('x'.repeat(1000))).toBe(`'${'x'.repeat(100)}':*`);
});
