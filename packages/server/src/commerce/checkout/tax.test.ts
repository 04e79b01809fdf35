import { describe, expect, it } from 'vitest';
import { taxOf, taxRate } from './tax.ts';

describe('tax', () => {
  it('comes on top, to the cent', () => {
    expect(taxOf(100_00, '19')).toBe(19_00);
    expect(taxOf(99_99, '8.1')).toBe(8_10);
    expect(taxOf(1, '5.25')).toBe(0);
    expect(taxOf(100_00, '5.25')).toBe(5_25);
  });

  it('is nothing where no rate is known', () => {
    expect(taxRate({ DE: '19' }, 'DE')).toBe('19');
    expect(taxRate({ DE: '19' }, 'US')).toBe('0');
    expect(taxRate({ DE: '19' }, null)).toBe('0');
  });
});
