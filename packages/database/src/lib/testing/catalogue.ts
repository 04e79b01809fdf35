import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { type Column, isGenerated, type Table } from '../migrate/table.ts';

/** By table, and in it by column: what each is specified as, such as `text null`. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>;

interface CatalogueRow {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly isNullable: boolean;
  readonly hasDefault: boolean;
  readonly isGenerated: boolean;
}

// Lengths and digits are no part of a specification: what arrives is the same.
const baseTypes: readonly (readonly [pattern: RegExp, type: string])[] = [
  [/^(varchar|character varying)\b.*/, 'text'],
  [/^numeric\b.*/, 'numeric'],
  [/^(timestamptz\b.*|timestamp\b.* with time zone)$/, 'timestamptz'],
];

const specified = (type: string, isNullable: boolean, hasDefault: boolean, isDerived: boolean): string => {
  const base = baseTypes.reduce((text, [pattern, to]) => text.replace(pattern, to), type);
  // Derived columns are null only where their expression is, which none of those here are.
  if (isDerived) return `${base} generated`;
  return `${base}${isNullable ? ' null' : ''}${hasDefault ? ' default' : ''}`;
};

/** What exists in the database. Whether columns of views may be null is unknown: they count as not null. */
export async function readCatalogue(database: Database): Promise<Catalogue> {
  const { rows } = await sql<CatalogueRow>`
    select c.relname as "table", a.attname as "column", format_type(a.atttypid, a.atttypmod) as type,
      c.relkind = 'r' and not a.attnotnull as "isNullable", a.atthasdef as "hasDefault",
      a.attidentity <> '' or a.attgenerated <> '' as "isGenerated"
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v') and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum`.execute(database);
  const tables: Record<string, Record<string, string>> = {};
  for (const row of rows) {
    tables[row.table] ??= {};
    const columns = tables[row.table] ?? {};
    columns[row.column] = specified(row.type, row.isNullable, row.hasDefault, row.isGenerated);
  }
  return tables;
}

const specOf = (column: Column): string => {
  const isDerived = isGenerated(column);
  const [type = ''] = column.type.split(' generated ');
  return specified(type, column.required !== true, column.default !== undefined, isDerived);
};

/** What the table of an object is declared as. */
export const specsOf = ({ columns }: Table): Readonly<Record<string, string>> => ({
  id: 'text',
  ...Object.fromEntries(columns.map((column) => [column.name, specOf(column)])),
});
