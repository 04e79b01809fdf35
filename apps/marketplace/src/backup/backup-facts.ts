import type { BackupFacts } from '@relab/server/setup';
import type { BackupSchedule } from '../settings/backup-schedule.ts';
import { backupsIn, momentOf } from './backup-names.ts';
import { newestPiece } from './log-store.ts';
import { uploadsArchivedAt } from './upload-archive.ts';

/** Milliseconds for which what was read counts: a folder of many backups is on a disk that others use too. */
const readFor = 30_000;

/** Of what does not change with time alone: the newest backup, the newest piece of the log, and the last look at uploads. */
async function readFacts({ folder, interval }: BackupSchedule): Promise<BackupFacts> {
  const seconds = interval / 1000;
  try {
    const newest = (await backupsIn(folder)).at(-1);
    const logged = await newestPiece(folder);
    const uploads = await uploadsArchivedAt(folder);
    return {
      newestAt: newest === undefined ? null : new Date(momentOf(newest)).toISOString(),
      interval: seconds,
      isReadable: true,
      logArchivedAt: logged?.toISOString() ?? null,
      uploadsArchivedAt: uploads?.toISOString() ?? null,
    };
  } catch {
    const nothing = { newestAt: null, logArchivedAt: null, uploadsArchivedAt: null };
    return { ...nothing, interval: seconds, isReadable: false };
  }
}

/** Looks at the folder of backups for whoever asks, whether this process makes them or another on this machine. */
export function watchBackups(schedule: BackupSchedule): () => Promise<BackupFacts> {
  let latest: { readonly at: number; readonly facts: Promise<BackupFacts> } | undefined;
  return () => {
    const now = performance.now();
    if (!latest || now - latest.at > readFor) latest = { at: now, facts: readFacts(schedule) };
    return latest.facts;
  };
}
