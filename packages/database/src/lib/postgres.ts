import pg from 'pg';
import { poolTypes } from './pool-types.ts';
import { reportBreaks } from './report-breaks.ts';

export interface PostgresOptions {
  readonly url: string;
  readonly poolSize?: number;
  readonly log?: (line: string) => void;
}

/** Any PostgreSQL 15 or newer. Refuses an older one, and one that does not answer, with a sentence. */
export async function openPostgres({ url, poolSize, log }: PostgresOptions): Promise<pg.Pool> {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize ?? 10,
    types: poolTypes,
    connectionTimeoutMillis: 10_000,
    application_name: 'relab',
  });
  reportBreaks(pool, log);
  try {
    const { rows } = await pool.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    );
    const version = rows[0]?.version ?? 0;
    if (version < 150_000) {
      throw new Error(
        `The database is PostgreSQL ${Math.floor(version / 10_000)}; version 15 or newer is needed.`,
      );
    }
    return pool;
  } catch (error) {
    await pool.end();
    throw error;
  }
}
