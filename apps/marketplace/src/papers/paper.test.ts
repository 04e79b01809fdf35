import { renderDocument } from '@relab/server/media';
import { expect, test } from 'vitest';
import { paperOf } from './paper.ts';
import type { Unit } from './unit.ts';

const unit: Unit = {
  sku: 'RL-000001',
  name: 'Hettich Rotina 380 R benchtop centrifuge',
  year: 2014,
  condition: 'UsedTestedWorking',
  conditionNote: 'Light wear on the lid.',
  facts: [{ name: 'Maximum force', value: '24,400', unit: '× g', key: true }],
  included: ['Swing-out rotor'],
  missing: [],
  tests: [{ what: 'Run at full speed', result: 'Quiet, no error' }],
  testedBy: 'Technician of the seller',
  seller: 'Zweite Zentrifuge GmbH',
  place: 'Göttingen, DE',
  listed: '2026-09-01',
};

test('a condition report says the grade, what comes along and what is missing', () => {
  const { rows, sections } = paperOf(unit, 'condition-report', 'Condition report');
  expect(rows).toContainEqual(['Condition', 'C, Used, tested working']);
  expect(sections.find(({ heading }) => heading === 'Missing')?.paragraphs).toEqual([
    'Nothing that the seller knows of.',
  ]);
  expect(sections.find(({ heading }) => heading === 'Facts')?.rows).toEqual([
    ['Maximum force', '24,400 × g'],
  ]);
});

test('a test protocol lists results, and says so where there are none', () => {
  expect(paperOf(unit, 'test-protocol', 'Test protocol').sections[0]?.rows).toEqual([
    ['Run at full speed', 'Quiet, no error'],
  ]);
  expect(paperOf({ ...unit, tests: [] }, 'test-protocol', 'Test protocol').sections[0]?.paragraphs).toEqual([
    'Nothing was tested.',
  ]);
});

test('every kind becomes a PDF', async () => {
  for (const kind of ['condition-report', 'test-protocol', 'decontamination'] as const) {
    const bytes = await renderDocument(paperOf(unit, kind, 'Paper'));
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
  }
});
