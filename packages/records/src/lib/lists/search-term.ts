import { type RawBuilder, sql } from 'kysely';
import { mayReadField, type Reader } from '../objects/access.ts';
import { isSearched } from '../objects/list-indexes.ts';
import { columnName } from '../objects/names.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { likePattern } from '../query/condition.ts';
import { pathOf } from '../query/selection.ts';

/** The field of the object behind a list's column, where a search looks into it. */
export function searchedField(object: ObjectDeclaration, column: string): string | undefined {
  const [name, ...rest] = pathOf(object, column);
  const field = name === undefined || rest.length > 0 ? undefined : object.allFields[name];
  return field && isSearched(field) ? name : undefined;
}

/** What a word that is not the first stands behind. */
const beforeWords = [' ', '(', '-', '/'];

/** The index goes by three characters: of two it knows only those that begin a word. */
function patternsOf(term: string): readonly string[] {
  if (!/^[a-z0-9]{2}$/i.test(term)) return [`%${likePattern(term)}%`];
  return [`${term}%`, ...beforeWords.map((before) => `%${before}${term}%`)];
}

/**
 * Found anywhere in the name and the searchable columns, without case; `*` stands for any characters, `?` for one. Two
 * letters or digits match the beginning of a word: anywhere else all records would have to be gone through.
 */
export function searchSql(
  object: ObjectDeclaration,
  columns: readonly string[],
  term: string,
  { principal }: Reader,
): RawBuilder<boolean> {
  const patterns = patternsOf(term);
  const names = new Set([object.nameField, ...columns].flatMap((name) => searchedField(object, name) ?? []));
  const tries = [...names].flatMap((name) => {
    const field = object.allFields[name];
    if (!field || !mayReadField(field, principal)) return [];
    const column = sql.ref(`t0.${columnName(name)}`);
    return patterns.map((pattern) => sql`${column} ilike ${pattern}`);
  });
  return tries.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(tries, sql` or `)})`;
}
