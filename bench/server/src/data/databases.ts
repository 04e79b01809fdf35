import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { migrate, type OpenDatabase, openDatabase } from '@relab/database';
import { openEmbedded } from '@relab/database/embedded';
import { createIdentity } from '@relab/server/identity';
import { ensureClient } from '@relab/server/oauth';
import { clerk, installation, program } from '../installation.ts';
import { migrations, objects } from './objects.ts';

/** The one PostgreSQL that all servers of a run work on. */
export interface Databases {
  /** Makes a database from the one named; `postgres` is empty. */
  create(name: string, template?: string): Promise<void>;
  drop(name: string): Promise<void>;
  urlOf(name: string): string;
  /** How many statements the server was sent meanwhile, `begin` and `commit` among them. */
  countStatements(work: () => Promise<void>): Promise<number>;
  close(): Promise<void>;
}

export async function openDatabases(folder: string): Promise<Databases> {
  const postgres = await openEmbedded({ folder });
  const log = join(folder, 'server.log');
  const setting = async (value: 'all' | 'none'): Promise<void> => {
    await postgres.pool.query(`alter system set log_statement = '${value}'`);
    await postgres.pool.query('select pg_reload_conf()');
    // Each connection reads the setting when it is next idle.
    await pause(300);
  };
  return {
    create: async (name, template = 'template1') =>
      void (await postgres.pool.query(`create database "${name}" template "${template}"`)),
    drop: async (name) => void (await postgres.pool.query(`drop database if exists "${name}" with (force)`)),
    urlOf: (name) => postgres.url.replace('@/postgres?', `@/${name}?`),
    async countStatements(work) {
      await setting('all');
      const before = statSync(log).size;
      try {
        await work();
        const lines = readFileSync(log).subarray(before).toString();
        return lines.match(/LOG: {2}(?:statement|execute )/g)?.length ?? 0;
      } finally {
        await setting('none');
      }
    },
    close: postgres.close,
  };
}

/** The tables of the marketplace, and a clerk. */
export async function prepare({ database }: OpenDatabase): Promise<void> {
  await migrate(database, { objects: objects.all, migrations });
  const identity = createIdentity({ ...installation, database, log: () => undefined });
  const { userId } = await identity.ensurePerson(clerk, ['clerk']);
  await ensureClient(database, { ...program, actsAs: userId });
  await identity.close();
}

export async function withDatabase<Result>(
  options: Parameters<typeof openDatabase>[0],
  work: (opened: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  const opened = await openDatabase(options);
  try {
    return await work(opened);
  } finally {
    await opened.close();
  }
}
