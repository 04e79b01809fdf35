import { apiVersion } from '@relab/contract';
import type { ListInfoSummaries, ListViewSummaries } from '@relab/contract/records';
import { sql } from 'kysely';
import { malformedToken } from '../errors.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { eTagOf } from '../query/represent.ts';
import { listVisits } from '../recent/note-visits.ts';
import { declaredLists, isSharedWith } from './built-in-lists.ts';
import { requireReadable } from './find-lists.ts';
import { isReadable, type List } from './list.ts';
import { maxListsOfObject } from './list-limits.ts';
import { type ListRow, listColumns, listOfRow, visibleLists } from './stored-list.ts';

export interface SummariesRequest {
  readonly pageSize?: number | undefined;
  readonly pageToken?: string | undefined;
  readonly q?: string | undefined;
  readonly recentListsOnly?: boolean | undefined;
}

/** What every collection of summaries has beside the summaries themselves. */
type Page = Pick<
  ListInfoSummaries,
  | 'count'
  | 'currentPageToken'
  | 'currentPageUrl'
  | 'nextPageToken'
  | 'nextPageUrl'
  | 'objectApiName'
  | 'pageSize'
  | 'previousPageToken'
  | 'previousPageUrl'
  | 'queryString'
  | 'recentListsOnly'
> & { readonly eTag: string };

/** D-282, D-283. */
const defaultPageSize = 20;

function readOffset(token: string | undefined): number {
  if (token === undefined || token === '') return 0;
  if (/^\d{1,6}$/.test(token)) return Number(token);
  throw malformedToken(token);
}

/** Stored lists of the object that the caller sees. */
async function storedLists(
  object: ObjectDeclaration,
  { database, objects, principal }: RecordsContext,
): Promise<List[]> {
  const { rows } = await sql<ListRow>`
    select ${listColumns} from relab_list_view as list
    where list.object = ${object.apiName} and ${visibleLists(principal)} limit ${maxListsOfObject}`.execute(
    database,
  );
  return rows.flatMap((row) => listOfRow(row, objects) ?? []);
}

/** Lists that the caller has opened, with when. */
async function visits({ database, principal }: RecordsContext): Promise<ReadonlyMap<string, number>> {
  if (principal.kind === 'guest') return new Map();
  const { rows } = await sql<{ record_id: string; visited_at: Date }>`
    select record_id, visited_at from relab_recent
    where user_id = ${principal.userId} and object = ${listVisits}`.execute(database);
  return new Map(rows.map((row) => [row.record_id, row.visited_at.getTime()]));
}

const byLabel = (one: List, other: List): number =>
  one.view.label.localeCompare(other.view.label, 'en') || (one.key < other.key ? -1 : 1);

async function allLists(
  object: ObjectDeclaration,
  recentOnly: boolean,
  context: RecordsContext,
): Promise<List[]> {
  const declared = declaredLists(object).filter((list) => isSharedWith(list, context.principal));
  const stored = await storedLists(object, context);
  const lists = [...declared, ...stored].filter((list) => isReadable(list, context)).sort(byLabel);
  if (!recentOnly) return lists;
  const visited = await visits(context);
  const at = ({ key }: List): number => visited.get(key) ?? 0;
  return lists.filter(({ key }) => visited.has(key)).sort((one, other) => at(other) - at(one));
}

/**
 * The lists of an object in short, by label; those that were opened by when (D-038). `q` is looked for anywhere in the
 * labels. One statement, two for those that were opened.
 */
async function summarise(
  objectApiName: string,
  kind: 'list-ui' | 'list-info',
  request: SummariesRequest,
  context: RecordsContext,
): Promise<{ readonly page: Page; readonly lists: readonly List[] }> {
  const object = requireReadable(objectApiName, context);
  const { pageSize = defaultPageSize, q, recentListsOnly = false } = request;
  const offset = readOffset(request.pageToken);
  const found = q?.trim().toLowerCase() ?? '';
  const all = await allLists(object, recentListsOnly, context);
  const fitting = all.filter(({ view }) => view.label.toLowerCase().includes(found));
  const lists = fitting.slice(offset, offset + pageSize);
  const more = `${q ? `&q=${encodeURIComponent(q)}` : ''}${recentListsOnly ? '&recentListsOnly=true' : ''}`;
  const url = (token: string | null): string | null =>
    token === null
      ? null
      : `/services/data/${apiVersion}/ui-api/${kind}/${object.apiName}?pageSize=${pageSize}&pageToken=${token}${more}`;
  const nextPageToken = offset + pageSize < fitting.length ? String(offset + pageSize) : null;
  const previousPageToken = offset > 0 ? String(Math.max(0, offset - pageSize)) : null;
  const currentPageToken = String(offset);
  const page = {
    count: lists.length,
    currentPageToken,
    currentPageUrl: url(currentPageToken),
    eTag: eTagOf([lists.map(({ key, version, view }) => [key, version, view.label]), offset, fitting.length]),
    nextPageToken,
    nextPageUrl: url(nextPageToken),
    objectApiName: object.apiName,
    pageSize,
    previousPageToken,
    previousPageUrl: url(previousPageToken),
    queryString: q ?? null,
    recentListsOnly,
  };
  return { page, lists };
}

const summaryOf = ({ apiName, key, view }: List): { apiName: string; id: string; label: string } => ({
  apiName,
  id: key,
  label: view.label,
});

const addressOf = (kind: string, { object, apiName }: List): string =>
  `/services/data/${apiVersion}/ui-api/${kind}/${object.apiName}/${apiName}`;

/** D-037: each leads to its list info. */
export async function listInfoSummaries(
  objectApiName: string,
  request: SummariesRequest,
  context: RecordsContext,
): Promise<ListInfoSummaries> {
  const { page, lists } = await summarise(objectApiName, 'list-info', request, context);
  const summary = (list: List) => ({ ...summaryOf(list), url: addressOf('list-info', list) });
  return { ...page, lists: lists.map(summary) };
}

/** D-037: each leads to its list UI. */
export async function listViewSummaries(
  objectApiName: string,
  request: SummariesRequest,
  context: RecordsContext,
): Promise<ListViewSummaries> {
  const { page, lists } = await summarise(objectApiName, 'list-ui', request, context);
  const summary = (list: List) => ({ ...summaryOf(list), listUiUrl: addressOf('list-ui', list) });
  return { ...page, lists: lists.map(summary) };
}
