import { expect, test } from 'vitest';
import type { Listing } from '../listings/listing.ts';
import { listings } from '../listings/listings.ts';
import type { ListingTranslator } from './listing-translator.ts';
import { listingTranslators } from './translations.ts';

/** All texts of a listing that depend on the language: the original and its translation. */
function translations(listing: Listing, to: ListingTranslator) {
  const lines = (texts: readonly string[]) => texts.map((text) => [text, to.text(text)] as const);
  return [
    [listing.name, to.title(listing.name)] as const,
    [listing.type, to.type(listing.type)] as const,
    ...listing.facts.map((fact) => {
      const said = to.fact(fact);
      return [Object.values(fact).join(' '), said && [said.name, said.value, said.unit].join(' ')] as const;
    }),
    ...listing.tests.map((one) => {
      const said = to.test(one);
      return [`${one.what}: ${one.result}`, said && `${said.what}: ${said.result}`] as const;
    }),
    ...lines([...listing.included, ...listing.missing, listing.conditionNote]),
    ...lines([listing.warrantyText, listing.shippingText, ...listing.documents.map(({ title }) => title)]),
    ...lines(listing.testedBy === '' ? [] : [listing.testedBy]),
  ];
}

/** Groups of thousands, and decimals that a space or a unit follows; names such as `AS 501.1` are no such numbers. */
const englishNumbers = /(?<![\p{L}\d.,-])(?:\d{1,3}(?:,\d{3})+|\d+\.\d+(?= [%°µ×mkg]))(?![\d.,]\d)/gu;

const isLeft = (original: string, translated: string): boolean =>
  (original.match(englishNumbers) ?? []).some((number) => translated.includes(number));

test.each(Object.entries(listingTranslators))(
  'every text of 1,000 listings has a translation, with numbers as they are written there (%s)',
  (_, translator) => {
    const missing = new Set<string>();
    const english = new Set<string>();
    for (const listing of listings(1000)) {
      for (const [original, translated] of translations(listing, translator)) {
        if (translated === null) missing.add(original);
        else if (isLeft(original, translated)) english.add(translated);
      }
    }
    expect([...missing]).toEqual([]);
    expect([...english]).toEqual([]);
  },
);

test('facts have their number, unit and label as German has them', () => {
  const { fact } = listingTranslators.de ?? {};
  expect(fact?.({ name: 'Max. RCF', value: '82,000', unit: '× g' })).toEqual({
    name: 'Max. RZB',
    value: '82.000',
    unit: '× g',
  });
  expect(fact?.({ name: 'Max. capacity', value: '6 × 1,000', unit: 'mL' })?.value).toBe('6 × 1.000');
  expect(fact?.({ name: 'Readability', value: '0.01 and 0.1', unit: 'mg' })?.value).toBe('0,01 und 0,1');
  expect(fact?.({ name: 'Temperature', value: 'Ambient + 5 to 80', unit: '°C' })?.value).toBe(
    'Umgebung + 5 bis 80',
  );
  expect(fact?.({ name: 'Max. speed', value: '26,000', unit: 'rpm' })?.unit).toBe('U/min');
});

test.each([
  ['Illustration: precision balance, front view', 'Illustration: Präzisionswaage, Vorderansicht'],
  ['Sartorius Entris II precision balance, controls', 'Sartorius Entris II Präzisionswaage, Bedienelemente'],
  ['Condition report RL-000012', 'Zustandsbericht RL-000012'],
  ['The rotor, from below', undefined],
])('a picture or paper named "%s" is "%s" in German', (caption, translated) =>
  expect(listingTranslators.de?.caption(caption) ?? undefined).toBe(translated),
);

test.each(['F-45-24-11', 'Fiberlite F9-6×1000', 'version 1.2.3', 'C5-1, L12-3', 'EN 12469'])(
  'what only looks like a number stays as it is: %s',
  (name) => expect(listingTranslators.de?.text(name) ?? name).toBe(name),
);

test('what a seller wrote freely has no translation', () => {
  const german = listingTranslators.de;
  expect(german?.text('Bought at an auction last year.')).toBeNull();
  expect(german?.text('Dusty from storage, no visible damage. Bring a van.')).toBeNull();
  expect(german?.title('Acme Model 1 time machine')).toBeNull();
  expect(german?.fact({ name: 'constructor', value: '1' })).toBeNull();
});
