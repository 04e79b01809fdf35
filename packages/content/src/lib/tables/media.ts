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

/** Pictures and documents. */
export const mediaTables: readonly DeclaredTable[] = [mediaTable, mediaTurnTable];

declare module '@relab/database/tables' {
  interface Tables {
    readonly media: TableOf<typeof mediaTable>;
    readonly media_turn: TableOf<typeof mediaTurnTable>;
  }
}
