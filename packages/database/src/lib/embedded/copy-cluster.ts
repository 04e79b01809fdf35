import { randomBytes } from 'node:crypto';
import { readdir, readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { DataFolderError } from '../data-folder-error.ts';
import { ownFolder } from '../folder-owner.ts';
import { segmentName } from './log-segment.ts';
import { findPostmaster } from './postmaster.ts';
import { connectSuperuser } from './superuser-client.ts';

/** Where a copy goes. Paths are relative, with slashes: `data/base/1/1259`. */
export interface CopyTarget {
  folder(path: string): Promise<void>;
  /** Copies the file at `source`, which may grow meanwhile, or end: rejects with `ENOENT` where it is gone. */
  file(path: string, source: string): Promise<void>;
  text(path: string, text: string): Promise<void>;
}

/** What was copied. */
export interface CopiedCluster {
  readonly isRunning: boolean;
  /** The file of the log that a server which goes on from the copy begins with; undefined where it was not running. */
  readonly firstSegment: string | undefined;
}

/** Of no use to another server, or made anew by it. */
const leftOut = /^(?:postmaster\.(?:pid|opts)|backup_label(?:\.old)?|tablespace_map(?:\.old)?)$/;
const leftEmpty = /^(?:pg_dynshmem|pg_notify|pg_replslot|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)$/;
const temporary = /^(?:pgsql_tmp|pg_internal\.init)/;
const walFolder = 'pg_wal';
/** Read last, after all that it speaks of. */
const control = 'global/pg_control';

const unlessGone = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error;
};

interface CopyOptions {
  readonly data: string;
  readonly target: CopyTarget;
  /** What of the log is copied: all of it where nothing writes to it, else what the copy needs is added later. */
  readonly copiesWal: boolean;
}

/** All files below a path of the cluster but the control file. */
async function copyBelow(path: string, options: CopyOptions): Promise<void> {
  const { data, target, copiesWal } = options;
  await target.folder(join('data', path));
  if (leftEmpty.test(path)) return;
  const entries = (await readdir(join(data, path), { withFileTypes: true }).catch(unlessGone)) ?? [];
  for (const entry of entries) {
    const inside = path === '' ? entry.name : `${path}/${entry.name}`;
    if (leftOut.test(inside) || temporary.test(entry.name) || inside === control) continue;
    if (entry.isDirectory()) await copyBelow(inside, options);
    else if (!entry.isFile())
      throw new DataFolderError(`${join(data, inside)} is no file and no folder, and cannot be copied.`);
    else if (copiesWal || !inside.startsWith(`${walFolder}/`))
      await target.file(`data/${inside}`, join(data, inside)).catch(unlessGone);
  }
}

interface Begun {
  readonly first: string;
}

interface Ended {
  readonly last: string;
  readonly label: string;
}

/** The log from the beginning of the copy to its end; a slot has the server store it meanwhile. */
async function copyWal(data: string, target: CopyTarget, first: string, last: string): Promise<void> {
  const names = (await readdir(join(data, walFolder))).filter((name) => segmentName.test(name));
  // The first eight digits are of the timeline, which one server does not leave.
  for (const name of names.sort()) {
    if (name < first || name > last) continue;
    await target.file(`data/${walFolder}/${name}`, join(data, walFolder, name));
  }
}

/**
 * A base backup as the documentation of PostgreSQL describes it ("Making a Base Backup Using the Low Level API"): files are
 * copied while they are written to, and the log makes them consistent when a server starts on the copy.
 */
async function copyRunning(folder: string, data: string, target: CopyTarget): Promise<string> {
  const client = await connectSuperuser(folder, 'relab backup');
  try {
    const slot = `relab_backup_${randomBytes(6).toString('hex')}`;
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [slot]);
    const begun = await client.query<Begun>(
      "select pg_walfile_name(pg_backup_start('relab', true)) as first",
    );
    await copyBelow('', { data, target, copiesWal: false });
    await target.file(`data/${control}`, join(data, control));
    const ended = await client.query<Ended>(
      'select pg_walfile_name(lsn) as last, labelfile as label from pg_backup_stop(false)',
    );
    const [{ first }] = begun.rows as [Begun];
    const [{ last, label }] = ended.rows as [Ended];
    await target.text('data/backup_label', label);
    await copyWal(data, target, first, last);
    return first;
  } finally {
    // The slot is the session's, and ends with it.
    await client.end();
  }
}

/** Of a server that is not running, while nobody may start it: as it was left, also by a kill. */
async function copyStopped(folder: string, data: string, target: CopyTarget): Promise<void> {
  const owner = await ownFolder(folder);
  try {
    await copyBelow('', { data, target, copiesWal: true });
    await target.file(`data/${control}`, join(data, control));
  } finally {
    await owner.release();
  }
}

/**
 * Copies the embedded PostgreSQL of a folder, with its password, whether it runs or not; answers whether it did. A server that
 * starts on the copy finds everything that was committed before this ends. Throws a DataFolderError where another process
 * is about to start on the folder, or there is no database.
 */
export async function copyCluster(given: string, target: CopyTarget): Promise<CopiedCluster> {
  // The server goes by the real path.
  const folder = await realpath(given).catch(() => given);
  const data = join(folder, 'data');
  const version = await readFile(join(data, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version === undefined) throw new DataFolderError(`There is no database in ${folder}.`);
  const isRunning = (await findPostmaster(data)) !== undefined;
  const firstSegment = isRunning ? await copyRunning(folder, data, target) : undefined;
  if (!isRunning) await copyStopped(folder, data, target);
  await target.file('password', join(folder, 'password'));
  return { isRunning, firstSegment };
}
