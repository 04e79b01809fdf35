import { join } from 'node:path';
import { migrate, openDatabase } from '@relab/database';
import { recordsMigrations, recordsPart } from '@relab/records';
import { createObjects, standardObjects } from '@relab/records/objects';
import { createServer, hostMigrations } from '@relab/server';
import { createFileMail } from '@relab/server/mail';
import { listen } from '@relab/server/node';
import { ensureClient } from '@relab/server/oauth';
import { instrument, loan } from './objects.ts';

export interface StartOptions {
  /** Where the database and the mails are. */
  readonly folder: string;
  readonly port: number;
  /** Signs sessions: at least 32 random characters, stored where nobody reads them. */
  readonly secret: string;
  readonly clerk: { readonly email: string; readonly password: string };
  /** What the program that acts as the clerk proves itself with. */
  readonly programSecret: string;
}

/** A server of one's own with two objects of one's own: every call of the record API answers for them. */
export async function startServer({ folder, port, secret, clerk, programSecret }: StartOptions) {
  const listening = await listen('localhost', port);
  const baseUrl = `http://localhost:${listening.port}`;

  // #region database
  const declared = [...standardObjects, instrument, loan];
  const { database, close } = await openDatabase({ folder, engine: 'pglite' });
  await migrate(database, { objects: declared, migrations: [...hostMigrations, ...recordsMigrations] });
  // #endregion database

  // #region host
  const server = createServer({
    database,
    secret,
    baseUrl,
    mail: createFileMail(join(folder, 'mail')),
    log: console.error,
    parts: [recordsPart({ objects: createObjects(declared) })],
  });
  // #endregion host

  // #region people
  const { userId } = await server.identity.ensurePerson({ ...clerk, firstName: 'Ada', lastName: 'Clerk' }, [
    'clerk',
  ]);
  await ensureClient(database, {
    id: 'lending-desk',
    name: 'Lending desk',
    secret: programSecret,
    actsAs: userId,
  });
  // #endregion people

  // #region listen
  listening.serve(server.fetch);
  return {
    address: baseUrl,
    async close() {
      await listening.drain();
      await server.close();
      await close();
    },
  };
  // #endregion listen
}
