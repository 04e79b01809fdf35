import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { ownFolder } from './folder-owner.ts';
import { poolTypes } from './pool-types.ts';

/** Where the data of a PostgreSQL in this process is. */
export interface PgliteOptions {
  /** Without it the database lives in memory only. */
  readonly folder?: string;
  /** A dump of an earlier database to begin with; for tests, which start from it in a fraction of the time. */
  readonly dump?: Blob;
  readonly log?: (line: string) => void;
}

export interface OpenPglite {
  readonly pool: pg.Pool;
  readonly pglite: PGlite;
  close(): Promise<void>;
}

/**
 * PostgreSQL as WebAssembly in this process, behind a pool of one connection: work is done one statement after the
 * other, and a transaction keeps everybody else waiting until it ends.
 */
export async function openPglite({ folder, dump, log }: PgliteOptions = {}): Promise<OpenPglite> {
  const owner = folder === undefined ? undefined : await ownFolder(folder);
  try {
    const pglite = await PGlite.create({
      dataDir: folder === undefined ? 'memory://' : join(folder, 'data'),
      extensions: { pg_trgm, unaccent },
      ...(dump ? { loadDataDir: dump } : {}),
    });
    const pool = new pg.Pool({ ...createPgConfig(pglite), max: 1, types: poolTypes });
    pool.on('error', (error) => log?.(`The database reported: ${error.message}`));
    const close = async (): Promise<void> => {
      await pool.end();
      await pglite.close();
      await owner?.release();
    };
    return { pool, pglite, close };
  } catch (error) {
    await owner?.release();
    throw error;
  }
}
