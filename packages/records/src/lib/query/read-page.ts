import { type RawBuilder, sql } from 'kysely';
import { rowsFor } from '../objects/access.ts';
import { isStored } from '../objects/field.ts';
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
  /** What is read in the same statement without being part of the page: columns, and where they come from. */
  readonly beside?: { readonly columns: RawBuilder<unknown>; readonly join: RawBuilder<unknown> };
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

/** A column that rows are in order of. */
export interface Key extends Direction {
  readonly value: RawBuilder<unknown>;
  readonly type: RawBuilder<unknown>;
  readonly nullable: boolean;
}

/**
 * What the rows are in order of; the id makes each position unique. What is never empty has its empty values where
 * PostgreSQL puts them by itself: only then is the order that of a plain index, the primary key's among them.
 */
export function keysOf(sorts: readonly Sort[]): readonly Key[] {
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

/**
 * Sizes that most pages have. They stand in the statement: of a limit that it does not know PostgreSQL expects a tenth of all
 * rows, and plans the statement anew each time.
 */
const usualSizes: ReadonlySet<number> = new Set([10, 20, 25, 50, 100, 200]);

/** Which rows a statement is to find. */
export interface PagePlace {
  readonly token: PageToken;
  readonly pageSize: number;
  /** The number of values that a row's position in the order has. */
  readonly width: number;
}

export function placeOf({ sorts }: PageQuery, { pageSize, pageToken }: PageChoice): PagePlace {
  const width = sorts.length + 1;
  return { token: readToken(pageToken, width), pageSize, width };
}

/** What differs from page to page of one statement. */
const marks = {
  limit: mark('limit'),
  offset: mark('offset'),
  position: (index: number): string => mark(`position ${index}`),
};

/** Rows of the page, in order, of which `head` selects what is wanted and the values that they are in order of. */
function pageRows(
  head: RawBuilder<unknown>,
  keys: readonly Key[],
  { token, pageSize }: Pick<PagePlace, 'token' | 'pageSize'>,
  where: RawBuilder<boolean>,
  joins: PathJoins | undefined,
): RawBuilder<unknown> {
  const limit = usualSizes.has(pageSize) ? sql`limit ${sql.lit(pageSize + 1)}` : sql`limit ${marks.limit}`;
  const back = token.kind === 'before';
  const order = sql.join(keys.map((key) => orderSql(key.value, key, back)));
  const outer = sql.join(keys.map((key, index) => orderSql(sql.id(`k${index}`), key, back)));
  const from = sql`${head} ${joins?.sql ?? sql``} where ${where}`;
  if (token.kind === 'offset')
    return sql`${from} order by ${order} ${limit} ${token.offset > 0 ? sql`offset ${marks.offset}` : sql``}`;
  const found = stretches(keys, token.position, back);
  const [only] = found;
  if (only && found.length === 1) return sql`${from} and ${only} order by ${order} ${limit}`;
  const parts = found.map((stretch) => sql`(${from} and ${stretch} order by ${order} ${limit})`);
  return sql`${sql.join(parts, sql` union all `)} order by ${outer} ${limit}`;
}

/** With a mark for each value of its position. */
const markedToken = (token: PageToken): PageToken =>
  token.kind === 'offset'
    ? token
    : { ...token, position: token.position.map((at, index) => (at === null ? null : marks.position(index))) };

/** A value of a row as a token has it. */
export const scalar = (value: unknown): Position[number] => {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value;
  return String(value);
};

/** Pages whose places have the same form are read by the same statement. */
function formOf({ token, pageSize }: PagePlace): string {
  const size = usualSizes.has(pageSize) ? String(pageSize) : '';
  if (token.kind === 'offset') return `${size} ${token.offset > 0}`;
  return token.position.reduce<string>(
    (form, at) => form + (at === null ? '-' : '+'),
    `${size} ${token.kind}`,
  );
}

interface PageStatement {
  readonly plan: ReadPlan;
  readonly statement: RawBuilder<unknown>;
  /** The order of the rows, whose columns are found under that name. */
  readonly orderOf: (rows: string) => RawBuilder<unknown>;
}

/** Whether it costs next to nothing beside finding a row: where more is selected, that is read of the page's rows alone. */
const isPlain = ({ object, fields, nested }: Selection): boolean =>
  nested.size === 0 &&
  [...fields].every((name) => {
    const field = object.allFields[name];
    return field !== undefined && isStored(field);
  });

/** Reads a page, with marks for what differs from one to the next. */
export function pageStatement(
  object: ObjectDeclaration,
  { selection, conditions, sorts, joins }: PageQuery,
  { token, pageSize }: PagePlace,
  context: RecordsContext,
): PageStatement {
  const reader = { ...context, principal: markedPrincipal(context.principal) };
  const keys = keysOf(sorts);
  const { plan, head } = recordQuery(selection, reader);
  const where = sql<boolean>`${sql.join([rowsFor(object, 'read', 't0', reader), ...conditions], sql` and `)}`;
  const values = sql.join(keys.map(({ value }, index) => sql`${value} as ${sql.id(`k${index}`)}`));
  const orderOf = (rows: string): RawBuilder<unknown> =>
    sql.join(keys.map((key, index) => orderSql(sql.ref(`${rows}.k${index}`), key)));
  const at = { token: markedToken(token), pageSize };
  if (isPlain(selection) && token.kind !== 'before')
    return { plan, statement: pageRows(head(values), keys, at, where, joins), orderOf };
  const idsOnly = sql`select ${values} from ${sql.id(object.table.name)} as t0`;
  const names = keys.map((_, index) => sql.ref(`page.k${index}`));
  const statement = sql`
    with page as materialized (${pageRows(idsOnly, keys, at, where, joins)})
    ${head(sql.join(names))} join page on page.${sql.id(`k${keys.length - 1}`)} = t0.id order by ${orderOf('page')}`;
  return { plan, statement, orderOf };
}

/** What a page's marks stand for. */
export function pageMarks({ token, pageSize }: PagePlace): Readonly<Record<string, unknown>> {
  const at =
    token.kind === 'offset' ? [] : token.position.map((value, index) => [marks.position(index), value]);
  return { ...Object.fromEntries(at), [marks.limit]: pageSize + 1, [marks.offset]: token.offset };
}

interface PreparedPage extends MarkedStatement {
  readonly plan: ReadPlan;
}

/** Makes a statement of each form of a query's tokens once: queries that are used again have few. */
export function createPreparedPages<Prepared>(
  prepare: (
    object: ObjectDeclaration,
    query: PageQuery,
    place: PagePlace,
    context: RecordsContext,
  ) => Prepared,
): typeof prepare {
  const prepared = new WeakMap<PageQuery, Map<string, Prepared>>();
  return (object, query, place, context) => {
    const pages = prepared.get(query) ?? new Map<string, Prepared>();
    prepared.set(query, pages);
    const form = formOf(place);
    const page = pages.get(form) ?? prepare(object, query, place, context);
    pages.set(form, page);
    return page;
  };
}

const preparedPage = createPreparedPages((object, query, place, context): PreparedPage => {
  const { plan, statement } = pageStatement(object, query, place, context);
  return { plan, ...compileMarked(statement, context.database) };
});

/** The page that these rows are: one more than it shows where there are more. */
export function pageOfRows(
  rows: readonly Row[],
  plan: ReadPlan,
  { token, pageSize, width }: PagePlace,
  { display }: RecordsContext,
): RecordsPage {
  const back = token.kind === 'before';
  const more = rows.length > pageSize;
  const shown = back && more ? rows.slice(1) : rows.slice(0, pageSize);
  const records = shown.flatMap((row) => represent(plan, row, display) ?? []);
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

/**
 * One page of records in one statement. Tokens hold the last row's position in the order, so a page far down costs what the
 * first one costs, wherever an index has that order. A query that is used again was made for `markedPrincipal`.
 */
export async function readPageOf(
  object: ObjectDeclaration,
  query: PageQuery,
  choice: PageChoice,
  context: RecordsContext,
): Promise<RecordsPage> {
  const place = placeOf(query, choice);
  const { plan, ...statement } = preparedPage(object, query, place, context);
  const { rows } = await context.database.executeQuery<Row>(
    fillMarks(statement, pageMarks(place), context.principal),
  );
  return pageOfRows(rows, plan, place, context);
}

/** The same of a query that is used once. */
export const readPage = (
  object: ObjectDeclaration,
  { pageSize, pageToken, ...query }: PageRequest,
  context: RecordsContext,
): Promise<RecordsPage> => readPageOf(object, query, { pageSize, pageToken }, context);
