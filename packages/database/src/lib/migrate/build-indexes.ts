import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from '../database.ts';
import { openSeparateConnection } from '../separate-connection.ts';
import { limitStatements } from '../statements/pooled-database.ts';
import { createPart, maybeBuiltLater, type Part, partsOf } from './part.ts';
import { execute } from './run.ts';
import { quote, type Table } from './table.ts';

/** Any constant but those of migrations and of starts. */
const buildLock = 7_352_201_165;

interface IndexState {
  readonly name: string;
  readonly valid: boolean;
  readonly building: boolean;
}

interface MissingIndex {
  readonly table: string;
  readonly part: Part;
  /** What a build that was broken off has left: it costs writes and helps no read. */
  readonly isBroken: boolean;
}

async function missingIndexes(
  database: Database,
  tables: readonly Table[],
): Promise<readonly MissingIndex[]> {
  const declared = tables.flatMap((table) =>
    partsOf(table).flatMap((part) => (maybeBuiltLater(part) ? [{ table: table.name, part }] : [])),
  );
  const { rows } = await sql<IndexState>`
    select relname as name, indisvalid as valid,
      exists (select from pg_stat_progress_create_index build where build.index_relid = indexrelid) as building
    from pg_index join pg_class on pg_class.oid = indexrelid
    where relnamespace = current_schema()::regnamespace
      and relname = any(${declared.map(({ part }) => part.name)}::text[])`.execute(database);
  const states = new Map(rows.map((row) => [row.name, row]));
  return declared.flatMap(({ table, part }) => {
    const state = states.get(part.name);
    return state?.valid || state?.building ? [] : [{ table, part, isBroken: state !== undefined }];
  });
}

/** Options for building indexes. */
export interface IndexBuildOptions {
  readonly log: (line: string, level: 'info' | 'error') => void;
  /** Breaks off what is being built; the next build begins it anew. */
  readonly signal: AbortSignal;
  /** Milliseconds between two looks whether another process still builds. */
  readonly retryEvery?: number;
}

/**
 * Waits until no other process builds; false where it was stopped before. It polls, since a statement that
 * waited would hold up the build itself, which waits for all that run.
 */
async function lockBuilds(
  transaction: Database,
  { signal, retryEvery = 2_000 }: IndexBuildOptions,
): Promise<boolean> {
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
  while (!signal.aborted) {
    const { rows } = await sql<{ locked: boolean }>`
      select pg_try_advisory_xact_lock(${sql.lit(buildLock)}) as locked`.execute(transaction);
    if (rows[0]?.locked) return true;
    await pause(retryEvery, undefined, { signal, ref: false }).catch(() => undefined);
  }
  return false;
}

async function build(
  database: Database,
  { table, part, isBroken }: MissingIndex,
  log: IndexBuildOptions['log'],
): Promise<void> {
  const begun = performance.now();
  log(`The index ${part.name} of ${table} is being built.`, 'info');
  if (isBroken) await execute(database, [`drop index concurrently if exists ${quote(part.name)}`]);
  await execute(database, [
    createPart(table, part).replace(/^create index /, 'create index concurrently if not exists '),
  ]);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  log(`The index ${part.name} of ${table} is there after ${seconds} s.`, 'info');
}

/**
 * Builds declared indexes that are missing or were broken off, while the tables are read and written; one process at a time.
 * Unique ones are not among them: they come with `migrate`. One that cannot be built is logged, and the others are.
 */
export async function buildIndexes(
  pool: Pool,
  database: Database,
  tables: readonly Table[],
  options: IndexBuildOptions,
): Promise<void> {
  const { log, signal } = options;
  if ((await missingIndexes(database, tables)).length === 0) return;
  const [holder, builder] = [openSeparateConnection(pool), openSeparateConnection(pool)];
  try {
    // The lock is of a transaction, which holds through a pooler too; what is built concurrently is built outside of one.
    const transaction = await holder.database.startTransaction().execute();
    try {
      if (!(await lockBuilds(transaction, options))) return;
      const limited = limitStatements(builder.database, { signal });
      for (const missing of await missingIndexes(builder.database, tables)) {
        if (signal.aborted) return;
        await build(limited, missing, log).catch((error: unknown) => {
          if (signal.aborted) return;
          log(`The index ${missing.part.name} could not be built: ${String(error)}`, 'error');
        });
      }
    } finally {
      await transaction.rollback().execute();
    }
  } finally {
    await Promise.all([holder.close(), builder.close()]);
  }
}
