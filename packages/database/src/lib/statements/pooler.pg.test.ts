import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../migrate/migrate.ts';
import { type OpenDatabase, openDatabase } from '../open-database.ts';
import { poolerVersion, startPooler } from '../testing/pooler.ts';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';
import { limitStatements } from './pooled-database.ts';
import { StatementTimeout } from './statement-limits.ts';

const title = poolerVersion
  ? `through PgBouncer ${poolerVersion} in transaction mode`
  : 'through a pooler (skipped: /usr/sbin/pgbouncer is not installed)';

describe.skipIf(!poolerVersion)(title, () => {
  let server: TestDatabase;
  let pooler: Awaited<ReturnType<typeof startPooler>>;
  const opened: OpenDatabase[] = [];
  const open = async (prepared?: boolean) => {
    const database = await openDatabase({
      url: pooler.url,
      poolSize: 4,
      ...(prepared === undefined ? {} : { prepared }),
    });
    opened.push(database);
    return database.database;
  };
  beforeAll(async () => {
    server = await testDatabase('postgres');
    pooler = await startPooler(String(server.pool.options.connectionString));
  });
  afterAll(async () => {
    await Promise.all(opened.map(({ close }) => close()));
    await pooler?.close();
    await server?.close();
  });

  const squares = async (database: OpenDatabase['database']) => {
    const asked = Array.from({ length: 60 }, async (_, number) => {
      const { rows } = await sql<{ square: number }>`
        select ${number}::integer * ${number}::integer as square`.execute(database);
      return rows[0]?.square;
    });
    expect(await Promise.all(asked)).toEqual(asked.map((_, number) => number * number));
  };

  test('statements of two processes come back right, though sessions change from one to the next', async () => {
    const [one, other] = [await open(), await open()];
    await Promise.all([squares(one), squares(other), squares(one), squares(other)]);
  });

  test('statements with names are sent again without, where another session does not have them', async () => {
    const [one, other] = [await open(true), await open(true)];
    for (const _ of [1, 2, 3]) await Promise.all([squares(one), squares(other)]);
  });

  test('transactions that repeat their statements work, where names would be lost in them', async () => {
    const databases = [await open(), await open()];
    const work = Array.from({ length: 40 }, async (_, number) => {
      const database = databases[number % 2];
      return await database?.transaction().execute(async (transaction) => {
        const { rows } = await sql<{ number: number }>`select ${number}::integer as number`.execute(
          transaction,
        );
        return rows[0]?.number;
      });
    });
    expect(await Promise.all(work)).toEqual(work.map((_, number) => number));
  });

  test('processes that start together migrate one after the other', async () => {
    const migrations = [{ name: '0001-thing', sql: 'create table thing (id integer)' }];
    await Promise.all([await open(), await open()].map((database) => migrate(database, { migrations })));
    expect((await sql`select name from relab_migration`.execute(server.database)).rows).toHaveLength(1);
  });

  test('a statement past its time limit is cancelled at the server', async () => {
    const limited = limitStatements(await open(), { timeout: 200 });
    const error = await sql`select pg_sleep(60)`.execute(limited).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StatementTimeout);
    const sleeping = async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from pg_stat_activity
        where datname = current_database() and state = 'active' and query like '%pg_sleep%'
          and pid <> pg_backend_pid()`.execute(server.database);
      return rows[0]?.count;
    };
    await expect.poll(sleeping, { timeout: 20_000 }).toBe(0);
  });
});
