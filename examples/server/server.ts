// A server with two objects: `npm start` keeps its data in `.data`, and says who can sign in.
import { migrate, openDatabase } from '@relab/database';
import { recordsMigrations, recordsPart } from '@relab/records';
import { createObjects, standardObjects } from '@relab/records/objects';
import { createServer, hostMigrations } from '@relab/server';
import { createFileMail } from '@relab/server/mail';
import { endOnSignal, listen } from '@relab/server/node';
import { ensureClient } from '@relab/server/oauth';
import { readPassword, readSecret } from '@relab/server/setup';
import { booking, instrument } from './objects.ts';

const folder = process.env.DATA ?? '.data';
const listening = await listen('localhost', Number(process.env.PORT ?? 3000));
const baseUrl = `http://localhost:${listening.port}`;

const objects = createObjects([...standardObjects, instrument, booking]);
const { database, close } = await openDatabase({ folder });
await migrate(database, { objects: objects.all, migrations: [...hostMigrations, ...recordsMigrations] });

const secret = await readSecret(folder);
const mail = createFileMail(`${folder}/mail`);
const parts = [recordsPart({ objects })];
const server = createServer({ database, baseUrl, secret, mail, parts, log: console.error });

const ada = { email: 'ada@lab.example', firstName: 'Ada', lastName: 'Lab' };
const { password, path } = await readPassword(folder, 'first-password');
const { userId } = await server.identity.ensurePerson({ ...ada, password }, ['clerk']);
const program = { id: 'program', name: 'Program', actsAs: userId };
await ensureClient(database, { ...program, secret: await readSecret(folder, 'program-secret') });

listening.serve(server.fetch);
endOnSignal(async () => {
  await listening.drain();
  await server.close();
  await close();
});
console.log(`${baseUrl}: sign in as ${ada.email} with the password in ${path}`);
