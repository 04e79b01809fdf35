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
import { shop } from '../shop/shop.ts';
import { readBuyersPassword } from '../start/data-folder.ts';
import { type Buyer, buyerId } from './office/people.ts';
import { putRecords, seedId } from './put-records.ts';

/** One who buys, and one who approves of what is above the limit; their contacts are those of the office. */
const people = [
  { email: 'ines@customer.example', firstName: 'Ines', lastName: 'Beispiel', roles: ['buyer'] },
  { email: 'jonas@customer.example', firstName: 'Jonas', lastName: 'Beispiel', roles: ['buyer manager'] },
] as const;

const company: Buyer = 'quark';
const managed: readonly Buyer[] = ['geduld', 'pelican'];
/** Euros per order, taxes included. */
const limits: Readonly<Partial<Record<Buyer, number>>> = { quark: 10_000, geduld: 25_000 };

const group = 'contract-research';
/** How many listings have a price of the group, and what of the usual one that is. */
const [pricedListings, part] = [40, 0.92];

/** True where the company is there and none of its people ever could sign in. */
async function isWanted(database: Database): Promise<boolean> {
  const { rows } = await sql<{ wanted: boolean }>`
    select exists (select 1 from account where id = ${buyerId(company)} and not is_deleted)
      and not exists (select 1 from "user" where username = any (${people.map(({ email }) => email)})) as wanted
    `.execute(database);
  return rows[0]?.wanted ?? false;
}

async function putGroup(database: Database): Promise<void> {
  const [BuyerGroupId, Pricebook2Id] = [seedId(BuyerGroup, group), seedId(Pricebook2, group)];
  await putRecords(database, BuyerGroup, [{ Id: BuyerGroupId, Name: 'Contract Research' }]);
  await putRecords(database, Pricebook2, [{ Id: Pricebook2Id, Name: 'Contract Research' }]);
  await putRecords(database, BuyerGroupPricebook, [
    { Id: seedId(BuyerGroupPricebook, group), BuyerGroupId, Pricebook2Id },
  ]);
  await putRecords(database, BuyerGroupMember, [
    { Id: seedId(BuyerGroupMember, company), BuyerGroupId, BuyerId: buyerId(company) },
  ]);
  const { rows } = await sql<{ id: string; price: string }>`
    select p.id, ceil(e.unit_price * ${part}::numeric)::text as price
    from product2 p join pricebook_entry e on e.product2_id = p.id and e.is_public
    where p.is_active and not p.is_deleted order by p.stock_keeping_unit limit ${pricedListings}`.execute(
    database,
  );
  await putRecords(
    database,
    PricebookEntry,
    rows.map(({ id, price }) => ({
      Id: seedId(PricebookEntry, `${group} ${id}`),
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
  if (!(await isWanted(database))) return undefined;
  await database.transaction().execute(async (transaction) => {
    for (const [buyer, limit] of Object.entries(limits)) {
      await sql`
        update account set spending_limit = ${limit} where id = ${buyerId(buyer as Buyer)} and spending_limit is null
        `.execute(transaction);
    }
    await putRecords(
      transaction,
      ExternalManagedAccount,
      managed.map((buyer) => ({
        Id: seedId(ExternalManagedAccount, buyer),
        AccountId: buyerId(company),
        TargetAccountId: buyerId(buyer),
      })),
    );
    await putGroup(transaction);
  });
  const { password, path } = await readBuyersPassword(folder);
  for (const { roles, ...person } of people) {
    await identity.ensurePerson({ ...person, password }, roles, buyerId(company));
  }
  // Nobody reads their mail, and their orders are to be tried.
  await sql`
    update auth_user set email_verified = true where email = any (${people.map(({ email }) => email)})`.execute(
    database,
  );
  return { emails: people.map(({ email }) => email), passwordFile: path };
}
