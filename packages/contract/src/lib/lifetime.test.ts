import { expect, test } from 'vitest';
import * as commerce from '../commerce.ts';
import type { AnyCall } from './call.ts';
import { forever, storeLifetime } from './lifetime.ts';

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'path' in value;
const exported: readonly unknown[] = Object.values(commerce);
const reads = exported.filter(isCall).filter(({ kind }) => kind === 'read');

const inAreas = (...areas: readonly string[]) => reads.filter(({ area }) => areas.includes(area));

test('S-151, S-265 what the commerce store keeps is fresh for 300 s', () => {
  expect(storeLifetime).toBe(300_000);
  const kept = inAreas('commerce-context', 'carts', 'delivery-groups', 'catalogue');
  const others = kept.filter(({ lifetime }) => lifetime !== storeLifetime).map(({ id }) => id);
  expect(kept.length).toBeGreaterThan(10);
  // A copy that somebody else may order at any moment.
  expect(others).toEqual(['getPayNowCart']);
});

test('S-151 what others change, such as orders and approvals, is fresh for less, and nothing for longer', () => {
  expect(
    reads.filter(({ lifetime }) => lifetime < 0 || lifetime > storeLifetime).map(({ id }) => id),
  ).toEqual([]);
});

test('S-152 a lifetime of -1 never ends', () => {
  expect(forever).toBe(-1);
});
