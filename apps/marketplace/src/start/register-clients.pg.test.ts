import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@relab/database';
import { type TestDatabase, testDatabase } from '@relab/database/testing';
import { standardObjects } from '@relab/records/objects';
import { createIdentity } from '@relab/server/identity';
import { platformMigrations } from '@relab/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerClients } from './register-clients.ts';

let opened: TestDatabase;
let folder: string;
beforeAll(async () => {
  opened = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'relab-clients-'));
  const { database } = opened;
  await migrate(database, { objects: standardObjects, migrations: platformMigrations });
  const identity = createIdentity({
    database,
    secret: 'a secret that only tests have, and long enough',
    mail: { send: async () => undefined },
    log: () => undefined,
    baseUrl: 'http://shop.test',
  });
  const person = {
    email: 'clerk@example.com',
    password: 'correct horse battery',
    firstName: 'A',
    lastName: 'B',
  };
  await identity.ensurePerson(person, ['clerk']);
  await identity.close();
});
afterAll(async () => {
  await opened.close();
  await rm(folder, { recursive: true });
});

const write = (content: unknown) =>
  writeFile(join(folder, 'clients.json'), typeof content === 'string' ? content : JSON.stringify(content));
const registered = async () => {
  const { rows } = await sql<{ id: string; acts: boolean }>`
    select id, acts_as is not null as acts from oauth_client order by id`.execute(opened.database);
  return rows;
};
const secret = 'thirty-two characters, made by chance';

test('programs are registered as the file lists them, and go when it no longer does', async () => {
  expect(await registerClients(opened.database, folder)).toBeUndefined();
  await write([
    { id: 'reports', name: 'Reports', secret, actsAs: 'Clerk@example.com' },
    { id: 'app', name: 'App', redirectUris: ['https://app.example.com/back'] },
  ]);
  expect(await registerClients(opened.database, folder)).toBe(2);
  expect(await registered()).toEqual([
    { id: 'app', acts: false },
    { id: 'reports', acts: true },
  ]);
  await write([{ id: 'reports', name: 'Reports', secret }]);
  await registerClients(opened.database, folder);
  expect(await registered()).toEqual([{ id: 'reports', acts: false }]);
});

test.each<[string, unknown, string]>([
  ['what is no JSON', '[{', 'not well-formed JSON'],
  ['what is no list', {}, 'must hold a list'],
  ['a program without a name', [{ id: 'x' }], 'program 1 needs an id and a name'],
  ['a member that nobody knows', [{ id: 'x', name: 'X', secrets: 'y' }], 'program 1'],
  ['a member of another type', [{ id: 'x', name: 'X', origins: 'y' }], 'program 1'],
  ['a short secret', [{ id: 'x', name: 'X', secret: 'y' }], 'at least 32 characters'],
  [
    'somebody who is not there',
    [{ id: 'x', name: 'X', secret, actsAs: 'z@example.com' }],
    'nobody signs in as',
  ],
])('%s is refused with a sentence, and what is registered stays', async (_, content, message) => {
  const before = await registered();
  await write(content);
  await expect(registerClients(opened.database, folder)).rejects.toThrow(message);
  expect(await registered()).toEqual(before);
});
