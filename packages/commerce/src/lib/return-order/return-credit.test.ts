import { expect, test } from 'vitest';
import { creditOfLine, type ReturnedLine } from './return-credit.ts';

const line: ReturnedLine = {
  name: 'Pipette',
  sku: 'P-1',
  unitPrice: '33.34',
  ordered: 3,
  before: 0,
  now: 1,
  total: '100.00',
  tax: '19.01',
  rate: '19',
};

test('what is credited in parts adds up to the line to the cent', () => {
  const parts = [0, 1, 2].map((before) => creditOfLine({ ...line, before }));
  expect(parts.reduce((sum, { net }) => sum + net, 0)).toBe(100_00);
  expect(parts.reduce((sum, { tax }) => sum + tax, 0)).toBe(19_01);
  expect(creditOfLine({ ...line, before: 1, now: 2 }).net).toBe(
    100_00 - creditOfLine({ ...line, before: 0, now: 1 }).net,
  );
});

test('a line without a tax of its own is credited at the rate of the order', () => {
  expect(creditOfLine({ ...line, tax: null, rate: '7.7', now: 3 })).toMatchObject({ net: 100_00, tax: 7_70 });
});
