import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { poolEnd } from './end-pool.ts';
import { createAvailability } from './statements/availability.ts';
import { createPooledDatabase } from './statements/pooled-database.ts';
import { testDatabase } from './testing/test-database.ts';

const anHour = 3_600;

test('a pool that is ended cancels statements that still run, whose transactions leave nothing', async () => {
  const opened = await testDatabase('postgres');
  try {
    await sql`create table thing (id integer)`.execute(opened.database);
    const pool = new pg.Pool(opened.pool.options);
    const end = poolEnd(pool, 50);
    const database = createPooledDatabase(pool, {
      named: false,
      availability: createAvailability(() => undefined),
    });
    const work = database.transaction().execute(async (transaction) => {
      await sql`insert into thing values (1)`.execute(transaction);
      await sql`select pg_sleep(${anHour})`.execute(transaction);
    });
    const failure = work.then(
      () => undefined,
      (error: unknown) => error,
    );
    const sleeping = async () => {
      const { rows } = await sql`
        select from pg_stat_activity where state = 'active' and query like 'select pg_sleep%'
        and datname = current_database()`.execute(opened.database);
      return rows.length;
    };
    await expect.poll(sleeping, { timeout: 10_000 }).toBe(1);
    await end();
    expect(await failure).toMatchObject({ code: '57014' });
    expect(await sleeping()).toBe(0);
    expect((await sql`select id from thing`.execute(opened.database)).rows).toEqual([]);
  } finally {
    await opened.close();
  }
});

test('a pool whose statements end by themselves waits for them', async () => {
  const opened = await testDatabase('postgres');
  try {
    const pool = new pg.Pool(opened.pool.options);
    const end = poolEnd(pool);
    const answer = pool.query<{ done: number }>('select 1 as done from pg_sleep(0.2)');
    await end();
    expect((await answer).rows).toEqual([{ done: 1 }]);
  } finally {
    await opened.close();
  }
});
