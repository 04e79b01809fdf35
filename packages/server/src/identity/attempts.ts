import { createHash } from 'node:crypto';
import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { ApiError } from '../http/api-error.ts';

export interface Limit {
  /** What is counted, e.g. `sign-in account`. */
  readonly name: string;
  readonly most: number;
  readonly seconds: number;
  /** Said past the limit, in place of the usual words. */
  readonly refusal?: (minutes: number) => string;
}

const usualRefusal = () => 'Too many attempts. Please wait a while and try again.';

const keyOf = (limit: Limit, of: string): string =>
  createHash('sha256').update(`${limit.name}\0${of}`).digest('base64url');

/**
 * Counts an attempt, or several at once, in the database, where every instance sees it; past the limit it throws 429 with
 * Retry-After.
 */
export async function countAttempt(
  database: Database,
  limit: Limit,
  of: string,
  now: Date,
  times = 1,
): Promise<void> {
  const begin = new Date(now.getTime() - limit.seconds * 1000);
  const { rows } = await sql<{ count: number; started_at: Date }>`
    insert into attempt (key, started_at, count) values (${keyOf(limit, of)}, ${now}, ${times})
    on conflict (key) do update set
      count = case when attempt.started_at <= ${begin} then ${times}::integer else attempt.count + ${times} end,
      started_at = case when attempt.started_at <= ${begin} then ${now} else attempt.started_at end
    returning count, started_at`.execute(database);
  const [row] = rows;
  if (!row || row.count <= limit.most) return;
  const left = row.started_at.getTime() + limit.seconds * 1000 - now.getTime();
  const wait = Math.max(1, Math.ceil(left / 1000));
  const { refusal = usualRefusal } = limit;
  throw new ApiError('REQUEST_LIMIT_EXCEEDED', refusal(Math.ceil(wait / 60)), {
    headers: { 'Retry-After': String(wait) },
  });
}

/** After a success the count begins anew; what is older than a day goes with it. */
export async function clearAttempts(database: Database, limit: Limit, of: string, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - 86_400_000);
  await sql`delete from attempt where key = ${keyOf(limit, of)} or started_at < ${dayAgo}`.execute(database);
}
