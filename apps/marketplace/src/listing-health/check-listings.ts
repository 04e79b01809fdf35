import type { Database } from '@relab/database';
import { requireRunning } from '@relab/server/jobs';
import { type RawBuilder, sql } from 'kysely';
import { shop } from '../shop/shop.ts';

/** Fewer units say nothing about a price. */
const minSimilar = { ofModel: 3, ofType: 5 } as const;
/** Products of one statement: some hundred thousand take a second. */
const defaultAtOnce = 100_000;

/** Products of a range of ids. */
interface Range {
  /** The last one before it; an empty text at first. */
  readonly after: string;
  /** The last one in it; null where it has all that follow. */
  readonly upTo: string | null;
}

const within = (id: RawBuilder<unknown>, { after, upTo }: Range) =>
  sql`${id} > ${after}${upTo === null ? sql`` : sql` and ${id} <= ${upTo}`}`;
const everything: Range = { after: '', upTo: null };

/** Listings for sale, with what they cost. */
const forSale = (range: Range) => sql`
  select p.id, lower(p.manufacturer) as manufacturer, lower(p.model) as model, lower(p.type) as type,
    coalesce(p.listed_date, p.created_date::date) - date '1970-01-01' as listed_day, price.amount as price
  from product2 p
  join product_stock s on s.product_id = p.id and s.on_hand > 0
  left join (
    select e.product2_id, min(e.unit_price) as amount from pricebook_entry e
    where e.is_public and not e.is_deleted and e.currency_iso_code = ${sql.lit(shop.currency)}
      and ${within(sql`e.product2_id`, range)}
    group by e.product2_id
  ) price on price.product2_id = p.id
  where p.is_active and not p.is_deleted and ${within(sql`p.id`, range)}`;

/** The median prices of each model and of each type, the other one null. */
const insertMedians = sql`
  insert into listing_median (manufacturer, model, type, median)
  with for_sale as (${forSale(everything)})
  select manufacturer, model, type, percentile_cont(0.5) within group (order by price) from for_sale
  where price > 0 and manufacturer is not null
  group by grouping sets ((manufacturer, model), (manufacturer, type))
  having count(*) >= case grouping(type) when 1 then ${sql.lit(minSimilar.ofModel)} else ${sql.lit(minSimilar.ofType)} end`;

/** For all ranges at once: those of before are read until it is done. */
const replaceMedians = (database: Database): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    await sql`delete from listing_median`.execute(transaction);
    await insertMedians.execute(transaction);
  });

async function nextRange(database: Database, after: string, atOnce: number): Promise<Range> {
  const { rows } = await sql<{ id: string }>`
    select id from product2 where id > ${after} order by id offset ${atOnce - 1} limit 1`.execute(database);
  return { after, upTo: rows[0]?.id ?? null };
}

/** What is no longer for sale goes; of the others only what has changed is written: a catalogue hardly does within an hour. */
async function writeRange(transaction: Database, range: Range): Promise<void> {
  await sql`
    delete from listing_check c where ${within(sql`c.product_id`, range)} and not exists (
      select 1 from product2 p join product_stock s on s.product_id = p.id and s.on_hand > 0
      where p.id = c.product_id and p.is_active and not p.is_deleted)`.execute(transaction);
  await sql`
    with for_sale as (${forSale(range)}),
    next as (
      select l.id as product_id, l.listed_day, coalesce(m.pictures, 0) as pictures, coalesce(w.watchers, 0) as watchers,
        l.price, coalesce(a.median, b.median)::numeric(18, 2) as similar_price,
        -- least() alone would make 999999 of nothing.
        case when l.price is not null and coalesce(a.median, b.median) > 0
          then least(round((100 * (l.price / coalesce(a.median, b.median)::numeric - 1)), 1), 999999) end as deviation
      from for_sale l
      left join (
        select product_id, count(*)::int as pictures from product_media
        where media_type = 'Image' and not is_deleted and ${within(sql`product_id`, range)} group by product_id
      ) m on m.product_id = l.id
      left join (
        select listing, count(*)::int as watchers from watched_listing
        where not is_deleted and ${within(sql`listing`, range)} group by listing
      ) w on w.listing = l.id
      left join listing_median a on a.manufacturer = l.manufacturer and a.model = l.model
      left join listing_median b on b.manufacturer = l.manufacturer and b.type = l.type
    )
    insert into listing_check (product_id, listed_day, pictures, watchers, price, similar_price, deviation)
    select n.product_id, n.listed_day, n.pictures, n.watchers, n.price, n.similar_price, n.deviation from next n
    -- Rows that stay as they are would be locked one by one.
    left join listing_check before on before.product_id = n.product_id
    where before.product_id is null
      or (before.listed_day, before.pictures, before.watchers, before.price, before.similar_price, before.deviation)
        is distinct from (n.listed_day, n.pictures, n.watchers, n.price, n.similar_price, n.deviation)
    order by n.product_id
    on conflict (product_id) do update set listed_day = excluded.listed_day, pictures = excluded.pictures,
      watchers = excluded.watchers, price = excluded.price, similar_price = excluded.similar_price,
      deviation = excluded.deviation`.execute(transaction);
}

/** How much is done at once, and how it is stopped. */
export interface CheckOptions {
  readonly atOnce?: number;
  readonly signal?: AbortSignal;
}

/**
 * Looks all listings for sale through: pictures, watchers, and the median price of units of the same model (or type, where these
 * are few) that are for sale beside them. So many products in one transaction: with ten million, a statement for all of them took
 * longer than one may, and a transaction held up every index that was to be built. What is stopped is begun again as a whole.
 */
export async function checkListings(
  database: Database,
  now: Date,
  { atOnce = defaultAtOnce, signal }: CheckOptions = {},
): Promise<void> {
  await replaceMedians(database);
  for (let after: string | null = ''; after !== null; ) {
    if (signal) requireRunning(signal);
    const range: Range = await nextRange(database, after, atOnce);
    await database.transaction().execute((transaction) => writeRange(transaction, range));
    after = range.upTo;
  }
  await database
    .insertInto('listing_check_run')
    .values({ checked_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ checked_at: now }))
    .execute();
}
