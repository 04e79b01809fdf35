import type { ConfigFor } from '@relab/contract';
import type { createListInfo, ListInfo } from '@relab/contract/records';
import { ApiError, newId } from '@relab/server/http';
import type { User } from '@relab/server/principal';
import { sql } from 'kysely';
import { accessDenied, limitExceeded } from '../errors.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { declaredLists, defaultColumns } from './built-in-lists.ts';
import { changedContent, type ListContent } from './check-list.ts';
import { apiNameFor, checkApiName, checkLabel } from './check-names.ts';
import { requireList, requireReadable } from './find-lists.ts';
import {
  type List,
  type ListInput,
  maxListsOfObject,
  maxListsOfUser,
  mayChangeList,
  noChoice,
  type SeenList,
} from './list.ts';
import { ListProblems, listError } from './list-error.ts';
import { listInfo } from './list-info.ts';

/** D-040. */
type NewListInput = Omit<ConfigFor<typeof createListInfo>, 'objectApiName'>;

type StoredList = List & { readonly id: string; readonly ownerId: string };

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505';

function requireUser({ principal, objects }: RecordsContext): User {
  if (principal.kind === 'user') return principal;
  throw accessDenied(objects.texts.lists.signIn);
}

/** Names in use, in lower case, declared ones included. Throws LIMIT_EXCEEDED where no list may be added. */
async function takenNames(
  object: ObjectDeclaration,
  userId: string,
  { database }: RecordsContext,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ names: string[] | null; own: number }>`
    select array_agg(lower(api_name)) as names, count(*) filter (where owner_id = ${userId})::integer as own
    from relab_list_view where object = ${object.apiName}`.execute(database);
  const names = rows[0]?.names ?? [];
  if (names.length >= maxListsOfObject || (rows[0]?.own ?? 0) >= maxListsOfUser) {
    throw limitExceeded(
      `There are ${maxListsOfUser} lists of an object at most by one user, and ${maxListsOfObject} in all. Delete some first.`,
    );
  }
  return new Set([...names, ...declaredLists(object).map(({ apiName }) => apiName.toLowerCase())]);
}

/** The columns that hold what a list's makers decide. */
const contentColumns = ({ view, visibility, sharedWith }: ListContent, { now }: RecordsContext) => ({
  label: view.label,
  columns: JSON.stringify(view.columns),
  filters: JSON.stringify(view.filters ?? []),
  logic: view.logic ?? null,
  scope: view.scope ?? ('everything' as const),
  sort_by: JSON.stringify(view.sortBy ?? []),
  visibility,
  shared_with: sharedWith,
  modified_at: now(),
});

async function insertList(list: StoredList, context: RecordsContext): Promise<void> {
  const { id, object, apiName, ownerId } = list;
  const own = { id, object: object.apiName, api_name: apiName, owner_id: ownerId };
  const row = { ...own, ...contentColumns(list, context) };
  try {
    await context.database.insertInto('relab_list_view').values(row).execute();
  } catch (error) {
    if (!isTaken(error)) throw error;
    const { lists } = context.objects.texts;
    throw listError([{ fieldApiName: 'developerName', errorMessage: lists.nameTaken(apiName) }], lists);
  }
}

/** The defaults of a new list. */
const emptyContent = (object: ObjectDeclaration, usual: boolean): ListContent => ({
  view: { label: '', columns: usual ? defaultColumns(object) : [object.nameField] },
  visibility: 'Private',
  sharedWith: [],
});

/** Makes a list of the caller's own. Two statements. */
export async function createList(
  objectApiName: string,
  input: NewListInput,
  context: RecordsContext,
): Promise<ListInfo> {
  const object = requireReadable(objectApiName, context);
  const user = requireUser(context);
  const taken = await takenNames(object, user.userId, context);
  const problems = new ListProblems(context.objects.texts.lists);
  const label = checkLabel(input.label ?? '', problems) ?? '';
  const apiName =
    input.listViewApiName === undefined
      ? apiNameFor(label, taken)
      : (checkApiName(input.listViewApiName, taken, problems) ?? '');
  const base = emptyContent(object, input.includeDefaultAttributes ?? false);
  const { label: _, ...rest } = input;
  const content = changedContent({ object, ...base }, rest, context, problems);
  problems.refuse();
  const id = newId('00B');
  const view = { ...content.view, label };
  const list = { ...content, view, id, key: id, object, apiName, ownerId: user.userId, version: 1 };
  await insertList(list, context);
  return listInfo({ list, choice: noChoice }, context);
}

/** The list, if the caller may change it; lists that are declared with their object are changed there. */
async function requireChangeable(
  objectApiName: string,
  listViewApiName: string,
  context: RecordsContext,
): Promise<SeenList> {
  const seen = await requireList(objectApiName, listViewApiName, context);
  if (mayChangeList(seen.list, context.principal)) return seen;
  const { fixed, others } = context.objects.texts.lists;
  throw accessDenied(seen.list.ownerId === null ? fixed : others);
}

/** Two statements. Throws CONFLICT when somebody else has changed the list meanwhile. */
export async function updateList(
  objectApiName: string,
  listViewApiName: string,
  input: ListInput,
  context: RecordsContext,
): Promise<ListInfo> {
  const { list, choice } = await requireChangeable(objectApiName, listViewApiName, context);
  const problems = new ListProblems(context.objects.texts.lists);
  const content = changedContent(list, input, context, problems);
  problems.refuse();
  const row = await context.database
    .updateTable('relab_list_view')
    .set((column) => ({ ...contentColumns(content, context), version: column('version', '+', 1) }))
    .where('id', '=', list.id)
    .where('version', '=', list.version)
    .returning('version')
    .executeTakeFirst();
  if (!row) throw new ApiError('CONFLICT', context.objects.texts.lists.changed);
  return listInfo({ list: { ...list, ...content, version: row.version }, choice }, context);
}

/** With all that users have chosen of the list, and that they have opened it. Two statements. */
export async function deleteList(
  objectApiName: string,
  listViewApiName: string,
  context: RecordsContext,
): Promise<void> {
  const { list } = await requireChangeable(objectApiName, listViewApiName, context);
  await sql`
    with gone as (delete from relab_list_view where id = ${list.id} returning id),
    unchosen as (delete from relab_list_preference where list_id in (select id from gone)),
    unpinned as (delete from relab_pinned_list where list_id in (select id from gone))
    delete from relab_recent where record_id in (select id from gone)`.execute(context.database);
}
