import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenDatabase, openDatabase } from '@relab/database';
import { onTestFinished } from 'vitest';

export const passphrase = 'a passphrase of an operator';

export interface TestInstallation {
  readonly root: string;
  readonly dataFolder: string;
  /** Where backups go; nothing creates it before the first one. */
  readonly backups: string;
  remove(): Promise<void>;
}

/** Folders of an installation that was never started. */
export async function createInstallation(): Promise<TestInstallation> {
  const root = await mkdtemp(join(tmpdir(), 'relab-backup-'));
  // As root the database runs as another user, who must be able to pass.
  await chmod(root, 0o755);
  const dataFolder = join(root, 'data');
  await mkdir(dataFolder);
  await writeFile(join(dataFolder, 'secret'), 'the secret of this installation');
  return {
    ...{ root, dataFolder, backups: join(root, 'backups') },
    remove: () => rm(root, { recursive: true, force: true, maxRetries: 5 }),
  };
}

/** The embedded database of a data folder, which closes once, at the end of the test at the latest. */
export async function openInstallation(dataFolder: string): Promise<OpenDatabase> {
  const opened = await openDatabase({ folder: join(dataFolder, 'database'), engine: 'embedded' });
  let isOpen = true;
  const close = async (): Promise<void> => {
    if (isOpen) await opened.close();
    isOpen = false;
  };
  onTestFinished(close);
  return { ...opened, close };
}
