import { type DeclaredTable, declareTable, type TableOf } from '@relab/database';

const productSearchTable = declareTable('product_search', {
  product_id: 'text',
  place: 'integer generated',
  document: 'tsvector',
  text_change: 'xid8',
});

const productChangeTable = declareTable('product_change', {
  product_id: 'text',
  change: 'xid8',
});

const searchWordTable = declareTable('search_word', {
  word: 'text',
});

/** What the search of products reads. */
export const searchTables: readonly DeclaredTable[] = [
  productSearchTable,
  productChangeTable,
  searchWordTable,
];

declare module '@relab/database/tables' {
  interface Tables {
    readonly product_search: TableOf<typeof productSearchTable>;
    readonly product_change: TableOf<typeof productChangeTable>;
    readonly search_word: TableOf<typeof searchWordTable>;
  }
}
