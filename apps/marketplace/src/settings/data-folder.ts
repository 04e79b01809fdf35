import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { access, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SettingError } from '../settings.ts';

/** Characters of a password that was made here: 24, unless an operator has written another. */
const minPasswordLength = 12;

/** Makes the data folder where it is missing. One that cannot be written is an error of one sentence. */
export const prepareDataFolder = (folder: string): Promise<void> =>
  prepareFolder(folder, 'data folder', 'RELAB_DATA');

/** The same for the folder of files and pictures, which may lie elsewhere and be shared with other processes. */
export const prepareMediaFolder = (folder: string): Promise<void> =>
  prepareFolder(folder, 'media folder', 'RELAB_MEDIA_FOLDER');

async function prepareFolder(folder: string, title: string, setting: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK | constants.X_OK);
    // Several processes may share the folder and start at once.
    const probe = join(folder, `.writable-${randomBytes(6).toString('hex')}`);
    await writeFile(probe, '');
    await rm(probe);
  } catch (cause) {
    const reason = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
    throw new SettingError(
      `The ${title} ${folder} cannot be written${reason}. Set ${setting} to one that can.`,
      { cause },
    );
  }
}

/** A text that nobody can guess, made where it is missing, readable by the owner alone, and kept for good. */
async function storedSecret(path: string, bytes: number): Promise<string> {
  // Written whole under another name and then linked, so that of two starts at once one wins and both read its text.
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, randomBytes(bytes).toString('base64url'), { mode: 0o600 });
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return await readFile(path, 'utf8').then(
    (text) => text.trim(),
    (cause: NodeJS.ErrnoException) => {
      throw new SettingError(`The file ${path} cannot be read (${cause.code}).`, { cause });
    },
  );
}

/** A password of the file; one that is empty or cut is nobody's. */
async function readPassword(path: string): Promise<{ password: string; path: string }> {
  const password = await storedSecret(path, 18);
  if (password.length < minPasswordLength) {
    throw new SettingError(`The file ${path} does not hold a password. Remove it to have a new one made.`);
  }
  return { path, password };
}

/** The key that signs sessions, made at the first start. */
export async function readSecret(folder: string): Promise<string> {
  const path = join(folder, 'secret');
  const secret = await storedSecret(path, 48);
  if (secret.length < 32) {
    throw new SettingError(
      `The file ${path} does not hold a key. Remove it to have a new one made; everybody signs in again then.`,
    );
  }
  return secret;
}

/** The password of the first administrator, and the file that it stands in. */
export async function readFirstPassword(folder: string): Promise<{ password: string; path: string }> {
  return await readPassword(join(folder, 'first-password'));
}

/** The password of the made-up buyers, and the file that it stands in. */
export async function readBuyersPassword(folder: string): Promise<{ password: string; path: string }> {
  return await readPassword(join(folder, 'buyers-password'));
}
