import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { watchHeap } from './heap-memory.ts';

test('what a full collection leaves in use counts, and is less than the limit', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const heap = watchHeap();
  onTestFinished(heap.stop);
  expect(heap.share()).toBe(0);
  collect();
  await expect.poll(heap.share).toBeGreaterThan(0);
  expect(heap.share()).toBeLessThan(0.9);
});
