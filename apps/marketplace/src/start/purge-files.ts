import type { Database } from '@relab/database';
import { orphanRetentionDays, purgeOrphanedFiles } from '@relab/records/files';
import { type ByteStore, StorageError } from '@relab/server/storage';
import { SettingError } from '../settings.ts';
import type { StartupReporter } from './startup-reporter.ts';

/** How many files without a record were removed, and how many stay for now. */
type PurgedFiles = Awaited<ReturnType<typeof purgeOrphanedFiles>>;

/** Reads the store at the start, so that a wrong name or key is an error then, and not with the first picture. */
export async function purgeFiles(files: ByteStore, database: Database): Promise<PurgedFiles> {
  return await purgeOrphanedFiles(files, database).catch((cause: unknown) => {
    throw cause instanceof StorageError ? new SettingError(cause.message, { cause }) : cause;
  });
}

export function reportPurgedFiles({ removed, orphans }: PurgedFiles, reporter: StartupReporter): void {
  if (removed > 0)
    reporter.report('Files', `${removed} without a record for ${orphanRetentionDays} days are removed`);
  if (orphans > 0) {
    reporter.report(
      'Files',
      `${orphans} have no record in the database; each stays for ${orphanRetentionDays} days`,
    );
  }
}
