import { ApiError } from '@relab/server/http';
import { defaultQuotas, hasQuota, quotaOf } from '@relab/server/identity';
import { sql } from 'kysely';
import type { RecordsContext } from '../query/records-context.ts';

const day = 86_400_000;
const hint = 'Confirm your e-mail address to have more room, or delete files that you no longer need.';

interface Stored {
  readonly versions: number;
  readonly today: number;
  /** A bigint, which travels as text. */
  readonly bytes: string;
}

/**
 * Throws where another file is more than an account has room for. For the transaction that stores the file: uploads of one
 * account wait for each other, so that many at once are not each the last that fits. Three statements, none for the house.
 */
export async function requireRoom(
  bytes: number,
  { database, principal, now, quotas = defaultQuotas }: RecordsContext,
): Promise<void> {
  if (!hasQuota(principal)) return;
  await sql`select pg_advisory_xact_lock(hashtext(${`files of ${principal.userId}`}))`.execute(database);
  const quota = await quotaOf(principal, quotas, database);
  const dayAgo = new Date(now().getTime() - day);
  const { rows } = await sql<Stored>`
    select count(*) filter (where not v.is_deleted)::int as versions,
      count(*) filter (where v.created_date > ${dayAgo})::int as today,
      coalesce(sum(v.content_size) filter (where not v.is_deleted), 0)::text as bytes
    from content_document d join content_version v on v.content_document_id = d.id
    where d.owner_id = ${principal.userId}`.execute(database);
  const { versions, today, bytes: stored } = rows[0] ?? { versions: 0, today: 0, bytes: '0' };
  if (today >= quota.filesPerDay) {
    throw new ApiError('REQUEST_LIMIT_EXCEEDED', `${quota.filesPerDay} files are taken within 24 hours.`, {
      headers: { 'Retry-After': '3600' },
    });
  }
  if (versions >= quota.files || Number(stored) + bytes > quota.bytes) {
    const megabytes = Math.floor(quota.bytes / 1_000_000);
    throw new ApiError(
      'STORAGE_LIMIT_EXCEEDED',
      `An account has room for ${quota.files} files and ${megabytes} MB. ${hint}`,
      { fields: ['fileData'] },
    );
  }
}
