import { readFile, stat } from 'node:fs/promises';
import { prepareCommerce } from '@relab/commerce';
import { testEngines } from '@relab/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shop } from '../shop/shop.ts';
import { ensureAdministrator } from '../start/first-administrator.ts';
import { openPeople, type TestPeople } from '../start/people.fixture.ts';
import { seedBuyers } from './seed-buyers.ts';
import { seedOffice } from './seed-office.ts';

describe.each(testEngines)('the made-up buyers on %s', (engine) => {
  let people: TestPeople;
  beforeAll(async () => {
    people = await openPeople(engine);
    await prepareCommerce(people.database, shop);
  });
  afterAll(() => people.close());

  test('come where their company is, once, with a password that only the owner of the folder can read', async () => {
    const { database, identity, folder } = people;
    expect(await seedBuyers(database, identity, folder)).toBeUndefined();
    await seedOffice(database, (await ensureAdministrator(database, identity, folder)).userId);
    const { emails, passwordFile = '' } = (await seedBuyers(database, identity, folder)) ?? { emails: [] };
    expect(emails).toEqual(['ines@customer.example', 'jonas@customer.example']);
    expect((await stat(passwordFile)).mode & 0o777).toBe(0o600);
    const password = await readFile(passwordFile, 'utf8');
    const [ines, jonas] = await Promise.all(
      emails.map((email) => identity.checkPassword(email, password, undefined)),
    );
    expect([ines?.roles, jonas?.roles]).toEqual([['buyer'], ['buyer manager']]);
    expect(ines?.accountId).toBe(jonas?.accountId);
    const { rows } = await sql`
      select a.name, a.spending_limit, (select count(*)::int from external_managed_account m where m.account_id = a.id) as managed
      from account a where a.id = ${ines?.accountId}`.execute(database);
    expect(rows).toEqual([{ name: 'Quark & Sons Bioanalytik GmbH', spending_limit: '10000.00', managed: 2 }]);
    expect(await seedBuyers(database, identity, folder)).toBeUndefined();
  });
});
