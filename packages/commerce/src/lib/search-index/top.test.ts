import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Top } from './top.ts';

it('Top returns what a complete sort has first', () => {
  // Keys with many ties, so that the comparison has its part.
  const order = { key: (item: number) => item % 5, compare: (a: number, b: number) => b - a };
  const wholly = (a: number, b: number) => order.key(a) - order.key(b) || order.compare(a, b);
  fc.assert(
    fc.property(fc.array(fc.nat(1000)), fc.integer({ min: 0, max: 12 }), (items, count) => {
      const top = new Top(count, order);
      for (const item of items) top.add(item);
      expect(top.sorted()).toEqual([...items].sort(wholly).slice(0, count));
    }),
  );
});
