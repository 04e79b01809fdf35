import { type DeclaredTable, declareTable, type TableOf } from '@relab/database';

const managedContentSearchTable = declareTable('managed_content_search', {
  id: 'bigint generated',
  variant_id: 'text null',
  folder_id: 'text null',
  document: 'tsvector',
  space_id: 'text null',
  language: 'text null',
  type_name: 'text null',
  last_modified_date: 'timestamptz null',
  title: 'tsvector null',
});

const managedContentWordTable = declareTable('managed_content_word', {
  space_id: 'text',
  word: 'text',
});

/** What authors search. */
export const searchTables: readonly DeclaredTable[] = [managedContentSearchTable, managedContentWordTable];

declare module '@relab/database/tables' {
  interface Tables {
    readonly managed_content_search: TableOf<typeof managedContentSearchTable>;
    readonly managed_content_word: TableOf<typeof managedContentWordTable>;
  }
}
