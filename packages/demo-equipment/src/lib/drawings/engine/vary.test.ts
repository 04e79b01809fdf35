import { expect, test } from 'vitest';
import { createVary } from './vary.ts';

test('a named choice is the same however often and in whatever order it is asked', () => {
  const [a, b] = [createVary('x 1'), createVary('x 1')];
  b.between('other', 0, 1);
  expect(a.between('width', 10, 20)).toBe(b.between('width', 10, 20));
});

test('choices stay within their bounds, and neighboring seeds spread over them', () => {
  const counts = new Map<number, number>();
  for (let seed = 0; seed < 4_000; seed += 1) {
    const count = createVary(`centrifuge ${seed}`).count('places', 1, 4);
    counts.set(count, (counts.get(count) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual([1, 2, 3, 4]);
  for (const times of counts.values()) expect(times).toBeGreaterThan(800);
});
