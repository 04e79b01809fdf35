import { type RawBuilder, sql } from 'kysely';
import { type Reader, rowsFor } from '../objects/access.ts';
import { columnName } from '../objects/names.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import type { PathJoins } from '../query/path-joins.ts';
import { fuzzySql, matchSql, nameMatchSql, nameOf } from './match.ts';
import { hasPrefixTerm, type SearchQuery } from './search-query.ts';

/**
 * Records among which the best are looked for. A word that a hundred thousand records have says nothing, and putting all
 * of them in order would take a second; the first names that begin with the query are always among them.
 */
const most = { prefix: 100, fullText: 1_000, near: 300, checked: 5_000 } as const;

/** One kind of match, and the maximum number of its rows. */
interface Arm {
  readonly found: RawBuilder<boolean>;
  readonly limit: number;
  readonly order?: RawBuilder<unknown>;
  /** What a row is checked for that no index tells: of as many rows as take a moment. */
  readonly checked?: RawBuilder<boolean>;
}

/** The rows `t0` that the reader may read, that fit the filters, and that any of the arms finds. */
function amongSql(
  object: ObjectDeclaration,
  arms: readonly Arm[],
  filters: RawBuilder<boolean>,
  reader: Reader,
  joins: PathJoins | undefined,
): RawBuilder<boolean> {
  const table = sql.id(object.table.name);
  const rows = ({ found, order }: Arm, columns: RawBuilder<unknown>, limit: number) => sql`
    select ${columns} from ${table} as t0 ${joins?.sql ?? sql``}
    where ${rowsFor(object, 'read', 't0', reader)} and ${found} and ${filters}
    ${order ? sql`order by ${order}` : sql``} limit ${limit}`;
  const parts = arms.map((arm) =>
    arm.checked === undefined
      ? sql`(${rows(arm, sql`t0.id`, arm.limit)})`
      : sql`(select t0.id from (${rows(arm, sql`t0.*`, most.checked)}) as t0 where ${arm.checked} limit ${arm.limit})`,
  );
  return sql<boolean>`t0.id in (${sql.join(parts, sql` union all `)})`;
}

/** True where names can be gone through in their order: without an index that would cost more than it gives. */
function hasOrderedNames({ table, nameField }: ObjectDeclaration): boolean {
  const column = columnName(nameField);
  const own = table.columns.find(({ name }) => name === column);
  const isFirst = (first = ''): boolean => first === column || first.startsWith(`"${column}" `);
  const ordered = (table.indexes ?? []).some(
    ({ method, columns }) => method !== 'gin' && isFirst(columns[0]),
  );
  return ordered || own?.indexed === true || own?.unique === true;
}

const capital = (term: string): string => term.charAt(0).toUpperCase() + term.slice(1);

/** As it was typed, and as names are mostly written: an index distinguishes upper and lower case. */
const spellingsOf = (text: string): readonly string[] => [
  ...new Set([text, capital(text), text.split(' ').map(capital).join(' '), text.toUpperCase()]),
];

const lastLetter = '\u{10ffff}';

/** The first names that begin with the text: one arm for each spelling, each a range of the names in order. */
function prefixArms(object: ObjectDeclaration, query: SearchQuery, reader: Reader): readonly Arm[] {
  const name = nameOf(object, reader);
  if (!name || !hasPrefixTerm(query) || !hasOrderedNames(object)) return [];
  return spellingsOf(query.text).map((text) => ({
    found: sql<boolean>`${name} >= ${text}::text and ${name} < ${`${text}${lastLetter}`}::text
      and starts_with(${name}, ${text}::text)`,
    order: name,
    limit: most.prefix,
  }));
}

/**
 * Rows with all of the words, as many as can be put in order quickly; `joins` are what the filters need. `byName` where the name
 * alone must have all of the words.
 */
export function bestMatchesSql(
  object: ObjectDeclaration,
  query: SearchQuery,
  filters: RawBuilder<boolean>,
  reader: Reader,
  joins?: PathJoins,
  byName = false,
): RawBuilder<boolean> {
  const fullText: Arm = {
    found: matchSql(object, query, reader),
    limit: most.fullText,
    ...(byName && { checked: nameMatchSql(object, query, reader) }),
  };
  return amongSql(object, [fullText, ...prefixArms(object, query, reader)], filters, reader, joins);
}

/**
 * All rows with all of the words, found before anything is put in order: PostgreSQL would rather go through the rows in their
 * order and work out the words of each, which costs it a hundred times what it expects.
 */
export const allMatchesSql = (
  object: ObjectDeclaration,
  query: SearchQuery,
  reader: Reader,
): RawBuilder<boolean> => sql<boolean>`t0.id in (
  with matching as materialized (
    select t0.id from ${sql.id(object.table.name)} as t0 where ${matchSql(object, query, reader)}
  ) select id from matching)`;

/** Rows with names that are spelled like the words. */
export const fuzzyMatchesSql = (
  object: ObjectDeclaration,
  query: SearchQuery,
  filters: RawBuilder<boolean>,
  reader: Reader,
  joins?: PathJoins,
): RawBuilder<boolean> =>
  amongSql(object, [{ found: fuzzySql(object, query, reader), limit: most.near }], filters, reader, joins);
