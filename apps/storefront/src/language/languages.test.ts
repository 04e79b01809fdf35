import { expect, test } from 'vitest';
import { activeLanguages } from './active-languages.ts';
import * as german from './language.de.ts';
import * as english from './language.ts';
import { inLanguages, languages, localeOf } from './languages.ts';

type OfBuild = Readonly<Record<'otherLabel' | 'otherLocale' | 'otherPrefix', string>>;

test.each([
  ['/', '/', '/de'],
  ['/?a=1', '/?a=1', '/de?a=1'],
  ['/de', '/', '/de'],
  ['/de/', '/', '/de'],
  ['/cart?next=/de/cart', '/cart?next=/de/cart', '/de/cart?next=/de/cart'],
  ['/de/content/shipping', '/content/shipping', '/de/content/shipping'],
  // A path that only begins with the same characters.
  ['/deliveries', '/deliveries', '/de/deliveries'],
])('%s is %s in English and %s in German', (path, english, german) => {
  expect(inLanguages(path)).toEqual({ 'en-US': english, 'de-DE': german });
});

test.each([
  ['/', 'en-US'],
  ['/de', 'de-DE'],
  ['/de?a=1', 'de-DE'],
  ['/de/cart', 'de-DE'],
  ['/deliveries', 'en-US'],
  ['/DE/cart', 'en-US'],
])('%s is a page in %s', (path, locale) => expect(localeOf(path)).toBe(locale));

test('C-054 C-055: of each language there are label, code and default flag; English of the United States is the default', () => {
  expect(activeLanguages.map(({ label, code, isDefault }) => [label, code, isDefault])).toEqual([
    ['English', 'en_US', true],
    ['Deutsch', 'de', false],
  ]);
});

test('each build links to the language that it is not built in', () => {
  const other = ({ otherLabel: label, otherLocale: locale, otherPrefix: prefix }: OfBuild) => ({
    label,
    locale,
    prefix,
  });
  expect([other(german), other(english)]).toEqual(languages);
});
