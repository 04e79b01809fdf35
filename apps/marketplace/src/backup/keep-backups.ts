import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { openLogArchiver, readArchiveId } from '@relab/database/embedded';
import type { BackupSchedule } from '../settings/backup-schedule.ts';
import { SettingError } from '../settings/setting-error.ts';
import { backupsIn, momentOf } from './backup-names.ts';
import { createLogStore } from './log-store.ts';
import { manifestName, readManifest } from './manifest.ts';
import { type Repeated, repeat } from './repeat.ts';
import { createUploadArchive } from './upload-archive.ts';

/** What a command of a process of its own wrote, and how it ended. */
export interface BackupRun {
  readonly code: number | null;
  readonly output: string;
}

export interface KeepBackupsOptions {
  readonly schedule: BackupSchedule;
  /** The folder of the running embedded database; undefined where there is none, and no log to archive. */
  readonly cluster: string | undefined;
  /** The folder of uploads; undefined where they are not archived with the log. */
  readonly uploads: string | undefined;
  /** Makes a backup and checks it by restoring it. */
  readonly run: () => Promise<BackupRun>;
  /** Says to whom it concerns that something does not work; called once until it works again. */
  readonly notify: (subject: string, text: string) => Promise<void>;
  readonly log: (line: string, level?: 'info' | 'error') => void;
  readonly now: () => Date;
  /** Milliseconds between two looks; a minute. */
  readonly look?: number;
}

const minute = 60_000;
const hour = 60 * minute;
/** As often as the log fails before somebody is told: a disk that is being exchanged is no news. */
const patientFailures = 10;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What earlier looks found: a key from a passphrase takes the event loop a tenth of a second, which need not be each minute. */
interface SeenBackups {
  /** The run of the log that a backup leads to, by the name and the file of those that were read. */
  readonly archives: Map<string, string | undefined>;
  /** Those that cannot be read, and were logged. */
  readonly reported: Set<string>;
}

/**
 * Whether the newest backup that can be read is too old, or the log that is written now does not lead on from it. One that
 * cannot be read counts for nothing: its passphrase was another, or it is damaged.
 */
async function isDue(
  { schedule, cluster, now, log }: KeepBackupsOptions,
  { archives, reported }: SeenBackups,
): Promise<boolean> {
  const archive = cluster === undefined ? undefined : await readArchiveId(cluster);
  for (const name of [...(await backupsIn(schedule.folder))].reverse()) {
    if (now().getTime() - momentOf(name) >= schedule.interval) return true;
    try {
      const folder = join(schedule.folder, name);
      const file = await stat(join(folder, manifestName)).catch(() => undefined);
      const version = `${name} ${file?.mtimeMs} ${file?.size}`;
      if (!archives.has(version))
        archives.set(version, (await readManifest(folder, schedule.passphrase)).manifest.log?.archive);
      return archive !== undefined && archives.get(version) !== archive;
    } catch (error) {
      if (!reported.has(name))
        log(
          `The backup ${name} cannot be read and does not count: ${messageOf(error)} A full one is made instead.`,
          'error',
        );
      reported.add(name);
    }
  }
  return true;
}

/** Makes a backup whenever one is due. One that failed is tried again after an hour. */
function backUpWhenDue(options: KeepBackupsOptions): Repeated {
  const { now, run, notify, log } = options;
  let notBefore = 0;
  let hasFailed = false;
  const seen: SeenBackups = { archives: new Map(), reported: new Set() };

  async function fail(reason: string): Promise<void> {
    log(`The backup failed: ${reason}`, 'error');
    notBefore = now().getTime() + hour;
    if (hasFailed) return;
    hasFailed = true;
    await notify('The backup failed', `${reason}\n\nIt is tried again each hour.`);
  }

  return repeat(options.look ?? minute, async () => {
    if (now().getTime() < notBefore) return;
    try {
      if (!(await isDue(options, seen))) return;
      const { code, output } = await run();
      if (code !== 0) return await fail(output.trim() || `It ended with ${code}.`);
      log(output.trim());
      if (hasFailed) await notify('The backup works again', output.trim());
      hasFailed = false;
    } catch (error) {
      await fail(messageOf(error));
    }
  });
}

/** Says once that something cannot be stored, tells somebody when it stays so, and says when it works again. */
function createPatience(
  { notify, log }: Pick<KeepBackupsOptions, 'notify' | 'log'>,
  texts: { readonly fails: string; readonly works: string; readonly subject: string; readonly hint: string },
): (work: () => Promise<void>) => Promise<void> {
  let failures = 0;
  return async (work) => {
    try {
      await work();
      if (failures > 0) log(texts.works);
      failures = 0;
    } catch (error) {
      failures += 1;
      const reason = messageOf(error);
      if (failures === 1) log(`${texts.fails}: ${reason}`, 'error');
      if (failures === patientFailures) await notify(texts.subject, `${reason}\n\n${texts.hint}`);
    }
  };
}

/** Stores uploads and the log each minute, and once more at the end. */
async function archiveEachMinute(cluster: string, options: KeepBackupsOptions): Promise<Repeated> {
  const { schedule, uploads } = options;
  const archiver = await openLogArchiver(cluster, createLogStore(schedule.folder, schedule.passphrase));
  const uploadArchive = uploads && createUploadArchive(uploads, schedule.folder, schedule.passphrase);
  const tryLog = createPatience(options, {
    fails: 'The log of the database cannot be archived',
    works: 'The log of the database is archived again.',
    subject: 'The log of the database is not archived',
    hint: 'The database retains up to 8 GB of it, and is not lost; what came since cannot be restored elsewhere.',
  });
  const tryUploads = createPatience(options, {
    fails: 'Uploads cannot be archived',
    works: 'Uploads are archived again.',
    subject: 'Uploads are not archived',
    hint: 'They are where they were, and the next backup tries to copy them; what came since the last one cannot be restored elsewhere.',
  });
  // Uploads first: a row that is restored then has its file. One that cannot be read does not keep orders from being stored.
  const archive = (): Promise<void> =>
    tryLog(() =>
      archiver.archive(async (run) => {
        if (uploadArchive) await tryUploads(() => uploadArchive.archive(run));
      }),
    );

  const repeated = repeat(options.look ?? minute, archive);
  return {
    async stop() {
      await repeated.stop();
      await archive();
    },
  };
}

/** Makes backups by a schedule, each checked by restoring it, and archives the log of the embedded database from one to the next. */
export async function keepBackups(options: KeepBackupsOptions): Promise<Repeated> {
  const { folder } = options.schedule;
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((cause: unknown) => {
    throw new SettingError(`RELAB_BACKUP_FOLDER: ${folder} cannot be made. ${messageOf(cause)}`, { cause });
  });
  const { cluster } = options;
  const archiving = cluster === undefined ? undefined : await archiveEachMinute(cluster, options);
  const backups = backUpWhenDue(options);
  return {
    async stop() {
      await Promise.all([backups.stop(), archiving?.stop()]);
    },
  };
}
