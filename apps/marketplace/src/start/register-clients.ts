import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '@relab/database';
import { type ClientRegistration, ensureClient, removeClient } from '@relab/server/oauth';
import { SettingError } from '../settings.ts';

/** One program of `clients.json`; whom it acts as is named by their e-mail address. */
type Entry = Omit<ClientRegistration, 'actsAs'> & { readonly actsAs?: string };

const texts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
const text = (value: unknown): boolean => typeof value === 'string';

const members: Readonly<Record<keyof Entry, (value: unknown) => boolean>> = {
  id: text,
  secret: text,
  name: text,
  redirectUris: texts,
  origins: texts,
  scopes: texts,
  actsAs: text,
  allowsPassword: (value) => typeof value === 'boolean',
};

function isEntry(value: unknown): value is Entry {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('name' in value)) return false;
  return Object.entries(value).every(
    ([name, member]) => Object.hasOwn(members, name) && members[name as keyof Entry](member),
  );
}

async function readEntries(path: string): Promise<readonly Entry[] | undefined> {
  const content = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new SettingError(`The file ${path} cannot be read (${error.code}).`, { cause: error });
  });
  if (content === undefined) return undefined;
  let given: unknown;
  try {
    given = JSON.parse(content);
  } catch (cause) {
    throw new SettingError(`The file ${path} is not well-formed JSON.`, { cause });
  }
  if (!Array.isArray(given)) throw new SettingError(`The file ${path} must hold a list of programs.`);
  const wrong = given.findIndex((one) => !isEntry(one));
  if (wrong >= 0) {
    throw new SettingError(
      `The file ${path}: program ${wrong + 1} needs an id and a name, and may have ${Object.keys(members).slice(3).join(', ')} and a secret.`,
    );
  }
  return given as readonly Entry[];
}

async function userOf(database: Database, email: string): Promise<string> {
  const user = await database
    .selectFrom('user')
    .select('id')
    .where('username', '=', email.toLowerCase())
    .where(({ not }) => not('is_deleted'))
    .executeTakeFirst();
  if (!user)
    throw new SettingError(`clients.json: nobody signs in as ${email}, so no program can act as them.`);
  return user.id;
}

/**
 * Registers the programs that `clients.json` in the data folder lists, and takes those away that it no longer does.
 * Without the file, what is registered stays. Returns how many there are.
 */
export async function registerClients(database: Database, folder: string): Promise<number | undefined> {
  const entries = await readEntries(join(folder, 'clients.json'));
  if (!entries) return undefined;
  for (const { actsAs, ...entry } of entries) {
    const user = actsAs === undefined ? {} : { actsAs: await userOf(database, actsAs) };
    await ensureClient(database, { ...entry, ...user }).catch((cause: unknown) => {
      throw new SettingError(cause instanceof Error ? cause.message : String(cause), { cause });
    });
  }
  // Programs that administrators made in the console are not the file's.
  const rows = await database.selectFrom('oauth_client').select('id').where('made_by', 'is', null).execute();
  const listed = new Set(entries.map(({ id }) => id));
  for (const { id } of rows) if (!listed.has(id)) await removeClient(database, id);
  return entries.length;
}
