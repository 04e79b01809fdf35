import { type RawBuilder, sql } from 'kysely';
import { rowsFor } from '../objects/access.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { compileMarked, fillMarks, type MarkedStatement, mark, markedPrincipal } from './marked-statement.ts';
import { type PageToken, type Position, readToken, writeToken } from './page-token.ts';
import type { PathJoins } from './path-joins.ts';
import { type ReadPlan, recordQuery } from './record-query.ts';
import type { RecordText } from './record-text.ts';
import { represent } from './record-writer.ts';
import type { RecordsContext } from './records-context.ts';
import type { Row } from './represent.ts';
import type { Selection } from './selection.ts';
import { type Direction, directionOf, orderSql, type Sort } from './sort.ts';

/** What a page is read from. */
export interface PageQuery {
  /** What is shown of each record. */
  readonly selection: Selection;
  /** On the row `t0`; that the reader may see it is added. */
  readonly conditions: readonly RawBuilder<boolean>[];
  readonly sorts: readonly Sort[];
  /** What conditions and sorts reach through references. */
  readonly joins?: PathJoins;
}

/** Which page of it. */
export interface PageChoice {
  readonly pageSize: number;
  readonly pageToken?: string | undefined;
}

export type PageRequest = PageQuery & PageChoice;

export interface RecordsPage {
  readonly records: readonly RecordText[];
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

/** What differs from page to page of one statement. */
const marks = {
  limit: mark('limit'),
  offset: mark('offset'),
  position: (index: number): string => mark(`position ${index}`),
};

/** Ids of the page's rows, in order, with the values that they are in order of. */
function pageOfIds(
  object: ObjectDeclaration,
  keys: readonly Key[],
  token: PageToken,
  where: RawBuilder<boolean>,
  joins: PathJoins | undefined,
): RawBuilder<unknown> {
  const back = token.kind === 'before';
  const values = keys.map(({ value }, index) => sql`${value} as ${sql.id(`k${index}`)}`);
  const order = sql.join(keys.map((key) => orderSql(key.value, key, back)));
  const outer = sql.join(keys.map((key, index) => orderSql(sql.id(`k${index}`), key, back)));
  const from = sql`select ${sql.join(values)} from ${sql.id(object.table.name)} as t0
    ${joins?.sql ?? sql``} where ${where}`;
  if (token.kind === 'offset')
    return sql`${from} order by ${order} limit ${marks.limit} offset ${marks.offset}`;
  const found = stretches(keys, token.position, back);
  const [only] = found;
  if (only && found.length === 1) return sql`${from} and ${only} order by ${order} limit ${marks.limit}`;
  const parts = found.map((stretch) => sql`(${from} and ${stretch} order by ${order} limit ${marks.limit})`);
  return sql`${sql.join(parts, sql` union all `)} order by ${outer} limit ${marks.limit}`;
}

/** With a mark for each value of its position. */
const markedToken = (token: PageToken): PageToken =>
  token.kind === 'offset'
    ? token
    : { ...token, position: token.position.map((at, index) => (at === null ? null : marks.position(index))) };

const scalar = (value: unknown): Position[number] => {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value;
  return String(value);
};

/** The form of a token: pages whose tokens have the same form are read by the same statement. */
const formOf = (token: PageToken): string =>
  token.kind === 'offset'
    ? ''
    : token.position.reduce<string>((form, at) => form + (at === null ? '-' : '+'), token.kind);

interface PreparedPage extends MarkedStatement {
  readonly plan: ReadPlan;
}

function preparePage(
  object: ObjectDeclaration,
  { selection, conditions, sorts, joins }: PageQuery,
  token: PageToken,
  context: RecordsContext,
): PreparedPage {
  const reader = { ...context, principal: markedPrincipal(context.principal) };
  const keys = keysOf(sorts);
  const { plan, head } = recordQuery(selection, reader);
  const where = sql<boolean>`${sql.join([rowsFor(object, 'read', 't0', reader), ...conditions], sql` and `)}`;
  const ids = pageOfIds(object, keys, markedToken(token), where, joins);
  const names = keys.map((_, index) => sql.ref(`page.k${index}`));
  const order = sql.join(keys.map((key, index) => orderSql(sql.ref(`page.k${index}`), key)));
  const statement = sql`
    with page as materialized (${ids})
    ${head(sql.join(names))} join page on page.${sql.id(`k${keys.length - 1}`)} = t0.id order by ${order}`;
  return { plan, ...compileMarked(statement, context.database) };
}

/** Of queries that are used again; each has few forms of tokens. */
const prepared = new WeakMap<PageQuery, Map<string, PreparedPage>>();

function preparedPage(
  object: ObjectDeclaration,
  query: PageQuery,
  token: PageToken,
  context: RecordsContext,
): PreparedPage {
  const pages = prepared.get(query) ?? new Map<string, PreparedPage>();
  prepared.set(query, pages);
  const form = formOf(token);
  const page = pages.get(form) ?? preparePage(object, query, token, context);
  pages.set(form, page);
  return page;
}

/**
 * One page of records in one statement. Tokens hold the last row's position in the order, so a page far down costs what the
 * first one costs, wherever an index has that order. A query that is used again was made for `markedPrincipal`.
 */
export async function readPageOf(
  object: ObjectDeclaration,
  query: PageQuery,
  { pageSize, pageToken }: PageChoice,
  context: RecordsContext,
): Promise<RecordsPage> {
  const width = query.sorts.length + 1;
  const token = readToken(pageToken, width);
  const back = token.kind === 'before';
  const { plan, ...statement } = preparedPage(object, query, token, context);
  const at =
    token.kind === 'offset' ? [] : token.position.map((value, index) => [marks.position(index), value]);
  const values = { ...Object.fromEntries(at), [marks.limit]: pageSize + 1, [marks.offset]: token.offset };
  const { rows } = await context.database.executeQuery<Row>(fillMarks(statement, values, context.principal));
  const more = rows.length > pageSize;
  const shown = back && more ? rows.slice(1) : rows.slice(0, pageSize);
  const records = shown.flatMap((row) => represent(plan, row, context.display) ?? []);
  const position = (row: Row): Position =>
    Array.from({ length: width }, (_, index) => scalar(row[`k${index}`]));
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

/** The same of a query that is used once. */
export const readPage = (
  object: ObjectDeclaration,
  { pageSize, pageToken, ...query }: PageRequest,
  context: RecordsContext,
): Promise<RecordsPage> => readPageOf(object, query, { pageSize, pageToken }, context);
