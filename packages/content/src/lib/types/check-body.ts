import { checkValue, type Problem, type Schema } from '@relab/contract';
import type { BodySchema } from './node.ts';

/** The same schema for what is not finished yet: nothing has to be there, and texts may be empty. */
function unfinished(schema: Schema): Schema {
  const { required: _, minLength: __, minItems: ___, properties, items, anyOf, ...rest } = schema;
  return {
    ...rest,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, member]) => [name, unfinished(member)]),
      ),
    }),
    ...(items && { items: unfinished(items) }),
    ...(anyOf && { anyOf: anyOf.map(unfinished) }),
  };
}

/** A field that is null is one that is not there. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) =>
      member === null ? [] : [[name, withoutNulls(member)]],
    ),
  );
}

/** What is wrong with a body: for a draft what can never be right, to be published also what is missing. */
export function bodyProblems(
  schema: BodySchema | null,
  body: Readonly<Record<string, unknown>>,
  purpose: 'draft' | 'publish',
): readonly Problem[] {
  if (!schema) return [];
  const problems: Problem[] = [];
  checkValue(purpose === 'draft' ? unfinished(schema) : schema, withoutNulls(body), problems);
  for (const name of Object.keys(body)) {
    // Kept silently it would be delivered, dropped silently it would be lost.
    if (!Object.hasOwn(schema.properties, name))
      problems.push({ path: [name], message: 'The type has no such field.' });
  }
  return problems;
}
