import { expect, test } from 'vitest';
import { JsonText, jsonArray, jsonObject, writeJson } from './json-text.ts';

const records = jsonArray([new JsonText<{ id: number }>('{"id":1}'), { id: 2 }]);

test('what is written already stands in an object as it is', () => {
  const page = jsonObject({ count: 2, next: null, left: undefined, 'a "name"': 'x', records });
  expect(page.text).toBe('{"count":2,"next":null,"a \\"name\\"":"x","records":[{"id":1},{"id":2}]}');
  expect(page.value).toEqual({ count: 2, next: null, 'a "name"': 'x', records: [{ id: 1 }, { id: 2 }] });
});

test('it is written in the usual way as well', () => {
  expect(JSON.stringify({ records })).toBe('{"records":[{"id":1},{"id":2}]}');
  expect(writeJson(records)).toBe('[{"id":1},{"id":2}]');
});

test('empty ones are empty', () => {
  expect(jsonArray([]).text).toBe('[]');
  expect(jsonObject({}).text).toBe('{}');
});
