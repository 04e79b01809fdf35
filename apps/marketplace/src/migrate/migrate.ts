import { parseArgs } from 'node:util';
import { runCommand } from '../backup/command.ts';
import { prepareDataFolder } from '../settings/data-folder.ts';
import { readSettings, SettingError } from '../settings.ts';

const usage =
  'npm run migrate [-- --contract [--confirm]]\n' +
  'Lists what the next start of this release changes in the database, and changes nothing.\n' +
  '--contract    lists what this release no longer declares, and would be dropped\n' +
  '--confirm     drops it\n';

function readArguments(): { readonly contract: boolean; readonly confirm: boolean } {
  const flag = { type: 'boolean', default: false } as const;
  try {
    const { values } = parseArgs({ options: { contract: flag, confirm: flag } });
    if (values.contract || !values.confirm) return values;
  } catch (cause) {
    throw new SettingError(`${cause instanceof Error ? cause.message : String(cause)}\n${usage}`, { cause });
  }
  throw new SettingError(usage);
}

runCommand(async () => {
  const flags = readArguments();
  const settings = readSettings(process.env);
  if (settings.upstream) throw new SettingError('With RELAB_UPSTREAM there is no database.');
  await prepareDataFolder(settings.dataFolder);
  // Loaded here: what is wrong is said before the declarations are read.
  const [{ openObservation }, { openDatabases }, { createStartContext }, { dropUndeclared, listChanges }] =
    await Promise.all([
      import('../start/observation.ts'),
      import('../start/open-database.ts'),
      import('../start/start-context.ts'),
      import('./list-changes.ts'),
    ]);
  const context = createStartContext(settings, settings.publicUrl ?? '', await openObservation(settings));
  // No other process starts meanwhile.
  const databases = await openDatabases(context).opened();
  try {
    const lines = flags.contract
      ? await dropUndeclared(databases, flags.confirm)
      : await listChanges(databases);
    console.log(lines.join('\n'));
  } finally {
    await databases.startLock?.release();
    await databases.close();
  }
});
