import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TaxableLine, TaxedLine } from './tax-calculator.ts';
import { tableTax, taxOf } from './tax-table.ts';

const calculate = tableTax({ DE: '19', FR: '20', GR: '24', FI: '25.5' });

const line = (id: string, net: number, country: string): TaxableLine => ({
  id,
  kind: 'product',
  net,
  shipTo: { country, postalCode: '1', region: null },
});

const taxed = async (
  lines: readonly TaxableLine[],
  vatNumber: string | null = null,
): Promise<readonly TaxedLine[]> =>
  calculate({ sellerCountry: 'DE', currency: 'EUR', billTo: { country: 'DE', vatNumber }, lines });

describe('the table of tax rates', () => {
  it('adds tax at the rate of the destination', async () => {
    expect(await taxed([line('a', 100_00, 'DE'), line('b', 100_00, 'FI')])).toEqual([
      { id: 'a', rate: '19', tax: 19_00, note: null },
      { id: 'b', rate: '25.5', tax: 25_50, note: null },
    ]);
    expect(taxOf(99_99, '8.1')).toBe(8_10);
    expect(taxOf(1, '5.25')).toBe(0);
  });

  it('leaves the tax to a business in another member state, with the sentence for the invoice', async () => {
    const [france] = await taxed([line('a', 100_00, 'FR')], 'FR 32 123456789');
    expect(france).toMatchObject({
      rate: '0',
      tax: 0,
      note: expect.stringMatching(/Article 138.*reverse charge/),
    });
    // The number need not be of the country that it goes to.
    expect(await taxed([line('a', 100_00, 'GR')], 'FR32123456789')).toMatchObject([{ tax: 0 }]);
  });

  it('taxes what stays in the seller’s country, and what a business of that country has sent elsewhere', async () => {
    expect(await taxed([line('a', 100_00, 'DE')], 'FR32123456789')).toMatchObject([{ tax: 19_00 }]);
    expect(await taxed([line('a', 100_00, 'FR')], 'DE123456788')).toMatchObject([{ tax: 20_00 }]);
    expect(await taxed([line('a', 100_00, 'FR')], 'no number')).toMatchObject([{ tax: 20_00 }]);
  });

  it('adds no tax to what leaves the Union, with the sentence for the invoice', async () => {
    const [swiss] = await taxed([line('a', 100_00, 'CH')], 'FR32123456789');
    expect(swiss).toMatchObject({ rate: '0', tax: 0, note: expect.stringMatching(/export/) });
  });

  it('rounds once for each country and rate: lines add up to the tax of their sum', async () => {
    const countries = ['DE', 'FR', 'FI', 'CH'];
    const net = fc.oneof(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 900_000_00 }));
    const some = fc.array(fc.record({ net, country: fc.constantFrom(...countries) }), { maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(some, async (given) => {
        const lines = given.map((one, at) => line(String(at), one.net, one.country));
        const answered = await taxed(lines);
        expect(answered.map(({ id }) => Number(id)).sort((one, other) => one - other)).toEqual(
          given.map((_, at) => at),
        );
        const rates = { DE: '19', FR: '20', FI: '25.5', CH: '0' };
        for (const [country, rate] of Object.entries(rates)) {
          const own = lines.filter(({ shipTo }) => shipTo.country === country);
          const sum = own.reduce((total, one) => total + one.net, 0);
          const parts = answered.filter(({ id }) => own.some((one) => one.id === id));
          expect(parts.reduce((total, { tax }) => total + tax, 0)).toBe(taxOf(sum, rate));
          // Half a cent of the sum's rounding, and less than one of its being split.
          for (const { id, tax } of parts) {
            const exact = ((own.find((one) => one.id === id)?.net ?? 0) * Number(rate)) / 100;
            expect(Math.abs(tax - exact)).toBeLessThan(1.5);
          }
        }
      }),
    );
  });
});
