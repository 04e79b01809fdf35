import { apiVersion } from '@relab/contract';
import type { QueryResult } from '@relab/contract/records';
import { type RawBuilder, sql } from 'kysely';
import { outsideRange } from '../errors.ts';
import { mayAny, rowsFor } from '../objects/access.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { maxOffset } from '../query/page-token.ts';
import { PathJoins } from '../query/path-joins.ts';
import { readPage } from '../query/read-page.ts';
import type { RecordsContext } from '../query/records-context.ts';
import type { Sort } from '../query/sort.ts';
import { whereSql } from './condition-sql.ts';
import { type Locator, readLocator, writeLocator } from './locator.ts';
import { parseSoql } from './parse-soql.ts';
import { findObject } from './resolve-field.ts';
import { rowOf } from './row-of.ts';
import { type ChosenFields, chooseFields } from './select-fields.ts';
import { QueryErrors, toQueryError } from './soql-error.ts';
import type { SoqlQuery } from './soql-query.ts';
import { sortsOf } from './sorts-of.ts';

/** A query whose names are all found and may be read. */
interface Prepared {
  readonly query: SoqlQuery;
  readonly object: ObjectDeclaration;
  /** Undefined where the query only counts. */
  readonly shown: ChosenFields | undefined;
  readonly conditions: readonly RawBuilder<boolean>[];
  readonly sorts: readonly Sort[];
  readonly joins: PathJoins;
}

/** More than any table holds. */
const unlimited = Number.MAX_SAFE_INTEGER;

function prepare(text: string, context: RecordsContext): Prepared {
  try {
    const query = parseSoql(text);
    const errors = new QueryErrors(text);
    const { from, where, select, orderBy, offset } = query;
    const name = from.path.join('.');
    const object = findObject(name, context);
    if (!object || !mayAny(object, context.principal, 'read')) throw errors.noObject(from.at, name);
    if (offset > maxOffset) throw outsideRange(`Maximum SOQL offset allowed is ${maxOffset}`);
    const joins = new PathJoins();
    return {
      query,
      object,
      shown: select === 'count' ? undefined : chooseFields(object, select, context, errors),
      conditions: where ? [whereSql(object, where, context, context.now(), errors, joins)] : [],
      sorts: sortsOf(object, orderBy, context, errors, joins),
      joins,
    };
  } catch (error) {
    throw toQueryError(error);
  }
}

/** How many records a query has within its limit and offset. One statement. */
async function countOf(
  { object, conditions, query, joins }: Prepared,
  context: RecordsContext,
): Promise<number> {
  const visible = rowsFor(object, 'read', 't0', context);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.id(object.table.name)} as t0 ${joins.sql}
    where ${sql.join([visible, ...conditions], sql` and `)}`.execute(context.database);
  const after = Number(rows[0]?.count ?? 0) - query.offset;
  return Math.max(0, Math.min(after, query.limit ?? unlimited));
}

/** Where a query continues; its total is set from the second batch on. */
type Cursor = Omit<Locator, 'total'> & { readonly total: number | undefined };

async function readBatch(
  prepared: Prepared,
  cursor: Cursor,
  batchSize: number,
  context: RecordsContext,
): Promise<QueryResult> {
  const { object, shown, conditions, sorts, joins } = prepared;
  const { text, pageToken } = cursor;
  if (!shown || cursor.left === 0) return { totalSize: cursor.total ?? 0, done: true, records: [] };
  const request = { selection: shown.selection, conditions, sorts, joins, pageToken };
  const page = await readPage(object, { ...request, pageSize: Math.min(batchSize, cursor.left) }, context);
  const records = page.records.map((record) => rowOf(record.value, shown.selection, shown.paths));
  const left = cursor.left - records.length;
  const next = left > 0 ? page.nextPageToken : null;
  if (next === null) return { totalSize: cursor.total ?? records.length, done: true, records };
  const total = cursor.total ?? Math.max(records.length, await countOf(prepared, context));
  const locator = writeLocator({ text, pageToken: next, total, left });
  const nextRecordsUrl = `/services/data/${apiVersion}/query/${locator}`;
  return { totalSize: total, done: false, nextRecordsUrl, records };
}

/**
 * The first records of a query: one statement, and one more for how many there are where one batch does not hold them
 * all. Throws MALFORMED_QUERY, INVALID_TYPE and INVALID_FIELD with the position in the text.
 */
export async function runSoql(
  text: string,
  batchSize: number,
  context: RecordsContext,
): Promise<QueryResult> {
  const prepared = prepare(text, context);
  const { limit = unlimited, offset } = prepared.query;
  if (!prepared.shown) return { totalSize: await countOf(prepared, context), done: true, records: [] };
  const cursor = { text, pageToken: String(offset), left: limit, total: undefined };
  return await readBatch(prepared, cursor, batchSize, context);
}

/** The records after a batch, in one statement. */
export async function continueSoql(
  locator: string,
  batchSize: number,
  context: RecordsContext,
): Promise<QueryResult> {
  const cursor = readLocator(locator);
  return await readBatch(prepare(cursor.text, context), cursor, batchSize, context);
}
