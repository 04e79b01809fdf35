import { type DeclaredTable, declareTable, type TableOf } from '@relab/database';

const favoriteTable = declareTable('relab_favorite', {
  id: 'text',
  user_id: 'text',
  name: 'text',
  target: 'text',
  target_type: 'text',
  object: 'text',
  sort_order: 'integer',
  access_count: 'integer default',
  last_access_date: 'timestamptz null',
});

/** What users want to find again. */
export const favoriteTables: readonly DeclaredTable[] = [favoriteTable];

declare module '@relab/database/tables' {
  interface Tables {
    readonly relab_favorite: TableOf<typeof favoriteTable>;
  }
}
