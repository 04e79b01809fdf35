import { ApiError } from '@relab/server/http';
import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { readTerms } from './search-terms.ts';

test.each([
  [
    'Opening hours',
    [
      { kind: 'whole', word: 'opening' },
      { kind: 'whole', word: 'hours' },
    ],
  ],
  ['Kühl*', [{ kind: 'beginning', word: 'kuhl' }]],
  ['*hr*nk**', [{ kind: 'pattern', pattern: '%hr%nk%' }]],
  [
    'e-mail',
    [
      { kind: 'whole', word: 'e' },
      { kind: 'whole', word: 'mail' },
    ],
  ],
  [
    '100% O_o',
    [
      { kind: 'whole', word: '100' },
      { kind: 'whole', word: 'o' },
    ],
  ],
  ['hours HOURS', [{ kind: 'whole', word: 'hours' }]],
  ['-- \\\\ %%', []],
])('%s is read as its words', (text, words) => {
  expect(readTerms(text)).toEqual(words);
});

test.each([
  ['a', '"a" is too short'],
  ['hours *', '"*" is too short'],
  ['**x**', '"**x**" is too short'],
  [Array.from({ length: 51 }, (_, at) => `word${at}`).join(' '), '50 terms at most'],
])('%s is refused', (text, message) => {
  expect(() => readTerms(text)).toThrow(message);
});

test('fifty terms are read', () => {
  expect(readTerms(Array.from({ length: 50 }, (_, at) => `word${at}`).join(' '))).toHaveLength(50);
});

test('whatever is typed is read or refused with a sentence; no mark is left that a query would take for its own', () => {
  assert(
    property(string({ unit: 'binary', maxLength: 60 }), (text) => {
      try {
        for (const word of readTerms(text)) {
          const given = word.kind === 'pattern' ? word.pattern.replaceAll('%', '') : word.word;
          expect(given).toMatch(/^[\p{L}\p{M}\p{N}]+$/u);
        }
      } catch (error) {
        expect(error).toBeInstanceOf(ApiError);
      }
    }),
  );
}, 30_000);
