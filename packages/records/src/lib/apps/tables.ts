import { type DeclaredTable, declareTable, type TableOf } from '@relab/database';

const navItemsTable = declareTable('relab_nav_items', {
  user_id: 'text',
  app_id: 'text',
  objects: 'text[]',
});

/** How users have arranged their apps. */
export const appTables: readonly DeclaredTable[] = [navItemsTable];

declare module '@relab/database/tables' {
  interface Tables {
    readonly relab_nav_items: TableOf<typeof navItemsTable>;
  }
}
