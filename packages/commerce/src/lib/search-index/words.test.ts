import { expect, it } from 'vitest';
import { searchWords } from './words.ts';

it('searchWords keeps letters and digits, without accents, case and punctuation', () => {
  expect(searchWords('Köttermann  2-449 (Größe "M")')).toEqual(['kottermann', '2', '449', 'grosse', 'm']);
  expect(searchWords("o'neil; drop table\\ :* & | !")).toEqual(['o', 'neil', 'drop', 'table']);
  expect(searchWords('a\0b')).toEqual(['b']);
  expect(searchWords('  -- ')).toEqual([]);
});

it('searchWords leaves out fillers, unless the term has nothing else', () => {
  expect(searchWords('centrifuge with a rotor')).toEqual(['centrifuge', 'rotor']);
  expect(searchWords('the')).toEqual(['the']);
});

it('searchWords returns 32 words at most', () => {
  expect(searchWords('x '.repeat(100))).toHaveLength(32);
});
