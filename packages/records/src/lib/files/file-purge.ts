import { type Database, inTransaction } from '@relab/database';
import { enqueue, handler, type JobHandler, jobKind } from '@relab/server/jobs';
import type { FileStore } from './file-store.ts';

const sweep = jobKind<Record<string, never>>('file sweep');
const every = 3_600_000;

/** Has files that nobody came back for swept from now on: the job puts its next run in itself. Calling it again changes nothing. */
export async function startFilePurge(database: Database, now: Date, runAt = now): Promise<void> {
  await enqueue(database, sweep, {}, { at: now, runAt, key: 'file sweep' });
}

/** Forgets the records of files that were kept for something which never came; answers whose bytes may go. */
export type DeleteFiles = (transaction: Database, now: Date) => Promise<readonly string[]>;

/**
 * Sweeps every hour. Bytes go after their records: those of a process that is killed in between have no record, and go with
 * the next start.
 */
export const filePurgeHandler = (store: FileStore, forget: readonly DeleteFiles[]): JobHandler =>
  handler(sweep, {
    // Given up, it would never come again before the next start.
    attempts: 1_000_000,
    async run(_, { database, now, finish }) {
      const at = now();
      const gone: string[] = [];
      await inTransaction(database, async (transaction) => {
        gone.length = 0;
        await finish(transaction);
        await startFilePurge(transaction, at, new Date(at.getTime() + every));
        for (const one of forget) gone.push(...(await one(transaction, at)));
      });
      for (const versionId of gone) await store.remove(versionId);
      return undefined;
    },
  });
