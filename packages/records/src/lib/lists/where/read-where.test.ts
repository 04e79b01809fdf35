import { expect, test } from 'vitest';
import { FilterError } from '../../query/condition.ts';
import { readWhere } from './read-where.ts';

const scalar = (value: unknown) => ({ kind: 'scalar', value });
const object = (...members: unknown[]) => ({ kind: 'object', members });

test("GraphQL's values and JSON's are read alike", () => {
  const meant = object([
    'Name',
    object(['in', { kind: 'list', items: [scalar('a"\n'), scalar(-1.5), scalar(null)] }]),
  ]);
  expect(readWhere('{ Name: { in: ["a\\"\\n", -1.5, null] } }')).toEqual(meant);
  expect(readWhere('{"Name":{"in":["a\\"\\n",-1.5,null]}}')).toEqual(meant);
  expect(readWhere(' {Name:{in:["a\\u0022\\n" -15e-1 null,]},} ')).toEqual(meant);
});

test('words are texts, but for true, false and null; names are in their order, also when they repeat', () => {
  expect(readWhere('{ a: TODAY b: true a: false }')).toEqual(
    object(['a', scalar('TODAY')], ['b', scalar(true)], ['a', scalar(false)]),
  );
  expect(readWhere('{ __proto__: constructor }')).toEqual(object(['__proto__', scalar('constructor')]));
});

test.each([
  ['', 'a value is expected'],
  ['{', 'a name is expected'],
  ['{ a }', 'a colon is expected'],
  ['{ a: }', 'a value is expected'],
  ['{ a: 1', 'a name is expected'],
  ['[1, 2', 'a value is expected'],
  ['{ a: 1 ]', 'a name is expected'],
  ['{ 1: 2 }', 'a name is expected'],
  ['{ a: 1 } }', 'it goes on'],
  ['{ a: 1.2.3 }', 'is not expected'],
  ['{ a: 12abc }', 'is not expected'],
  ['{ a: "open }', 'is not expected'],
  ['{ a: "\\x" }', 'an escape that is none'],
  ['{ a: $variable }', 'is not expected'],
  ['# comment', 'is not expected'],
  ['['.repeat(30), 'nested too deeply'],
  [`"${'x'.repeat(10_000)}"`, 'characters'],
])('%.40j is refused, and told why', (text, why) => {
  expect(() => readWhere(text)).toThrow(FilterError);
  expect(() => readWhere(text)).toThrow(why);
});

test('reading takes a time that the length alone decides', () => {
  const start = performance.now();
  for (const text of [' '.repeat(9_999), `"${'\\'.repeat(9_990)}`, '1'.repeat(9_999), ', '.repeat(4_999)]) {
    expect(() => readWhere(text)).not.toThrow(RangeError);
  }
  expect(performance.now() - start).toBeLessThan(500);
});
