import { type DeclaredTable, declareTable, type TableOf } from '@relab/database';

const layoutStateTable = declareTable('relab_layout_state', {
  user_id: 'text',
  section_id: 'text',
  collapsed: 'boolean',
});

/** How users have folded layouts. */
export const layoutTables: readonly DeclaredTable[] = [layoutStateTable];

declare module '@relab/database/tables' {
  interface Tables {
    readonly relab_layout_state: TableOf<typeof layoutStateTable>;
  }
}
