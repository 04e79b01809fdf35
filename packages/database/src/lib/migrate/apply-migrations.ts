import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { type Migration, readMigrations } from './migration-files.ts';

const checksum = (text: string): string =>
  createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');

/** Applies those that are not among the checksums of the applied ones, in their order. */
export async function applyMigrations(
  database: Database,
  registered: ReadonlyMap<string, string>,
  given: readonly (URL | Migration)[],
  log: (line: string) => void,
): Promise<void> {
  const applied = new Map(registered);
  for (const entry of given) {
    for (const migration of entry instanceof URL ? await readMigrations(entry) : [entry]) {
      const sum = checksum(migration.sql);
      const before = applied.get(migration.name);
      if (before === sum) continue;
      if (before !== undefined) {
        throw new Error(
          `The migration ${migration.name} was changed after it was applied. Put it back as it was, and make a new one.`,
        );
      }
      log(`Migration ${migration.name}`);
      await sql.raw(migration.sql).execute(database);
      await sql`insert into relab_migration (name, checksum) values (${migration.name}, ${sum})`.execute(
        database,
      );
      applied.set(migration.name, sum);
    }
  }
}

/** Names of the migrations that are not applied yet. Throws when the database does not answer. */
export async function pendingMigrations(
  database: Database,
  given: readonly (URL | Migration)[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from relab_migration`.execute(database);
  const applied = new Set(rows.map(({ name }) => name));
  const registered = await Promise.all(
    given.map(async (entry) => (entry instanceof URL ? await readMigrations(entry) : [entry])),
  );
  return registered.flat().flatMap(({ name }) => (applied.has(name) ? [] : [name]));
}
