import { expect, test } from 'vitest';
import { addressField, readAddress } from './postal-address.ts';

const complete = { name: 'A', street: 'B 1', postalCode: '20144', city: 'Hamburg', country: 'DE' };

function formOf(values: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

test('readAddress leaves out empty members', () => {
  const { address, problems } = readAddress(formOf({ ...complete, region: ' ' }), '', ['DE']);
  expect(problems).toEqual([]);
  expect(address).toEqual(complete);
});

test('an address in a country without delivery is a problem of its field', () => {
  const { problems } = readAddress(formOf({ ...complete, country: 'US' }), '', ['DE']);
  expect(problems).toEqual([{ field: 'country', message: 'Choose a country from the list.' }]);
});

test('a postal code that the chosen country does not have is a problem of its field', () => {
  const { problems } = readAddress(formOf({ ...complete, postalCode: '691' }), '', ['DE']);
  expect(problems).toEqual([
    { field: 'postalCode', message: 'This is not a postal code of the chosen country. Check it.' },
  ]);
});

test('a billing address has prefixed fields, and problems of its own', () => {
  expect(addressField('billing', 'postalCode')).toBe('billingPostalCode');
  const { problems } = readAddress(formOf(complete), 'billing', ['DE']);
  expect(problems.map(({ field }) => field)).toEqual([
    'billingName',
    'billingStreet',
    'billingPostalCode',
    'billingCity',
    'billingCountry',
  ]);
});
