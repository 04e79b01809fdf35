import type { SystemHealth } from '@relab/contract/administration';
import type { Database } from '@relab/database';
import { sql } from 'kysely';
import type { Readiness } from '../health/readiness.ts';

/** How many files are stored beside the database, and their bytes. */
export type CountFiles = (database: Database) => Promise<{ readonly count: number; readonly bytes: number }>;

export interface SystemFacts {
  readonly release: string | null;
  readonly startedAt: Date;
  readonly readiness: () => Promise<Readiness>;
  readonly countFiles: CountFiles | undefined;
}

const maxTables = 30;

interface Size {
  readonly name: string;
  readonly bytes: number;
  readonly rows: number;
}

/** Sizes as the database keeps them beside its tables: nothing is counted. */
async function readSizes(database: Database): Promise<readonly Size[]> {
  const { rows } = await sql<Size>`
    select c.relname as name, pg_total_relation_size(c.oid)::float8 as bytes, greatest(c.reltuples, 0)::float8 as rows
    from pg_class c where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
    order by 2 desc, 1 limit ${maxTables}`.execute(database);
  return rows;
}

/** Versions, migrations and what is stored, as they are now. */
export async function readSystemHealth(database: Database, facts: SystemFacts): Promise<SystemHealth> {
  const { isReady, reasons, pendingMigrations } = await facts.readiness();
  const { rows } = await sql<{ version: string; bytes: number }>`
    select current_setting('server_version') as version, pg_database_size(current_database())::float8 as bytes`.execute(
    database,
  );
  const applied = await database
    .selectFrom('relab_migration')
    .select(['name', 'applied_at'])
    .orderBy('applied_at', 'desc')
    .orderBy('name', 'desc')
    .execute();
  return {
    isReady,
    reasons,
    release: facts.release,
    node: process.version,
    startedAt: facts.startedAt.toISOString(),
    database: rows[0] ?? { version: '', bytes: 0 },
    migrations: {
      applied: applied.map(({ name, applied_at }) => ({ name, appliedAt: applied_at.toISOString() })),
      pending: pendingMigrations ?? [],
    },
    files: (await facts.countFiles?.(database)) ?? null,
    storage: await readSizes(database),
  };
}
