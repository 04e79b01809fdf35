import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Database } from '../database.ts';
import { openEmbedded } from '../embedded/open-embedded.ts';
import type { OpenDatabase } from '../open-database.ts';
import { openPglite } from '../pglite.ts';
import { openPostgres } from '../postgres.ts';
import { createPooledDatabase } from '../statements/pooled-database.ts';
import { pgliteDump } from './pglite-dump.ts';

/** What `testDatabase` gives; `close` removes it with all that is in it. */
export type TestDatabase = OpenDatabase;

/** Engines that suites run on; `postgres` is a server of the test run's own unless the environment names one. */
export type TestEngine = 'pglite' | 'postgres';

/** For `describe.each(everyEngine)`: suites about the engines themselves. */
export const everyEngine: readonly TestEngine[] = ['pglite', 'postgres'];

/** For `describe.each(testEngines)`: suites that speak SQL run on both, in two runs where `RELAB_TEST_ENGINE` names one. */
export const testEngines: readonly TestEngine[] = everyEngine.filter(
  (engine) => engine === (process.env.RELAB_TEST_ENGINE ?? engine),
);

/** What several test files begin with: made once in a run, and copied for each. */
export interface Template {
  /** The same for equal values, in letters and digits. */
  readonly name: string;
  readonly prepare: (database: Database) => Promise<void>;
}

function named(url: string, database: string): string {
  const copy = new URL(url.replace('@/', '@localhost/'));
  copy.pathname = `/${database}`;
  return copy.href;
}

async function openNamed(url: string, name: string, close: () => Promise<void>): Promise<TestDatabase> {
  const { pool } = await openPostgres({ url: named(url, name) });
  return {
    pool,
    database: createPooledDatabase(pool),
    engine: 'postgres',
    async close() {
      await pool.end();
      await close();
    },
  };
}

/** The name of the database made by the template. Another worker that needs it waits until it is complete. */
async function ensureTemplate(client: pg.Client, url: string, { name, prepare }: Template): Promise<string> {
  const database = `template_${name}`;
  await client.query('select pg_advisory_lock(hashtext($1))', [database]);
  const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
  if (rowCount === 0) {
    const making = `making_${randomBytes(6).toString('hex')}`;
    await client.query(`create database ${making}`);
    const opened = await openNamed(url, making, async () => undefined);
    await prepare(opened.database).finally(opened.close);
    await client.query(`alter database ${making} rename to ${database}`);
  }
  await client.query('select pg_advisory_unlock(hashtext($1))', [database]);
  return database;
}

async function onServer(url: string, template: Template | undefined): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const asked = async (work: (client: pg.Client) => Promise<unknown>): Promise<void> => {
    const client = new pg.Client({ connectionString: named(url, 'postgres') });
    await client.connect();
    await work(client).finally(() => client.end());
  };
  await asked(async (client) => {
    const from = template ? ` template ${await ensureTemplate(client, url, template)}` : '';
    await client.query(`create database ${name}${from}`);
  });
  return await openNamed(url, name, () =>
    asked((client) => client.query(`drop database ${name} with (force)`)),
  );
}

/** A server of its own. */
async function onOwnServer(): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'relab-test-'));
  const { pool, close } = await openEmbedded({ folder });
  return {
    pool,
    database: createPooledDatabase(pool),
    engine: 'postgres',
    async close() {
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function prepared(opened: TestDatabase, template: Template | undefined): Promise<TestDatabase> {
  await template?.prepare(opened.database);
  return opened;
}

/** What the set-up of the test run started, else `DATABASE_URL`; a server of its own where there is neither. */
async function onPostgres(template: Template | undefined): Promise<TestDatabase> {
  const { RELAB_TEST_DATABASE_URL: ours, DATABASE_URL: theirs } = process.env;
  if (ours) return await onServer(ours, template);
  // What a run leaves on somebody else's server is nothing, so no templates either.
  return await prepared(theirs ? await onServer(theirs, undefined) : await onOwnServer(), template);
}

async function onPglite(template: Template | undefined): Promise<TestDatabase> {
  const dump = await pgliteDump(template);
  const { pool, close } = await openPglite(dump && { dump });
  const database = createPooledDatabase(pool, { named: false, canCancel: false });
  const opened: TestDatabase = { pool, database, engine: 'pglite', close };
  return dump ? opened : await prepared(opened, template);
}

/**
 * A database for one test file; close it when done. It is empty, and migrating it the test's part, or a copy of what the
 * template makes.
 */
export async function testDatabase(
  engine: TestEngine = 'postgres',
  template?: Template,
): Promise<TestDatabase> {
  return await (engine === 'postgres' ? onPostgres(template) : onPglite(template));
}
