import { randomUUID } from 'node:crypto';
import type { Database } from '@relab/database';
import { sql } from 'kysely';

/** The database that listings come from: its cluster, and which of its databases. */
export async function readDatabaseIdentity(database: Database): Promise<string> {
  const { rows } = await sql<{ identity: string }>`
    select (select system_identifier from pg_control_system()) || ' '
      || (select oid from pg_database where datname = current_database()) as identity`.execute(database);
  return rows[0]?.identity ?? '';
}

/**
 * Leaves a row that is committed after all that a snapshot has seen. A copy of the database from before has no such row; one from
 * after it has, and has all that the snapshot has seen as well, since a database recovers commits in their order. Tokens of a
 * month ago go: what changed since then is read as fast anew.
 */
export async function createSnapshotToken(database: Database): Promise<string> {
  const token = randomUUID();
  await database
    .deleteFrom('catalogue_snapshot')
    .where('created_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute();
  await database.insertInto('catalogue_snapshot').values({ token }).execute();
  return token;
}

export async function isSnapshotToken(database: Database, token: string): Promise<boolean> {
  const row = await database
    .selectFrom('catalogue_snapshot')
    .select('token')
    .where('token', '=', token)
    .executeTakeFirst();
  return row !== undefined;
}
