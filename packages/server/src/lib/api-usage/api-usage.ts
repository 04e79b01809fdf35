import type { Database } from '@relab/database';
import { sql } from 'kysely';

/** The limit of calls in 24 hours that programs see. Nothing is rejected beyond it. */
const maxDailyCalls = 100_000;

/** Calls of one instance are written together. */
const flushMilliseconds = 10_000;

/** How many calls with a token all instances have handled in the last 24 hours. */
export interface ApiUsage {
  /** Counts a call; the value of `Sforce-Limit-Info`. At most one statement in ten seconds. */
  count(): Promise<string>;
}

/** Adds to the hour, and gives the sum of the last 24. */
async function addCalls(database: Database, calls: number, at: Date): Promise<number> {
  const { rows } = await sql<{ calls: number }>`
    with hour as (
      insert into relab_api_usage as stored (hour, calls) values (date_trunc('hour', ${at}::timestamptz), ${calls}::bigint)
      on conflict (hour) do update set calls = stored.calls + excluded.calls
      returning stored.hour, stored.calls
    )
    select (hour.calls + coalesce((
      select sum(other.calls) from relab_api_usage as other
      where other.hour > ${at}::timestamptz - interval '24 hours' and other.hour <> hour.hour), 0))::float8 as calls
    from hour`.execute(database);
  return rows[0]?.calls ?? calls;
}

export function createApiUsage(database: Database, now: () => Date): ApiUsage {
  let pending = 0;
  let stored = 0;
  let flushedAt = Number.NEGATIVE_INFINITY;

  async function flush(at: Date): Promise<void> {
    flushedAt = at.getTime();
    const calls = pending;
    pending = 0;
    try {
      stored = await addCalls(database, calls, at);
    } catch {
      // A count must not fail the call that it counts; it is written with the next ones.
      pending += calls;
    }
  }

  return {
    async count() {
      pending += 1;
      const at = now();
      if (Math.abs(at.getTime() - flushedAt) >= flushMilliseconds) await flush(at);
      return `api-usage=${stored + pending}/${maxDailyCalls}`;
    },
  };
}
