import { resolve } from 'node:path';
import { type Environment, wholeNumber } from './read-value.ts';
import { SettingError } from './setting-error.ts';

/** Backups that the server makes by itself. */
export interface BackupSchedule {
  /** Holds the backups, and the log of the embedded database. */
  readonly folder: string;
  /** Milliseconds from one to the next. */
  readonly interval: number;
  /** How many of them stay. */
  readonly keep: number;
  readonly passphrase: string | undefined;
}

const hour = 3_600_000;
/** Characters of the passphrase that backups are encrypted with. */
export const minPassphrase = 20;

export function backupSchedule(env: Environment): BackupSchedule | undefined {
  const hours = wholeNumber('RELAB_BACKUP_HOURS', env.RELAB_BACKUP_HOURS, 1, 720) ?? 24;
  const keep = wholeNumber('RELAB_BACKUP_KEEP', env.RELAB_BACKUP_KEEP, 1, 10_000) ?? 14;
  if (!env.RELAB_BACKUP_FOLDER) return undefined;
  const passphrase = env.RELAB_BACKUP_KEY || undefined;
  if (passphrase !== undefined && passphrase.length < minPassphrase)
    throw new SettingError(`RELAB_BACKUP_KEY must have ${minPassphrase} characters or more.`);
  return {
    folder: resolve(env.RELAB_BACKUP_FOLDER),
    interval: hours * hour,
    keep,
    passphrase,
  };
}
