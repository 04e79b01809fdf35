import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';

const megabyte = 2 ** 20;
const most = 8 * 1024;
/** Four files of the log: with less, a minute of work would be lost to the archive on a disk that is nearly full. */
const least = 64;

/** Megabytes of the log that may wait for an archive, from the bytes that are free on its disk and those that it has already. */
export const shareOfDisk = (free: number, used: number): number =>
  Math.max(least, Math.min(most, Math.floor((free + used) / 2 / megabyte)));

/** The bytes of the files of a folder. A file that goes meanwhile counts nothing. */
async function bytesIn(folder: string): Promise<number> {
  const sizes = (await readdir(folder)).map((name) =>
    stat(join(folder, name)).then(
      (file) => (file.isFile() ? file.size : 0),
      () => 0,
    ),
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/**
 * Megabytes of the log in a folder that the server may retain for an archive: half of what its disk has for it, at most 8 GB. What
 * it retains already counts as room, else each start would allow less. A link to another disk is followed.
 */
export async function logToRetain(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return shareOfDisk(bavail * bsize, await bytesIn(folder));
  } catch {
    // The server itself says what is wrong with its folder.
    return most;
  }
}
