import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '../embedded/open-embedded.ts';

/**
 * For Vitest's `globalSetup`: one PostgreSQL for the whole run, in which each test file makes a database of its own, and
 * a folder for what they begin with.
 */
export async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'relab-test-'));
  const dumps = await mkdtemp(join(tmpdir(), 'relab-dumps-'));
  process.env.RELAB_TEST_DUMPS = dumps;
  const server = process.env.DATABASE_URL ? undefined : await openEmbedded({ folder, poolSize: 1 });
  if (server) {
    // Nobody looks at this data after a crash, so nothing waits for the disk.
    await server.pool.query('alter role current_user set synchronous_commit = off');
    process.env.RELAB_TEST_DATABASE_URL = server.url;
  }
  return async () => {
    delete process.env.RELAB_TEST_DATABASE_URL;
    delete process.env.RELAB_TEST_DUMPS;
    await server?.close();
    await Promise.all([folder, dumps].map((path) => rm(path, { recursive: true, force: true })));
  };
}
