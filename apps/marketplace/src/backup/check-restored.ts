import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '@relab/database';
import { sql } from 'kysely';
import { type Moment, type RestoredBackup, restoreBackup } from './restore-backup.ts';
import { compareUploads } from './restore-uploads.ts';

export interface CheckedBackup extends RestoredBackup {
  /** Rows by table of the database that started on the copy; undefined where the backup has no database. */
  readonly rows: ReadonlyMap<string, number> | undefined;
}

async function countRows(database: Database): Promise<ReadonlyMap<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace order by 1`.execute(database);
  const counts = new Map<string, number>();
  for (const { name } of tables) {
    // Each page of each table is read, and its checksum compared.
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::float8 as count from ${sql.table(name)}`.execute(database);
    counts.set(name, rows[0]?.count ?? 0);
  }
  return counts;
}

/**
 * Restores a backup into a folder of its own, has a database start on it, reads each table, compares the uploads that it names, and
 * removes all of it again. Throws what `restoreBackup` throws, or what the database says.
 */
export async function checkRestored(
  folder: string,
  passphrase: string | undefined,
  moment?: Moment,
): Promise<CheckedBackup> {
  const scratch = await mkdtemp(join(tmpdir(), 'relab-restored-'));
  try {
    // A root who does this has PostgreSQL run as another user.
    await chmod(scratch, 0o755);
    const data = join(scratch, 'data');
    const restored = await restoreBackup(folder, data, passphrase, moment);
    if (restored.manifest.database !== 'embedded') return { ...restored, rows: undefined };
    const { database, close } = await openDatabase({ folder: join(data, 'database'), engine: 'embedded' });
    try {
      const rows = await countRows(database);
      const uploads = restored.uploads ?? (await compareUploads(database, restored.manifest));
      return { ...restored, rows, uploads };
    } finally {
      await close();
    }
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
