import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A file of the data folder that holds no secret, or cannot be read: one sentence for whoever runs the server. */
export class StoredSecretError extends Error {
  override readonly name = 'StoredSecretError';
}

/** A password, and the file that it stands in. */
export interface StoredPassword {
  readonly password: string;
  readonly path: string;
}

/** Characters of a password that was made here: 24, unless an operator has written another. */
const minPasswordLength = 12;
/** What `createServer` takes at least. */
const minSecretLength = 32;

/** A secret text, created where it is missing, readable by the owner alone, and stored for good. */
async function storedText(path: string, bytes: number): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
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
      throw new StoredSecretError(`The file ${path} cannot be read (${cause.code}).`, { cause });
    },
  );
}

/**
 * The secret of an installation, for `createServer`: the file `secret` of its data folder, made at the first start and
 * readable by its owner alone; under another name that of a program (`ensureClient`). Throws a StoredSecretError where the
 * file was cut or emptied.
 */
export async function readSecret(folder: string, name = 'secret'): Promise<string> {
  const path = join(folder, name);
  const secret = await storedText(path, 48);
  if (secret.length < minSecretLength) {
    throw new StoredSecretError(
      `The file ${path} does not hold a key. Remove it to have a new one made; everybody signs in again then.`,
    );
  }
  return secret;
}

/**
 * A password of 24 characters for somebody whom a server creates at its first start: a file of the data folder, such as
 * `first-password`, created and stored as the secret is. Throws a StoredSecretError where the file was cut or emptied.
 */
export async function readPassword(folder: string, name: string): Promise<StoredPassword> {
  const path = join(folder, name);
  const password = await storedText(path, 18);
  if (password.length < minPasswordLength) {
    throw new StoredSecretError(
      `The file ${path} does not hold a password. Remove it to have a new one made.`,
    );
  }
  return { path, password };
}
