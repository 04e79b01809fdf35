import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@relab/database';
import { migratedDatabase, testEngines } from '@relab/database/testing';
import { prepareCommerce } from '@relab/server/commerce';
import { createIdentity, type Identity } from '@relab/server/identity';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrations, objects } from '../shop/objects.ts';
import { shop } from '../shop/shop.ts';
import { ensureAdministrator } from '../start/first-administrator.ts';
import { seedBuyers } from './seed-buyers.ts';
import { seedOffice } from './seed-office.ts';

describe.each(testEngines)('the made-up buyers on %s', (engine) => {
  let database: Database;
  let identity: Identity;
  let folder: string;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ database, close } = await migratedDatabase(engine, { objects: objects.all, migrations }));
    await prepareCommerce(database, shop);
    folder = await mkdtemp(join(tmpdir(), 'relab-buyers-'));
    const secret = 'a secret that only tests have, and long enough';
    const mail = { send: async () => undefined };
    identity = createIdentity({ database, secret, mail, baseUrl: 'http://shop.test', log: () => undefined });
  });
  afterAll(async () => {
    await identity.close();
    await close();
    await rm(folder, { recursive: true });
  });

  test('come where their company is, once, with a password that only the owner of the folder can read', async () => {
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
