import { expect, test } from 'vitest';
import { shareReads } from './share-reads.ts';

/** Reads that the test ends; each returns its number. */
function held() {
  const ends: ((failing?: Error) => void)[] = [];
  const read = () =>
    new Promise<number>((resolve, reject) => {
      const number = ends.length;
      ends.push((failing) => (failing ? reject(failing) : resolve(number)));
    });
  return { ends, read };
}

test('requests that come during a read share one read that begins after them', async () => {
  const { ends, read } = held();
  const shared = shareReads<number>();
  const first = shared('a', read);
  const second = shared('a', read);
  const third = shared('a', read);
  const other = shared('b', read);
  expect(ends).toHaveLength(2);
  ends[0]?.();
  expect(await first).toBe(0);
  await Promise.resolve();
  const fourth = shared('a', read);
  expect(ends).toHaveLength(3);
  ends[2]?.();
  expect(await Promise.all([second, third])).toEqual([2, 2]);
  await Promise.resolve();
  ends[3]?.();
  expect(await fourth).toBe(3);
  ends[1]?.();
  expect(await other).toBe(1);
});

test('a read that fails does so for those who share it, and the next one begins all the same', async () => {
  const { ends, read } = held();
  const shared = shareReads<number>();
  const first = shared('a', read);
  const second = shared('a', read);
  ends[0]?.(new Error('Away.'));
  await expect(first).rejects.toThrow('Away.');
  await Promise.resolve();
  ends[1]?.();
  expect(await second).toBe(1);
});
