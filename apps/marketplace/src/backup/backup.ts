import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import manifest from '../../package.json' with { type: 'json' };
import { wholeNumber } from '../settings/read-value.ts';
import { withSecretFiles } from '../settings/secrets.ts';
import { readSettings } from '../settings.ts';
import { openByteStores } from '../start/byte-stores.ts';
import { BackupError } from './backup-error.ts';
import { checkRestored } from './check-restored.ts';
import { checkText, reportMissing, runCommand, sizeText } from './command.ts';
import { createBackup, removeOldBackups } from './create-backup.ts';

const usage =
  'npm run backup -- FOLDER [--keep 14] [--check]\n' +
  'Copies the installation of RELAB_DATA into a new folder below FOLDER, also while it runs.\n' +
  '--keep N   then removes all but the newest N\n' +
  '--check    restores the copy elsewhere, has a database start on it and reads all of it\n';

function readArguments(): {
  readonly target: string;
  readonly keep: number | undefined;
  readonly check: boolean;
} {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { keep: { type: 'string' }, check: { type: 'boolean', default: false } },
    });
    const [target, ...others] = positionals;
    if (target !== undefined && others.length === 0)
      return {
        target: resolve(target),
        keep: wholeNumber('--keep', values.keep, 1, 100_000),
        check: values.check,
      };
  } catch (cause) {
    throw new BackupError(`${cause instanceof Error ? cause.message : String(cause)}\n${usage}`, { cause });
  }
  throw new BackupError(usage);
}

runCommand(async () => {
  const { target, keep, check } = readArguments();
  const settings = readSettings(process.env);
  const passphrase = withSecretFiles(process.env).RELAB_BACKUP_KEY || undefined;
  const created = await createBackup({
    settings,
    target,
    passphrase,
    files: openByteStores(settings).files,
    release: manifest.version,
    now: () => new Date(),
  });
  console.log(`${created.folder}: ${sizeText(created.manifest)}, ${created.reused} of them as before`);
  if (created.manifest.database === 'elsewhere')
    console.log('The database of DATABASE_URL is not in it: back it up by its own means at the same time.');
  if (check) {
    const checked = await checkRestored(created.folder, passphrase);
    console.log(`Checked: ${checkText(checked)}`);
    reportMissing(checked, false);
  }
  const removed =
    keep === undefined ? [] : await removeOldBackups(target, keep, passphrase, settings.dataFolder);
  if (removed.length > 0) console.log(`Removed: ${removed.join(', ')}`);
});
