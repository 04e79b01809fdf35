import type { RecordRepresentation } from '@relab/contract/records';
import { type RawBuilder, sql } from 'kysely';
import { rowsFor } from '../objects/access.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { type PageToken, type Position, readToken, writeToken } from './page-token.ts';
import type { PathJoins } from './path-joins.ts';
import { recordQuery } from './record-query.ts';
import type { RecordsContext } from './records-context.ts';
import { type Row, represent } from './represent.ts';
import type { Selection } from './selection.ts';
import { type Direction, directionOf, orderSql, type Sort } from './sort.ts';

export interface PageRequest {
  /** What is shown of each record. */
  readonly selection: Selection;
  /** On the row `t0`; that the reader may see it is added. */
  readonly conditions: readonly RawBuilder<boolean>[];
  readonly sorts: readonly Sort[];
  /** What conditions and sorts reach through references. */
  readonly joins?: PathJoins;
  readonly pageSize: number;
  readonly pageToken?: string | undefined;
}

export interface RecordsPage {
  readonly records: readonly RecordRepresentation[];
  /** How many records come before this page, as far as the tokens know. */
  readonly offset: number;
  readonly nextPageToken: string | null;
  readonly previousPageToken: string | null;
}

interface Key extends Direction {
  readonly value: RawBuilder<unknown>;
  readonly type: RawBuilder<unknown>;
  readonly nullable: boolean;
}

/**
 * What the rows are in order of; the id makes each position unique. What is never empty has its empty values where
 * PostgreSQL puts them by itself: only then is the order that of a plain index, the primary key's among them.
 */
function keysOf(sorts: readonly Sort[]): readonly Key[] {
  const keys = sorts.map(({ expression, ...sort }) => ({
    value: expression.sql,
    type: sql.raw(expression.type),
    nullable: expression.nullable,
    ...directionOf(expression.nullable ? sort : { descending: sort.descending, nullsFirst: sort.descending }),
  }));
  const descending = sorts[0]?.descending ?? false;
  const last = { descending, nullsFirst: descending };
  return [...keys, { value: sql.ref('t0.id'), type: sql.raw('text'), nullable: false, ...last }];
}

/** Rows past a value in a key's order, one stretch each; empty values are a stretch of their own, first or last. */
function past(
  { value, type, descending, nullsFirst, nullable }: Key,
  at: Position[number],
  back: boolean,
): RawBuilder<boolean>[] {
  const emptyFirst = nullsFirst !== back;
  if (at === null) return emptyFirst ? [sql<boolean>`${value} is not null`] : [];
  const beyond =
    descending === back ? sql<boolean>`${value} > ${at}::${type}` : sql<boolean>`${value} < ${at}::${type}`;
  return nullable && !emptyFirst ? [beyond, sql<boolean>`${value} is null`] : [beyond];
}

const same = ({ value, type }: Key, at: Position[number]): RawBuilder<boolean> =>
  at === null ? sql<boolean>`${value} is null` : sql<boolean>`${value} = ${at}::${type}`;

/**
 * The rows past a position, as conditions of which each is one stretch of the order: equal in the first keys, past it in
 * the next. Each stretch is found in an index; joined by `or` none would be.
 */
function stretches(keys: readonly Key[], position: Position, back: boolean): readonly RawBuilder<boolean>[] {
  return keys.flatMap((key, index) => {
    const equal = keys
      .slice(0, index)
      .map((before, expression) => same(before, position[expression] ?? null));
    const nexts = past(key, position[index] ?? null, back);
    return nexts.map((next) => sql<boolean>`${sql.join([...equal, next], sql` and `)}`);
  });
}

/** Ids of the page's rows, in order, with the values that they are in order of. */
function pageOfIds(
  object: ObjectDeclaration,
  keys: readonly Key[],
  token: PageToken,
  where: RawBuilder<boolean>,
  limit: number,
  joins: PathJoins | undefined,
): RawBuilder<unknown> {
  const back = token.kind === 'before';
  const values = keys.map(({ value }, index) => sql`${value} as ${sql.id(`k${index}`)}`);
  const order = sql.join(keys.map((key) => orderSql(key.value, key, back)));
  const outer = sql.join(keys.map((key, index) => orderSql(sql.id(`k${index}`), key, back)));
  const from = sql`select ${sql.join(values)} from ${sql.id(object.table.name)} as t0
    ${joins?.sql ?? sql``} where ${where}`;
  if (token.kind === 'offset') return sql`${from} order by ${order} limit ${limit} offset ${token.offset}`;
  const found = stretches(keys, token.position, back);
  const [only] = found;
  if (only && found.length === 1) return sql`${from} and ${only} order by ${order} limit ${limit}`;
  const parts = found.map((stretch) => sql`(${from} and ${stretch} order by ${order} limit ${limit})`);
  return sql`${sql.join(parts, sql` union all `)} order by ${outer} limit ${limit}`;
}

const scalar = (value: unknown): Position[number] => {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value;
  return String(value);
};

/**
 * One page of records in one statement. Tokens hold the last row's position in the order, so a page far down costs what the
 * first one costs, wherever an index has that order.
 */
export async function readPage(
  object: ObjectDeclaration,
  request: PageRequest,
  context: RecordsContext,
): Promise<RecordsPage> {
  const { selection, conditions, sorts, joins, pageSize, pageToken } = request;
  const keys = keysOf(sorts);
  const token = readToken(pageToken, keys.length);
  const back = token.kind === 'before';
  const { plan, head } = recordQuery(selection, context);
  const where = sql<boolean>`${sql.join([rowsFor(object, 'read', 't0', context), ...conditions], sql` and `)}`;
  const ids = pageOfIds(object, keys, token, where, pageSize + 1, joins);
  const names = keys.map((_, index) => sql.ref(`page.k${index}`));
  const order = sql.join(keys.map((key, index) => orderSql(sql.ref(`page.k${index}`), key)));
  const { rows } = await sql<Row>`
    with page as materialized (${ids})
    ${head(sql.join(names))} join page on page.${sql.id(`k${keys.length - 1}`)} = t0.id order by ${order}`.execute(
    context.database,
  );
  const more = rows.length > pageSize;
  const shown = back && more ? rows.slice(1) : rows.slice(0, pageSize);
  const records = shown.flatMap((row) => represent(plan, row, context.display) ?? []);
  const position = (row: Row): Position => keys.map((_, index) => scalar(row[`k${index}`]));
  const first = shown[0];
  const last = shown.at(-1);
  const offset = back ? (more ? Math.max(0, token.offset - shown.length) : 0) : token.offset;
  const hasNext = last !== undefined && (back || more);
  const hasPrevious = first !== undefined && (back ? more : offset > 0);
  return {
    records,
    offset,
    nextPageToken: hasNext ? writeToken('after', offset + shown.length, position(last)) : null,
    previousPageToken: hasPrevious ? writeToken('before', offset, position(first)) : null,
  };
}
