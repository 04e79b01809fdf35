import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import type { Database } from './database.ts';
import { EmbeddedUnavailable } from './embedded/embedded-unavailable.ts';
import { poolEnd } from './end-pool.ts';
import type { PoolOptions } from './pool-settings.ts';
import { openPostgres } from './postgres.ts';
import { type Availability, createAvailability } from './statements/availability.ts';
import type { StatementFacts } from './statements/pooled-connection.ts';
import { createPooledDatabase } from './statements/pooled-database.ts';

/** What holds the data: a PostgreSQL of its own, one as WebAssembly in this process, or one that runs elsewhere. */
export type Engine = 'embedded' | 'pglite' | 'postgres';

/** Where the data is. Needs `url` or `folder`; throws without either. */
export interface OpenOptions extends Omit<PoolOptions, 'onBreak'> {
  /** A PostgreSQL 15 or newer, or several of which one takes writes. Without it the data lives in `folder`. */
  readonly url?: string;
  /** Made if it is not there. Holds `postgres/` or `pglite/`, whichever engine it was first opened with. */
  readonly folder?: string;
  /** Without it: `postgres` for a url, what the folder already holds, else `embedded`. */
  readonly engine?: Engine;
  /**
   * Whether statements that come again are prepared by name. Without it they are, unless a pooler stands between: one
   * in transaction mode has to support that (PgBouncer from 1.21 on, with `max_prepared_statements`).
   */
  readonly prepared?: boolean;
  readonly log?: (line: string) => void;
  /** Is called with each statement that ended, with or without an error; must be quick, and not throw. */
  readonly onStatement?: ((facts: StatementFacts) => void) | undefined;
  /**
   * Called once a server of its own was launched, which takes a while to answer: the caller's thread may be busy with other
   * things meanwhile. Not called for other engines.
   */
  readonly onLaunch?: () => void;
}

/**
 * An open database. `close` ends its connections, cancels statements that still run after five seconds, and stops the engine where
 * it is its own.
 */
export interface OpenDatabase {
  readonly database: Database;
  /** For libraries that want one of `pg`'s own; the same connections. */
  readonly pool: Pool;
  readonly engine: Engine;
  close(): Promise<void>;
}

interface Opened {
  readonly pool: Pool;
  readonly isPooled?: boolean;
  close(): Promise<void>;
}

type Chosen = Opened & { readonly engine: Engine };

// The engines are loaded when chosen: one brings a WebAssembly build of 20 MB, the other a set of binaries.
async function openFolder(
  engine: 'embedded' | 'pglite',
  folder: string,
  { log, onLaunch, ...options }: OpenOptions,
  onBreak: (error: Error) => void,
): Promise<Chosen> {
  const logged = log ? { log } : {};
  if (engine === 'pglite') {
    const { openPglite } = await import('./pglite.ts');
    return { ...(await openPglite({ folder: join(folder, 'pglite'), ...logged })), engine };
  }
  const { openEmbedded } = await import('./embedded/open-embedded.ts');
  const opened = await openEmbedded({
    ...options,
    ...logged,
    ...(onLaunch && { onLaunch }),
    onBreak,
    folder: join(folder, 'postgres'),
  });
  return { ...opened, engine };
}

async function openChosen(options: OpenOptions, onBreak: (error: Error) => void): Promise<Chosen> {
  const { url, folder, engine, log } = options;
  if (url !== undefined && engine !== 'embedded' && engine !== 'pglite') {
    const { pool, isPooled } = await openPostgres({ ...options, url, onBreak });
    return { pool, isPooled, engine: 'postgres', close: poolEnd(pool) };
  }
  if (folder === undefined || engine === 'postgres') {
    throw new Error('A database needs a url (PostgreSQL 15 or newer) or a folder to keep it in.');
  }
  if (engine !== undefined) return await openFolder(engine, folder, options, onBreak);
  if (existsSync(join(folder, 'pglite'))) return await openFolder('pglite', folder, options, onBreak);
  const startedBefore = existsSync(join(folder, 'postgres', 'data'));
  try {
    return await openFolder('embedded', folder, options, onBreak);
  } catch (error) {
    if (startedBefore || !(error instanceof EmbeddedUnavailable)) throw error;
    log?.(`${error.message} PGlite, which runs inside this process, serves instead.`);
    return await openFolder('pglite', folder, options, onBreak);
  }
}

/** Statements of what it opens have no limits: whoever serves requests takes a handle that has (`limitStatements`). */
export async function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  const availability: Availability = createAvailability((line) => options.log?.(line));
  const { pool, isPooled, engine, close } = await openChosen(options, availability.failed);
  const isInside = engine === 'pglite';
  const database = createPooledDatabase(pool, {
    // In this process there is one connection, and nothing to save by a name.
    named: !isInside && (options.prepared ?? isPooled !== true),
    canCancel: !isInside,
    availability,
    onStatement: options.onStatement,
  });
  return { database, pool, engine, close };
}
