import { type Database, inTransaction } from '@relab/database';
import { enqueue, handler, type JobHandler, jobKind } from '@relab/server/jobs';
import type { FileStore } from './file-store.ts';

const purge = jobKind<Record<string, never>>('file sweep');
const intervalMs = 3_600_000;

/** Purges expired files from now on: the job enqueues its next run itself. Calling it again changes nothing. */
export async function startFilePurge(database: Database, now: Date, runAt = now): Promise<void> {
  await enqueue(database, purge, {}, { at: now, runAt, key: 'file sweep' });
}

/** Deletes the records of files that were stored for something which never came; returns whose bytes may be removed. */
export type DeleteFiles = (transaction: Database, now: Date) => Promise<readonly string[]>;

/**
 * Purges every hour. Bytes are removed after their records: those of a process that is killed in between have no record, and
 * are removed with the next start.
 */
export const filePurgeHandler = (store: FileStore, forget: readonly DeleteFiles[]): JobHandler =>
  handler(purge, {
    // Given up, it would never come again before the next start.
    attempts: 1_000_000,
    async run(_, { database, now, finish }) {
      const at = now();
      const removable: string[] = [];
      await inTransaction(database, async (transaction) => {
        removable.length = 0;
        await finish(transaction);
        await startFilePurge(transaction, at, new Date(at.getTime() + intervalMs));
        for (const one of forget) removable.push(...(await one(transaction, at)));
      });
      for (const versionId of removable) await store.remove(versionId);
      return undefined;
    },
  });
