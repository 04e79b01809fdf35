import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../database.ts';
import { inTransaction } from '../in-transaction.ts';
import { everyEngine, type TestDatabase, testDatabase } from '../testing/test-database.ts';
import { limitStatements, writeAs } from './pooled-database.ts';

describe.each(everyEngine)('the writer of a transaction on %s', (engine) => {
  let opened: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    opened = await testDatabase(engine);
    database = opened.database;
  });
  afterAll(() => opened.close());

  const told = async (by: Database): Promise<unknown> => {
    const { rows } = await sql`
      select current_setting('relab.user_id', true) as user, current_setting('relab.client_id', true) as client`.execute(
      by,
    );
    return rows[0];
  };

  test('is told to it, to the letter, and to no other', async () => {
    const writer = { userId: "005'; drop table x; --", clientId: 'tool' };
    const seen = await inTransaction(writeAs(database, writer), told);
    expect(seen).toEqual({ user: writer.userId, client: 'tool' });
    const others = await Promise.all(Array.from({ length: 20 }, () => inTransaction(database, told)));
    const nobody = { user: expect.toBeOneOf(['', null]), client: expect.toBeOneOf(['', null]) };
    for (const other of others) expect(other).toEqual(nobody);
  });

  test('is nobody where it is a guest, also after somebody', async () => {
    await inTransaction(writeAs(database, { userId: '005' }), told);
    expect(await inTransaction(writeAs(database, { userId: null }), told)).toEqual({ user: '', client: '' });
  });

  test('stays with a handle that gets limits, and in a savepoint that is rolled back', async () => {
    const limited = limitStatements(writeAs(database, { userId: '005' }), { timeout: 5_000 });
    await inTransaction(limited, async (transaction) => {
      await inTransaction(transaction, () => sql`select 1 / 0`.execute(transaction)).catch(() => undefined);
      expect(await told(transaction)).toEqual({ user: '005', client: '' });
    });
  });

  test('costs no statement of its own', async () => {
    const texts: string[] = [];
    const { pool } = opened;
    const client = await pool.connect();
    const query = client.query.bind(client) as (...args: readonly unknown[]) => unknown;
    Object.assign(client, {
      query: (...args: readonly unknown[]) => {
        texts.push((args[0] as { readonly text: string }).text);
        return query(...args);
      },
    });
    client.release();
    await inTransaction(writeAs(database, { userId: '005' }), (transaction) =>
      sql`select 1`.execute(transaction),
    );
    expect(texts.map((text) => text.split(' ')[0])).toEqual(['begin;', 'select', 'commit']);
    Object.assign(client, { query });
  });
});
