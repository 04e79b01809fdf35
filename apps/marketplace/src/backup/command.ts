import { StorageError } from '@relab/server/storage';
import { SettingError } from '../settings.ts';
import { BackupError } from './backup-error.ts';
import type { CheckedBackup } from './check-restored.ts';
import type { Manifest } from './manifest.ts';
import type { RestoredBackup } from './restore-backup.ts';
import type { RestoredUploads } from './restore-uploads.ts';

const megabyte = 1_000_000;
const number = new Intl.NumberFormat('en');

/** "1,234 files, 56 MB". */
export function sizeText({ files }: Manifest): string {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return `${number.format(files.length)} files, ${number.format(Math.ceil(bytes / megabyte))} MB`;
}

/** "12 uploads that the database names are as it says, 3 of them since the backup". */
export function uploadText({ named, since, missing }: RestoredUploads): string {
  const stored = `${number.format(named - missing.length)} uploads that the database names are as it says`;
  return since > 0 ? `${stored}, ${number.format(since)} of them since the backup` : stored;
}

/** As many as somebody reads. */
const maxNames = 10;

/** Writes what to do about uploads that were not found, and what could not be read; a line each. */
export function reportMissing({ uploads }: RestoredBackup, isBucket: boolean): void {
  if (!uploads || uploads.missing.length === 0) return;
  const { missing, unread } = uploads;
  const names = missing.slice(0, maxNames).join(', ') + (missing.length > maxNames ? ', …' : '');
  const where = isBucket
    ? 'Those since the last backup are in the bucket alone.'
    : 'Their records are there.';
  console.log(
    `${number.format(missing.length)} uploads that the database names are in no backup that can be read. ${where} Files: ${names}`,
  );
  for (const reason of unread) console.log(`Not read: ${reason}`);
}

export function checkText({ manifest, rows, last, uploads }: CheckedBackup): string {
  const read = `${sizeText(manifest)} read and compared${last ? `, brought to ${last.toISOString()} by its log` : ''}`;
  if (!rows) return `${read}; the database is not in it`;
  const count = [...rows.values()].reduce((sum, one) => sum + one, 0);
  return `${read}; a database started on it, ${number.format(rows.size)} tables with ${number.format(count)} rows read${uploads ? `; ${uploadText(uploads)}` : ''}`;
}

const isForOperator = (error: unknown): error is Error =>
  error instanceof BackupError || error instanceof SettingError || error instanceof StorageError;

/** The disk is full, or a limit of the system's is reached. */
const isOutOfRoom = (error: unknown): error is Error & { readonly code: string } =>
  error instanceof Error && 'code' in error && /^(?:ENOSPC|EDQUOT|EFBIG)$/.test(String(error.code));

/** What the operator can mend, in a sentence; undefined for anything else. */
function sentenceFor(error: unknown): string | undefined {
  if (isOutOfRoom(error))
    return `There is no room left to write to (${error.code}). Nothing that is complete was changed.`;
  return isForOperator(error) ? error.message : undefined;
}

/** Runs a command of the operator's: what they can mend is one sentence, what they cannot comes with its stack. */
export function runCommand(command: () => Promise<void>): void {
  command().then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(sentenceFor(error) ?? error);
      process.exit(1);
    },
  );
}
