import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Top } from './top.ts';

it('keeps what a whole sort would put first', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer({ min: 0, max: 12 }), (items, count) => {
      const top = new Top(count, (a, b) => b - a);
      for (const item of items) top.add(item);
      expect(top.sorted()).toEqual([...items].sort((a, b) => b - a).slice(0, count));
    }),
  );
});
