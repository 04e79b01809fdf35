import type { Database } from '@relab/database';
import { type RawBuilder, sql } from 'kysely';

/** How far a copy of the catalogue has come. */
export interface LookedAt {
  /** What transactions it saw, as `pg_snapshot`; null before the first look. */
  readonly position: string | null;
  /** By the database's clock, when reservations were last looked at. */
  readonly moment: string | null;
}

/** What a look found. */
export interface Changes {
  /** What transactions it saw, as `pg_snapshot`. */
  readonly snapshot: string;
  readonly rewritten: boolean;
  readonly moment: string;
  /** Ids of products that changed since the last look, or of which a reservation ended, in their order. */
  readonly changed: readonly string[];
  readonly categories: string;
}

/** Another one where a category was added, changed or removed. */
export const categoriesKey = sql<string>`(
  select count(*) || ' ' || coalesce(max(system_modstamp)::text, '') from product_category)`;

/**
 * What changed since the last look, in one statement. Each range has two ends, or an order with a limit: PostgreSQL
 * expects a third of a table behind a single end that it does not know, and would read all of it.
 */
export async function lookForChanges(
  database: Database,
  { position, moment }: LookedAt,
): Promise<Changes | undefined> {
  const previous = sql`coalesce(${position}::pg_snapshot, pg_current_snapshot())`;
  const since = (column: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`
    ${column} >= pg_snapshot_xmin(${previous}) and ${column} < pg_snapshot_xmax(pg_current_snapshot())
    and not pg_visible_in_snapshot(${column}, ${previous})`;
  const { rows } = await sql<Changes>`
    select pg_current_snapshot()::text as snapshot, now()::text as moment,
      (
        select true from product_search where ${since(sql`text_change`)} order by text_change desc limit 1
      ) is true as rewritten,
      array(
        select product_id from product_change where ${since(sql`change`)}
        union
        select product_id from inventory_item_reservation
        where expires_at > coalesce(${moment}::timestamptz, now()) and expires_at <= now()
        order by product_id
      ) as changed,
      ${categoriesKey} as categories
    `.execute(database);
  return rows[0];
}
