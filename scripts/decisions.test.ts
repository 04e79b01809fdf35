import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { citedDecisions, datesOf, decisions, decisionsCitedBy, decisionsIndex } from './decisions.ts';

const index = readFileSync(join(import.meta.dirname, '../docs/decisions/README.md'), 'utf8');

test('the index of docs/decisions has every decision with its title and a date', () => {
  const undated = decisions().filter(({ file }) => !datesOf(index).has(file));
  expect(
    undated.map(({ file }) => file),
    'run npm run decisions',
  ).toEqual([]);
  expect(index, 'run npm run decisions').toBe(decisionsIndex(index, () => ''));
});

test('every decision has a number of its own and a title', () => {
  const numbers = decisions().map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(decisions().filter(({ number, title }) => !(number > 0) || title === '')).toEqual([]);
  expect(numbers.length).toBeGreaterThan(140);
});

test('every decision that code or documents cite exists', () => {
  const numbers = new Set(decisions().map(({ number }) => number));
  expect([...citedDecisions()].filter(([number]) => !numbers.has(number))).toEqual([]);
});

test('decisions are cited by number, in lists and by link', () => {
  expect(decisionsCitedBy('see decision 19, and decisions 0110 to 0112')).toEqual([19, 110, 112]);
  expect(decisionsCitedBy('[0149](decisions/0149-members.md), decisions 3, 4 and 5')).toEqual([149, 3, 4, 5]);
  expect(decisionsCitedBy('a decision of 2026')).toEqual([]);
});
