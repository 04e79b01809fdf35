import type { Database } from '@relab/database';
import { type RawBuilder, sql } from 'kysely';
import { checkFormula } from './check-formula.ts';
import { compileFormula } from './compile-formula.ts';
import type { FormulaField, FormulaSources } from './formula-scope.ts';
import { parseFormula } from './parse-formula.ts';

const fields: Readonly<Record<string, FormulaField & { readonly column: string }>> = {
  Name: { type: 'text', column: 'name' },
  Note__c: { type: 'text', column: 'note' },
  Amount__c: { type: 'number', column: 'amount' },
  Whole__c: { type: 'number', column: 'whole' },
  Empty__c: { type: 'number', column: 'empty' },
  Sold__c: { type: 'date', column: 'sold' },
  NoDate__c: { type: 'date', column: 'no_date' },
  At__c: { type: 'dateTime', column: 'at' },
  NoTime__c: { type: 'dateTime', column: 'no_time' },
  IsActive: { type: 'boolean', column: 'is_active' },
  NoFlag__c: { type: 'boolean', column: 'no_flag' },
  Status: { type: 'text', picklist: 'one', column: 'status' },
  NoStatus__c: { type: 'text', picklist: 'one', column: 'no_status' },
  Tags__c: { type: 'text', picklist: 'many', column: 'tags' },
  NoTags__c: { type: 'text', picklist: 'many', column: 'no_tags' },
};

/** A row of `thing`, and the row that it refers to: the same for any number of steps along `Parent`. */
export const thing: FormulaSources = {
  field: (path) =>
    path.slice(0, -1).every((step) => step === 'Parent') && Object.hasOwn(fields, path.at(-1) ?? '')
      ? fields[path.at(-1) ?? '']
      : undefined,
  sql: (path) => {
    const column = sql.ref(fields[path.at(-1) ?? '']?.column ?? 'missing');
    let found: RawBuilder<unknown> = sql`${column}`;
    if (path.length > 1)
      found = sql`(select parent.${column} from thing as parent where parent.id = thing.parent_id)`;
    return found;
  },
  now: sql`timestamptz '2026-03-04 23:30:15.6789Z'`,
};

export async function createThings(database: Database): Promise<void> {
  await sql`create table thing (
    id text primary key, parent_id text, name varchar(80), note varchar(32768), amount numeric(18, 2), whole integer,
    empty bigint, sold date, no_date date, at timestamptz(3), no_time timestamptz(3), is_active boolean, no_flag boolean,
    status varchar(255), no_status varchar(255), tags varchar(4099), no_tags varchar(4099))`.execute(
    database,
  );
  await sql`insert into thing (id, parent_id, name, note, amount, whole, sold, at, is_active, status, tags) values
    ('1', '2', 'Ångström 🔬', null, 12.50, 7, '2024-02-29', '2024-02-29T12:00:00Z', true, 'New', 'Food;Water'),
    ('2', null, null, 'none', null, null, null, null, null, null, null),
    ('3', '4', '99999999999999999999999999999999999999999999', repeat('a', 32768), 9999999999999999.99, 2147483647,
      '9999-12-31', '9999-12-31T23:59:59.999Z', false, 'Old', ';'),
    ('4', '3', ${`'"\\%_`}, '2023-02-29', -9999999999999999.99, -2147483648, '0001-01-01', '0001-01-01T00:00:00Z', true,
      'New', 'Water'),
    ('5', '5', '2024-02-29', ' -0.5 ', 0.01, 0, '1900-02-28', '1969-12-31T23:59:59.999Z', false, 'New', 'Food')
  `.execute(database);
}

export type Value = string | number | boolean | null;

function column(text: string, index: number): RawBuilder<unknown> {
  const formula = parseFormula(text);
  const type = checkFormula(formula, thing);
  const value = compileFormula(formula, thing);
  const moment = sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const describe = type === 'dateTime' ? moment : type === 'date' ? sql`(${value})::text` : value;
  return sql`${type === 'number' ? sql`(${value})::float8` : describe} as ${sql.id(`c${index}`)}`;
}

/** What formulas give for each row, by id, in one statement: dates as `YYYY-MM-DD`, moments as ISO 8601. */
export async function evaluate(
  database: Database,
  texts: readonly string[],
): Promise<ReadonlyMap<string, readonly Value[]>> {
  const { rows } = await sql<
    Record<string, Value>
  >`select id, ${sql.join(texts.map(column))} from thing`.execute(database);
  return new Map(rows.map((row) => [String(row.id), texts.map((_, index) => row[`c${index}`] ?? null)]));
}
