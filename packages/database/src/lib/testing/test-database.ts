import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { openEmbedded } from '../embedded/open-embedded.ts';
import type { OpenDatabase } from '../open-database.ts';
import { openPglite } from '../pglite.ts';
import { openPostgres } from '../postgres.ts';
import { preparedPool } from '../prepared-pool.ts';

export type TestDatabase = OpenDatabase;
export type TestEngine = 'pglite' | 'postgres';

/** For `describe.each(testEngines)`: suites that speak SQL run on both. */
export const testEngines: readonly TestEngine[] = ['pglite', 'postgres'];

function named(url: string, database: string): string {
  const copy = new URL(url.replace('@/', '@localhost/'));
  copy.pathname = `/${database}`;
  return copy.href;
}

async function onServer(url: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const run = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: named(url, 'postgres') });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`create database ${name}`);
  const pool = await openPostgres({ url: named(url, name) });
  const close = async (): Promise<void> => {
    await pool.end();
    await run(`drop database ${name} with (force)`);
  };
  return {
    pool,
    database: new Kysely({ dialect: new PostgresDialect({ pool: preparedPool(pool) }) }),
    engine: 'postgres',
    close,
  };
}

/** What the set-up of the test run started, else `DATABASE_URL`; a server of its own where there is neither. */
async function onPostgres(): Promise<TestDatabase> {
  const url = process.env.RELAB_TEST_DATABASE_URL ?? process.env.DATABASE_URL;
  if (url !== undefined && url !== '') return await onServer(url);
  const folder = await mkdtemp(join(tmpdir(), 'relab-test-'));
  const { pool, close } = await openEmbedded({ folder });
  return {
    pool,
    database: new Kysely({ dialect: new PostgresDialect({ pool }) }),
    engine: 'postgres',
    async close() {
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** An empty database for one test file; close it when done. Migrating it is the test's part. */
export async function testDatabase(engine: TestEngine = 'postgres'): Promise<TestDatabase> {
  if (engine === 'postgres') return await onPostgres();
  const { pool, close } = await openPglite();
  return { pool, database: new Kysely({ dialect: new PostgresDialect({ pool }) }), engine, close };
}
