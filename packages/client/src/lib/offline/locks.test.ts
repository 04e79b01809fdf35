import { expect, it } from 'vitest';
import { createClock } from '../persistence/clock.fixture.ts';
import { memoryRows } from '../persistence/memory-rows.ts';
import { settle } from '../testing/test-client.ts';
import { type Locks, memoryLocks, rowLocks, webLocks } from './locks.ts';

/** A task that runs until it is ended, and records its start. */
function open(locks: Locks, name: string, begun: string[], label: string) {
  const { promise, resolve } = Promise.withResolvers<string>();
  const result = locks.request(name, () => {
    begun.push(label);
    return promise;
  });
  return { result, end: () => resolve(label) };
}

function browserOf(kind: 'web' | 'memory' | 'row') {
  const clock = createClock();
  const [rows, memory] = [memoryRows(), memoryLocks()];
  const tab = () => (kind === 'row' ? rowLocks(rows, clock) : kind === 'web' ? webLocks() : memory) ?? memory;
  return { clock, rows, tab };
}

it.each(['memory', 'row', 'web'] as const)('one after the other, by name: %s', async (kind) => {
  const { clock, tab } = browserOf(kind);
  const begun: string[] = [];
  const [a, b] = [tab(), tab()];
  const first = open(a, kind, begun, 'first');
  await clock.pass(10);
  const second = open(b, kind, begun, 'second');
  const third = open(a, kind, begun, 'third');
  const other = open(b, `${kind} other`, begun, 'other');
  await clock.pass(5_000);
  expect(begun.sort()).toEqual(['first', 'other']);
  first.end();
  expect(await first.result).toBe('first');
  await clock.pass(5_000);
  expect(begun).toHaveLength(3);
  for (const { end } of [second, third, other]) end();
  await clock.pass(60_000);
  expect(begun).toHaveLength(4);
});

it.each(['memory', 'row', 'web'] as const)('goes on after a task that fails: %s', async (kind) => {
  const { tab } = browserOf(kind);
  const failing = () => Promise.reject(new Error('failed'));
  await expect(tab().request(`${kind} failing`, failing)).rejects.toThrow('failed');
  expect(await tab().request(`${kind} failing`, async () => 'next')).toBe('next');
});

it('a lease on rows is renewed as long as its tab lives, and ends with it', async () => {
  const { clock, rows, tab } = browserOf('row');
  const begun: string[] = [];
  open(tab(), 'x', begun, 'long');
  await settle();
  open(tab(), 'x', begun, 'next');
  await clock.pass(300_000);
  expect(begun).toEqual(['long']);
  // A clock of its own stands for a page that is gone: it renews nothing.
  const gone = rowLocks(rows, { now: clock.now, wait: () => new Promise(() => {}) });
  open(gone, 'y', begun, 'gone');
  await settle();
  open(tab(), 'y', begun, 'heir');
  await clock.pass(20_000);
  expect(begun).toEqual(['long', 'gone']);
  await clock.pass(15_000);
  expect(begun).toEqual(['long', 'gone', 'heir']);
});

it('a page that goes away gives a lease on rows back', async () => {
  const { clock, rows, tab } = browserOf('row');
  const begun: string[] = [];
  const page = new EventTarget();
  open(rowLocks(rows, { now: clock.now, wait: () => new Promise(() => {}), page }), 'x', begun, 'leaving');
  await settle();
  open(tab(), 'x', begun, 'heir');
  page.dispatchEvent(new Event('pagehide'));
  await clock.pass(2_000);
  expect(begun).toEqual(['leaving', 'heir']);
});

it('a page that goes away takes no lease on rows any more, unless it comes back', async () => {
  const { clock, rows, tab } = browserOf('row');
  const begun: string[] = [];
  const page = new EventTarget();
  const first = open(tab(), 'x', begun, 'first');
  await settle();
  open(rowLocks(rows, { ...clock, page }), 'x', begun, 'leaving');
  page.dispatchEvent(new Event('pagehide'));
  first.end();
  await clock.pass(5_000);
  expect(begun).toEqual(['first']);
  expect(await rows.all('lock x')).toEqual([]);
  page.dispatchEvent(new Event('pageshow'));
  await clock.pass(5_000);
  expect(begun).toEqual(['first', 'leaving']);
});

it('a lease on rows that ended is not given back for the one that has it now', async () => {
  const { clock, rows, tab } = browserOf('row');
  const begun: string[] = [];
  const late = open(
    rowLocks(rows, { now: clock.now, wait: () => new Promise(() => {}) }),
    'x',
    begun,
    'late',
  );
  await settle();
  open(tab(), 'x', begun, 'heir');
  await clock.pass(40_000);
  late.end();
  await late.result;
  open(tab(), 'x', begun, 'third');
  await clock.pass(60_000);
  expect(begun).toEqual(['late', 'heir']);
});
