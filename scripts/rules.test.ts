import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rulesInTests, rulesOf, rulesTable, specifiedRules, unchecked } from './rules.ts';

test('docs/rules.md says what the tests name', () => {
  const written = readFileSync(join(import.meta.dirname, '../docs/rules.md'), 'utf8');
  expect(written, 'run npm run rules').toBe(rulesTable());
});

test('every rule of the specification is named by a test, or by the reason why none can hold it', () => {
  const named = rulesInTests();
  const specified = specifiedRules();
  expect(specified).toHaveLength(882);
  expect(specified.filter((rule) => !named.has(rule) && !unchecked.has(rule))).toEqual([]);
  expect([...named.keys()].filter((rule) => !specified.includes(rule))).toEqual([]);
  expect([...unchecked.keys()].filter((rule) => named.has(rule))).toEqual([]);
});

test('rules are read from titles, spans included', () => {
  expect(rulesOf('S-217 an original price, D-009')).toEqual(['S-217', 'D-009']);
  expect(rulesOf('S-288…S-290 waits')).toEqual(['S-288', 'S-289', 'S-290']);
  expect(rulesOf('D-241 to 243 and C-001–C-002')).toEqual(['D-241', 'D-242', 'D-243', 'C-001', 'C-002']);
});

test('open points have two digits, rules three', () => {
  expect(rulesOf('X-18: a version')).toEqual(['X-18']);
  expect(rulesOf('X-16…X-18, S-217')).toEqual(['X-16', 'X-17', 'X-18', 'S-217']);
  expect(rulesOf('X-180 and S-21 are none; neither is AX-18')).toEqual([]);
});
