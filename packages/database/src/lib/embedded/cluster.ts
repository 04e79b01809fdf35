import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { DataFolderError } from '../data-folder-error.ts';
import type { Binaries } from './binaries.ts';
import type { RunAs } from './run-as.ts';

export const superuser = 'relab';

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

export interface Cluster {
  readonly data: string;
  readonly password: string;
}

/** What PostgreSQL itself would only say in its log. Nothing is changed or removed. */
async function checkCluster(folder: string, data: string, release: string): Promise<void> {
  const restore = 'Nothing was changed. Restore the folder from a backup, or name another data folder.';
  const version = await readFile(join(data, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version === undefined)
    throw new DataFolderError(
      `The database in ${data} is damaged: its file PG_VERSION is missing. ${restore}`,
    );
  if (version.trim() !== release) {
    throw new DataFolderError(
      `The database in ${data} is not of PostgreSQL ${release}, which runs here (its file PG_VERSION says otherwise). ${restore}`,
    );
  }
  const password = await readFile(join(folder, 'password'), 'utf8').catch(() => '');
  if (password === '') {
    throw new DataFolderError(
      `The file ${join(folder, 'password')}, which opens the database beside it, is missing or empty. ${restore}`,
    );
  }
}

async function readOrMakePassword(path: string): Promise<string> {
  const known = await readFile(path, 'utf8').catch(() => '');
  if (known !== '') return known;
  const made = randomBytes(24).toString('base64url');
  const part = `${path}.${process.pid}`;
  await writeFile(part, made, { mode: 0o600 });
  await rename(part, path);
  return made;
}

/** Npm keeps the programs' mode on most systems only. */
async function makeExecutable(path: string): Promise<void> {
  const { mode } = await stat(path);
  if ((mode & 0o555) !== 0o555) await chmod(path, mode | 0o555);
}

/**
 * The folder of a cluster, made at first start: `data`, and beside it the password, readable by its owner only. The
 * cluster is made under another name and then renamed, so a kill leaves either none or a whole one.
 */
export async function ensureCluster(
  folder: string,
  programs: Binaries,
  user: RunAs | undefined,
  /** The major release of the programs, which `PG_VERSION` names. */
  release: string,
): Promise<Cluster> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (user) await chown(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  if (await exists(data)) await checkCluster(folder, data, release);
  const password = await readOrMakePassword(join(folder, 'password'));
  if (await exists(data)) return { data, password };

  for (const name of await readdir(folder)) {
    if (name.startsWith('making-')) await rm(join(folder, name), { recursive: true, force: true });
  }
  await Promise.all([programs.initdb, programs.postgres].map(makeExecutable));
  const making = join(folder, `making-${process.pid}`);
  const passwordFile = join(folder, `making-${process.pid}.password`);
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (user) await chown(passwordFile, user.uid, user.gid);
  const flags = [
    `--pgdata=${making}`,
    `--username=${superuser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // The same sort order and encoding on every machine, whatever its locales.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ];
  try {
    await promisify(execFile)(programs.initdb, flags, { ...user, cwd: dirname(programs.initdb) });
    await rename(making, data);
  } finally {
    await rm(passwordFile, { force: true });
  }
  return { data, password };
}
