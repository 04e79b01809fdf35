import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import type { Database } from '../database.ts';
import { openPglite } from '../pglite.ts';

type Prepare = (database: Database) => Promise<void>;

/** What new databases of a server are copied from: a third of its files, and nobody makes another one here. */
const withoutTemplates = [
  'update pg_database set datistemplate = false',
  'drop database template0',
  'drop database template1',
];

/** What `prepare` makes of a new database, or of what the dump holds: making a new one takes three seconds. */
async function dumpOf(prepare: Prepare, begin?: Blob): Promise<Blob> {
  const { pool, pglite, close } = await openPglite(begin && { dump: begin });
  if (!begin) for (const statement of withoutTemplates) await pglite.exec(statement);
  await prepare(new Kysely({ dialect: new PostgresDialect({ pool }) }));
  // Else each copy would begin with a recovery.
  await pglite.query('checkpoint');
  const dump = await pglite.dumpDataDir('none');
  await close();
  return dump;
}

async function storedDump(path: string, make: () => Promise<Blob>): Promise<Blob> {
  if (!existsSync(path)) {
    const dump = await make();
    // Two workers may make it at once: it appears whole, and whoever reads the one reads on when the other comes.
    const part = `${path}.${process.pid}`;
    await writeFile(part, dump.stream());
    await rename(part, path);
  }
  return new Blob([await readFile(path)]);
}

/**
 * What a PGlite begins with, made once in a run of the tests: unpacking it takes a fraction of the time. Undefined
 * outside of a run that keeps such dumps.
 */
export async function pgliteDump(template?: {
  readonly name: string;
  readonly prepare: Prepare;
}): Promise<Blob | undefined> {
  const folder = process.env.RELAB_TEST_DUMPS;
  if (folder === undefined) return undefined;
  const empty = () => storedDump(join(folder, 'empty.tar'), () => dumpOf(async () => undefined));
  if (!template) return await empty();
  const { name, prepare } = template;
  return await storedDump(join(folder, `${name}.tar`), async () => await dumpOf(prepare, await empty()));
}
