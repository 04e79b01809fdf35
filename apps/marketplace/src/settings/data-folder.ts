import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  readPassword,
  readSecret as readStoredSecret,
  type StoredPassword,
  StoredSecretError,
} from '@relab/server/setup';
import { SettingError } from '../settings.ts';

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

/** What an operator can mend is one sentence (`SettingError`). */
async function orSettingError<Value>(reading: Promise<Value>): Promise<Value> {
  return await reading.catch((cause: unknown) => {
    throw cause instanceof StoredSecretError ? new SettingError(cause.message, { cause }) : cause;
  });
}

/** The key that signs sessions, made at the first start. */
export const readSecret = (folder: string): Promise<string> => orSettingError(readStoredSecret(folder));

/** The password of the first administrator, and the file that it stands in. */
export const readFirstPassword = (folder: string): Promise<StoredPassword> =>
  orSettingError(readPassword(folder, 'first-password'));

/** The password of the made-up buyers, and the file that it stands in. */
export const readBuyersPassword = (folder: string): Promise<StoredPassword> =>
  orSettingError(readPassword(folder, 'buyers-password'));
