import { renderDocument } from '@relab/server/media';
import { expect, test } from 'vitest';
import { listingDocument } from './listing-document.ts';
import { documentLanguages, localizedDocument, localizedTitle } from './localized-document.ts';
import { english } from './texts.ts';
import type { Unit } from './unit.ts';

const unit: Unit = {
  sku: 'RL-000001',
  name: 'Hettich Rotina 380 R refrigerated benchtop centrifuge',
  year: 2014,
  condition: 'UsedTestedWorking',
  conditionNote: 'Light wear on the lid.',
  facts: [{ name: 'Max. RCF', value: '24,400', unit: '× g', key: true }],
  included: ['Swing-out rotor'],
  missing: [],
  tests: [{ what: 'Run at full speed', result: 'Quiet, no error' }],
  testedBy: 'Technician of the seller',
  seller: 'Zweite Zentrifuge GmbH',
  place: 'Göttingen, DE',
  listed: '2026-09-01',
};

test('a condition report says the grade, what comes along and what is missing', () => {
  const { rows, sections } = listingDocument(unit, 'condition-report', 'Condition report', english);
  expect(rows).toContainEqual(['Condition', 'C, Used, tested working']);
  expect(sections.find(({ heading }) => heading === 'Missing')?.paragraphs).toEqual([
    'Nothing that the seller knows of.',
  ]);
  expect(sections.find(({ heading }) => heading === 'Facts')?.rows).toEqual([['Max. RCF', '24,400 × g']]);
});

test('a test protocol lists results, and says so where there are none', () => {
  expect(listingDocument(unit, 'test-protocol', 'Test protocol', english).sections[0]?.rows).toEqual([
    ['Run at full speed', 'Quiet, no error'],
  ]);
  expect(
    listingDocument({ ...unit, tests: [] }, 'test-protocol', 'Test protocol', english).sections[0]
      ?.paragraphs,
  ).toEqual(['Nothing was tested.']);
});

test('every kind becomes a PDF', async () => {
  for (const kind of ['condition-report', 'test-protocol', 'decontamination'] as const) {
    const bytes = await renderDocument(listingDocument(unit, kind, 'Paper', english));
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
  }
});

test('a document in German says it in German, with numbers in German form, and keeps what the seller wrote', () => {
  const written = { ...unit, conditionNote: 'Found behind the shed.' };
  const { title, rows, sections, language } = localizedDocument(
    written,
    'condition-report',
    'Condition report',
    'de',
  );
  expect([title, language]).toEqual(['Zustandsbericht', 'de']);
  expect(rows).toContainEqual(['Zustand', 'C, Gebraucht, geprüft']);
  expect(rows).toContainEqual(['Gerät', 'Hettich Rotina 380 R gekühlte Tischzentrifuge']);
  expect(sections.map(({ heading }) => heading)).toEqual(['Zustand', 'Enthalten', 'Fehlt', 'Daten']);
  expect(sections[0]?.paragraphs).toContain('Found behind the shed.');
  expect(sections[3]?.rows).toEqual([['Max. RZB', '24.400 × g']]);
});

test('a document is in English without a language, and in one that no documents are written in', () => {
  const document = listingDocument(unit, 'condition-report', 'Condition report', english);
  for (const language of [undefined, 'fi'])
    expect(localizedDocument(unit, 'condition-report', 'Condition report', language)).toEqual(document);
});

test('the file of a document is called in its language', () => {
  expect(localizedTitle('Test protocol RL-000001', 'de')).toBe('Prüfprotokoll RL-000001');
  expect(documentLanguages.de?.('Unnamed RL-000001')).toBe('Unnamed RL-000001');
});
