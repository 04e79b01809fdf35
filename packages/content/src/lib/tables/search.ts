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

const deliveredContentSearchTable = declareTable('delivered_content_search', {
  channel_id: 'text',
  content_key: 'text',
  language: 'text',
  type_name: 'text',
  published_date: 'timestamptz',
  is_primary: 'boolean',
  term_ids: 'text[]',
  document: 'tsvector',
});

/** What authors search, and what visitors do. */
export const searchTables: readonly DeclaredTable[] = [
  managedContentSearchTable,
  managedContentWordTable,
  deliveredContentSearchTable,
];

declare module '@relab/database/tables' {
  interface Tables {
    readonly managed_content_search: TableOf<typeof managedContentSearchTable>;
    readonly managed_content_word: TableOf<typeof managedContentWordTable>;
    readonly delivered_content_search: TableOf<typeof deliveredContentSearchTable>;
  }
}
