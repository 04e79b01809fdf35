import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openPostgres } from './postgres.ts';
import { testDatabase } from './testing/test-database.ts';

test('a database with another encoding is refused, with a sentence that says which is needed', async () => {
  const { database, pool, close } = await testDatabase('postgres');
  const name = `encoded_${process.pid}`;
  await sql
    .raw(`create database ${name} encoding 'SQL_ASCII' locale 'C' template template0`)
    .execute(database);
  try {
    const url = new URL(pool.options.connectionString ?? '');
    url.pathname = `/${name}`;
    await expect(openPostgres({ url: url.href })).rejects.toThrow(
      "The database has the encoding SQL_ASCII; UTF8 is needed: create database … encoding 'UTF8' template template0.",
    );
  } finally {
    await sql.raw(`drop database ${name} with (force)`).execute(database);
    await close();
  }
});
