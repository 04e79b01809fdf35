import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { type Part, splitOrder } from './part.ts';
import { type Column, quote } from './table.ts';

/** `3 rows`, `1 row`. */
export const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

export interface ViolatingRows {
  readonly count: number;
  /** The id of one of the rows; never a value of it, which may be private. */
  readonly example: string;
}

/** The rows of a table of which an SQL condition holds; undefined when there are none. */
export async function findRows(
  database: Database,
  table: string,
  condition: string,
): Promise<ViolatingRows | undefined> {
  const { rows } = await sql<{ count: number; example: string | null }>`
    select count(*) as count, min(id) as example from ${sql.id(table)} row
    where ${sql.raw(condition)}`.execute(database);
  const [found] = rows;
  return found && found.example !== null ? { count: found.count, example: found.example } : undefined;
}

/** Values that rows hold and the declaration lacks: they are reported, since a declaration named them once. */
async function undeclaredValues(
  database: Database,
  table: string,
  { name, values = [], separator }: Column,
): Promise<string | undefined> {
  const own = sql.id(name);
  const held = separator === undefined ? own : sql`unnest(string_to_array(${own}, ${separator}))`;
  const { rows } = await sql<{ value: string; count: number }>`
    select value, count(distinct id) as count
    from (select id, ${held} as value from ${sql.id(table)}) held
    where value is not null and value <> all(${values}::text[]) group by value order by value`.execute(
    database,
  );
  if (rows.length === 0) return undefined;
  const list = rows.map(({ value, count }) => `"${value}" (${counted(count, 'row')})`).join(', ');
  return `${table}.${name} no longer has the values that rows hold: ${list}. Declare them again, or change those rows first.`;
}

async function repeated(
  database: Database,
  table: string,
  part: Part & { kind: 'index' },
): Promise<string | undefined> {
  const keys = part.index.columns.map((column) => `(${splitOrder(column)[0]})`);
  const filled = keys.map((key) => `${key} is not null`).join(' and ');
  const { rows } = await sql<{ count: number; first: string | null; second: string | null }>`
    select count(*) as count, min(first) as first, (array_agg(second order by first))[1] as second
    from (
      select min(id) as first, max(id) as second from ${sql.id(table)}
      where (${sql.raw(part.index.where ?? 'true')}) and ${sql.raw(filled)}
      group by ${sql.raw(keys.join(', '))} having count(*) > 1
    ) repeated`.execute(database);
  const { count = 0, first, second } = rows[0] ?? {};
  if (count === 0) return undefined;
  const subject = part.column ? `${table}.${part.column.name}` : `The index ${part.name} of ${table}`;
  return `${subject} becomes unique, but ${counted(count, 'value')} ${count === 1 ? 'is' : 'are'} there more than once, for example in the rows ${first} and ${second}. Change them first.`;
}

/** Which stored rows conflict with a part that is to be made: a sentence, or undefined when they all fit. */
export async function conflictWith(
  database: Database,
  table: string,
  part: Part,
): Promise<string | undefined> {
  if (part.kind === 'trigger') return undefined;
  if (part.kind === 'index') return part.index.unique ? await repeated(database, table, part) : undefined;
  if (part.kind === 'reference') {
    const own = quote(part.column.name);
    const found = await findRows(
      database,
      table,
      `${own} is not null and not exists (select 1 from ${quote(part.to)} target where target.id = row.${own})`,
    );
    return (
      found &&
      `${table}.${part.column.name} is to refer to ${part.to}, which lacks what ${counted(found.count, 'row')} ${found.count === 1 ? 'names' : 'name'}, for example the row ${found.example}.`
    );
  }
  const gone = part.column?.values && (await undeclaredValues(database, table, part.column));
  if (gone) return gone;
  const found = await findRows(database, table, `not (${part.condition})`);
  if (!found) return undefined;
  const subject = part.column ? `${table}.${part.column.name}` : `The check ${part.name} of ${table}`;
  return `${subject}: ${counted(found.count, 'row')} would break what is to hold (${part.condition}), for example the row ${found.example}. Change them first.`;
}
