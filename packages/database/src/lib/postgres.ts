import pg from 'pg';
import { type PoolOptions, poolSettings, sessionSettings } from './pool-settings.ts';
import { reportBreaks } from './report-breaks.ts';

/** Which PostgreSQL to connect to; `url` is `postgresql://user:password@host/database`. */
export interface PostgresOptions extends PoolOptions {
  readonly url: string;
}

export interface OpenPostgres {
  readonly pool: pg.Pool;
  /** True where a pooler stands between: names of statements may not last from one transaction to the next. */
  readonly isPooled: boolean;
}

interface Probed {
  readonly version: number;
  readonly pid: number;
}

/** A pooler makes up the process id that it tells its clients, since a session of theirs is no one process. */
async function probe(url: string, connectionTimeoutMillis: number): Promise<Probed & { isPooled: boolean }> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis, application_name: 'relab' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<Probed>(
      "select current_setting('server_version_num')::int as version, pg_backend_pid() as pid",
    );
    const { version = 0, pid = 0 } = rows[0] ?? {};
    const { processID } = client as pg.Client & { readonly processID: number | null };
    return { version, pid, isPooled: processID !== pid };
  } finally {
    await client.end();
  }
}

/** Any PostgreSQL 15 or newer. An older one, and one that does not answer, is an error with a sentence. */
export async function openPostgres({ url, ...options }: PostgresOptions): Promise<OpenPostgres> {
  const { version, isPooled } = await probe(url, options.connectionTimeout ?? 10_000);
  if (version < 150_000) {
    throw new Error(
      `The database is PostgreSQL ${Math.floor(version / 10_000)}; version 15 or newer is needed.`,
    );
  }
  const pool = new pg.Pool({
    connectionString: url,
    ...poolSettings(options),
    ...(isPooled ? {} : sessionSettings(options)),
  });
  reportBreaks(pool, options.onBreak);
  return { pool, isPooled };
}
