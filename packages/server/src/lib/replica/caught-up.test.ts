import { expect, test } from 'vitest';
import { createMoments } from './caught-up.ts';

test('a standby has everything up to the newest moment whose position it has reached', () => {
  const moments = createMoments();
  expect(moments.caughtUpTo(10n)).toBeUndefined();
  moments.add(1_000, 10n);
  moments.add(2_000, 20n);
  moments.add(3_000, 30n);
  expect(moments.caughtUpTo(9n)).toBeUndefined();
  expect(moments.oldest()).toBe(1_000);
  expect(moments.caughtUpTo(25n)).toBe(2_000);
  expect(moments.caughtUpTo(30n)).toBe(3_000);
});

test('on an idle primary it is as recent as the last question', () => {
  const moments = createMoments();
  for (let at = 0; at <= 100_000; at += 1_000) moments.add(at, 10n);
  expect(moments.caughtUpTo(10n)).toBe(100_000);
});

test('of a long time behind, not every moment is remembered, and none is taken for a later one', () => {
  const moments = createMoments();
  for (let at = 0; at < 5_000; at++) moments.add(at, BigInt(at));
  const caughtUpTo = moments.caughtUpTo(4_000n) ?? Number.NaN;
  expect(caughtUpTo).toBeLessThanOrEqual(4_000);
  expect(caughtUpTo).toBeGreaterThan(3_900);
});
