import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, link, mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BackupCipher } from './cipher.ts';
import type { BackupEntry } from './manifest.ts';
import { measure } from './measure.ts';

/** An earlier backup, whose files stand for those that have not changed since. */
export interface EarlierBackup {
  readonly folder: string;
  readonly entries: ReadonlyMap<string, BackupEntry>;
}

/** Writes the files of one backup, and notes what they are. */
export interface BackupWriter {
  readonly folders: readonly string[];
  readonly files: readonly BackupEntry[];
  readonly reused: number;
  has(path: string): boolean;
  folder(path: string): Promise<void>;
  file(path: string, source: string): Promise<void>;
  stream(path: string, bytes: Readable): Promise<void>;
  text(path: string, text: string): Promise<void>;
  /** Takes a file of the earlier backup in the place of one with the same path and size, where it has one. */
  reuse(path: string, size: number): Promise<boolean>;
}

const linkOrCopy = (from: string, to: string): Promise<void> =>
  link(from, to).catch((error: NodeJS.ErrnoException) => {
    // Another disk, or one without links.
    if (error.code === 'ENOENT') throw error;
    return copyFile(from, to);
  });

export function createBackupWriter(
  root: string,
  cipher: BackupCipher | undefined,
  earlier: EarlierBackup | undefined,
): BackupWriter {
  const folders: string[] = [];
  const files = new Map<string, BackupEntry>();
  let reused = 0;

  async function stream(path: string, bytes: Readable): Promise<void> {
    const target = join(root, path);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    const { through, facts } = measure();
    // Flushed to the disk: a backup that says it is there survives the machine's end.
    const output = createWriteStream(target, { mode: 0o600, flush: true });
    await pipeline(bytes, through, cipher?.encrypt() ?? new PassThrough(), output);
    files.set(path, { path, ...facts() });
  }

  return {
    folders,
    get files() {
      return [...files.values()];
    },
    get reused() {
      return reused;
    },
    has: (path) => files.has(path),
    async folder(path) {
      folders.push(path);
      await mkdir(join(root, path), { recursive: true, mode: 0o700 });
    },
    // Opened before the target is made: what is gone leaves nothing.
    async file(path, source) {
      await stat(source);
      await stream(path, createReadStream(source));
    },
    stream,
    text: (path, text) => stream(path, Readable.from([Buffer.from(text)])),
    async reuse(path, size) {
      const entry = earlier?.entries.get(path);
      if (!earlier || entry?.size !== size) return false;
      const target = join(root, path);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      const isThere = await linkOrCopy(join(earlier.folder, path), target).then(
        () => true,
        () => false,
      );
      if (!isThere) return false;
      files.set(path, entry);
      reused++;
      return true;
    },
  };
}
