import { expect, test } from 'vitest';
import { finds, hasPrefixTerm, operandsOf, readQuery } from './search-query.ts';
import { termsOf } from './search-terms.ts';

test.each([
  ['Müller Zentrifuge', ['muller', 'zentrifuge']],
  ['AX-77/12', ['ax', '77', '12']],
  ['Ærø, Łódź & Straße', ['aero', 'lodz', 'strasse']],
  ['ﬁne ½', ['fine', '1', '2']],
  ["'; drop", ['drop']],
  [' !? ', []],
])('%s has the words %j', (text, terms) => {
  expect(termsOf(text).map(({ term }) => term)).toEqual(terms);
});

test('a word says where it stands in its text', () => {
  const text = 'Ein Gerät, alt';
  expect(termsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Ein', 'Gerät', 'alt']);
});

test('a query has each word once, the one that is being typed last', () => {
  expect(readQuery('pump oil Pump')?.terms).toEqual(['oil', 'pump']);
  expect(readQuery('...')).toBeUndefined();
  expect(readQuery(Array.from({ length: 50 }, (_, at) => `w${at}`).join(' '))?.terms.length).toBeLessThan(25);
});

test('only the last term may be a prefix, and a single character is not one', () => {
  const query = readQuery('oil pum');
  if (!query) throw new Error('There are words.');
  expect(operandsOf(query)).toEqual(["'oil'", "'pum':*"]);
  expect(['oil', 'oily', 'pum', 'pumps', 'p'].filter((term) => finds(query, term))).toEqual([
    'oil',
    'pum',
    'pumps',
  ]);
  const letter = readQuery('oil p');
  if (!letter) throw new Error('There are words.');
  expect(operandsOf(letter)).toEqual(["'oil'", "'p'"]);
  expect([hasPrefixTerm(query), hasPrefixTerm(letter)]).toEqual([true, false]);
});
