import { expect, test } from 'vitest';
import { createSharedReads } from './shared-reads.ts';

/** Reads that count how often they were sent, under a clock that the test moves. */
function setUp(maxEntries?: number) {
  let at = 0;
  let loads = 0;
  const reads = createSharedReads({ now: () => at, ...(maxEntries !== undefined && { maxEntries }) });
  const read = async (key = 'rotors') => (await reads.read(key, async () => ++loads))?.value;
  return {
    reads,
    read,
    later: (milliseconds: number) => {
      at += milliseconds;
    },
  };
}

test('a response is shared for a second, counted from when its request was sent', async () => {
  const { read, later } = setUp();
  expect(await read()).toBe(1);
  later(999);
  expect(await read()).toBe(1);
  later(1);
  expect(await read()).toBe(2);
});

test('those who read at once wait for one request', async () => {
  const { read } = setUp();
  expect(await Promise.all([read(), read(), read('tubes')])).toEqual([1, 1, 2]);
});

test('a read that was sent before a write is not shared after it', async () => {
  const { reads, read } = setUp();
  const { promise, resolve } = Promise.withResolvers<string>();
  const before = reads.read('rotors', () => promise);
  reads.clear();
  resolve('before');
  expect((await before)?.value).toBe('before');
  expect(await read()).toBe(1);
});

test('an error is shared with nobody', async () => {
  const { reads, read } = setUp();
  expect(await reads.read('rotors', () => Promise.reject(new Error('away')))).toBeUndefined();
  expect(await read()).toBe(1);
});

test('a shared response cannot be changed, however deep', async () => {
  const { reads } = setUp();
  const item = { price: '1' };
  const items = [item];
  await reads.read('rotors', async () => ({ items }));
  expect(() => {
    item.price = '0';
  }).toThrow(TypeError);
  expect(() => items.push({ price: '2' })).toThrow(TypeError);
});

test('a flood of keys neither pushes out what is stored nor is stored beyond the limit', async () => {
  const { read, later } = setUp(2);
  expect(await read('home')).toBe(1);
  for (let n = 0; n < 100; n++) await read(`flood ${n}`);
  expect(await read('home')).toBe(1);
  expect(await read('flood 99')).toBe(102);
  later(1_000);
  expect(await read('tubes')).toBe(103);
  expect(await read('tubes')).toBe(103);
});
