import { describe, expect, it } from 'vitest';
import { phrase } from './phrase.ts';
import { createRandom } from './random.ts';

describe('phrase', () => {
  it('takes one of the words', () => {
    const said = new Set(
      Array.from({ length: 50 }, (_, seed) => phrase('a {red|blue} lid', createRandom(seed))),
    );
    expect(said).toEqual(new Set(['a red lid', 'a blue lid']));
  });

  it('draws numbers between both ends, with as many decimals as are written', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const said = phrase('{0.20..0.35} and {3985..4012}', createRandom(seed));
      expect(said).toMatch(/^0\.[23]\d and [34],\d{3}$/);
      const [small = '', large = ''] = said.split(' and ');
      expect(Number(small)).toBeGreaterThanOrEqual(0.2);
      expect(Number(small)).toBeLessThanOrEqual(0.35);
      expect(Number(large.replace(',', ''))).toBeGreaterThanOrEqual(3985);
      expect(Number(large.replace(',', ''))).toBeLessThanOrEqual(4012);
    }
  });

  it('groups no digits behind the point and writes a true minus', () => {
    expect(phrase('{1.00000..1.00000}', createRandom(1))).toBe('1.00000');
    expect(phrase('{-1500..-1500}', createRandom(1))).toBe('−1,500');
  });
});
