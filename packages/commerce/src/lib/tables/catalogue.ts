import { type DeclaredTable, declareTable, type TablesOf } from '@relab/database';

const tables = {
  product_search: declareTable('product_search', {
    product_id: 'text',
    place: 'integer generated',
    document: 'tsvector',
    text_change: 'xid8',
  }),
  product_change: declareTable('product_change', {
    product_id: 'text',
    change: 'xid8',
  }),
  catalogue_snapshot: declareTable('catalogue_snapshot', {
    token: 'text',
    created_at: 'timestamptz default',
  }),
  search_index: declareTable('search_index', {
    name: 'text',
    holder: 'text null',
    lease_until: 'timestamptz null',
    token: 'text null',
    previous_token: 'text null',
    written_at: 'timestamptz null',
  }),
  search_word: declareTable('search_word', {
    word: 'text',
  }),
};

/** What the search of products reads. */
export const searchTables: readonly DeclaredTable[] = Object.values(tables);

declare module '@relab/database/tables' {
  interface Tables extends TablesOf<typeof tables> {}
}
