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
 * were first seen by this database: one restored from a backup lacks the records of all that came later, and whoever
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
      const stored = await sql<{ id: string }>`
        select id from content_version where id = any(${[...versionIds]}::text[])`.execute(database);
      const ids = new Set(stored.rows.map(({ id }) => id));
      const without = versionIds.filter((id) => !ids.has(id));
      await sql`delete from orphaned_file where version_id = any(${[...ids]}::text[])`.execute(database);
      await sql`
        insert into orphaned_file (version_id, first_seen) select id, ${now} from unnest(${without}::text[]) id
        on conflict do nothing`.execute(database);
      const young = await sql<{ id: string }>`
        select version_id as id from orphaned_file
        where version_id = any(${without}::text[]) and first_seen > ${oldest}`.execute(database);
      orphans += young.rows.length;
      return new Set([...ids, ...young.rows.map(({ id }) => id)]);
    },
    now.getTime(),
  );
  const gone = new Date(oldest.getTime() - orphanRetentionDays * 86_400_000);
  await sql`delete from orphaned_file where first_seen < ${gone}`.execute(database);
  return { removed, orphans };
}
