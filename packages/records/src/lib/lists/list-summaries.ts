import type { ConfigFor } from '@relab/contract';
import type { getListInfosByObjectName, ListInfoSummaries, ListViewSummaries } from '@relab/contract/records';
import { uiApiPath } from '@relab/server/http';
import { sql } from 'kysely';
import { malformedToken } from '../errors.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import type { Objects } from '../objects/objects.ts';
import { pageTokens, pageUrls } from '../query/page-members.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { eTagOf } from '../query/represent.ts';
import { listVisits } from '../recent/note-visits.ts';
import { builtInList, declaredLists, isSharedWith } from './built-in-lists.ts';
import { requireReadable } from './find-lists.ts';
import { isReadable, type List, maxListsOfObject } from './list.ts';
import { type ListRow, listColumns, listOfRow, visibleLists } from './stored-list.ts';

type SummariesRequest = Omit<ConfigFor<typeof getListInfosByObjectName>, 'objectApiName'>;

/** D-282, D-283. */
const defaultPageSize = 20;

function readOffset(token: string | undefined): number {
  if (token === undefined || token === '') return 0;
  if (/^\d{1,6}$/.test(token)) return Number(token);
  throw malformedToken(token);
}

interface StoredLists {
  readonly lists: readonly List[];
  /** Of the one that the caller has pinned. */
  readonly pinnedKey: string | null;
}

type FoundRow = { readonly [Name in keyof ListRow]: ListRow[Name] | null } & {
  readonly pinned: string | null;
};

const isListRow = (row: FoundRow): row is FoundRow & ListRow => row.id !== null;

/** Stored lists of the object that the caller sees. */
async function storedLists(
  object: ObjectDeclaration,
  { database, objects, principal }: RecordsContext,
): Promise<StoredLists> {
  const userId = principal.kind === 'user' ? principal.userId : null;
  const { rows } = await sql<FoundRow>`
    select ${listColumns}, (
      select list_id from relab_pinned_list where user_id = ${userId}::text and object = ${object.apiName}
    ) as pinned
    from (select 1) as one
    left join relab_list_view as list on list.object = ${object.apiName} and ${visibleLists(principal)}
    limit ${maxListsOfObject}`.execute(database);
  const lists = rows.filter(isListRow).flatMap((row) => listOfRow(row, objects) ?? []);
  return { lists, pinnedKey: rows[0]?.pinned ?? null };
}

/** Lists that the caller has opened, with when. */
async function visits({ database, principal }: RecordsContext): Promise<ReadonlyMap<string, number>> {
  if (principal.kind === 'guest') return new Map();
  const rows = await database
    .selectFrom('relab_recent')
    .select(['record_id', 'visited_at'])
    .where('user_id', '=', principal.userId)
    .where('object', '=', listVisits)
    .execute();
  return new Map(rows.map((row) => [row.record_id, row.visited_at.getTime()]));
}

const byLabel =
  ({ language }: Objects) =>
  (one: List, other: List): number =>
    one.view.label.localeCompare(other.view.label, language) || (one.key < other.key ? -1 : 1);

async function allLists(
  object: ObjectDeclaration,
  recentOnly: boolean,
  context: RecordsContext,
): Promise<{ readonly lists: readonly List[]; readonly pinned: List | undefined }> {
  const declared = declaredLists(object).filter((list) => isSharedWith(list, context.principal));
  const stored = await storedLists(object, context);
  const lists = [...declared, ...stored.lists]
    .filter((list) => isReadable(list, context))
    .sort(byLabel(context.objects));
  const recent = builtInList(object, 'mru', context.objects);
  const pinned = [...lists, ...(recent ? [recent] : [])].find(({ key }) => key === stored.pinnedKey);
  if (!recentOnly) return { lists, pinned };
  const visited = await visits(context);
  const at = ({ key }: List): number => visited.get(key) ?? 0;
  const opened = lists.filter(({ key }) => visited.has(key)).sort((one, other) => at(other) - at(one));
  return { lists: opened, pinned };
}

/**
 * The lists of an object in short, by label; those that were opened by when (D-038). `q` is looked for anywhere in the
 * labels. One statement, two for those that were opened.
 */
async function summarize(
  objectApiName: string,
  kind: 'list-ui' | 'list-info',
  request: SummariesRequest,
  context: RecordsContext,
) {
  const object = requireReadable(objectApiName, context);
  const { pageSize = defaultPageSize, q, recentListsOnly = false } = request;
  const offset = readOffset(request.pageToken);
  const term = q?.trim().toLowerCase() ?? '';
  const { lists: all, pinned } = await allLists(object, recentListsOnly, context);
  const matching = all.filter(({ view }) => view.label.toLowerCase().includes(term));
  const lists = matching.slice(offset, offset + pageSize);
  const url = pageUrls(`${kind}/${object.apiName}`, pageSize, {
    q,
    recentListsOnly: recentListsOnly ? 'true' : '',
  });
  const tokens = {
    nextPageToken: offset + pageSize < matching.length ? String(offset + pageSize) : null,
    previousPageToken: offset > 0 ? String(Math.max(0, offset - pageSize)) : null,
  };
  return {
    count: lists.length,
    ...pageTokens(tokens, String(offset), url),
    eTag: eTagOf([
      lists.map(({ key, version, view }) => [key, version, view.label]),
      offset,
      matching.length,
      ...(pinned ? [pinned.key] : []),
    ]),
    lists: lists.map(({ apiName, key, view }) => ({
      summary: { apiName, id: key, label: view.label },
      url: `${uiApiPath}/${kind}/${object.apiName}/${apiName}`,
    })),
    objectApiName: object.apiName,
    pageSize,
    pinnedListViewApiName: pinned?.apiName ?? null,
    queryString: q ?? null,
    recentListsOnly,
  };
}

/** D-037: each leads to its list info. */
export async function listInfoSummaries(
  objectApiName: string,
  request: SummariesRequest,
  context: RecordsContext,
): Promise<ListInfoSummaries> {
  const { lists, ...page } = await summarize(objectApiName, 'list-info', request, context);
  return { ...page, lists: lists.map(({ summary, url }) => ({ ...summary, url })) };
}

/** D-037: each leads to its list UI. */
export async function listViewSummaries(
  objectApiName: string,
  request: SummariesRequest,
  context: RecordsContext,
): Promise<ListViewSummaries> {
  const {
    lists,
    pinnedListViewApiName: _,
    ...page
  } = await summarize(objectApiName, 'list-ui', request, context);
  return { ...page, lists: lists.map(({ summary, url }) => ({ ...summary, listUiUrl: url })) };
}
