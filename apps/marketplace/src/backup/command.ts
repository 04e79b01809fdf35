import { StorageError } from '@relab/server/storage';
import { SettingError } from '../settings.ts';
import { BackupError } from './backup-error.ts';
import type { CheckedBackup } from './check-restored.ts';
import type { Manifest } from './manifest.ts';

const megabyte = 1_000_000;
const number = new Intl.NumberFormat('en');

/** "1,234 files, 56 MB". */
export function sizeText({ files }: Manifest): string {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return `${number.format(files.length)} files, ${number.format(Math.ceil(bytes / megabyte))} MB`;
}

export function checkText({ manifest, rows, last }: CheckedBackup): string {
  const read = `${sizeText(manifest)} read and compared${last ? `, brought to ${last.toISOString()} by its log` : ''}`;
  if (!rows) return `${read}; the database is not in it`;
  const count = [...rows.values()].reduce((sum, one) => sum + one, 0);
  return `${read}; a database started on it, ${number.format(rows.size)} tables with ${number.format(count)} rows read`;
}

const isForOperator = (error: unknown): error is Error =>
  error instanceof BackupError || error instanceof SettingError || error instanceof StorageError;

/** Runs a command of the operator's: what they can mend is one sentence, what they cannot comes with its stack. */
export function runCommand(command: () => Promise<void>): void {
  command().then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(isForOperator(error) ? error.message : error);
      process.exit(1);
    },
  );
}
