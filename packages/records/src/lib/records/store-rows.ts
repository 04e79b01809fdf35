import { writerOf } from '@relab/server/principal';
import { type RawBuilder, sql } from 'kysely';
import { rowsFor } from '../objects/access.ts';
import { columnName } from '../objects/names.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import type { RecordsContext } from '../query/records-context.ts';
import type { ReadyWrite } from './record-write.ts';

/**
 * Tells triggers who writes, in the statement that writes: it may be the whole of its transaction. A row source that must be
 * joined, so that it is evaluated.
 */
export const writerSql = ({ principal }: RecordsContext): RawBuilder<unknown> => {
  const { userId, clientId } = writerOf(principal);
  return sql`(select set_config('relab.user_id', ${userId ?? ''}, true), set_config('relab.client_id', ${clientId ?? ''}, true)) as writer`;
};

/** Texts are sent without a length: the column rejects what is too long, where a cast would cut it. */
function typeOf(object: ObjectDeclaration, column: string): RawBuilder<unknown> {
  const type = object.table.columns.find(({ name }) => name === column)?.type ?? 'text';
  return sql.raw(type.startsWith('varchar') ? 'text' : type);
}

interface RowSource {
  /** `json_to_recordset(…) as given (…)`: the rows as one parameter, so that the text of the statement stays the same. */
  readonly source: RawBuilder<unknown>;
  readonly columns: readonly string[];
  /** True where each row says something of each column. */
  readonly whole: boolean;
}

function givenRows(object: ObjectDeclaration, ready: readonly ReadyWrite[]): RowSource {
  const columns = [...new Set(ready.flatMap(({ values }) => [...values.keys()].map(columnName)))];
  const whole = ready.every(({ values }) => values.size === columns.length);
  const rows = ready.map(({ write, values }) => {
    const own = [...values].map(([name, value]) => [columnName(name), value] as const);
    const named = whole ? {} : { given_columns: own.map(([column]) => column) };
    return { id: write.id, ...Object.fromEntries(own), ...named };
  });
  const types = columns.map((column) => sql`, ${sql.id(column)} ${typeOf(object, column)}`);
  const list = sql`id text ${sql.join(types, sql``)} ${whole ? sql`` : sql`, given_columns text[]`}`;
  return {
    source: sql`json_to_recordset(${JSON.stringify(rows)}::json) as given (${list})`,
    columns,
    whole,
  };
}

/** Inserts all the rows, whatever their number: a statement without its `returning`. */
export function insertSql(
  object: ObjectDeclaration,
  ready: readonly ReadyWrite[],
  context: RecordsContext,
): RawBuilder<unknown> {
  const { source, columns } = givenRows(object, ready);
  const names = columns.map((name) => sql`, ${sql.id(name)}`);
  const values = columns.map((name) => sql`, given.${sql.id(name)}`);
  const at = sql`${context.now().toISOString()}::timestamptz`;
  const by = sql`${writerOf(context.principal).userId}::text`;
  return sql`
    insert into ${sql.id(object.table.name)} (id, created_date, created_by_id, last_modified_date,
      last_modified_by_id, system_modstamp ${sql.join(names, sql``)})
    select given.id, ${at}, ${by}, ${at}, ${by}, ${at} ${sql.join(values, sql``)} from ${writerSql(context)}, ${source}`;
}

/** Two changes in one millisecond still have two stamps: eTags rest on them. */
const stampSql = (context: RecordsContext): RawBuilder<unknown> =>
  sql`greatest(${context.now().toISOString()}::timestamptz, t0.system_modstamp + interval '1 millisecond')`;

export const touchSql = (context: RecordsContext): RawBuilder<unknown> => sql`
  last_modified_date = ${stampSql(context)}, system_modstamp = ${stampSql(context)},
  last_modified_by_id = ${writerOf(context.principal).userId}::text`;

/** Changes those of the rows that the writer may change and that nobody changed meanwhile; without its `returning`. */
export function updateSql(
  object: ObjectDeclaration,
  ready: readonly ReadyWrite[],
  context: RecordsContext,
): RawBuilder<unknown> {
  const { source, columns, whole } = givenRows(object, ready);
  const changes = columns.map((name) => {
    const column = sql.id(name);
    return whole
      ? sql`, ${column} = given.${column}`
      : sql`, ${column} = case when ${name} = any(given.given_columns) then given.${column} else t0.${column} end`;
  });
  const [only] = ready;
  const before = ready.length === 1 ? only?.write.changedBefore : undefined;
  const unchanged = before ? sql`and t0.system_modstamp < ${before.toISOString()}::timestamptz` : sql``;
  return sql`
    update ${sql.id(object.table.name)} as t0 set ${touchSql(context)} ${sql.join(changes, sql``)}
    from ${writerSql(context)}, ${source} where t0.id = given.id and ${rowsFor(object, 'update', 't0', context)} ${unchanged}`;
}
