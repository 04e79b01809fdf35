import { type DeclaredTable, declareTable, type TableOf } from '@relab/database';

const contentTaxonomyTable = declareTable('content_taxonomy', {
  id: 'text',
  name: 'text',
  label: 'text',
  is_declared: 'boolean default',
});

const contentTaxonomyTermTable = declareTable('content_taxonomy_term', {
  id: 'text',
  taxonomy_id: 'text',
  name: 'text',
  label: 'text',
  parent_id: 'text null',
});

const managedContentTermTable = declareTable('managed_content_term', {
  content_id: 'text',
  term_id: 'text',
});

/** What contents are about. */
export const taxonomyTables: readonly DeclaredTable[] = [
  contentTaxonomyTable,
  contentTaxonomyTermTable,
  managedContentTermTable,
];

declare module '@relab/database/tables' {
  interface Tables {
    readonly content_taxonomy: TableOf<typeof contentTaxonomyTable>;
    readonly content_taxonomy_term: TableOf<typeof contentTaxonomyTermTable>;
    readonly managed_content_term: TableOf<typeof managedContentTermTable>;
  }
}
