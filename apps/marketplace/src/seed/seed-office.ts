import type { Database } from '@relab/database';
import { Campaign, CampaignMember, Event, Task, User } from '@relab/records/objects';
import { sql } from 'kysely';
import { account, contact } from '../shop/accounts.ts';
import { inquiry, lead } from '../shop/inquiries.ts';
import { offer } from '../shop/offer.ts';
import { quoteRequest } from '../shop/quote-request.ts';
import { campaignMembers, campaigns, events, tasks } from './office/activities.ts';
import { type AskedListing, offers, quoteRequests } from './office/deals.ts';
import { cases, leads } from './office/inquiries.ts';
import { accounts, contacts, users } from './office/people.ts';
import { putRecords } from './put-records.ts';
import { seedTrade } from './seed-trade.ts';

/** True where clerks have had nothing to work on yet. */
async function isEmpty(database: Database, ownerId: string): Promise<boolean> {
  const { rows } = await sql<{ empty: boolean }>`
    select not exists (select 1 from lead) and not exists (select 1 from "case")
      and not exists (select 1 from campaign) and not exists (select 1 from order_summary)
      and not exists (select 1 from "user" where username like '%@relab.example' and id <> ${ownerId}) as empty
    `.execute(database);
  return rows[0]?.empty ?? false;
}

async function askedListings(database: Database): Promise<readonly AskedListing[]> {
  const { rows } = await sql<{ id: string; price: string; seller: string | null }>`
    select p.id, e.unit_price as price, p.seller from product2 p join pricebook_entry e on e.product2_id = p.id and e.is_public
    where p.is_active and not p.is_deleted order by p.stock_keeping_unit limit 6`.execute(database);
  return rows.map(({ id, price, seller }) => ({ id, price: Number(price), seller }));
}

async function manufacturersThere(database: Database): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`select id from manufacturer where not is_deleted`.execute(
    database,
  );
  return new Set(rows.map(({ id }) => id));
}

/**
 * Gives an installation that nobody has worked with yet some made-up customers, inquiries and deals to look at: all of
 * them or none. `ownerId` is the user that half of them belong to.
 */
export async function seedOffice(database: Database, ownerId: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    if (!(await isEmpty(transaction, ownerId))) return;
    await seedTrade(transaction);
    const listings = await askedListings(transaction);
    const makers = await manufacturersThere(transaction);
    await putRecords(transaction, User, users);
    await putRecords(transaction, account, accounts(ownerId));
    await putRecords(transaction, contact, contacts(ownerId));
    await putRecords(transaction, lead, leads(ownerId));
    await putRecords(transaction, inquiry, cases(ownerId));
    await putRecords(transaction, offer, offers(ownerId, makers));
    await putRecords(transaction, quoteRequest, quoteRequests(ownerId, listings));
    await putRecords(transaction, Task, tasks(ownerId));
    await putRecords(transaction, Event, events(ownerId));
    await putRecords(transaction, Campaign, campaigns(ownerId));
    await putRecords(transaction, CampaignMember, campaignMembers());
  });
}
