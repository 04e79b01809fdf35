import type { FormSubmission } from '@relab/contract/content';
import { type DeclaredTable, declareTable, json, oneOf, type TableOf } from '@relab/database';

const deliveredContentTable = declareTable('delivered_content', {
  channel_id: 'text',
  content_key: 'text',
  language: 'text',
  content_id: 'text',
  variant_id: 'text',
  version_id: 'text',
  type_name: 'text',
  title: 'text',
  url_name: 'text null',
  published_date: 'timestamptz',
  is_primary: 'boolean',
  term_ids: 'text[] default',
});

const managedContentWebUrlTable = declareTable('managed_content_web_url', {
  id: 'text',
  channel_id: 'text',
  content_id: 'text null',
  language: 'text',
  url_alias: 'text',
  status: oneOf('text', ['Active', 'Inactive', 'Redirect']),
  is_current: 'boolean',
  url_name: 'text null',
  redirect_url: 'text null',
  associated_record_id: 'text null',
  created_date: 'timestamptz',
  last_modified_date: 'timestamptz',
  last_modified_by_id: 'text null',
  space_id: 'text null',
});

const formSubmissionTable = declareTable('form_submission', {
  id: 'text',
  content_id: 'text',
  language: 'text',
  answers: json<readonly FormSubmission[]>(),
  submitted_date: 'timestamptz',
  kept_until: 'timestamptz',
});

/** What channels deliver, and under which names. */
export const deliveryTables: readonly DeclaredTable[] = [
  deliveredContentTable,
  managedContentWebUrlTable,
  formSubmissionTable,
];

declare module '@relab/database/tables' {
  interface Tables {
    readonly delivered_content: TableOf<typeof deliveredContentTable>;
    readonly managed_content_web_url: TableOf<typeof managedContentWebUrlTable>;
    readonly form_submission: TableOf<typeof formSubmissionTable>;
  }
}
