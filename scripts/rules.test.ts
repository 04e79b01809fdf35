import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rulesOf, rulesTable } from './rules.ts';

test('docs/rules.md says what the tests name', () => {
  const written = readFileSync(join(import.meta.dirname, '../docs/rules.md'), 'utf8');
  expect(written, 'run npm run rules').toBe(rulesTable());
});

test('rules are read from titles, spans included', () => {
  expect(rulesOf('S-217 an original price, D-009')).toEqual(['S-217', 'D-009']);
  expect(rulesOf('S-288…S-290 waits')).toEqual(['S-288', 'S-289', 'S-290']);
});
