import type { Database, Row } from '@relab/database';
import { sql } from 'kysely';

/** What became of a rule when it was enforced last. */
export interface RetentionRun {
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  /** Where a run that was cut short goes on. */
  readonly cursor: string | null;
  readonly removed: number;
  readonly removedInAll: number;
  readonly error: string | null;
}

type RunRow = Row<'retention_run', 'rule_id' | 'started_at' | 'ended_at' | 'cursor' | 'error'> & {
  readonly removed: number;
  readonly removed_in_all: number;
};

/** By the ids of rules. */
export async function readRuns(database: Database): Promise<ReadonlyMap<string, RetentionRun>> {
  const { rows } = await sql<RunRow>`
    select rule_id, started_at, ended_at, cursor, removed::float8 as removed, removed_in_all::float8 as removed_in_all, error
    from retention_run`.execute(database);
  return new Map(
    rows.map((row) => [
      row.rule_id,
      {
        startedAt: row.started_at,
        endedAt: row.ended_at,
        cursor: row.cursor,
        removed: row.removed,
        removedInAll: row.removed_in_all,
        error: row.error,
      },
    ]),
  );
}

/** Begins to count anew, unless the run before was cut short: that one goes on. */
export async function beginRun(database: Database, ruleId: string, now: Date): Promise<void> {
  await sql`
    insert into retention_run as run (rule_id, started_at) values (${ruleId}, ${now})
    on conflict (rule_id) do update set started_at = excluded.started_at, ended_at = null, removed = 0, error = null
    where run.ended_at is not null`.execute(database);
}

/** Adds what a portion removed; in the transaction of that portion, so that each row is counted once. */
export async function countRemoved(
  database: Database,
  ruleId: string,
  removed: number,
  cursor: string | null,
): Promise<void> {
  await sql`
    update retention_run set removed = removed + ${removed}, removed_in_all = removed_in_all + ${removed}, cursor = ${cursor}
    where rule_id = ${ruleId}`.execute(database);
}

export async function endRun(
  database: Database,
  ruleId: string,
  now: Date,
  error: string | null,
): Promise<void> {
  await database
    .updateTable('retention_run')
    .set({ ended_at: now, error })
    .where('rule_id', '=', ruleId)
    .execute();
}
