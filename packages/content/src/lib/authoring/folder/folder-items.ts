import type { FolderItem } from '@relab/contract/content';
import { type RawBuilder, sql } from 'kysely';
import type { FolderRow, ReadContext } from './folder-row.ts';
import { folderName, sharedFolderName } from './folder-row.ts';
import type { Part } from './in-turn.ts';
import { contentCondition, contentOrder, folderOrder, hasTerm, type ItemsQuery } from './items-query.ts';

interface ItemRow {
  readonly id: string;
  readonly name: string;
  readonly has_child_folders: boolean;
  readonly type_name: string | null;
  readonly version_id: string | null;
  readonly status: string | null;
  readonly published_date: Date | null;
  readonly created_date: Date;
  readonly created_by_id: string | null;
  readonly last_modified_date: Date;
  readonly last_modified_by_id: string | null;
}

const represent = (row: ItemRow, folderType: FolderItem['folderType']): FolderItem => ({
  createdBy: row.created_by_id,
  createdDate: row.created_date.toISOString(),
  folderType,
  hasChildFolders: row.has_child_folders,
  id: row.id,
  isFolder: folderType !== null,
  lastModifiedBy: row.last_modified_by_id,
  lastModifiedDate: row.last_modified_date.toISOString(),
  managedContentType: row.type_name,
  managedContentVersionId: row.version_id,
  publishedDate: row.published_date?.toISOString() ?? null,
  status: row.status,
  title: row.name,
});

const stamps = (alias: string): RawBuilder<unknown> =>
  sql.join(
    ['created_date', 'created_by_id', 'last_modified_date', 'last_modified_by_id'].map((column) =>
      sql.ref(`${alias}.${column}`),
    ),
  );

const noContent = sql`null as type_name, null as version_id, null as status, null::timestamptz as published_date`;

// Not `exists`, nor in any order: both are answered by reading all folders, however few are asked about.
const hasChildren = sql`coalesce((
  select true from managed_content_folder below where below.parent_id = f.id order by lower(below.name) limit 1), false)`;

/** The folders in a folder; in the one of what is shared with a space, those that are. */
export function foldersIn(folder: FolderRow, query: ItemsQuery, { database }: ReadContext): Part<FolderItem> {
  const isThere =
    folder.type === 'SharedWithSpace'
      ? sql`f.id in (select h.folder_id from managed_content_folder_share h
          where h.target_id = ${folder.parent_id} and h.status = 'Shared')`
      : sql`f.parent_id = ${folder.id}`;
  const from = sql`
    from managed_content_folder f join managed_content_space s on s.id = f.space_id
    where ${isThere} and ${hasTerm(folderName, query.queryTerm)}`;
  return {
    async read({ offset, limit }) {
      const { rows } = await sql<ItemRow>`
        select f.id, ${folderName} as name, ${noContent}, ${stamps('f')},
          ${hasChildren} as has_child_folders
        ${from} order by ${folderOrder(query)} limit ${limit} offset ${offset}`.execute(database);
      return rows.map((row) => represent(row, 'Standard'));
    },
    async count() {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count ${from}`.execute(database);
      return rows[0]?.count ?? 0;
    },
  };
}

/** The contents in a folder, each as its first variant is. Nothing stands behind them, so they are not counted. */
export const contentsIn = (
  { id }: FolderRow,
  query: ItemsQuery,
  { database }: ReadContext,
): Part<FolderItem> => ({
  async read({ offset, limit }) {
    const { rows } = await sql<ItemRow>`
      select c.id, c.title as name, false as has_child_folders, c.type_name, c.latest_version_id as version_id, c.status,
        c.published_date, ${stamps('c')}
      from managed_content c where c.folder_id = ${id} and ${contentCondition(query)}
      order by ${contentOrder(query)} limit ${limit} offset ${offset}`.execute(database);
    return rows.map((row) => represent(row, null));
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
    const { rows } = await sql<ItemRow>`
      select s.shared_folder_id as id, ${sharedFolderName}::text as name, ${noContent}, s.created_date,
        null as created_by_id, s.created_date as last_modified_date, null as last_modified_by_id,
        exists (select 1 from managed_content_folder_share h
          join managed_content_folder root on root.id = h.target_id
          where root.space_id = s.id and h.status = 'Shared') as has_child_folders
      from managed_content_space s
      where s.id = ${space_id} and ${hasTerm(sql`${sharedFolderName}::text`, query.queryTerm)}`.execute(
      database,
    );
    return rows.map((row) => represent(row, 'SharedWithSpace'));
  };
  return {
    read: async ({ offset }) => (offset === 0 ? await read() : []),
    count: async () => (await read()).length,
  };
}
