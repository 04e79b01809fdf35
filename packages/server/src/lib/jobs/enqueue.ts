import type { Database, Row } from '@relab/database';
import { sql } from 'kysely';
import { newId } from '../ids/new-id.ts';
import { activeTraceparent } from '../tracing/active-trace.ts';
import type { JobKind } from './job-handler.ts';

/** When a job is due, and what keeps it from being there twice. */
export interface EnqueueOptions {
  /** Now; what the worker's clock is compared with. */
  readonly at: Date;
  /** Not before this moment; `at` by default. */
  readonly runAt?: Date;
  /**
   * While a job with this key is open no other is made. An open one may have begun already: a caller whose job
   * must see what was written just now gives each its own key, or none.
   */
  readonly key?: string;
  /** The id of the user who caused it. */
  readonly createdBy?: string | null;
}

/** The job that will do it: a new one, or the open one of the same key, whose payload stays as it was. */
export interface Enqueued {
  readonly id: string;
  /** False where an open job with the same key was there already; the id is that one's. */
  readonly isNew: boolean;
}

/** Eighteen characters, as ids of records have. */
const prefix = '08j';

/**
 * Puts a job into the queue, within the caller's transaction: it is worked on once that was committed, and only then. Where the
 * caller's request is recorded in a trace, a job that is due at once goes on in it.
 */
export async function enqueue<Payload>(
  transaction: Database,
  kind: JobKind<Payload>,
  payload: Payload,
  { at, runAt = at, key, createdBy }: EnqueueOptions,
): Promise<Enqueued> {
  const id = newId(prefix);
  // What is due in three weeks is no part of what somebody does now.
  const trace = runAt > at ? undefined : activeTraceparent();
  const { rows } = await sql<Row<'job', 'id'>>`
    insert into job (id, kind, payload, run_at, key, created_by, trace, created_at, updated_at)
    values (${id}, ${kind.name}, ${JSON.stringify(payload)}::jsonb, ${runAt}, ${key ?? null}, ${createdBy ?? null},
      ${trace ?? null}, ${at}, ${at})
    on conflict (key) where key is not null and status in ('Created', 'Pending', 'Processing')
    do update set key = excluded.key
    returning id`.execute(transaction);
  const jobId = rows[0]?.id ?? id;
  return { id: jobId, isNew: jobId === id };
}
