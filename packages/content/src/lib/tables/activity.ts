import type { activityKinds } from '@relab/contract/content';
import { columnOf, type DeclaredTable, declareTable, type TableOf } from '@relab/database';

const managedContentActivityTable = declareTable('managed_content_activity', {
  id: 'bigint generated',
  space_id: 'text',
  kind: columnOf<(typeof activityKinds)[number]>()('text'),
  subject: 'text',
  content_id: 'text null',
  title: 'text',
  language: 'text null',
  detail: 'text null',
  user_id: 'text null',
  at: 'timestamptz',
});

/** Who did what in which space. */
export const activityTables: readonly DeclaredTable[] = [managedContentActivityTable];

declare module '@relab/database/tables' {
  interface Tables {
    readonly managed_content_activity: TableOf<typeof managedContentActivityTable>;
  }
}
