import {
  arrayOf,
  type DeclaredTable,
  declareTable,
  json,
  nullableJson,
  oneOf,
  type TableOf,
} from '@relab/database';
import type { Role } from '@relab/server/principal';
import type { ListFilter } from '../objects/list-view.ts';

const listViewTable = declareTable('relab_list_view', {
  id: 'text',
  object: 'text',
  api_name: 'text',
  label: 'text',
  columns: json<readonly string[]>(),
  filters: json<readonly ListFilter[]>(),
  logic: 'text null',
  scope: oneOf('text', ['everything', 'mine']),
  sort_by: json<readonly string[]>(),
  visibility: oneOf('text', ['Private', 'Public', 'Shared']),
  shared_with: arrayOf<Role>(),
  owner_id: 'text',
  version: 'integer default',
  modified_at: 'timestamptz',
});

const listPreferenceTable = declareTable('relab_list_preference', {
  user_id: 'text',
  list_id: 'text',
  column_widths: json<Readonly<Record<string, number>>>(),
  column_wrap: json<Readonly<Record<string, boolean>>>(),
  ordered_by: nullableJson<readonly string[]>(),
  display_columns: nullableJson<readonly string[]>(),
  frozen_columns: nullableJson<readonly string[]>(),
});

const pinnedListTable = declareTable('relab_pinned_list', {
  user_id: 'text',
  object: 'text',
  list_id: 'text',
});

/** Lists that users have made, and how they want them shown. */
export const listTables: readonly DeclaredTable[] = [listViewTable, listPreferenceTable, pinnedListTable];

declare module '@relab/database/tables' {
  interface Tables {
    readonly relab_list_view: TableOf<typeof listViewTable>;
    readonly relab_list_preference: TableOf<typeof listPreferenceTable>;
    readonly relab_pinned_list: TableOf<typeof pinnedListTable>;
  }
}
