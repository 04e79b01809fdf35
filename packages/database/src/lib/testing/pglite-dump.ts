import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import type { Database } from '../database.ts';
import { openPglite } from '../pglite.ts';

/**
 * What a PGlite begins with, made once in a run of the tests: unpacking it takes a fraction of the time. Undefined
 * outside of a run that keeps such dumps.
 */
export async function pgliteDump(
  name: string,
  prepare: (database: Database) => Promise<void>,
): Promise<Blob | undefined> {
  const folder = process.env.RELAB_TEST_DUMPS;
  if (folder === undefined) return undefined;
  const path = join(folder, `${name}.tar`);
  if (!existsSync(path)) {
    const { pool, pglite, close } = await openPglite();
    await prepare(new Kysely({ dialect: new PostgresDialect({ pool }) }));
    // Else each copy would begin with a recovery.
    await pglite.query('checkpoint');
    const dump = await pglite.dumpDataDir('none');
    await close();
    // Two workers may make it at once: it appears whole, and whoever reads the one reads on when the other comes.
    const part = `${path}.${process.pid}`;
    await writeFile(part, dump.stream());
    await rename(part, path);
  }
  return new Blob([await readFile(path)]);
}
