import { type DeclaredTable, declareTable, type TableOf } from '@relab/database';

const managedContentViewTable = declareTable('managed_content_view', {
  id: 'text',
  space_id: 'text',
  user_id: 'text',
  name: 'text',
  query: 'text',
  is_shared: 'boolean',
  created_date: 'timestamptz',
  last_modified_date: 'timestamptz',
});

/** What authors saved of lists. */
export const viewTables: readonly DeclaredTable[] = [managedContentViewTable];

declare module '@relab/database/tables' {
  interface Tables {
    readonly managed_content_view: TableOf<typeof managedContentViewTable>;
  }
}
