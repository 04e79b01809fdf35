import { sql } from 'kysely';
import { lacksRight } from './access.ts';
import type { Author } from './author.ts';
import { includesRight, type Right } from './rights.ts';

interface TypeRights {
  readonly name: string;
  readonly label: string;
  readonly rights: number;
}

/**
 * Of these types those with whose contents an author may not do something, with their labels. For what is found while they write,
 * such as what is published along, and for jobs, which know of their author no more than an id. The installation itself may do
 * everything.
 */
export async function findTypesWithoutRight(
  { database, userId }: Pick<Author, 'database' | 'userId'>,
  spaceId: string,
  typeNames: readonly string[],
  needed: Right,
): Promise<ReadonlyMap<string, string>> {
  if (userId === null || typeNames.length === 0) return new Map();
  const { rows } = await sql<TypeRights>`
    select t.fully_qualified_name as name, t.name as label,
      coalesce(content_rights_of(${spaceId}, ${userId}, t.fully_qualified_name), 0) as rights
    from content_type t where t.fully_qualified_name = any (${[...new Set(typeNames)]}::text[])
    order by t.name`.execute(database);
  return new Map(
    rows.filter(({ rights }) => !includesRight(rights, needed)).map(({ name, label }) => [name, label]),
  );
}

/** Throws where an author may not do something with contents of these types. */
export async function requireTypeRight(
  author: Pick<Author, 'database' | 'userId'>,
  spaceId: string,
  typeNames: readonly string[],
  needed: Right,
): Promise<void> {
  const [label] = (await findTypesWithoutRight(author, spaceId, typeNames, needed)).values();
  if (label !== undefined) throw lacksRight(needed, label);
}
