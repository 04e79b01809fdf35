import type { Schema } from './schema.ts';

/** What is wrong with one value of a config, as `checkValue` and `checkConfig` find it. */
export interface Problem {
  /** Names of the members on the way to the wrong value. */
  readonly path: readonly string[];
  readonly message: string;
}

/** The name of a value's type as error texts use it (D-147). */
export function typeName(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

const isOf = (type: NonNullable<Schema['type']>, value: unknown): boolean =>
  type === 'integer'
    ? Number.isSafeInteger(value)
    : type === 'number'
      ? Number.isFinite(value)
      : typeName(value) === type;

/**
 * Checks a value and returns what the schema names: other members are removed, and lines are trimmed.
 * What is wrong is added to `problems`.
 */
export function checkValue(
  schema: Schema,
  value: unknown,
  problems: Problem[],
  path: readonly string[] = [],
): unknown {
  const complain = (message: string) => void problems.push({ path, message });
  const { type, anyOf } = schema;
  if (anyOf) {
    const tries = anyOf.map((choice) => {
      const found: Problem[] = [];
      return { value: checkValue(choice, value, found, path), found };
    });
    const fit = tries.find(({ found }) => found.length === 0);
    // Of several errors the one that got past the type is the most precise.
    if (!fit)
      problems.push(
        ...((
          tries.find(({ found }) => found.every(({ message }) => !message.startsWith('Expected "'))) ??
          tries[0]
        )?.found ?? []),
      );
    return fit?.value;
  }
  if (type && !isOf(type, value)) return complain(`Expected "${type}" but received "${typeName(value)}"`);
  if (schema['x-file'])
    return value instanceof Blob ? value : complain(`Expected "Blob" but received "${typeName(value)}"`);
  if (typeof value === 'string') return checkText(schema, value, complain);
  if (typeof value === 'number') {
    const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema;
    if (value < minimum || value > maximum) complain(`Must be from ${minimum} to ${maximum}.`);
    return value;
  }
  if (Array.isArray(value)) return checkList(schema, value, problems, path);
  return type === 'object'
    ? checkMembers(schema, value as Readonly<Record<string, unknown>>, problems, path)
    : value;
}

function checkText(schema: Schema, given: string, complain: (message: string) => void): string {
  const text = schema['x-trim'] ? given.trim() : given;
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
  if (text.length < minLength)
    complain(text === '' ? 'Must not be empty.' : `Must have at least ${minLength} characters.`);
  else if (text.length > maxLength) complain(`Must have at most ${maxLength} characters.`);
  else if (schema.pattern !== undefined && !new RegExp(schema.pattern).test(text))
    complain('Does not have the expected form.');
  else if (schema.enum && !schema.enum.includes(text)) complain(`Must be one of ${schema.enum.join(', ')}.`);
  return text;
}

function checkList(
  schema: Schema,
  values: readonly unknown[],
  problems: Problem[],
  path: readonly string[],
): unknown[] {
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY, items = {} } = schema;
  if (values.length < minItems || values.length > maxItems) {
    problems.push({ path, message: `Must have from ${minItems} to ${maxItems} entries.` });
    return [];
  }
  return values.map((value, at) => checkValue(items, value, problems, [...path, String(at)]));
}

function checkMembers(
  schema: Schema,
  given: Readonly<Record<string, unknown>>,
  problems: Problem[],
  path: readonly string[],
): object {
  const { properties = {}, required = [], additionalProperties } = schema;
  const known: [string, unknown][] = [];
  for (const [name, member] of Object.entries(properties)) {
    if (Object.hasOwn(given, name) && given[name] !== undefined) {
      known.push([name, checkValue(member, given[name], problems, [...path, name])]);
    } else if (required.includes(name)) {
      problems.push({
        path: [...path, name],
        message: `Expected "${member.type ?? 'string'}" but received "undefined"`,
      });
    }
  }
  if (additionalProperties) {
    for (const [name, value] of Object.entries(given)) {
      if (!Object.hasOwn(properties, name))
        known.push([name, checkValue(additionalProperties, value, problems, [...path, name])]);
    }
  }
  // `fromEntries` defines members, so that one called `__proto__` is only a member.
  return Object.fromEntries(known);
}
