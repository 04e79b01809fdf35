import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { access, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SettingError } from '../settings.ts';

/** Makes the data folder where it is missing. A folder that cannot be written is told in one sentence. */
export async function prepareDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK | constants.X_OK);
    const probe = join(folder, '.writable');
    await writeFile(probe, '');
    await rm(probe);
  } catch (cause) {
    const reason = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
    throw new SettingError(
      `The data folder ${folder} cannot be written${reason}. Set RELAB_DATA to one that can.`,
      { cause },
    );
  }
}

/** A text that nobody can guess, made where it is missing, readable by the owner alone, and kept for good. */
async function keptSecret(path: string, bytes: number): Promise<string> {
  // Written whole under another name and then linked, so that of two starts at once one wins and both read its text.
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, randomBytes(bytes).toString('base64url'), { mode: 0o600 });
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return (await readFile(path, 'utf8')).trim();
}

/** The key that signs sessions, made at the first start. */
export async function readSecret(folder: string): Promise<string> {
  const path = join(folder, 'secret');
  const secret = await keptSecret(path, 48);
  if (secret.length < 32) {
    throw new SettingError(
      `The file ${path} does not hold a key. Remove it to have a new one made; everybody signs in again then.`,
    );
  }
  return secret;
}

/** The password of whoever signs in first, and the file that it stands in. */
export async function readFirstPassword(folder: string): Promise<{ password: string; path: string }> {
  const path = join(folder, 'first-password');
  return { path, password: await keptSecret(path, 18) };
}

/** The password of the made-up buyers, and the file that it stands in. */
export async function readBuyersPassword(folder: string): Promise<{ password: string; path: string }> {
  const path = join(folder, 'buyers-password');
  return { path, password: await keptSecret(path, 18) };
}
