import { type DeclaredTable, declareTable, type TableOf } from '@relab/database';

const deletedManagedContentTable = declareTable('deleted_managed_content', {
  id: 'text',
  space_id: 'text',
  folder_id: 'text',
  content_key: 'text',
  type_name: 'text',
  title: 'text',
  languages: 'text[]',
  deleted_date: 'timestamptz',
  deleted_by_id: 'text null',
});

const deletedManagedContentRowTable = declareTable('deleted_managed_content_row', {
  id: 'bigint generated',
  content_id: 'text',
  table_name: 'text',
  row: 'jsonb',
});

/** Deleted contents, and the rows that they had. */
export const trashTables: readonly DeclaredTable[] = [
  deletedManagedContentTable,
  deletedManagedContentRowTable,
];

declare module '@relab/database/tables' {
  interface Tables {
    readonly deleted_managed_content: TableOf<typeof deletedManagedContentTable>;
    readonly deleted_managed_content_row: TableOf<typeof deletedManagedContentRowTable>;
  }
}
