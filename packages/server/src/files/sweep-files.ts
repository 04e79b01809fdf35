import type { Database } from '@relab/database';
import { sql } from 'kysely';
import type { ByteStore } from '../storage/index.ts';
import { sweepBytes } from './file-store.ts';

/**
 * Removes bytes of uploads that were never stored, such as those of a process that was killed. Versions of deleted
 * documents keep theirs. For the start of an installation. Answers how many went.
 */
export const sweepFiles = (bytes: ByteStore, database: Database): Promise<number> =>
  sweepBytes(bytes, async (versionIds) => {
    const { rows } = await sql<{ id: string }>`
      select id from content_version where id = any(${[...versionIds]}::text[])`.execute(database);
    return new Set(rows.map(({ id }) => id));
  });
