import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DataFolderError } from '@relab/database';
import { openEmbedded } from '@relab/database/embedded';
import { SettingError, type Settings } from '../settings.ts';
import type { StartupReporter } from '../start/startup-reporter.ts';

/** The database of all processes: its address where it is a server of our own, undefined where `DATABASE_URL` names one. */
export interface SharedDatabase {
  readonly url: string | undefined;
  close(): Promise<void>;
}

/** PGlite runs inside one process, and no other reaches it. */
function requireServer({ databaseEngine, dataFolder }: Settings): void {
  if (
    databaseEngine === 'pglite' ||
    (databaseEngine === undefined && existsSync(join(dataFolder, 'database/pglite')))
  )
    throw new SettingError(
      'Several processes need a PostgreSQL server: PGlite runs inside one of them. Leave out --processes, or set DATABASE_URL.',
    );
}

export async function openShared(settings: Settings, reporter: StartupReporter): Promise<SharedDatabase> {
  if (settings.databaseUrl !== undefined || settings.upstream)
    return { url: undefined, close: async () => undefined };
  requireServer(settings);
  const folder = join(settings.dataFolder, 'database/postgres');
  const log = (line: string): void => reporter.report('Database', line);
  const { url, close } = await openEmbedded({ folder, log, poolSize: 1 }).catch((cause: unknown) => {
    throw cause instanceof DataFolderError ? new SettingError(cause.message, { cause }) : cause;
  });
  return { url, close };
}
