import { type DeclaredTable, declareTable, type TableOf } from '@relab/database';

const managedContentCommentTable = declareTable('managed_content_comment', {
  id: 'text',
  variant_id: 'text',
  parent_id: 'text null',
  field_path: 'text',
  text: 'text',
  mentioned_ids: 'text[]',
  created_date: 'timestamptz',
  created_by_id: 'text',
  resolved_date: 'timestamptz null',
  resolved_by_id: 'text null',
});

const managedContentMentionTable = declareTable('managed_content_mention', {
  user_id: 'text',
  comment_id: 'text',
  created_date: 'timestamptz',
});

const managedContentPresenceTable = declareTable('managed_content_presence', {
  content_id: 'text',
  user_id: 'text',
  language: 'text',
  seen_date: 'timestamptz',
});

/** What people say about contents, and who has them open. */
export const commentTables: readonly DeclaredTable[] = [
  managedContentCommentTable,
  managedContentMentionTable,
  managedContentPresenceTable,
];

declare module '@relab/database/tables' {
  interface Tables {
    readonly managed_content_comment: TableOf<typeof managedContentCommentTable>;
    readonly managed_content_mention: TableOf<typeof managedContentMentionTable>;
    readonly managed_content_presence: TableOf<typeof managedContentPresenceTable>;
  }
}
