import { type DeclaredTable, declareTable, type TableOf } from '@relab/database';

const managedContentWorkflowStateTable = declareTable('managed_content_workflow_state', {
  variant_id: 'text',
  state_id: 'text',
  is_approved: 'boolean',
  assignee_id: 'text null',
  changed_date: 'timestamptz',
  changed_by_id: 'text null',
});

const managedContentApprovalTable = declareTable('managed_content_approval', {
  version_id: 'text',
  approved_date: 'timestamptz',
  approved_by_id: 'text null',
});

const managedContentTaskTable = declareTable('managed_content_task', {
  user_id: 'text',
  variant_id: 'text',
  state_id: 'text',
  is_assigned: 'boolean',
  created_date: 'timestamptz',
  created_by_id: 'text null',
});

/** Where variants stand in the workflows of their spaces, and which versions were approved. */
export const workflowTables: readonly DeclaredTable[] = [
  managedContentWorkflowStateTable,
  managedContentApprovalTable,
  managedContentTaskTable,
];

declare module '@relab/database/tables' {
  interface Tables {
    readonly managed_content_workflow_state: TableOf<typeof managedContentWorkflowStateTable>;
    readonly managed_content_task: TableOf<typeof managedContentTaskTable>;
    readonly managed_content_approval: TableOf<typeof managedContentApprovalTable>;
  }
}
