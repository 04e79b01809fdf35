import { expect, test } from 'vitest';
import { fitsType } from './column-type.ts';

const own = '"value"';

test.each([
  ['varchar(20)', 'varchar(40)'],
  ['varchar(40)', 'text'],
  ['character varying(40)', 'VARCHAR(40)'],
  ['numeric(10, 2)', 'numeric(12,3)'],
  ['numeric(10, 2)', 'numeric'],
  ['numeric(10, 2)', 'text'],
  ['smallint', 'integer'],
  ['int4', 'bigint'],
  ['integer', 'numeric(12, 2)'],
  ['bigint', 'numeric(19)'],
  ['timestamptz(3)', 'timestamptz'],
])('%s to %s keeps every value: nothing is looked at', (from, to) => {
  expect(fitsType(from, to, own)).toBe('true');
});

test.each([
  ['varchar(40)', 'varchar(20)'],
  ['text', 'varchar(40)'],
  ['numeric(10, 2)', 'numeric(10, 3)'],
  ['numeric', 'numeric(10, 2)'],
  ['bigint', 'integer'],
  ['bigint', 'numeric(18, 0)'],
  ['integer', 'varchar(20)'],
  ['text', 'integer'],
  ['timestamptz', 'timestamptz(3)'],
])('%s to %s keeps some values: each is looked at', (from, to) => {
  expect(fitsType(from, to, own)).toContain(own);
});

test.each([
  ['date', 'timestamptz(3)'],
  ['timestamptz(3)', 'date'],
  ['boolean', 'integer'],
  ['boolean', 'text'],
  ['jsonb', 'text'],
  ['text', 'date'],
  ['integer', 'double precision'],
])('%s to %s keeps none for sure', (from, to) => {
  expect(fitsType(from, to, own)).toBeUndefined();
});
