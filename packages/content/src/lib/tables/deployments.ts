import { columnOf, type DeclaredTable, declareTable, json, oneOf, type TableOf } from '@relab/database';
import type { Problem, TransferRequest } from '../authoring/jobs/transfer.ts';

const managedContentDeploymentTable = declareTable('managed_content_deployment', {
  id: 'text',
  space_id: 'text',
  name: 'text',
  description: 'text null',
  status: oneOf('text', [
    'Draft',
    'Scheduled',
    'InProgress',
    'Completed',
    'CompletedWithError',
    'Failed',
    'Cancelled',
  ]),
  scheduled_date: 'timestamptz null',
  executed_date: 'timestamptz null',
  error: 'text null',
  created_date: 'timestamptz',
  created_by_id: 'text null',
  last_modified_date: 'timestamptz',
  last_modified_by_id: 'text null',
  expires_id: 'text null',
});

const managedContentDeploymentItemTable = declareTable('managed_content_deployment_item', {
  id: 'text',
  deployment_id: 'text',
  action: oneOf('text', ['Publish', 'Unpublish']),
  is_top_level: 'boolean',
  channel_id: 'text',
  variant_id: 'text',
  version_id: 'text',
});

const managedContentJobTable = declareTable('managed_content_job', {
  id: 'text',
  space_id: 'text',
  name: 'text',
  type: oneOf('text', ['Export', 'Import']),
  job_type: oneOf('text', ['Export', 'Import', 'Translation']),
  request: json<TransferRequest>(),
  queued_id: 'text',
  status: oneOf('text null', ['Completed', 'CompletedWithError', 'Failed']),
  error: 'text null',
  done: 'integer default',
  problems: columnOf<readonly Problem[]>()('jsonb default'),
  variant_ids: 'text[] default',
  created_date: 'timestamptz',
  created_by_id: 'text null',
  finished_date: 'timestamptz null',
});

const managedContentJobBodyTable = declareTable('managed_content_job_body', {
  job_id: 'text',
  file_version_id: 'text',
  body_type: oneOf('text', ['Output', 'Error']),
  name: 'text',
});

/** What is published together, and work on many contents at once. */
export const deploymentTables: readonly DeclaredTable[] = [
  managedContentDeploymentTable,
  managedContentDeploymentItemTable,
  managedContentJobTable,
  managedContentJobBodyTable,
];

declare module '@relab/database/tables' {
  interface Tables {
    readonly managed_content_deployment: TableOf<typeof managedContentDeploymentTable>;
    readonly managed_content_deployment_item: TableOf<typeof managedContentDeploymentItemTable>;
    readonly managed_content_job: TableOf<typeof managedContentJobTable>;
    readonly managed_content_job_body: TableOf<typeof managedContentJobBodyTable>;
  }
}
