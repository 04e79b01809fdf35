import type { Database, Row } from '@relab/database';
import { sql } from 'kysely';

export interface StoredResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON; null for a response without a body. */
  readonly body: string | null;
}

export type Claimed = Row<'relab_idempotency', 'request_hash' | 'status' | 'headers' | 'body'>;

const retentionMs = 86_400_000;

/**
 * Claims a key, inside the transaction of the write: undefined for the first request, else what the first one stored. Waits
 * while another one has the key. One statement, and one more for a key that is there.
 */
export async function claimKey(
  transaction: Database,
  owner: string,
  key: string,
  requestHash: string,
  now: Date,
): Promise<Claimed | undefined> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const oldest = sql`${new Date(now.getTime() - retentionMs).toISOString()}::timestamptz`;
  const { rows } = await sql`
    insert into relab_idempotency as known (owner, key, request_hash, created_at)
    values (${owner}, ${key}::uuid, ${requestHash}, ${at})
    on conflict (owner, key) do update
      set request_hash = excluded.request_hash, created_at = excluded.created_at,
        status = null, headers = null, body = null
      where known.created_at < ${oldest}
    returning key`.execute(transaction);
  if (rows.length > 0) return undefined;
  return await transaction
    .selectFrom('relab_idempotency')
    .select(['request_hash', 'status', 'headers', 'body'])
    .where('owner', '=', owner)
    .where('key', '=', key)
    .executeTakeFirst();
}

export async function storeResponse(
  transaction: Database,
  owner: string,
  key: string,
  { status, headers, body }: StoredResponse,
): Promise<void> {
  await transaction
    .updateTable('relab_idempotency')
    .set({ status, headers: JSON.stringify(headers), body })
    .where('owner', '=', owner)
    .where('key', '=', key)
    .execute();
}
