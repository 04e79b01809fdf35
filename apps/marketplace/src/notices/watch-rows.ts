import type { Database } from '@relab/database';
import { sql } from 'kysely';
import type { Known } from './watch-news.ts';
import type { ListingNow } from './watched-state.ts';

export interface WatchRow extends Known {
  readonly id: string;
  readonly wantsNotices: boolean;
  readonly toldDate: Date | null;
  /** Of the page where it was watched, as `de`. */
  readonly language: string | null;
}

/** What somebody watches. Locked, it is nobody else's to tell of until the transaction ends. */
export async function readWatchRows(
  database: Database,
  ownerId: string,
  usualCurrency: string,
  lock: 'lock' | 'read',
): Promise<readonly WatchRow[]> {
  const { rows } = await sql<WatchRow>`
    select id, listing, name, coalesce(currency_iso_code, ${usualCurrency}) as currency,
      coalesce(told_price, price)::text as price, told_state as state, notices as "wantsNotices",
      told_date as "toldDate", language
    from watched_listing where owner_id = ${ownerId} and listing is not null and not is_deleted
    order by created_date desc, id ${lock === 'lock' ? sql`for update` : sql``}`.execute(database);
  return rows;
}

/** How a row stands from now on, and whether its watcher is told of it. */
export interface Looked {
  readonly id: string;
  readonly now: ListingNow;
  readonly isTold: boolean;
}

/** Remembers how everything was found, also what nobody is told of, such as a price that rose. */
export async function writeLooks(transaction: Database, looks: readonly Looked[], at: Date): Promise<void> {
  const rows = looks.map(({ id, now, isTold }) => ({
    id,
    state: now.state,
    price: now.price,
    is_told: isTold,
  }));
  await sql`
    update watched_listing w set told_state = given.state, told_price = coalesce(given.price, w.told_price),
      told_date = case when given.is_told then ${at}::timestamptz else w.told_date end,
      system_modstamp = greatest(${at}::timestamptz, w.system_modstamp + interval '1 millisecond')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id text, state text, price numeric, is_told boolean)
    where w.id = given.id and (given.is_told or w.told_state is distinct from given.state
      or w.told_price is distinct from coalesce(given.price, w.told_price))`.execute(transaction);
}
