import { expect, test } from 'vitest';
import { cutAtTerms, missingTerms, termsFor, wordsOf } from './glossary.ts';

const term = (name: string, translation: string) => ({ term: name, translation, note: null });
const rotor = term('rotor', 'Rotor');
const angleRotor = term('angle rotor', 'Festwinkelrotor');
const plus = term('C++ driver (old)', 'C++-Treiber');

const found = (text: string, ...terms: readonly ReturnType<typeof term>[]) =>
  cutAtTerms(text, terms).flatMap(({ text: part, term: one }) => (one ? [[part, one.translation]] : []));

test('terms are found as words of their own, in capitals or not, the longer one first', () => {
  expect(found('Rotor, rotors; the ROTOR.', rotor)).toEqual([
    ['Rotor', 'Rotor'],
    ['ROTOR', 'Rotor'],
  ]);
  expect(found('An angle  rotor and a rotor', rotor, angleRotor)).toEqual([
    ['angle  rotor', 'Festwinkelrotor'],
    ['rotor', 'Rotor'],
  ]);
  expect(found('Motörrotor, rotorä', rotor)).toEqual([]);
});

test('signs of a term are no pattern, and the parts are the text', () => {
  const text = 'The C++ driver (old) is there.';
  expect(found(text, plus)).toEqual([['C++ driver (old)', 'C++-Treiber']]);
  expect(
    cutAtTerms(text, [plus])
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
  expect(cutAtTerms(text, [])).toEqual([{ text, term: undefined }]);
});

test('a term is missing where its translation stands nowhere, with whatever ending', () => {
  const missing = (translation: string) =>
    missingTerms('A rotor in a rotor', translation, [rotor, angleRotor]).map((one) => one.term);
  expect(missing('Ein Läufer')).toEqual(['rotor']);
  expect(missing('Zwei rotoren')).toEqual([]);
});

test('only terms of the language of the source that have a translation count', () => {
  const glossary = {
    language: 'en_US',
    terms: [
      {
        ...{ id: '1', term: 'rotor', note: null, lastModifiedBy: null, lastModifiedDate: '' },
        translations: [{ language: 'de', text: 'Rotor' }],
      },
    ],
  };
  expect(termsFor(glossary, { source: 'en_US', target: 'de' })).toEqual([rotor]);
  expect(termsFor(glossary, { source: 'en_US', target: 'fr' })).toEqual([]);
  expect(termsFor(glossary, { source: 'de', target: 'de' })).toEqual([]);
});

test('words are what people read: not choices, addresses and keys', () => {
  const schema = {
    type: 'object',
    properties: {
      name: { type: 'string' },
      size: { type: 'string', enum: ['large'] },
      link: { type: 'string', 'x-node': 'Url' },
      entries: { type: 'array', items: { type: 'object', properties: { text: { type: 'string' } } } },
    },
  } as const;
  expect(
    wordsOf(schema, {
      ...{ name: 'A', size: 'large', link: '/x' },
      entries: [{ text: 'B' }, { text: 'C' }],
    }),
  ).toEqual(['A', 'B', 'C']);
});
