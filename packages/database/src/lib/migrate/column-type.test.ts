import { expect, test } from 'vitest';
import { isWidening } from './column-type.ts';

test.each([
  ['varchar(20)', 'varchar(40)', true],
  ['varchar(40)', 'varchar(20)', false],
  ['varchar(40)', 'text', true],
  ['text', 'varchar(40)', false],
  ['numeric(10, 2)', 'numeric(12, 3)', true],
  ['numeric(10, 2)', 'numeric(10, 3)', false],
  ['integer', 'bigint', true],
  ['bigint', 'integer', false],
  ['date', 'timestamptz(3)', false],
])('%s to %s keeps every value: %s', (from, to, keeps) => {
  expect(isWidening(from, to)).toBe(keeps);
});
