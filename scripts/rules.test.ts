import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rulesTables } from './rules.ts';
import { citedRules, rulesInTests, rulesOf } from './rules-cited.ts';
import { rulesOfText, specifiedRules } from './rules-specified.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8');
const rules = specifiedRules();
const numbers = new Set(rules.map(({ number }) => number));

test('the tables of docs/rules show the rules of docs/spec and the tests that name them', () => {
  for (const [path, table] of rulesTables()) expect(read(path), 'run npm run rules').toBe(table);
});

test('every rule has one number, and the numbers of a letter have no gap', () => {
  expect(numbers.size).toBe(rules.length);
  for (const letter of ['C', 'D', 'S', 'X']) {
    const ofLetter = rules.filter(({ number }) => number.startsWith(letter));
    expect(ofLetter.map(({ number }) => Number(number.slice(2)))).toEqual(ofLetter.map((_, at) => at + 1));
  }
  expect(rules.length).toBeGreaterThanOrEqual(882);
});

test('every rule has a test that names it, or the reason why none can hold it', () => {
  const tested = rulesInTests();
  const neither = rules.filter(({ number, untested }) => !tested.has(number) && untested === undefined);
  expect(neither.map(({ number }) => number)).toEqual([]);
  const both = rules.filter(({ number, untested }) => tested.has(number) && untested !== undefined);
  expect(both.map(({ number }) => number)).toEqual([]);
});

test('every rule that code, tests or documents cite is in docs/spec', () => {
  const cited = citedRules();
  expect(cited.size).toBeGreaterThan(800);
  expect([...cited].filter(([rule]) => !numbers.has(rule))).toEqual([]);
});

test('every open point says how it was settled', () => {
  const open = rules.filter(({ number, settled }) => number.startsWith('X') && settled === undefined);
  expect(open.map(({ number }) => number)).toEqual([]);
});

test('rules are read from titles, ranges included', () => {
  expect(rulesOf('S-217 an original price, D-009')).toEqual(['S-217', 'D-009']);
  expect(rulesOf('S-288…S-290 waits')).toEqual(['S-288', 'S-289', 'S-290']);
  expect(rulesOf('D-241 to 243 and C-001–C-002')).toEqual(['D-241', 'D-242', 'D-243', 'C-001', 'C-002']);
});

test('open points have two digits, rules three', () => {
  expect(rulesOf('X-18: a version')).toEqual(['X-18']);
  expect(rulesOf('X-16…X-18, S-217')).toEqual(['X-16', 'X-17', 'X-18', 'S-217']);
  expect(rulesOf('X-180 and S-21 are none; neither is AX-18')).toEqual([]);
});

test('a rule is a list item; what was settled and why it has no test stand below it', () => {
  const text =
    '# Title\n\n- X-01 A question.\n  Settled: an answer.\n- S-004 A rule.\n  No test: a reason.\n- none\n';
  expect(rulesOfText(text, 'a.md')).toEqual([
    { number: 'X-01', sentence: 'A question.', settled: 'an answer.', file: 'a.md' },
    { number: 'S-004', sentence: 'A rule.', untested: 'a reason.', file: 'a.md' },
  ]);
});
