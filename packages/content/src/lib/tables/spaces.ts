import type { OrchestratorConfig } from '@relab/contract/content';
import { columnOf, type DeclaredTable, declareTable, oneOf, type TableOf } from '@relab/database';

const managedContentSpaceTable = declareTable('managed_content_space', {
  id: 'text',
  api_name: 'text',
  name: 'text',
  description: 'text null',
  default_language: 'text',
  languages: 'text[]',
  workflow_configs: columnOf<OrchestratorConfig['workflowConfigs']>()('jsonb default'),
  created_date: 'timestamptz',
  created_by_id: 'text null',
  last_modified_date: 'timestamptz',
  last_modified_by_id: 'text null',
  shared_folder_id: 'text default',
});

const managedContentChannelTable = declareTable('managed_content_channel', {
  id: 'text',
  site_id: 'text null',
  name: 'text',
  type: 'text',
  default_language: 'text',
  revision: 'uuid default',
});

const managedContentSpaceChannelTable = declareTable('managed_content_space_channel', {
  space_id: 'text',
  channel_id: 'text',
});

const managedContentCollaboratorTable = declareTable('managed_content_collaborator', {
  space_id: 'text',
  user_id: 'text',
  role: oneOf('text', ['ContentAdmin', 'ContentManager', 'ContentAuthor', 'ContentReader']),
});

const managedContentRoleRightsTable = declareTable('managed_content_role_rights', {
  space_id: 'text',
  role: oneOf('text', ['ContentManager', 'ContentAuthor', 'ContentReader', 'author', 'publisher']),
  type_name: 'text',
  rights: 'integer',
});

const managedContentFolderTable = declareTable('managed_content_folder', {
  id: 'text',
  space_id: 'text',
  parent_id: 'text null',
  name: 'text',
  created_date: 'timestamptz',
  created_by_id: 'text null',
  last_modified_date: 'timestamptz',
  last_modified_by_id: 'text null',
});

const managedContentFolderShareTable = declareTable('managed_content_folder_share', {
  folder_id: 'text',
  target_id: 'text',
  status: oneOf('text', ['PendingShare', 'Shared', 'PendingUnshare']),
  created_date: 'timestamptz',
  created_by_id: 'text null',
  last_modified_date: 'timestamptz',
  last_modified_by_id: 'text null',
});

/** Where authors work, and where what they write is delivered to. */
export const spaceTables: readonly DeclaredTable[] = [
  managedContentSpaceTable,
  managedContentChannelTable,
  managedContentSpaceChannelTable,
  managedContentCollaboratorTable,
  managedContentRoleRightsTable,
  managedContentFolderTable,
  managedContentFolderShareTable,
];

declare module '@relab/database/tables' {
  interface Tables {
    readonly managed_content_space: TableOf<typeof managedContentSpaceTable>;
    readonly managed_content_channel: TableOf<typeof managedContentChannelTable>;
    readonly managed_content_space_channel: TableOf<typeof managedContentSpaceChannelTable>;
    readonly managed_content_collaborator: TableOf<typeof managedContentCollaboratorTable>;
    readonly managed_content_role_rights: TableOf<typeof managedContentRoleRightsTable>;
    readonly managed_content_folder: TableOf<typeof managedContentFolderTable>;
    readonly managed_content_folder_share: TableOf<typeof managedContentFolderShareTable>;
  }
}
