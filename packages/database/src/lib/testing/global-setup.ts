import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '../embedded/open-embedded.ts';

/** For Vitest's `globalSetup`: one PostgreSQL for the whole run, in which each test file makes a database of its own. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.DATABASE_URL) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'relab-test-'));
  const { url, close } = await openEmbedded({ folder, poolSize: 1 });
  process.env.RELAB_TEST_DATABASE_URL = url;
  return async () => {
    delete process.env.RELAB_TEST_DATABASE_URL;
    await close();
    await rm(folder, { recursive: true, force: true });
  };
}
