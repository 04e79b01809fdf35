import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../database.ts';
import { openPostgres } from '../postgres.ts';
import { frozenServer } from '../testing/frozen-server.ts';
import { everyEngine, type TestDatabase, testDatabase } from '../testing/test-database.ts';
import { createAvailability } from './availability.ts';
import { createPooledDatabase, limitStatements, sharedDatabase, sourceOf } from './pooled-database.ts';
import { StatementAborted, StatementTimeout } from './statement-limits.ts';

const pause = (database: Database, seconds: number) => sql`select pg_sleep(${seconds})`.execute(database);

describe('on a server', () => {
  let opened: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    opened = await testDatabase('postgres');
    database = opened.database;
    await sql`create table thing (id integer)`.execute(database);
  });
  afterAll(() => opened.close());

  const sleeping = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from pg_stat_activity
      where datname = current_database() and state = 'active' and query like '%pg_sleep%' and pid <> pg_backend_pid()
      `.execute(database);
    return rows[0]?.count;
  };
  /** Polled: a cancelled backend answers before it reports itself idle. Its statement would sleep a minute. */
  const ended = () => expect.poll(sleeping, { timeout: 10_000 }).toBe(0);
  const things = async () => (await sql`select id from thing`.execute(database)).rows.length;

  test('a statement ends with its time limit, at the server too', async () => {
    const limited = limitStatements(database, { timeout: 150 });
    const error = await pause(limited, 60).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StatementTimeout);
    expect(error).toMatchObject({ answered: true });
    await ended();
    expect((await sql`select 1 as one`.execute(limited)).rows).toEqual([{ one: 1 }]);
  });

  test('a statement of the query builder ends with its time limit too', async () => {
    const limited = limitStatements(database, { timeout: 150 });
    const paused = limited.selectNoFrom(sql`pg_sleep(60)`.as('slept')).execute();
    await expect(paused).rejects.toBeInstanceOf(StatementTimeout);
    await ended();
  });

  test('a statement ends when its request is broken off, at the server too', async () => {
    const request = new AbortController();
    const limited = limitStatements(database, { signal: request.signal });
    const paused = pause(limited, 60).catch((thrown: unknown) => thrown);
    await expect.poll(sleeping, { timeout: 10_000 }).toBe(1);
    request.abort();
    expect(await paused).toBeInstanceOf(StatementAborted);
    await ended();
    await expect(sql`select 1`.execute(limited)).rejects.toThrow(StatementAborted);
  });

  test('a transaction of a broken-off request leaves nothing, and its connection serves others', async () => {
    const request = new AbortController();
    const limited = limitStatements(database, { signal: request.signal });
    const work = limited.transaction().execute(async (transaction) => {
      await sql`insert into thing values (1)`.execute(transaction);
      request.abort();
      await sql`insert into thing values (2)`.execute(transaction);
    });
    await expect(work).rejects.toThrow(StatementAborted);
    expect(await things()).toBe(0);
  });

  test('a transaction whose statement took too long leaves nothing', async () => {
    const limited = limitStatements(database, { timeout: 150 });
    const work = limited.transaction().execute(async (transaction) => {
      await sql`insert into thing values (1)`.execute(transaction);
      await pause(transaction, 60);
    });
    await expect(work).rejects.toThrow(StatementTimeout);
    expect(await things()).toBe(0);
  });

  test('what many wait for goes on when one request is broken off, and keeps its time limit', async () => {
    const request = new AbortController();
    const limited = limitStatements(limitStatements(database, { timeout: 150 }), { signal: request.signal });
    const shared = sharedDatabase(limited);
    request.abort();
    expect((await sql`select 1 as one`.execute(shared)).rows).toEqual([{ one: 1 }]);
    await expect(pause(shared, 60)).rejects.toThrow(StatementTimeout);
    expect(sourceOf(shared)).toBe(database);
    expect(sourceOf(limited)).toBe(database);
  });

  test('limits of one handle do not bound another one on the same connections', async () => {
    const limited = limitStatements(database, { timeout: 50 });
    const paused = Array.from({ length: 5 }, () => pause(database, 0.2));
    const ended = Array.from({ length: 5 }, () => pause(limited, 60).catch((thrown: unknown) => thrown));
    expect(await Promise.all(paused)).toHaveLength(5);
    for (const error of await Promise.all(ended)) expect(error).toBeInstanceOf(StatementTimeout);
  });

  test('a database that freezes fails its statements after their limit, and serves again when it goes on', async () => {
    const way = await frozenServer(String(opened.pool.options.connectionString));
    const { pool } = await openPostgres({ url: way.url, poolSize: 2, connectionTimeout: 2_000 });
    const lines: string[] = [];
    const availability = createAvailability((line) => lines.push(line));
    const limited = limitStatements(createPooledDatabase(pool, { availability }), { timeout: 100 });
    await sql`select 1`.execute(limited);
    way.freeze();
    const errors = await Promise.all(
      [1, 2, 3].map(() => sql`select 1`.execute(limited).catch((thrown: unknown) => thrown)),
    );
    expect(errors.some((error) => error instanceof StatementTimeout && !error.answered)).toBe(true);
    expect(errors.every((error) => error instanceof Error)).toBe(true);
    way.thaw();
    await sleep(50);
    expect((await sql`select 1 as one`.execute(limited)).rows).toEqual([{ one: 1 }]);
    expect(lines).toEqual([
      expect.stringMatching(/^The database is not available: /),
      expect.stringMatching(/^The database is available again /),
    ]);
    await pool.end();
    await way.close();
  });

  test('a transaction in which nothing happens is ended by the database', async () => {
    const { pool } = await openPostgres({
      url: String(opened.pool.options.connectionString),
      idleTransactionTimeout: 100,
    });
    const idle = createPooledDatabase(pool)
      .transaction()
      .execute(async (transaction) => {
        await sql`insert into thing values (1)`.execute(transaction);
        await sleep(600);
        await sql`insert into thing values (2)`.execute(transaction);
      });
    await expect(idle).rejects.toThrow();
    expect(await things()).toBe(0);
    await pool.end();
  });
});

describe.each(everyEngine)('on %s', (engine) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await testDatabase(engine);
  });
  afterAll(() => opened.close());

  test('no statement of a broken-off request begins, and the next request is served', async () => {
    const request = new AbortController();
    const limited = limitStatements(opened.database, { signal: request.signal, timeout: 5_000 });
    await sql`create table seen (id integer)`.execute(limited);
    const work = limited.transaction().execute(async (transaction) => {
      await sql`insert into seen values (1)`.execute(transaction);
      request.abort();
      await sql`insert into seen values (2)`.execute(transaction);
    });
    await expect(work).rejects.toThrow(StatementAborted);
    await expect(sql`select 1`.execute(limited)).rejects.toThrow(StatementAborted);
    expect((await sql`select id from seen`.execute(opened.database)).rows).toEqual([]);
  });
});
