import { createHash } from 'node:crypto';
import type { Database, Row } from '@relab/database';
import { sql } from 'kysely';
import { ApiError } from '../errors/api-error.ts';

/** How often something may be tried in a window of so many seconds; see `countAttempt`. */
export interface Limit {
  /** What is counted, e.g. `sign-in account`. */
  readonly name: string;
  readonly max: number;
  readonly seconds: number;
  /** The message past the limit, in place of the usual one. */
  readonly message?: (minutes: number) => string;
}

const defaultMessage = () => 'Too many attempts. Please wait a while and try again.';

const keyOf = (limit: Limit, of: string): string =>
  createHash('sha256').update(`${limit.name}\0${of}`).digest('base64url');

/**
 * Counts an attempt, or several at once, in the database, where every instance sees it, and returns how many there are in the
 * window; past the limit it throws 429 with Retry-After. A window that begins more than its own length in the future was begun
 * by a clock that was wrong, and is over; clocks of instances that differ by less share their windows.
 */
export async function countAttempt(
  database: Database,
  limit: Limit,
  of: string,
  now: Date,
  times = 1,
): Promise<number> {
  const begin = new Date(now.getTime() - limit.seconds * 1000);
  const latest = new Date(now.getTime() + limit.seconds * 1000);
  const isOver = sql`(attempt.started_at <= ${begin} or attempt.started_at > ${latest})`;
  const { rows } = await sql<Row<'attempt', 'count' | 'started_at'>>`
    insert into attempt (key, started_at, count) values (${keyOf(limit, of)}, ${now}, ${times})
    on conflict (key) do update set
      count = case when ${isOver} then ${times}::integer else attempt.count + ${times} end,
      started_at = case when ${isOver} then ${now} else attempt.started_at end
    returning count, started_at`.execute(database);
  const [row] = rows;
  if (!row || row.count <= limit.max) return row?.count ?? 0;
  const left = row.started_at.getTime() + limit.seconds * 1000 - now.getTime();
  const wait = Math.max(1, Math.ceil(left / 1000));
  const { message = defaultMessage } = limit;
  throw new ApiError('REQUEST_LIMIT_EXCEEDED', message(Math.ceil(wait / 60)), {
    headers: { 'Retry-After': String(wait) },
  });
}

/** An attempt that turned out not to count, such as the right password where wrong ones are counted. */
export async function withdrawAttempt(database: Database, limit: Limit, of: string): Promise<void> {
  await database
    .updateTable('attempt')
    .set({ count: sql<number>`greatest(0, count - 1)` })
    .where('key', '=', keyOf(limit, of))
    .execute();
}

/** After a success the count begins anew. */
export async function clearAttempts(database: Database, limit: Limit, of: string): Promise<void> {
  await database.deleteFrom('attempt').where('key', '=', keyOf(limit, of)).execute();
}
