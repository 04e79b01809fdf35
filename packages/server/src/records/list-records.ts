import { apiVersion } from '@relab/contract';
import type { ListRecords } from '@relab/contract/records';
import { type RawBuilder, sql } from 'kysely';
import { ApiError } from '../http/api-error.ts';
import { mayAny, rowsFor } from './access.ts';
import type { ListFilter, ListOperator, ListView } from './list-view.ts';
import { columnName } from './names.ts';
import type { ObjectDeclaration } from './object-declaration.ts';
import { selectWanted } from './read-records.ts';
import { noAccess, notFound } from './record-error.ts';
import { type ReadPlan, recordQuery } from './record-query.ts';
import type { RecordsContext } from './records-context.ts';
import { eTagOf, type Row, represent } from './represent.ts';
import { select, wayOf } from './selection.ts';

export interface ListRequest {
  readonly fields?: readonly string[] | undefined;
  readonly optionalFields?: readonly string[] | undefined;
  readonly pageSize?: number | undefined;
  readonly pageToken?: string | undefined;
  readonly sortBy?: string | readonly string[] | undefined;
  readonly searchTerm?: string | undefined;
  readonly where?: string | undefined;
}

/** D-279. */
const usualPage = 50;
const lastOffset = 2000;
const mostSorts = 5;

const refuse = (message: string): ApiError => new ApiError('ILLEGAL_QUERY_PARAMETER_VALUE', message);

function readOffset(token: string | undefined): number {
  if (token === undefined || token === '') return 0;
  const offset = /^\d{1,9}$/.test(token) ? Number(token) : Number.NaN;
  if (Number.isNaN(offset)) throw refuse(`For input string: "${token.slice(0, 40)}"`);
  if (offset > lastOffset) throw refuse(`pageToken is ${lastOffset} at most; narrow the list instead.`);
  return offset;
}

const comparisons: Readonly<Partial<Record<ListOperator, string>>> = {
  equals: 'is not distinct from',
  notEqual: 'is distinct from',
  lessThan: '<',
  lessOrEqual: '<=',
  greaterThan: '>',
  greaterOrEqual: '>=',
};

const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

function filterCondition({ field, operator, value }: ListFilter): RawBuilder<boolean> {
  const column = sql.ref(`t0.${columnName(field)}`);
  const comparison = comparisons[operator];
  if (comparison !== undefined) return sql<boolean>`${column} ${sql.raw(comparison)} ${value}`;
  const text = escapeLike(String(value ?? ''));
  return sql<boolean>`${column} ilike ${operator === 'contains' ? `%${text}%` : `${text}%`}`;
}

/** Found anywhere in the text columns of the view and in the name; `*` stands for any letters. */
function searchCondition(
  object: ObjectDeclaration,
  view: ListView,
  term: string,
  plan: ReadPlan,
): RawBuilder<boolean> {
  const kinds: ReadonlySet<string> = new Set(['text', 'email', 'phone', 'url', 'picklist', 'autoNumber']);
  const readable = [object.nameField, ...view.columns].filter(
    (name) => plan.columns.has(name) && kinds.has(object.allFields[name]?.kind ?? ''),
  );
  const pattern = `%${escapeLike(term).replaceAll('*', '%')}%`;
  const tries = [...new Set(readable)].map(
    (name) => sql`${sql.ref(`t0.${columnName(name)}`)} ilike ${pattern}`,
  );
  return tries.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(tries, sql` or `)})`;
}

/** Where a field of the plan stands in the query: `t1.name`. */
function placeOf(plan: ReadPlan, way: readonly string[]): RawBuilder<unknown> | undefined {
  const [name, ...rest] = way;
  if (name === undefined) return undefined;
  if (rest.length === 0)
    return plan.columns.has(name) ? sql.ref(`${plan.alias}.${columnName(name)}`) : undefined;
  const nested = plan.nested.get(name);
  return nested && placeOf(nested, rest);
}

/** One page of a list view, in one statement. Pages are told apart by how many records come before them. */
export async function listRecords(
  objectApiName: string,
  listViewApiName: string,
  request: ListRequest,
  context: RecordsContext,
): Promise<ListRecords> {
  const { objects, who, database, display } = context;
  const object = objects.get(objectApiName);
  if (!object || !mayAny(object, who, 'read')) throw noAccess();
  const view = Object.hasOwn(object.listViews, listViewApiName)
    ? object.listViews[listViewApiName]
    : undefined;
  if (!view) throw notFound();
  if (request.where) throw refuse('where is not answered yet; use a list view that selects what you need.');

  const pageSize = request.pageSize ?? usualPage;
  const offset = readOffset(request.pageToken);
  const given = typeof request.sortBy === 'string' ? request.sortBy.split(',') : request.sortBy;
  const sortBy = (given ?? view.sortBy ?? []).map((name) => name.trim()).filter((name) => name !== '');
  if (sortBy.length > mostSorts) throw refuse(`A list is sorted by ${mostSorts} fields at most.`);

  const qualified = (name: string): string => `${object.apiName}.${name}`;
  const fields = request.fields ?? [];
  const wanted = {
    fields,
    optionalFields: [...view.columns.map(qualified), ...(request.optionalFields ?? [])],
  };
  const selection = selectWanted(object, wanted, context);
  const ways = sortBy.map((name) => ({
    way: wayOf(object, name.replace(/^-/, '')),
    down: name.startsWith('-'),
  }));
  for (const { way } of ways) {
    if (!select(selection, way, objects, who))
      throw new ApiError('INVALID_FIELD', `Cannot sort by ${way.join('.').slice(0, 100)}.`);
  }
  const { plan, head } = recordQuery(selection, who);
  const order = ways.flatMap(({ way, down }) => {
    const place = placeOf(plan, way);
    return place ? [down ? sql`${place} desc nulls last` : sql`${place} nulls first`] : [];
  });
  const conditions = [
    rowsFor(object, who, 'read', 't0'),
    ...(view.filters ?? []).map(filterCondition),
    ...(request.searchTerm?.trim() ? [searchCondition(object, view, request.searchTerm.trim(), plan)] : []),
  ];
  const { rows } = await sql<Row>`
    ${head} where ${sql.join(conditions, sql` and `)}
    order by ${sql.join([...order, sql`t0.id`])} limit ${pageSize + 1} offset ${offset}`.execute(database);

  const records = rows.slice(0, pageSize).flatMap((row) => represent(plan, row, display) ?? []);
  const next = offset + pageSize;
  const hasNext = rows.length > pageSize && next <= lastOffset;
  const previous = offset === 0 ? null : Math.max(0, offset - pageSize);
  const path = `/services/data/${apiVersion}/ui-api/list-records/${object.apiName}/${listViewApiName}`;
  const urlOf = (token: number): string => `${path}?pageSize=${pageSize}&pageToken=${token}`;
  return {
    count: records.length,
    currentPageToken: String(offset),
    currentPageUrl: urlOf(offset),
    fields: fields.length > 0 ? [...fields] : view.columns.map(qualified),
    listInfoETag: eTagOf(view),
    listReference: { id: null, listViewApiName, objectApiName: object.apiName, type: 'listView' },
    nextPageToken: hasNext ? String(next) : null,
    nextPageUrl: hasNext ? urlOf(next) : null,
    optionalFields: [...(request.optionalFields ?? [])],
    pageSize,
    previousPageToken: previous === null ? null : String(previous),
    previousPageUrl: previous === null ? null : urlOf(previous),
    records,
    searchTerm: request.searchTerm ?? null,
    sortBy: [...sortBy],
    where: null,
  };
}
