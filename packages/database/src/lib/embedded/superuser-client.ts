import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { superuser } from './cluster.ts';
import { socketFolder } from './socket.ts';

/** A connection of its own to the running server of a folder, which is given by its real path. */
export async function connectSuperuser(folder: string, applicationName: string): Promise<pg.Client> {
  const password = (await readFile(join(folder, 'password'), 'utf8')).trim();
  const client = new pg.Client({
    host: socketFolder(folder),
    user: superuser,
    password,
    database: 'postgres',
    application_name: applicationName,
  });
  // A connection that breaks fails the statement that is under way; nobody else has to hear of it.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** The address of the server of a folder, which is given by its real path. Holds the password. */
export async function embeddedUrl(folder: string): Promise<string> {
  const password = (await readFile(join(folder, 'password'), 'utf8')).trim();
  return `postgresql://${superuser}:${password}@/postgres?host=${encodeURIComponent(socketFolder(folder))}`;
}
