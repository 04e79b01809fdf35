import { expect, test } from 'vitest';
import { addItemsToCart, addItemToCart, getCartItems, searchProducts } from '../commerce.ts';
import { getListRecordsByName } from '../records.ts';
import { parseRequest } from './parse-request.ts';

const query = (text: string) => new URLSearchParams(text);

test('text becomes what the call says it is', () => {
  expect(
    parseRequest(getCartItems, query('productFields=A,B&pageSize=3&includeCoupons=true&utm=x'), undefined),
  ).toEqual({
    ok: true,
    query: { productFields: ['A', 'B'], pageSize: 3, includeCoupons: true },
    body: {},
  });
  expect(parseRequest(searchProducts, query('fields[]=A&fields[]=B'), undefined)).toMatchObject({
    query: { fields: ['A', 'B'] },
  });
});

test('a page that is too small or too large has a code of its own', () => {
  const entry = { errorCode: 'NUMBER_OUTSIDE_VALID_RANGE', fields: ['pageSize'] };
  expect(parseRequest(getCartItems, query('pageSize=0'), undefined)).toMatchObject({
    ok: false,
    status: 400,
    errors: [entry],
  });
  expect(parseRequest(getListRecordsByName, query(''), { pageSize: 2001 })).toMatchObject({
    ok: false,
    status: 400,
    errors: [{ ...entry, message: 'pageSize parameter must be between 1 and 2000' }],
  });
});

test.each([['pageSize=x'], ['pageSize=1e9'], ['pageSize='], ['includeCoupons=yes'], ['sort=Nothing']])(
  'the query %s is refused and named',
  (text) => {
    const parsed = parseRequest(getCartItems, query(text), undefined);
    expect(parsed).toMatchObject({
      ok: false,
      status: 400,
      errors: [{ errorCode: 'ILLEGAL_QUERY_PARAMETER_VALUE', fields: [text.split('=')[0]] }],
    });
  },
);

test.each([[undefined], [null], [[]], ['text'], [7]])('the body %j is not an object of the call', (body) => {
  expect(parseRequest(addItemToCart, query(''), body)).toMatchObject({ ok: false, status: 400 });
});

test('what the call does not know is dropped: a price cannot be sent', () => {
  const parsed = parseRequest(addItemToCart, query(''), {
    productId: '01t',
    quantity: '1',
    salesPrice: '0.01',
  });
  expect(parsed).toMatchObject({ ok: true, body: { productId: '01t', quantity: '1' } });
  expect(parsed.ok && 'salesPrice' in parsed.body).toBe(false);
});

test('a wrong member deep in a body is named by its way', () => {
  const parsed = parseRequest(addItemsToCart, query(''), {
    inputs: [{ richInput: { productId: '01t', quantity: '0x' } }],
  });
  expect(parsed).toMatchObject({
    ok: false,
    errors: [{ errorCode: 'INVALID_API_INPUT', fields: ['inputs.0.richInput.quantity'] }],
  });
});
