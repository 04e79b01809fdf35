import { createHash } from 'node:crypto';
import { type MigrateOptions, migrate } from '../migrate/migrate.ts';
import { readMigrations } from '../migrate/migration-files.ts';
import { type TestDatabase, type TestEngine, testDatabase } from './test-database.ts';

/** The same for what makes the same database, and for nothing else. */
async function nameOf({ objects = [], migrations = [] }: MigrateOptions): Promise<string> {
  const read = await Promise.all(
    migrations.map(async (one) => (one instanceof URL ? await readMigrations(one) : one)),
  );
  const whole = JSON.stringify([objects.map(({ table }) => table), read]);
  return createHash('sha256').update(whole).digest('hex').slice(0, 16);
}

/**
 * A database with these objects and migrations, for one test file; close it when done. It is migrated once in a run of
 * the tests, and copied for each file that needs the same.
 */
export async function migratedDatabase(engine: TestEngine, options: MigrateOptions): Promise<TestDatabase> {
  return await testDatabase(engine, {
    name: await nameOf(options),
    prepare: (database) => migrate(database, options),
  });
}
