import { expect, it } from 'vitest';
import { searchWords } from './words.ts';

it('keeps letters and digits, without accents, case and punctuation', () => {
  expect(searchWords('Köttermann  2-449 (Größe "M")')).toEqual(['kottermann', '2', '449', 'grosse', 'm']);
  expect(searchWords("o'neil; drop table\\ :* & | !")).toEqual(['o', 'neil', 'drop', 'table']);
  expect(searchWords('a\0b')).toEqual(['b']);
  expect(searchWords('  -- ')).toEqual([]);
});

it('passes over fillers, but not over a search of nothing else', () => {
  expect(searchWords('centrifuge with a rotor')).toEqual(['centrifuge', 'rotor']);
  expect(searchWords('the')).toEqual(['the']);
});

it('takes 32 words', () => {
  expect(searchWords('x '.repeat(100))).toHaveLength(32);
});
