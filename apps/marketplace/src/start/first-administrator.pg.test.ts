import { readFile, stat } from 'node:fs/promises';
import { testEngines } from '@relab/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureAdministrator } from './first-administrator.ts';
import { openPeople, type TestPeople } from './people.fixture.ts';

describe.each(testEngines)('the first administrator on %s', (engine) => {
  let people: TestPeople;
  beforeAll(async () => {
    people = await openPeople(engine);
  });
  afterAll(() => people.close());

  test('signs in with a password that only the owner of the data folder can read', async () => {
    const { database, identity, folder } = people;
    const { userId, email, passwordFile = '' } = await ensureAdministrator(database, identity, folder);
    expect((await stat(passwordFile)).mode & 0o777).toBe(0o600);
    const password = await readFile(passwordFile, 'utf8');
    expect(password.length).toBeGreaterThanOrEqual(24);
    const person = await identity.checkPassword(email, password, undefined);
    expect(person).toMatchObject({ userId, roles: ['clerk', 'administrator'] });
  });

  test('is created once, and not where another user has the role', async () => {
    const { database, identity, folder } = people;
    const known = await ensureAdministrator(database, identity, folder);
    expect(known.passwordFile).toBeUndefined();
    const registration = {
      email: 'ada@customer.example',
      password: 'long enough for it',
      firstName: 'Ada',
      lastName: 'L',
    };
    const other = await identity.ensurePerson(registration, ['administrator']);
    await sql`update "user" set roles = 'buyer' where id <> ${other.userId}`.execute(database);
    expect(await ensureAdministrator(database, identity, folder)).toEqual({
      userId: other.userId,
      email: 'ada@customer.example',
    });
  });
});
