import { type Database, inTransaction } from '@relab/database';
import { type JobHandler, type RecurringJob, recurringJob } from '@relab/server/jobs';
import type { FileStore } from './file-store.ts';

const purge = recurringJob('file sweep');
const intervalMs = 3_600_000;

/** Purges expired files from now on: the job enqueues its next run itself. Calling it again changes nothing. */
export const startFilePurge: RecurringJob['start'] = purge.start;

/** Deletes the records of files that were stored for something which never came; returns whose bytes may be removed. */
export type DeleteFiles = (transaction: Database, now: Date) => Promise<readonly string[]>;

/**
 * Purges every hour. Bytes are removed after their records: those of a process that is killed in between have no record, and
 * are removed with the next start.
 */
export const filePurgeHandler = (store: FileStore, forget: readonly DeleteFiles[]): JobHandler =>
  purge.handler(async ({ database, now, finish }) => {
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
  });
