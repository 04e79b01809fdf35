import { expect, test } from 'vitest';
import { isNestedDeeper } from './json-depth.ts';
import { posted } from './posted.fixture.ts';
import { readJson } from './read-json.ts';

const type = { 'content-type': 'application/json' };
const bytes = (text: string) => new TextEncoder().encode(text);

test.each([
  ['[[]]', 2, false],
  ['[[[]]]', 2, true],
  ['{"a":{"b":[]}}', 2, true],
  ['["[[[[", "\\"[[[["]', 1, false],
  ['[[],[],[],{}]', 2, false],
  ['["\\\\",[[]]]', 2, true],
])('%s is nested deeper than %d: %s', (json, max, expected) => {
  expect(isNestedDeeper(bytes(json), max)).toBe(expected);
});

test.each(['['.repeat(1_000_000), '{"a":'.repeat(200_000), `${'['.repeat(500_000)}${']'.repeat(500_000)}`])(
  'JSON nested by the hundred thousand is rejected before it is parsed',
  async (json) => {
    const reading = readJson(posted([json], type).request, { maxBytes: 1_048_576 });
    await expect(reading).rejects.toMatchObject({
      status: 400,
      message: 'The request body is nested deeper than 100 levels.',
    });
  },
);

test('a body of another kind is not read; an absent one is undefined', async () => {
  const other = posted(['{}'], { 'content-type': 'text/plain' });
  await expect(readJson(other.request, { maxBytes: 10 })).rejects.toMatchObject({ status: 415 });
  expect(other.taken()).toBe(0);
  expect(
    await readJson(new Request('http://shop.test', { method: 'POST' }), { maxBytes: 10 }),
  ).toBeUndefined();
  expect(await readJson(posted(['{"a":1}'], type).request, { maxBytes: 10 })).toEqual({ a: 1 });
});
