import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { PassThrough, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { LogStore } from '@relab/database/embedded';
import { z } from 'zod';
import { BackupError } from './backup-error.ts';
import { type BackupCipher, createCipher } from './cipher.ts';

/** Below the folder of backups: a folder for each run of the log, and in it a file for each piece. */
const logFolder = 'log';
const aboutName = 'about.json';
const suffix = '.gz';

const about = z.object({
  format: z.literal(1),
  /** Of the key that files are encrypted with; null where they are not. */
  salt: z.string().nullable(),
  /** The salt, signed with the key: tells whether a passphrase is the one. */
  signature: z.string().nullable(),
  /** When the run began. Those of earlier releases do not say it. */
  begun: z.iso.datetime().optional(),
});

export const logRun = (backups: string, id: string): string => join(backups, logFolder, id);

/** What a run says of itself. Throws a BackupError where it cannot be read. */
async function readAbout(folder: string): Promise<z.infer<typeof about>> {
  const text = await readFile(join(folder, aboutName), 'utf8').catch((cause: unknown) => {
    throw new BackupError(`${folder} has no log that can be read: its ${aboutName} is missing.`, { cause });
  });
  const { success, data } = about.safeParse(JSON.parse(text));
  if (!success) throw new BackupError(`${join(folder, aboutName)} is damaged, or of a later release.`);
  return data;
}

/** When a run began, in milliseconds; 0 for one of an earlier release. Throws a BackupError where it cannot be read. */
export async function runBegun(folder: string): Promise<number> {
  const { begun } = await readAbout(folder);
  return begun === undefined ? 0 : Date.parse(begun);
}

/** What the files of a run are encrypted with. Throws a BackupError where the run cannot be read, or has another passphrase. */
export async function cipherOf(
  folder: string,
  passphrase: string | undefined,
): Promise<BackupCipher | undefined> {
  const { salt, signature } = await readAbout(folder);
  if (salt === null) return undefined;
  if (!passphrase) throw new BackupError('The log is encrypted: set RELAB_BACKUP_KEY to its passphrase.');
  const cipher = createCipher(passphrase, salt);
  if (cipher.sign(salt) !== signature)
    throw new BackupError(`RELAB_BACKUP_KEY is not the passphrase of the log in ${folder}.`);
  return cipher;
}

/** Has new names in a folder survive the machine's end. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Stores the log beside the backups, compressed, and encrypted where those are. */
export function createLogStore(backups: string, passphrase: string | undefined): LogStore {
  const ciphers = new Map<string, Promise<BackupCipher | undefined>>();
  const cipherFor = async (id: string): Promise<BackupCipher | undefined> => {
    const known = ciphers.get(id) ?? cipherOf(logRun(backups, id), passphrase);
    ciphers.set(id, known);
    return await known;
  };
  return {
    async begin(id) {
      const folder = logRun(backups, id);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const cipher = passphrase === undefined ? undefined : createCipher(passphrase);
      const salt = cipher?.salt ?? null;
      const begun = new Date().toISOString();
      const text = JSON.stringify({ format: 1, salt, signature: salt && cipher?.sign(salt), begun });
      await writeFile(join(folder, aboutName), text, { mode: 0o600, flush: true });
    },
    // A passphrase that was set, changed or removed begins another run.
    async has(id) {
      const cipher = await cipherFor(id).catch(() => false as const);
      if (cipher === false) ciphers.delete(id);
      return cipher !== false && (cipher === undefined) === (passphrase === undefined);
    },
    async write(id, name, source) {
      const folder = logRun(backups, id);
      const target = join(folder, name + suffix);
      const output = createWriteStream(`${target}.part`, { mode: 0o600, flush: true });
      const encrypt = (await cipherFor(id))?.encrypt() ?? new PassThrough();
      await pipeline(createReadStream(source), createGzip({ level: 1 }), encrypt, output);
      await rename(`${target}.part`, target);
      await syncFolder(folder);
    },
  };
}

const pieceName = /^([0-9A-F]{24}|[0-9A-F]{8}\.history)\.gz$/;

/** The pieces of a run, in order, with their names in the log. */
async function piecesOf(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.flatMap((file) => pieceName.exec(file)?.[1] ?? []).sort();
}

/** The folders of all runs. */
export async function logRuns(backups: string): Promise<readonly string[]> {
  const root = join(backups, logFolder);
  return (await readdir(root).catch(() => [])).map((id) => join(root, id));
}

/** When the newest of some files was written; those that are missing do not count. */
export async function newestTime(files: readonly string[]): Promise<Date | undefined> {
  const found = await Promise.all(files.map((file) => stat(file).catch(() => undefined)));
  const times = found.flatMap((file) => file?.mtime ?? []);
  return times.reduce<Date | undefined>((newest, one) => (newest && newest > one ? newest : one), undefined);
}

/** When the newest piece of all runs was stored; undefined where there is none. */
export async function newestPiece(backups: string): Promise<Date | undefined> {
  const pieces: string[] = [];
  for (const folder of await logRuns(backups)) {
    const name = (await piecesOf(folder)).filter((one) => !one.endsWith('.history')).at(-1);
    if (name !== undefined) pieces.push(join(folder, name + suffix));
  }
  return await newestTime(pieces);
}

/** Leaves out what is zero at the end of a stream: a piece that was closed early is mostly that. Its size is set afterwards. */
function withoutTrailingZeros(): Transform {
  let zeros = 0;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      if (chunk.every((byte) => byte === 0)) {
        zeros += chunk.length;
        return done();
      }
      if (zeros > 0) this.push(Buffer.alloc(zeros));
      zeros = 0;
      done(null, chunk);
    },
  });
}

/**
 * Puts the log that follows a backup where a server reads it, and answers how many pieces those are. Throws a BackupError where
 * a piece is damaged, or the first is missing.
 */
export async function placeLog(
  folder: string,
  first: string,
  target: string,
  passphrase: string | undefined,
): Promise<number> {
  const cipher = await cipherOf(folder, passphrase);
  const pieces = (await piecesOf(folder)).filter((name) => name.endsWith('.history') || name >= first);
  await mkdir(target, { recursive: true });
  for (const name of pieces) {
    const file = join(folder, name + suffix);
    const output = join(target, name);
    let size = 0;
    const counted = new Transform({
      transform(chunk: Buffer, _, done) {
        size += chunk.length;
        done(null, chunk);
      },
    });
    const decrypt = cipher?.decrypt() ?? new PassThrough();
    const steps = [createReadStream(file), decrypt, createGunzip(), counted] as const;
    await pipeline(...steps, withoutTrailingZeros(), createWriteStream(output, { mode: 0o600 })).catch(
      (cause: unknown) => {
        throw new BackupError(`${file} is damaged.`, { cause });
      },
    );
    const handle = await open(output, 'r+');
    await handle.truncate(size);
    await handle.close();
  }
  return pieces.length;
}

/** A run, and the file of the log from which on backups need it. */
export interface NeededLog {
  readonly archive: string;
  readonly first: string;
}

/** Removes what no backup needs any longer: runs that none refers to, and in the others all before the earliest that one needs. */
export async function removeOldLog(
  backups: string,
  needed: readonly NeededLog[],
  current: string | undefined,
): Promise<void> {
  for (const folder of await logRuns(backups)) {
    const id = basename(folder);
    if (!(await stat(folder)).isDirectory()) continue;
    const firsts = needed.flatMap(({ archive, first }) => (archive === id ? [first] : [])).sort();
    const [first] = firsts;
    if (first === undefined) {
      // The one that is being written has its first backup soon.
      if (id !== current) await rm(folder, { recursive: true });
      continue;
    }
    for (const name of await piecesOf(folder))
      if (!name.endsWith('.history') && name < first) await rm(join(folder, name + suffix));
  }
}
