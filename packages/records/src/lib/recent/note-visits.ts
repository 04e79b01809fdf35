import { sql } from 'kysely';
import type { RecordsContext } from '../query/records-context.ts';

interface Visit {
  readonly recordId: string;
  /** API name of its object; `ListView` for a list. */
  readonly object: string;
}

/** Of each object a user's newest are kept. */
export const maxVisits = 200;

/** What lists stand under. */
export const listVisits = 'ListView';

/**
 * Remembers that the caller has opened these, in one statement; nothing for guests. A row that another transaction has locked is not
 * waited for: what is over the number goes with a later visit. What is noted is written before anything goes, so that
 * nobody holds a row that goes while waiting for one to write.
 */
export async function noteVisits(
  { database, principal, now }: Pick<RecordsContext, 'database' | 'principal' | 'now'>,
  visits: readonly Visit[],
): Promise<void> {
  if (principal.kind === 'guest' || visits.length === 0) return;
  const byId = new Map(visits.map((visit) => [visit.recordId, visit.object]));
  // In one order everywhere, so that two calls do not wait for each other.
  const ids = [...byId.keys()].sort();
  const objects = ids.map((id) => byId.get(id) ?? '');
  await sql`
    with visit as (
      select * from unnest(${ids}::text[], ${objects}::text[]) as one (record_id, object)
    ), noted as (
      insert into relab_recent (user_id, record_id, object, visited_at)
      select ${principal.userId}, record_id, object, ${now().toISOString()}::timestamptz from visit
      on conflict (user_id, record_id) do update set visited_at = excluded.visited_at
      returning object
    )
    delete from relab_recent where (user_id, record_id) in (
      select ${principal.userId}::text, old.record_id
      from (select object, count(*)::integer as count from noted group by object) as fresh
      cross join lateral (
        select record_id from relab_recent
        where user_id = ${principal.userId} and object = fresh.object and record_id <> all(${ids}::text[])
        order by visited_at desc, record_id offset greatest(0, ${maxVisits} - fresh.count)
        for update skip locked
      ) as old)`.execute(database);
}
