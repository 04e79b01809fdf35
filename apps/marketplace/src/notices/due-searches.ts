import type { Database, Row } from '@relab/database';
import { sql } from 'kysely';
import { laterModstamp } from '../jobs/later-modstamp.ts';

/** A saved search whose turn it is. */
export interface DueSearch {
  readonly id: string;
  readonly ownerId: string;
  readonly name: string;
  readonly address: string;
  readonly currency: string | null;
  readonly savedDate: Date;
  readonly lookedDate: Date;
  /** Of the page where it was saved, as `de`. */
  readonly language: string | null;
}

/** Each look goes back as far before the last one: what a long load brought was made before that, and not there yet. */
export const reachBack = 3_600_000;

/** Those that have waited the longest; `limit` at most. */
export async function readDueSearches(
  database: Database,
  at: Date,
  limit: number,
): Promise<readonly DueSearch[]> {
  const { rows } = await sql<DueSearch>`
    select id, owner_id as "ownerId", name, address, currency_iso_code as currency, created_date as "savedDate",
      looked_date as "lookedDate", language
    from saved_search where next_look <= ${at} and not is_deleted order by next_look, id limit ${limit}`.execute(
    database,
  );
  return rows;
}

/** What is offered for the first time since a moment: ids, and when. */
export async function readFresh(
  database: Database,
  since: Date,
  at: Date,
): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await sql<{ id: string; offered: Date }>`
    select id, coalesce(offered_since, created_date) as offered from product2
    where is_active and not is_deleted and coalesce(offered_since, created_date) > ${since}
      and coalesce(offered_since, created_date) <= ${at}`.execute(database);
  return new Map(rows.map(({ id, offered }) => [id, offered]));
}

/** Ids of listings that recent notices of a search named. */
export async function readNotified(database: Database, searchId: string): Promise<ReadonlySet<string>> {
  const rows = await database
    .selectFrom('saved_search_told')
    .select('product_id')
    .where('saved_search_id', '=', searchId)
    .execute();
  return new Set(rows.map(({ product_id }) => product_id));
}

/** Something that a search found for the first time. */
export interface FreshId {
  readonly id: string;
  readonly offered: Date;
}

/**
 * Stores a look and its matches, where nobody else has looked meanwhile. Returns how often its owner wants mails, and
 * undefined where the notice is another look's.
 */
export async function writeLook(
  transaction: Database,
  { id, lookedDate }: DueSearch,
  matches: readonly FreshId[],
  at: Date,
): Promise<string | undefined> {
  const newest = matches.reduce<Date | null>(
    (last, { offered }) => (last && last > offered ? last : offered),
    null,
  );
  const { rows } = await sql<Row<'saved_search', 'frequency'>>`
    update saved_search set looked_date = ${at}, newest_seen = greatest(newest_seen, ${newest}::timestamptz),
      new = least(new + ${matches.length}::integer, 999999),
      system_modstamp = ${laterModstamp(at)}
    where id = ${id} and looked_date = ${lookedDate} and not is_deleted returning frequency`.execute(
    transaction,
  );
  const [search] = rows;
  if (!search) return undefined;
  const since = new Date(at.getTime() - reachBack);
  await transaction
    .deleteFrom('saved_search_told')
    .where('saved_search_id', '=', id)
    .where('offered_at', '<=', since)
    .execute();
  const recent = matches.filter(({ offered }) => offered > since);
  await sql`
    insert into saved_search_told (saved_search_id, product_id, offered_at)
    select ${id}, matches.id, matches.offered
    from jsonb_to_recordset(${JSON.stringify(recent)}::jsonb) as matches (id text, offered timestamptz)
    on conflict do nothing`.execute(transaction);
  return search.frequency;
}

/** Stores that a look had no matches, all at once. */
export async function writeEmptyLooks(
  database: Database,
  searches: readonly DueSearch[],
  at: Date,
): Promise<void> {
  const ids = searches.map(({ id }) => id);
  await sql`
    update saved_search set looked_date = ${at} where id = any (${ids}::text[]) and next_look <= ${at}`.execute(
    database,
  );
}

/** Has a search that could not be looked through wait, so that those after it come to their turn. */
export async function postponeLook(database: Database, { id }: DueSearch, until: Date): Promise<void> {
  await database.updateTable('saved_search').set({ next_look: until }).where('id', '=', id).execute();
}
