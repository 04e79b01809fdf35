import { ApiError } from '@relab/server/http';
import { defaultQuotas, hasQuota, quotaOf } from '@relab/server/identity';
import { sql } from 'kysely';
import { storageLimitExceeded } from '../errors.ts';
import type { RecordsContext } from '../query/records-context.ts';

const day = 86_400_000;
const hint = 'Confirm your e-mail address to have more room, or delete files that you no longer need.';

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
  const stored = await database
    .selectFrom('content_document as d')
    .innerJoin('content_version as v', 'v.content_document_id', 'd.id')
    .select([
      sql<number>`count(*) filter (where not v.is_deleted)::int`.as('versions'),
      sql<number>`count(*) filter (where v.created_date > ${dayAgo})::int`.as('today'),
      sql<string>`coalesce(sum(v.content_size) filter (where not v.is_deleted), 0)::text`.as('bytes'),
    ])
    .where('d.owner_id', '=', principal.userId)
    .executeTakeFirstOrThrow();
  if (stored.today >= quota.filesPerDay) {
    throw new ApiError('REQUEST_LIMIT_EXCEEDED', `${quota.filesPerDay} files are taken within 24 hours.`, {
      headers: { 'Retry-After': '3600' },
    });
  }
  if (stored.versions >= quota.files || Number(stored.bytes) + bytes > quota.bytes) {
    const megabytes = Math.floor(quota.bytes / 1_000_000);
    throw storageLimitExceeded(
      `An account has room for ${quota.files} files and ${megabytes} MB. ${hint}`,
      'fileData',
    );
  }
}
