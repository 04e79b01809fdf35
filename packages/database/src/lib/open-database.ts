import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from './database.ts';
import { EmbeddedUnavailable } from './embedded/embedded-unavailable.ts';
import { openPostgres } from './postgres.ts';
import { preparedPool } from './prepared-pool.ts';

export type Engine = 'embedded' | 'pglite' | 'postgres';

export interface OpenOptions {
  /** A PostgreSQL 15 or newer. Without it the data lives in `folder`. */
  readonly url?: string;
  /** Made if it is not there. Holds `postgres/` or `pglite/`, whichever engine it was first opened with. */
  readonly folder?: string;
  /** Without it: `postgres` for a url, what the folder already holds, else `embedded`. */
  readonly engine?: Engine;
  /** Connections at most; 10 unless told otherwise, always 1 on PGlite. */
  readonly poolSize?: number;
  readonly log?: (line: string) => void;
}

export interface OpenDatabase {
  readonly database: Database;
  /** For libraries that want one of `pg`'s own; the same connections. */
  readonly pool: Pool;
  readonly engine: Engine;
  close(): Promise<void>;
}

interface Opened {
  readonly pool: Pool;
  close(): Promise<void>;
}

// The engines are loaded when chosen: one brings a WebAssembly build of 20 MB, the other a set of binaries.
async function openFolder(
  engine: 'embedded' | 'pglite',
  folder: string,
  options: OpenOptions,
): Promise<Opened> {
  const log = options.log ? { log: options.log } : {};
  if (engine === 'pglite') {
    const { openPglite } = await import('./pglite.ts');
    return await openPglite({ folder: join(folder, 'pglite'), ...log });
  }
  const { openEmbedded } = await import('./embedded/open-embedded.ts');
  const size = options.poolSize === undefined ? {} : { poolSize: options.poolSize };
  return await openEmbedded({ folder: join(folder, 'postgres'), ...size, ...log });
}

async function openChosen(options: OpenOptions): Promise<Opened & { readonly engine: Engine }> {
  const { url, folder, engine, log } = options;
  if (url !== undefined && engine !== 'embedded' && engine !== 'pglite') {
    const pool = await openPostgres({ ...options, url });
    return { pool, engine: 'postgres', close: () => pool.end() };
  }
  if (folder === undefined || engine === 'postgres') {
    throw new Error('A database needs a url (PostgreSQL 15 or newer) or a folder to keep it in.');
  }
  if (engine !== undefined) return { ...(await openFolder(engine, folder, options)), engine };
  if (existsSync(join(folder, 'pglite')))
    return { ...(await openFolder('pglite', folder, options)), engine: 'pglite' };
  const startedBefore = existsSync(join(folder, 'postgres', 'data'));
  try {
    return { ...(await openFolder('embedded', folder, options)), engine: 'embedded' };
  } catch (error) {
    if (startedBefore || !(error instanceof EmbeddedUnavailable)) throw error;
    log?.(`${error.message} PGlite, which runs inside this process, serves instead.`);
    return { ...(await openFolder('pglite', folder, options)), engine: 'pglite' };
  }
}

export async function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  const { pool, engine, close } = await openChosen(options);
  // In this process there is one connection, and nothing to save by a name.
  const prepared = engine === 'pglite' ? pool : preparedPool(pool);
  const database = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: prepared }) });
  return { database, pool, engine, close };
}
