import type { Database } from '@relab/database';
import type { ByteStore } from '@relab/server/storage';
import { sql } from 'kysely';
import { purgeBytes } from './file-store.ts';

/** Days for which bytes without a record stay. */
export const orphanRetentionDays = 30;

export interface PurgedFiles {
  readonly removed: number;
  /** Have no record, and stay for now. */
  readonly orphans: number;
}

/**
 * Removes bytes of uploads whose records were never stored, such as those of a process that was killed, 30 days after they
 * were first seen by this database: one restored from a backup lacks the records of all that came later, and who
 * restores a newer one must find the bytes. Versions of deleted documents keep theirs. For the start of an installation.
 */
export async function purgeOrphanedFiles(
  bytes: ByteStore,
  database: Database,
  now: Date = new Date(),
): Promise<PurgedFiles> {
  const oldest = new Date(now.getTime() - orphanRetentionDays * 86_400_000);
  let orphans = 0;
  const removed = await purgeBytes(
    bytes,
    async (versionIds) => {
      const any = sql<string>`any(${[...versionIds]}::text[])`;
      const stored = await database
        .selectFrom('content_version')
        .select('id')
        .where('id', '=', any)
        .execute();
      const ids = new Set(stored.map(({ id }) => id));
      const orphaned = versionIds.filter((id) => !ids.has(id));
      const anyOrphaned = sql<string>`any(${orphaned}::text[])`;
      await database
        .deleteFrom('orphaned_file')
        .where('version_id', '=', sql<string>`any(${[...ids]}::text[])`)
        .execute();
      await sql`
        insert into orphaned_file (version_id, first_seen) select id, ${now} from unnest(${orphaned}::text[]) id
        on conflict do nothing`.execute(database);
      const young = await database
        .selectFrom('orphaned_file')
        .select('version_id')
        .where('version_id', '=', anyOrphaned)
        .where('first_seen', '>', oldest)
        .execute();
      orphans += young.length;
      return new Set([...ids, ...young.map((row) => row.version_id)]);
    },
    now.getTime(),
  );
  const gone = new Date(oldest.getTime() - orphanRetentionDays * 86_400_000);
  await database.deleteFrom('orphaned_file').where('first_seen', '<', gone).execute();
  return { removed, orphans };
}
