import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenDatabase } from '@relab/database';
import { type Databases, openDatabases, prepare, withDatabase } from './data/databases.ts';
import { fill, firstNameOf, forgetNew, pageStart } from './data/fill.ts';
import type { Arena } from './measure.ts';
import { floor } from './peers/floor.ts';
import type { Peer } from './peers/peer.ts';
import { relab } from './peers/relab.ts';
import { skippedOf } from './plan.ts';
import { startServer } from './server.ts';

async function siteOf({ pool }: OpenDatabase, rows: number): Promise<Arena['site']> {
  const skipped = skippedOf(rows);
  return { rows, skipped, far: await pageStart(pool, skipped), firstName: await firstNameOf(pool) };
}

/** A folder that is gone when the work is done. */
export async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'relab-bench-'));
  try {
    // The embedded server runs as a user of its own.
    await chmod(folder, 0o755);
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const empty = 'bench_empty';

/** What is measured without anything that has to be installed. */
export const ownPeers: readonly Peer[] = [floor, relab];

/** One PostgreSQL, with a database for the work to copy: our tables, a clerk, and what `install` adds. */
export async function onPostgres<Result>(
  work: (databases: Databases) => Promise<Result>,
  install: (url: string) => Promise<void> = async () => undefined,
): Promise<Result> {
  return await inFolder(async (folder) => {
    const databases = await openDatabases(join(folder, 'postgres'));
    try {
      await databases.create(empty);
      const url = databases.urlOf(empty);
      await withDatabase({ url }, prepare);
      await install(url);
      return await work(databases);
    } finally {
      await databases.close();
    }
  });
}

/** All servers on one database. */
export async function postgresArena<Result>(
  databases: Databases,
  rows: number,
  work: (arena: Arena) => Promise<Result>,
  peers: readonly Peer[] = ownPeers,
): Promise<Result> {
  const name = `bench_${rows}`;
  await databases.create(name, empty);
  const url = databases.urlOf(name);
  try {
    return await withDatabase({ url, poolSize: 1 }, async (opened) => {
      await fill(opened.pool, rows);
      return await work({
        peers,
        site: await siteOf(opened, rows),
        start: (peer, flags) => startServer(peer, { url }, flags),
        forgetNew: () => forgetNew(opened.pool),
        countStatements: databases.countStatements,
      });
    });
  } finally {
    await databases.drop(name);
  }
}

/** Each server with a copy of its own: PGlite runs inside the process that opens it. */
export async function pgliteArena<Result>(
  rows: number,
  work: (arena: Arena) => Promise<Result>,
): Promise<Result> {
  return await inFolder(async (folder) => {
    const original = join(folder, 'original');
    const site = await withDatabase({ folder: original, engine: 'pglite' }, async (opened) => {
      await prepare(opened);
      await fill(opened.pool, rows);
      return await siteOf(opened, rows);
    });
    return await work({
      peers: ownPeers,
      site,
      async start(peer, flags) {
        const own = join(folder, peer.name);
        await cp(original, own, { recursive: true });
        return await startServer(peer, { folder: own }, flags);
      },
      forgetNew: async () => undefined,
    });
  });
}
