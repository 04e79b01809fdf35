import { type DeclaredTable, declareTable, type TableOf } from '@relab/database';

const avatarTable = declareTable('relab_avatar', {
  record_id: 'text',
  version_id: 'text',
  external_id: 'text null',
  blue_master_id: 'text null',
  profile_name: 'text null',
  changed_by: 'text',
  changed_at: 'timestamptz',
});

/** Pictures of records. */
export const avatarTables: readonly DeclaredTable[] = [avatarTable];

declare module '@relab/database/tables' {
  interface Tables {
    readonly relab_avatar: TableOf<typeof avatarTable>;
  }
}
