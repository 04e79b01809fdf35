import { type DeclaredTable, declareTable, nullableJson, type TableOf } from '@relab/database';

const idempotencyTable = declareTable('relab_idempotency', {
  owner: 'text',
  key: 'uuid',
  request_hash: 'text',
  created_at: 'timestamptz',
  status: 'integer null',
  headers: nullableJson<Readonly<Record<string, string>>>(),
  body: 'text null',
});

/** Writes that came with a key. */
export const idempotencyTables: readonly DeclaredTable[] = [idempotencyTable];

declare module '@relab/database/tables' {
  interface Tables {
    readonly relab_idempotency: TableOf<typeof idempotencyTable>;
  }
}
