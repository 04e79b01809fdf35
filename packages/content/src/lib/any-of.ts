import { type RawBuilder, sql } from 'kysely';

/** For a condition with `=`: one of a list, which is one parameter, so that lists of each length share a statement. */
export const anyOf = (values: readonly string[]): RawBuilder<string> => sql`any (${values})`;
