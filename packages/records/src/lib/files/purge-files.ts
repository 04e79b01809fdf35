import { type Database, inTransaction } from '@relab/database';
import type { Purge } from '@relab/server/jobs';
import type { FileStore } from './file-store.ts';

/** Deletes the records of files that were stored for something which never came; returns whose bytes may be removed. */
export type DeleteFiles = (transaction: Database, before: Date) => Promise<readonly string[]>;

/**
 * Removes files by a function that deletes their records. Bytes are removed after their records: those of a process that is
 * killed in between have no record, and are removed with the next start. For rules with `ownTransactions`.
 */
export const purgeFiles =
  (store: FileStore, deleteFiles: DeleteFiles): Purge =>
  async ({ database, before }) => {
    const removable = await inTransaction(database, (transaction) => deleteFiles(transaction, before));
    for (const versionId of removable) await store.remove(versionId);
    return removable.length;
  };
