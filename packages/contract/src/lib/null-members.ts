import * as z from 'zod/mini';

/** The members of an object that may be null, each with null. Members that a loose object does not name are none. */
export type NullMembers<Value> = {
  readonly [Name in keyof Value as string extends Name
    ? never
    : null extends Value[Name]
      ? Name
      : never]-?: null;
};

/**
 * The members of a response without a value: null for every member whose schema accepts it. A handler spreads this
 * and writes only what it has; a member that must not be null stays a compile error where it is missing.
 */
// @__NO_SIDE_EFFECTS__
export function nullMembers<Schema extends z.ZodMiniObject>(schema: Schema): NullMembers<z.output<Schema>> {
  const names = Object.entries(schema.shape).flatMap(([name, member]) =>
    z.safeParse(member, null).success ? [[name, null]] : [],
  );
  return Object.fromEntries(names);
}
