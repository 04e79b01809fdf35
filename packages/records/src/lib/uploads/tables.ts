import { type DeclaredTable, declareTable, type TableOf } from '@relab/database';

const pendingUploadTable = declareTable('pending_upload', {
  key_hash: 'text',
  content_document_id: 'text',
  owner_id: 'text null',
  guest_key: 'text null',
  expires_at: 'timestamptz',
});

const orphanedFileTable = declareTable('orphaned_file', {
  version_id: 'text',
  first_seen: 'timestamptz',
});

/** Files whose record is still to come, or gone. */
export const uploadTables: readonly DeclaredTable[] = [pendingUploadTable, orphanedFileTable];

declare module '@relab/database/tables' {
  interface Tables {
    readonly pending_upload: TableOf<typeof pendingUploadTable>;
    readonly orphaned_file: TableOf<typeof orphanedFileTable>;
  }
}
