import type { FolderItem } from '@relab/contract/content';
import type { Row } from '@relab/database';
import { sql } from 'kysely';
import type { ReadContext } from '../../access/author.ts';
import { countRows } from '../../paging.ts';
import { auditIds } from '../../representations.ts';
import { inWorkflowState, workflowStateOfContent } from '../workflow/state-in-lists.ts';
import { type FolderRow, folderName, sharedFolderName } from './folder-row.ts';
import type { Part } from './in-turn.ts';
import { contentCondition, contentOrder, folderOrder, hasTerm, type ItemsQuery } from './items-query.ts';

type FolderItemRow = Row<
  'managed_content_folder',
  'id' | 'name' | 'created_date' | 'created_by_id' | 'last_modified_date' | 'last_modified_by_id'
> & { readonly has_child_folders: boolean };

const representFolder = (row: FolderItemRow, folderType: FolderItem['folderType']): FolderItem => ({
  ...auditIds(row),
  folderType,
  hasChildFolders: row.has_child_folders,
  id: row.id,
  isFolder: true,
  managedContentType: null,
  managedContentVersionId: null,
  publishedDate: null,
  status: null,
  title: row.name,
  workflowStateId: null,
});

// Neither `exists` nor sorting: both would read all folders, however few are requested.
const hasChildren = sql`coalesce((
  select true from managed_content_folder below where below.parent_id = f.id order by lower(below.name) limit 1), false)`;

/** The folders in a folder; in the one of what is shared with a space, those that are. */
export function foldersIn(folder: FolderRow, query: ItemsQuery, { database }: ReadContext): Part<FolderItem> {
  const isIncluded =
    folder.type === 'SharedWithSpace'
      ? sql`f.id in (select h.folder_id from managed_content_folder_share h
          where h.target_id = ${folder.parent_id} and h.status = 'Shared')`
      : sql`f.parent_id = ${folder.id}`;
  const from = sql`
    from managed_content_folder f join managed_content_space s on s.id = f.space_id
    where ${isIncluded} and ${hasTerm(folderName, query.queryTerm)}`;
  return {
    async read({ offset, limit }) {
      const { rows } = await sql<FolderItemRow>`
        select f.id, ${folderName} as name, f.created_date, f.created_by_id, f.last_modified_date, f.last_modified_by_id,
          ${hasChildren} as has_child_folders
        ${from} order by ${folderOrder(query)} limit ${limit} offset ${offset}`.execute(database);
      return rows.map((row) => representFolder(row, 'Standard'));
    },
    count: () => countRows(database, from),
  };
}

/** The contents in a folder, each as its first variant is. Nothing stands behind them, so they are not counted. */
export const contentsIn = (
  folder: FolderRow,
  query: ItemsQuery,
  { database }: ReadContext,
): Part<FolderItem> => ({
  async read({ offset, limit }) {
    const isInState = await inWorkflowState(database, query.workflowStateId, folder.space_id);
    const rows = await database
      .selectFrom('managed_content as c')
      .select(['c.id', 'c.title', 'c.type_name', 'c.latest_version_id', 'c.status', 'c.published_date'])
      .select(['c.created_date', 'c.created_by_id', 'c.last_modified_date', 'c.last_modified_by_id'])
      .select(workflowStateOfContent.as('workflow_state_id'))
      .where('c.folder_id', '=', folder.id)
      .where(contentCondition(query))
      .where(isInState)
      .orderBy(contentOrder(query))
      .limit(limit)
      .offset(offset)
      .execute();
    return rows.map((row) => ({
      ...auditIds(row),
      folderType: null,
      hasChildFolders: false,
      id: row.id,
      isFolder: false,
      managedContentType: row.type_name,
      managedContentVersionId: row.latest_version_id,
      publishedDate: row.published_date?.toISOString() ?? null,
      status: row.status,
      title: row.title,
      workflowStateId: row.workflow_state_id,
    }));
  },
  count: async () => 0,
});

/** What others share with the space, as one folder. */
export function sharedFolderIn(
  { space_id }: FolderRow,
  query: ItemsQuery,
  { database }: ReadContext,
): Part<FolderItem> {
  const read = async () => {
    const { rows } = await sql<FolderItemRow>`
      select s.shared_folder_id as id, ${sharedFolderName}::text as name, s.created_date,
        null as created_by_id, s.created_date as last_modified_date, null as last_modified_by_id,
        exists (select 1 from managed_content_folder_share h
          join managed_content_folder root on root.id = h.target_id
          where root.space_id = s.id and h.status = 'Shared') as has_child_folders
      from managed_content_space s
      where s.id = ${space_id} and ${hasTerm(sql`${sharedFolderName}::text`, query.queryTerm)}`.execute(
      database,
    );
    return rows.map((row) => representFolder(row, 'SharedWithSpace'));
  };
  return {
    read: async ({ offset }) => (offset === 0 ? await read() : []),
    count: async () => (await read()).length,
  };
}
