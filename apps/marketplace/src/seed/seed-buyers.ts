import {
  BuyerGroup,
  BuyerGroupMember,
  BuyerGroupPricebook,
  ExternalManagedAccount,
  Pricebook2,
  PricebookEntry,
} from '@relab/commerce';
import type { Database } from '@relab/database';
import type { Identity } from '@relab/server/identity';
import { sql } from 'kysely';
import { demoPeople } from '../demo/people.ts';
import { readBuyersPassword } from '../settings/data-folder.ts';
import { shop } from '../shop/shop.ts';
import { referenceId } from './demo-record.ts';
import { insertRecords, seedId } from './insert-records.ts';

const { account, people, managed, spendingLimits, priceGroup } = demoPeople.buyerCompany;
const emails = people.map(({ email }) => email);

/** True where the company is there and none of its people ever could sign in. */
async function isNeeded(database: Database): Promise<boolean> {
  const { rows } = await sql<{ wanted: boolean }>`
    select exists (select 1 from account where id = ${referenceId(account)} and not is_deleted)
      and not exists (select 1 from "user" where username = any (${emails})) as wanted
    `.execute(database);
  return rows[0]?.wanted ?? false;
}

async function insertPriceGroup(database: Database): Promise<void> {
  const { key, name, listings, factor } = priceGroup;
  const [BuyerGroupId, Pricebook2Id] = [seedId(BuyerGroup, key), seedId(Pricebook2, key)];
  await insertRecords(database, BuyerGroup, [{ Id: BuyerGroupId, Name: name }]);
  await insertRecords(database, Pricebook2, [{ Id: Pricebook2Id, Name: name }]);
  await insertRecords(database, BuyerGroupPricebook, [
    { Id: seedId(BuyerGroupPricebook, key), BuyerGroupId, Pricebook2Id },
  ]);
  await insertRecords(database, BuyerGroupMember, [
    { Id: seedId(BuyerGroupMember, account.key), BuyerGroupId, BuyerId: referenceId(account) },
  ]);
  const { rows } = await sql<{ id: string; price: string }>`
    select p.id, ceil(e.unit_price * ${factor}::numeric)::text as price
    from product2 p join pricebook_entry e on e.product2_id = p.id and e.is_public
    where p.is_active and not p.is_deleted order by p.stock_keeping_unit limit ${listings}`.execute(database);
  await insertRecords(
    database,
    PricebookEntry,
    rows.map(({ id, price }) => ({
      Id: seedId(PricebookEntry, `${key} ${id}`),
      Product2Id: id,
      Pricebook2Id,
      UnitPrice: Number(price),
      CurrencyIsoCode: shop.currency,
    })),
  );
}

/** The made-up buyers, and where their password lies. */
export interface SeededBuyers {
  readonly emails: readonly string[];
  readonly passwordFile: string;
}

/**
 * Lets two people of a made-up customer sign in, so that buying for an account can be tried: managed accounts, prices of
 * a group, a spending limit. Once, and only where that customer is. Undefined where nothing was to be done.
 */
export async function seedBuyers(
  database: Database,
  identity: Pick<Identity, 'ensurePerson'>,
  folder: string,
): Promise<SeededBuyers | undefined> {
  if (!(await isNeeded(database))) return undefined;
  await database.transaction().execute(async (transaction) => {
    for (const { account: limited, limit } of spendingLimits) {
      await transaction
        .updateTable('account')
        .set({ spending_limit: limit })
        .where('id', '=', referenceId(limited))
        .where('spending_limit', 'is', null)
        .execute();
    }
    await insertRecords(
      transaction,
      ExternalManagedAccount,
      managed.map((target) => ({
        Id: seedId(ExternalManagedAccount, target.key),
        AccountId: referenceId(account),
        TargetAccountId: referenceId(target),
      })),
    );
    await insertPriceGroup(transaction);
  });
  const { password, path } = await readBuyersPassword(folder);
  for (const { role, ...person } of people) {
    await identity.ensurePerson({ ...person, password }, [role], referenceId(account));
  }
  // Nobody reads their mail, and their orders are to be tried.
  await database
    .updateTable('auth_user')
    .set({ email_verified: true })
    .where('email', '=', sql<string>`any (${emails})`)
    .execute();
  return { emails, passwordFile: path };
}
