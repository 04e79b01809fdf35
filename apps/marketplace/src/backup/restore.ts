import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { withSecretFiles } from '../settings/secrets.ts';
import { readSettings } from '../settings.ts';
import { BackupError } from './backup-error.ts';
import { checkRestored } from './check-restored.ts';
import { checkText, runCommand, sizeText } from './command.ts';
import { restoreBackup } from './restore-backup.ts';

const usage =
  'npm run restore -- BACKUP [--check]\n' +
  'Puts a backup back into the folder RELAB_DATA, which must be empty or missing.\n' +
  '--check    puts it nowhere: restores it elsewhere, has a database start on it and reads all of it\n';

function readArguments(): { readonly backup: string; readonly check: boolean } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { check: { type: 'boolean', default: false } },
    });
    const [backup, ...others] = positionals;
    if (backup !== undefined && others.length === 0) return { backup: resolve(backup), check: values.check };
  } catch (cause) {
    throw new BackupError(`${cause instanceof Error ? cause.message : String(cause)}\n${usage}`, { cause });
  }
  throw new BackupError(usage);
}

runCommand(async () => {
  const { backup, check } = readArguments();
  const passphrase = withSecretFiles(process.env).RELAB_BACKUP_KEY || undefined;
  if (check) {
    console.log(`Checked: ${checkText(await checkRestored(backup, passphrase))}`);
    return;
  }
  const { dataFolder, bucket, mediaFolder } = readSettings(process.env);
  const manifest = await restoreBackup(backup, dataFolder, passphrase);
  console.log(`${dataFolder}: ${sizeText(manifest)}, as of ${manifest.begun}`);
  if (bucket || mediaFolder !== dataFolder)
    console.log(`Uploads are in ${dataFolder}/files: move them to where this installation stores its own.`);
  if (manifest.database === 'elsewhere')
    console.log('The database was not in it: restore that of DATABASE_URL by its own means.');
});
