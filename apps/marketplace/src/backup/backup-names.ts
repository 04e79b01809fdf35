import { readdir } from 'node:fs/promises';

/** What a backup is called until it is complete. */
export const partSuffix = '.part';
const backupName = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;

/** What a backup is called that was begun at a moment. */
export const backupNameAt = (moment: Date): string =>
  `${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

/** The moment of a backup by its name, in milliseconds. */
export const momentOf = (name: string): number =>
  Date.parse(name.replace(/T(\d\d)-(\d\d)-(\d\d)Z$/, 'T$1:$2:$3Z'));

/** The names of the backups in a folder, the oldest first. */
export async function backupsIn(folder: string): Promise<readonly string[]> {
  return (await readdir(folder)).filter((name) => backupName.test(name)).sort();
}
