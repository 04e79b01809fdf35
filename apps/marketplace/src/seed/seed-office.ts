import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { catalogue } from '../demo/catalogue.ts';
import { demoPeople, type RequestedListing } from '../demo/people.ts';
import { seedRecords } from './demo-record.ts';
import { insertRecords } from './insert-records.ts';
import { manufacturerId, seedTrade } from './seed-trade.ts';

/** True where clerks have had nothing to work on yet. */
async function isEmpty(database: Database, ownerId: string): Promise<boolean> {
  const { rows } = await sql<{ empty: boolean }>`
    select not exists (select 1 from lead) and not exists (select 1 from "case")
      and not exists (select 1 from campaign) and not exists (select 1 from order_summary)
      and not exists (select 1 from "user" where username like '%@relab.example' and id <> ${ownerId}) as empty
    `.execute(database);
  return rows[0]?.empty ?? false;
}

async function requestedListings(database: Database): Promise<readonly RequestedListing[]> {
  const { rows } = await sql<{ id: string; price: string; seller: string | null }>`
    select p.id, e.unit_price as price, p.seller from product2 p join pricebook_entry e on e.product2_id = p.id and e.is_public
    where p.is_active and not p.is_deleted order by p.stock_keeping_unit limit 6`.execute(database);
  return rows.map(({ id, price, seller }) => ({ id, price: Number(price), seller }));
}

/** Names of those of the catalogue's manufacturers that have a record. */
async function existingManufacturers(database: Database): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('manufacturer')
    .select('id')
    .where(({ not }) => not('is_deleted'))
    .execute();
  const ids = new Set(rows.map(({ id }) => id));
  return catalogue.manufacturers.filter((name) => ids.has(manufacturerId(name)));
}

/**
 * Gives an installation that nobody has worked with yet some made-up customers, inquiries and deals to look at: all of
 * them or none. `ownerId` is the user that half of them belong to.
 */
export async function seedOffice(database: Database, ownerId: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    if (!(await isEmpty(transaction, ownerId))) return;
    await seedTrade(transaction);
    const listings = await requestedListings(transaction);
    const manufacturers = await existingManufacturers(transaction);
    const records = demoPeople.officeRecords({ listings, manufacturers });
    for (const [object, ofObject] of seedRecords(records, ownerId)) {
      await insertRecords(transaction, object, ofObject);
    }
  });
}
