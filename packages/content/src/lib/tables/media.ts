import { type DeclaredTable, declareTable, type TableOf } from '@relab/database';

const mediaTable = declareTable('media', {
  content_key: 'text',
  kind: 'text',
  source: 'jsonb',
  title: 'text',
  alt_text: 'text null',
  mime_type: 'text',
  width: 'integer null',
  height: 'integer null',
  placeholder: 'text null',
  version: 'text',
  rank: 'integer default',
  focus_x: 'numeric null',
  focus_y: 'numeric null',
  revision: 'text null',
  file_hash: 'text null',
  content_size: 'integer null',
  alt_texts: 'jsonb null',
  crop: 'jsonb null',
});

const mediaTurnTable = declareTable('media_turn', {
  name: 'text',
  holder: 'text',
  until: 'timestamptz',
});

const managedContentUploadTable = declareTable('managed_content_upload', {
  id: 'text',
  user_id: 'text',
  space_id: 'text',
  folder_id: 'text',
  file_name: 'text',
  file_size: 'integer',
  file_hash: 'text',
  file_modified: 'bigint',
  created_date: 'timestamptz',
  content_id: 'text null',
  replaces_content_id: 'text null',
});

const managedContentUploadPartTable = declareTable('managed_content_upload_part', {
  upload_id: 'text',
  number: 'integer',
  bytes: 'bytea',
});

/** Pictures and documents, and what is on its way into the library. */
export const mediaTables: readonly DeclaredTable[] = [
  mediaTable,
  mediaTurnTable,
  managedContentUploadTable,
  managedContentUploadPartTable,
];

declare module '@relab/database/tables' {
  interface Tables {
    readonly media: TableOf<typeof mediaTable>;
    readonly media_turn: TableOf<typeof mediaTurnTable>;
    readonly managed_content_upload: TableOf<typeof managedContentUploadTable>;
    readonly managed_content_upload_part: TableOf<typeof managedContentUploadPartTable>;
  }
}
