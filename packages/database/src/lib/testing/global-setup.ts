import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '../embedded/open-embedded.ts';

/** Nobody looks at this data after a crash, so nothing waits for the disk. */
const unsafeSettings = ['fsync = off', 'full_page_writes = off', 'synchronous_commit = off'];

const memoryFolder = '/dev/shm';
const gigabyte = 2 ** 30;

/** The memory of machines that have plenty, else the disk: copying a database there takes three times as long. */
async function dataFolder(): Promise<string> {
  const free = await statfs(memoryFolder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return free > 6 * gigabyte && freemem() > 6 * gigabyte ? memoryFolder : tmpdir();
}

/**
 * For Vitest's `globalSetup`: one PostgreSQL for the whole run, in which each test file makes a database of its own, and
 * a folder for what they begin with.
 */
export async function setup(): Promise<() => Promise<void>> {
  const place = await dataFolder();
  const folder = await mkdtemp(join(place, 'relab-test-'));
  const dumps = await mkdtemp(join(place, 'relab-dumps-'));
  process.env.RELAB_TEST_DUMPS = dumps;
  const server = process.env.DATABASE_URL ? undefined : await openEmbedded({ folder, poolSize: 1 });
  if (server) {
    for (const setting of unsafeSettings) await server.pool.query(`alter system set ${setting}`);
    await server.pool.query('select pg_reload_conf()');
    process.env.RELAB_TEST_DATABASE_URL = server.url;
  }
  return async () => {
    delete process.env.RELAB_TEST_DATABASE_URL;
    delete process.env.RELAB_TEST_DUMPS;
    await server?.close();
    await Promise.all([folder, dumps].map((path) => rm(path, { recursive: true, force: true })));
  };
}
