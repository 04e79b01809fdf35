import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Purge } from '@relab/server/jobs';

/** The moment with which the names of the files of a mail begin. */
const named = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3}Z)-/;

function momentOf(name: string): number {
  const [, hour, minute, second, rest] = named.exec(name) ?? [];
  return Date.parse(`${hour}:${minute}:${second}.${rest}`);
}

/** Removes files of mails that were written before a moment, by their names; other files of the folder stay. */
export const purgeMailFiles =
  (folder: string): Purge =>
  async ({ before, limit }) => {
    const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      // No mail was written yet.
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    const old = names.filter((name) => momentOf(name) < before.getTime()).slice(0, limit);
    for (const name of old) await rm(join(folder, name), { force: true });
    return old.length;
  };
