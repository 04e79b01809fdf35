import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { withSecretFiles } from '../settings/secrets.ts';
import { readSettings } from '../settings.ts';
import { BackupError } from './backup-error.ts';
import { checkRestored } from './check-restored.ts';
import { checkText, reportMissing, runCommand, sizeText, uploadText } from './command.ts';
import { manifestName } from './manifest.ts';
import { findBackupBefore, type Moment, restoreBackup } from './restore-backup.ts';

const usage =
  'npm run restore -- BACKUP [--to TIME] [--check]\n' +
  'Puts a backup back into the folder RELAB_DATA, which must be empty or missing.\n' +
  '--to TIME  with its database and uploads as of a later moment (2026-11-28T14:03:00Z) or the last one (latest), by what\n' +
  '           is archived beside it; BACKUP may then be the folder of all backups\n' +
  '--check    puts it nowhere: restores it elsewhere, has a database start on it and reads all of it\n';

interface Arguments {
  readonly backup: string;
  readonly moment: Moment | undefined;
  readonly check: boolean;
}

function momentOf(text: string): Moment {
  // Without a zone it would be that of whoever runs this.
  if (text === 'latest') return text;
  if (!/^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(text) || Number.isNaN(Date.parse(text)))
    throw new BackupError(
      `--to takes "latest" or a time with its zone, such as 2026-11-28T14:03:00Z, not ${text}.`,
    );
  return new Date(text);
}

function readArguments(): Arguments {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { to: { type: 'string' }, check: { type: 'boolean', default: false } },
    });
    const [backup, ...others] = positionals;
    if (backup !== undefined && others.length === 0) {
      const moment = values.to === undefined ? undefined : momentOf(values.to);
      return { backup: resolve(backup), moment, check: values.check };
    }
  } catch (cause) {
    if (cause instanceof BackupError) throw cause;
    throw new BackupError(`${cause instanceof Error ? cause.message : String(cause)}\n${usage}`, { cause });
  }
  throw new BackupError(usage);
}

runCommand(async () => {
  const { backup: given, moment, check } = readArguments();
  const passphrase = withSecretFiles(process.env).RELAB_BACKUP_KEY || undefined;
  const isOne = moment === undefined || existsSync(join(given, manifestName));
  const backup = isOne ? given : await findBackupBefore(given, moment, passphrase);
  if (check) {
    const checked = await checkRestored(backup, passphrase, moment);
    console.log(`Checked: ${checkText(checked)}`);
    reportMissing(checked, readSettings(process.env).bucket !== undefined);
    return;
  }
  const { dataFolder, bucket, mediaFolder } = readSettings(process.env);
  const restored = await restoreBackup(backup, dataFolder, passphrase, moment);
  const { manifest, last, uploads } = restored;
  console.log(`${dataFolder}: ${sizeText(manifest)}, as of ${last?.toISOString() ?? manifest.begun}`);
  if (uploads) console.log(`${uploadText(uploads)}.`);
  reportMissing(restored, bucket !== undefined);
  if (bucket || mediaFolder !== dataFolder)
    console.log(`Uploads are in ${dataFolder}/files: move them to where this installation stores its own.`);
  if (manifest.database === 'elsewhere')
    console.log('The database was not in it: restore that of DATABASE_URL by its own means.');
});
