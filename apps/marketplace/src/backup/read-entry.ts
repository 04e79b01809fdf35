import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isDiskFull } from '@relab/server/storage';
import { BackupError } from './backup-error.ts';
import type { BackupCipher } from './cipher.ts';
import type { BackupEntry } from './manifest.ts';
import { measure } from './measure.ts';

/**
 * Reads a file of a backup into `output`, and throws a BackupError where it is not what its entry says. A full disk is thrown
 * as it comes.
 */
export async function readEntry(
  folder: string,
  { path, size, sha256 }: BackupEntry,
  cipher: BackupCipher | undefined,
  output: Writable,
): Promise<void> {
  const { through, facts } = measure();
  const file = join(folder, path);
  await pipeline(createReadStream(file), cipher?.decrypt() ?? new PassThrough(), through, output).catch(
    (cause: unknown) => {
      // Of the disk that is written to: it says nothing of the file that is read.
      if (isDiskFull(cause)) throw cause;
      if (cause instanceof BackupError) throw new BackupError(`${file}: ${cause.message}`, { cause });
      throw new BackupError(`${file} cannot be read or copied.`, { cause });
    },
  );
  const read = facts();
  if (read.size !== size || read.sha256 !== sha256)
    throw new BackupError(`${file} is damaged: it is not what was written.`);
}
