import { expect, test } from 'vitest';
import { translateIn } from './translate.ts';

const translations = { de: { Centrifuges: 'Zentrifugen' }, fr: { Centrifuges: 'Centrifugeuses' } };

test.each([
  ['de-DE', 'Zentrifugen'],
  ['DE', 'Zentrifugen'],
  ['de;q=0.5, fr;q=0.8', 'Centrifugeuses'],
  // Nothing is said in Italian; of the others the shop's own comes first.
  ['it, en;q=0.9, de;q=0.8', 'Centrifuges'],
  ['it', 'Centrifuges'],
  ['*', 'Centrifuges'],
  ['constructor', 'Centrifuges'],
  [';;q=,', 'Centrifuges'],
  [null, 'Centrifuges'],
])('a request that accepts %s reads %s', (accepted, expected) => {
  expect(translateIn(translations, 'en_US', accepted)('Centrifuges')).toBe(expected);
});

test('a name without a translation stays, and so does null', () => {
  const translate = translateIn(translations, 'en_US', 'de');
  expect(translate('constructor')).toBe('constructor');
  expect(translate(null)).toBeNull();
});
