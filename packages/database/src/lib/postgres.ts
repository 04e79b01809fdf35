import pg from 'pg';
import { type PoolOptions, poolSettings, sessionSettings } from './pool-settings.ts';
import { reportBreaks } from './report-breaks.ts';
import { parseServers } from './servers/server-list.ts';
import { ServerPool } from './servers/server-pool.ts';

/**
 * Which PostgreSQL to connect to; `url` is `postgresql://user:password@host/database`, or names several hosts as
 * PostgreSQL's own clients take them: `@a:5432,b:5432/database?target_session_attrs=read-write`.
 */
export interface PostgresOptions extends PoolOptions {
  readonly url: string;
  /** Is called when connections go to another one of several servers. */
  readonly log?: (line: string) => void;
}

export interface OpenPostgres {
  readonly pool: pg.Pool;
  /** True where a pooler stands between: names of statements may not last from one transaction to the next. */
  readonly isPooled: boolean;
}

interface Probed {
  readonly version: number;
  readonly pid: number;
  readonly encoding: string;
}

/** A pooler invents the process id that it sends its clients, since a session of theirs is no one process. */
async function probe(pool: pg.Pool): Promise<Probed & { isPooled: boolean }> {
  const client = await pool.connect();
  client.on('error', () => undefined);
  try {
    const { rows } = await client.query<Probed>(
      `select current_setting('server_version_num')::int as version, pg_backend_pid() as pid,
        current_setting('server_encoding') as encoding`,
    );
    const { version = 0, pid = 0, encoding = '' } = rows[0] ?? {};
    const { processID } = client as pg.PoolClient & { readonly processID: number | null };
    return { version, pid, encoding, isPooled: processID !== pid };
  } finally {
    client.release(true);
  }
}

type MakePool = (config: pg.PoolConfig) => pg.Pool;

/** How pools are made for the server of an address, or for whichever of several fits. */
function poolMaker(url: string, log: PostgresOptions['log']): MakePool {
  const list = parseServers(url);
  if (!list) return (config) => new pg.Pool({ ...config, connectionString: url });
  if (list.role === 'standby' || list.role === 'read-only')
    throw new Error(
      `target_session_attrs=${list.role} leads to servers that take no writes: use read-write, or primary.`,
    );
  return (config) => new ServerPool({ list, config, ...(log && { onSwitch: log }) });
}

/** Any PostgreSQL 15 or newer with UTF-8. An older one, one with another encoding, and one that does not answer, is an error with a sentence. */
export async function openPostgres({ url, log, ...options }: PostgresOptions): Promise<OpenPostgres> {
  const makePool = poolMaker(url, log);
  const probing = makePool({
    max: 1,
    connectionTimeoutMillis: options.connectionTimeout ?? 10_000,
    application_name: 'relab',
  });
  reportBreaks(probing);
  const { version, encoding, isPooled } = await probe(probing).finally(() => probing.end());
  if (version < 150_000) {
    throw new Error(
      `The database is PostgreSQL ${Math.floor(version / 10_000)}; version 15 or newer is needed.`,
    );
  }
  if (encoding !== 'UTF8')
    throw new Error(
      `The database has the encoding ${encoding}; UTF8 is needed: create database … encoding 'UTF8' template template0.`,
    );
  const pool = makePool({ ...poolSettings(options), ...(isPooled ? {} : sessionSettings(options)) });
  reportBreaks(pool, options.onBreak);
  return { pool, isPooled };
}
