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
 * Throws where an author may not do something with contents of these types. For what is found while they write, such as what is
 * published along, and for jobs, which know of their author no more than an id. The installation itself may do everything.
 */
export async function requireTypeRight(
  { database, userId }: Author,
  spaceId: string,
  typeNames: readonly string[],
  needed: Right,
): Promise<void> {
  if (userId === null || typeNames.length === 0) return;
  const { rows } = await sql<TypeRights>`
    select t.fully_qualified_name as name, t.name as label,
      coalesce(content_rights_of(${spaceId}, ${userId}, t.fully_qualified_name), 0) as rights
    from content_type t where t.fully_qualified_name = any (${[...new Set(typeNames)]}::text[])
    order by t.name`.execute(database);
  const lacking = rows.find(({ rights }) => !includesRight(rights, needed));
  if (lacking) throw lacksRight(needed, lacking.label);
}
