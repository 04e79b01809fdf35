import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { laterModstamp } from '../jobs/later-modstamp.ts';
import type { NotifiedState } from './watch-news.ts';
import type { ListingNow } from './watched-state.ts';

export interface WatchRow extends NotifiedState {
  readonly id: string;
  readonly wantsNotices: boolean;
  readonly notifiedDate: Date | null;
  /** Of the page where it was watched, as `de`. */
  readonly language: string | null;
}

/** What somebody watches. Locked, no other job sends notices of it until the transaction ends. */
export async function readWatchRows(
  database: Database,
  ownerId: string,
  usualCurrency: string,
  lock: 'lock' | 'read',
): Promise<readonly WatchRow[]> {
  const { rows } = await sql<WatchRow>`
    select id, listing, name, coalesce(currency_iso_code, ${usualCurrency}) as currency,
      coalesce(told_price, price)::text as price, told_state as state, notices as "wantsNotices",
      told_date as "notifiedDate", language
    from watched_listing where owner_id = ${ownerId} and listing is not null and not is_deleted
    order by created_date desc, id ${lock === 'lock' ? sql`for update` : sql``}`.execute(database);
  return rows;
}

/** How a row stands from now on, and whether its watcher is notified. */
export interface Looked {
  readonly id: string;
  readonly now: ListingNow;
  readonly isNotified: boolean;
}

/** Remembers the state of every listing, also changes without a notice, such as a price that rose. */
export async function writeLooks(transaction: Database, looks: readonly Looked[], at: Date): Promise<void> {
  const rows = looks.map(({ id, now, isNotified }) => ({
    id,
    state: now.state,
    price: now.price,
    is_told: isNotified,
  }));
  await sql`
    update watched_listing w set told_state = looks.state, told_price = coalesce(looks.price, w.told_price),
      told_date = case when looks.is_told then ${at}::timestamptz else w.told_date end,
      system_modstamp = ${laterModstamp(at)}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as looks (id text, state text, price numeric, is_told boolean)
    where w.id = looks.id and (looks.is_told or w.told_state is distinct from looks.state
      or w.told_price is distinct from coalesce(looks.price, w.told_price))`.execute(transaction);
}
