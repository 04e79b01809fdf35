import { expect, expectTypeOf, test } from 'vitest';
import { checkValue, type Problem } from './check-value.ts';
import {
  anyOf,
  boolean,
  email,
  integer,
  line,
  list,
  nullValue,
  object,
  oneOf,
  optional,
  record,
  type Schema,
  type TypeOf,
  text,
} from './schema.ts';

function check(
  schema: Schema,
  value: unknown,
): { readonly value: unknown; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  return { value: checkValue(schema, value, problems), problems };
}

const person = object({ name: line(20, 1), mail: optional(email()), tags: optional(list(text(), 3)) });

test('what fits comes back, trimmed and without what nobody requested', () => {
  expect(check(person, { name: '  Kim ', tags: ['a'], role: 'admin' })).toEqual({
    value: { name: 'Kim', tags: ['a'] },
    problems: [],
  });
});

test('D-147 C-131 the error of a wrong type has both types and its path', () => {
  expect(check(person, { name: 7 }).problems).toEqual([
    { path: ['name'], message: 'Expected "string" but received "number"' },
  ]);
  expect(check(person, { name: 'x', tags: ['a', null] }).problems).toEqual([
    { path: ['tags', '1'], message: 'Expected "string" but received "null"' },
  ]);
  expect(check(person, []).problems).toEqual([
    { path: [], message: 'Expected "object" but received "array"' },
  ]);
});

test.each([
  [line(20, 1), '   ', 'Must not be empty.'],
  [text(3), 'abcd', 'Must have at most 3 characters.'],
  [email(), 'a b@c.d', 'Does not have the expected form.'],
  [oneOf(['a', 'b']), 'c', 'Must be one of a, b.'],
  [integer(1, 9), 10, 'Must be from 1 to 9.'],
  [integer(), 1.5, 'Expected "integer" but received "number"'],
  [list(text(), 1), ['a', 'b'], 'Must have from 0 to 1 entries.'],
  [boolean, 'true', 'Expected "boolean" but received "string"'],
])('%j refuses %j', (schema, value, message) => {
  expect(check(schema, value).problems).toEqual([{ path: [], message }]);
});

test('of several choices one must fit; the error is that of the nearest', () => {
  const schema = anyOf(text(2), integer(1, 9));
  expect(check(schema, 'ab').problems).toEqual([]);
  expect(check(schema, 10).problems).toEqual([{ path: [], message: 'Must be from 1 to 9.' }]);
  expect(check(schema, null).problems).toHaveLength(1);
});

test('a member called __proto__ is a member and nothing more', () => {
  const value = JSON.parse('{"__proto__":{"polluted":true},"a":null}');
  const result = check(record(anyOf(nullValue, object({ polluted: boolean }))), value).value;
  expect(Object.getPrototypeOf(result)).toBe(Object.prototype);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

test('types follow from schemas', () => {
  expectTypeOf<TypeOf<typeof person>>().toEqualTypeOf<
    { readonly name: string } & {
      readonly mail?: string | undefined;
      readonly tags?: readonly string[] | undefined;
    }
  >();
});
