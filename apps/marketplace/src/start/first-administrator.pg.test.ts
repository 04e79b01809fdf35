import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@relab/database';
import { migratedDatabase, testEngines } from '@relab/database/testing';
import { createIdentity, type Identity } from '@relab/server/identity';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrations, objects } from '../shop/objects.ts';
import { ensureAdministrator } from './first-administrator.ts';

describe.each(testEngines)('the first administrator on %s', (engine) => {
  let database: Database;
  let identity: Identity;
  let folder: string;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ database, close } = await migratedDatabase(engine, { objects: objects.all, migrations }));
    folder = await mkdtemp(join(tmpdir(), 'relab-first-'));
    const secret = 'a secret that only tests have, and long enough';
    const mail = { send: async () => undefined };
    identity = createIdentity({ database, secret, mail, baseUrl: 'http://shop.test', log: () => undefined });
  });
  afterAll(async () => {
    await identity.close();
    await close();
    await rm(folder, { recursive: true });
  });

  test('signs in with a password that only the owner of the data folder can read', async () => {
    const { userId, email, passwordFile = '' } = await ensureAdministrator(database, identity, folder);
    expect((await stat(passwordFile)).mode & 0o777).toBe(0o600);
    const password = await readFile(passwordFile, 'utf8');
    expect(password.length).toBeGreaterThanOrEqual(24);
    const person = await identity.checkPassword(email, password, undefined);
    expect(person).toMatchObject({ userId, roles: ['clerk', 'administrator'] });
  });

  test('is made once, and not where somebody else has the role', async () => {
    const known = await ensureAdministrator(database, identity, folder);
    expect(known.passwordFile).toBeUndefined();
    await sql`update "user" set roles = 'buyer'`.execute(database);
    const registration = {
      email: 'ada@customer.example',
      password: 'long enough for it',
      firstName: 'Ada',
      lastName: 'L',
    };
    const other = await identity.ensurePerson(registration, ['administrator']);
    expect(await ensureAdministrator(database, identity, folder)).toEqual({
      userId: other.userId,
      email: 'ada@customer.example',
    });
  });
});
