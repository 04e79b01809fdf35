import { DatabaseUnavailable, StatementAborted, StatementTimeout } from '@relab/database';
import { expect, test } from 'vitest';
import { StorageError } from '../storage/storage-error.ts';
import { toApiError } from './to-api-error.ts';

const seconds = expect.stringMatching(/^[1-9]\d?$/);

test.each([
  ['a database that is away', new DatabaseUnavailable(new Error('connect ECONNREFUSED'))],
  ['a database that does not react', new StatementTimeout(5_000, false)],
  ['a request that was broken off', new StatementAborted()],
  ['a plan from before a table changed', Object.assign(new Error('cached plan'), { code: '0A000' })],
  ['files that cannot be reached', new StorageError('away', 'No bucket answers.')],
])('%s is answered 503 with Retry-After in seconds', (_, error) => {
  const { status, headers } = toApiError(error, () => undefined);
  expect([status, headers]).toEqual([503, { 'Retry-After': seconds }]);
});

test.each([
  ['a full disk', Object.assign(new Error('No space left.'), { code: '53100' })],
  ['a full store of files', new StorageError('full', 'No space left.')],
])('%s is answered 507, and to be tried again later than what is away', (_, error) => {
  const { status, headers } = toApiError(error, () => undefined);
  const away = toApiError(new DatabaseUnavailable(new Error('connect ECONNREFUSED')), () => undefined);
  expect([status, headers]).toEqual([507, { 'Retry-After': seconds }]);
  expect(Number(headers['Retry-After'])).toBeGreaterThan(Number(away.headers['Retry-After']));
});

test.each([
  ['a statement past its time limit', new StatementTimeout(5_000, true), 400],
  ['an unexpected error', new Error('Unexpected.'), 500],
])('%s does not invite to try again soon', (_, error, expected) => {
  const { status, headers } = toApiError(error, () => undefined);
  expect([status, headers]).toEqual([expected, {}]);
});
