import type { FieldInfo } from '@relab/contract/records';
import { expect, test } from 'vitest';
import { checkValue } from './check-value.ts';

const field = (dataType: string, more: Partial<FieldInfo> = {}) =>
  ({
    apiName: 'Name',
    label: 'Name',
    dataType,
    htmlFormatted: false,
    length: 0,
    precision: 0,
    scale: 0,
    reference: dataType === 'Reference',
    ...more,
  }) as FieldInfo;

test.each([
  ['String', 'Rotor', false, undefined],
  ['String', ' ', true, 'Enter Name.'],
  ['String', null, false, undefined],
  ['Boolean', null, true, undefined],
  ['Double', 'twelve', false, 'This is not a number.'],
  ['Int', 1.5, false, 'This is not a whole number.'],
  ['Email', 'nobody', false, 'This is not an e-mail address.'],
  ['Email', 'a@b.example', false, undefined],
  ['Date', 'soon', false, 'This is not a date.'],
])('a %s of %j says what is wrong with it', (dataType, value, isRequired, message) => {
  expect(checkValue(field(dataType), value, isRequired)).toBe(message);
});

test('a text and a number have their limits', () => {
  expect(checkValue(field('String', { length: 3 }), 'four', false)).toBe('At most 3 characters.');
  const price = field('Currency', { precision: 6, scale: 2 });
  expect(checkValue(price, 10_000, false)).toBe('At most 4 digits.');
  expect(checkValue(price, 9_999.99, false)).toBeUndefined();
});
