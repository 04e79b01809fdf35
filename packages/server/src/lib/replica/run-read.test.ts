import { type Database, DatabaseUnavailable, PrimaryRequired, StatementTimeout } from '@relab/database';
import { expect, test } from 'vitest';
import { ApiError } from '../errors/api-error.ts';
import { createCircuitBreaker } from '../limits/circuit-breaker.ts';
import { createRunRead } from './run-read.ts';
import type { Unusable } from './watch-replica.ts';
import { nothingWritten } from './written-position.ts';

const [primary, replica] = ['primary', 'replica'] as unknown as readonly [Database, Database];

/** A replica that is as the test says, and what was made of reads. */
function setUp() {
  const reads: string[] = [];
  const suspicions: string[] = [];
  const state = { unusable: undefined as Unusable | undefined, lost: new AbortController() };
  const run = createRunRead({
    replica: {
      database: replica,
      watch: {
        unusable: () => state.unusable,
        lost: () => state.lost.signal,
        suspect: (reason) => void suspicions.push(reason),
      },
    },
    statementTimeout: 5_000,
    breaker: createCircuitBreaker({ name: 'replica' }),
    onRead: ({ server, reason }) => void reads.push(`${server}: ${reason}`),
  });
  /** On the replica it comes to what is given. */
  const read = (onReplica: () => Promise<unknown>, signal?: AbortSignal): Promise<unknown> =>
    run({
      written: nothingWritten,
      primary,
      signal,
      read: (database) => (database === replica ? onReplica() : Promise.resolve('of the primary')),
    });
  return { state, reads, suspicions, read };
}

const conflict = Object.assign(new Error('canceling statement due to conflict with recovery'), {
  code: '40001',
});

test.each([
  ['conflict', conflict],
  ['denied', new ApiError('NOT_FOUND', 'There is no such record.')],
  ['required', new PrimaryRequired('The catalogue')],
  ['busy', new DatabaseUnavailable(new Error('timeout exceeded when trying to connect'))],
  ['failed', Object.assign(new Error('cannot execute INSERT in a read-only transaction'), { code: '25006' })],
])('what fails on the replica is read from the primary: %s', async (reason, error) => {
  const { read, reads, suspicions } = setUp();
  expect(await read(() => Promise.reject(error))).toBe('of the primary');
  expect(reads).toEqual([`primary: ${reason}`]);
  expect(suspicions).toEqual([]);
});

test('a replica that is away is not used before it answers again', async () => {
  const { read, reads, suspicions } = setUp();
  const away = new DatabaseUnavailable(new Error('connect ECONNREFUSED'));
  expect(await read(() => Promise.reject(away))).toBe('of the primary');
  const frozen = new StatementTimeout(5_000, false);
  expect(await read(() => Promise.reject(frozen))).toBe('of the primary');
  expect(suspicions).toEqual([away.message, frozen.message]);
  expect(reads).toEqual(['primary: failed', 'primary: failed']);
});

test('what waits for a replica that is lost turns to the primary at once', async () => {
  const { read, state } = setUp();
  const waiting = read(() => new Promise(() => undefined));
  state.lost.abort();
  expect(await waiting).toBe('of the primary');
});

test('a statement that is too slow is not run a second time', async () => {
  const { read, reads } = setUp();
  const slow = new StatementTimeout(5_000, true);
  await expect(read(() => Promise.reject(slow))).rejects.toBe(slow);
  expect(reads).toEqual([]);
});

test('what nobody waits for any more is not run a second time', async () => {
  const { read, reads } = setUp();
  const request = new AbortController();
  const gone = new Error('The request was broken off.');
  const failing = read(() => {
    request.abort();
    return Promise.reject(gone);
  }, request.signal);
  await expect(failing).rejects.toBe(gone);
  expect(reads).toEqual([]);
});

test('a replica that cannot serve what it is asked for is left alone for a while', async () => {
  const { read, reads } = setUp();
  let attempts = 0;
  for (let turn = 0; turn < 8; turn++)
    await read(() => {
      attempts += 1;
      return Promise.reject(new Error('could not read block 7'));
    });
  expect(attempts).toBe(5);
  expect(reads.slice(4)).toEqual(['primary: failed', ...Array.from({ length: 3 }, () => 'primary: away')]);
});

test.each(['away', 'behind', 'own-write'] as const)(
  'nothing is tried on one that is unusable: %s',
  async (why) => {
    const { read, reads, state } = setUp();
    state.unusable = why;
    expect(await read(() => Promise.reject(new Error('not to be called')))).toBe('of the primary');
    expect(reads).toEqual([`primary: ${why}`]);
  },
);
