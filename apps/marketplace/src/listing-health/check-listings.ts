import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { shop } from '../shop/shop.ts';

/** Fewer units say nothing about a price. */
const minSimilar = { ofModel: 3, ofType: 5 } as const;

/**
 * Looks all listings for sale through, within a transaction: pictures, watchers, and the median price of units of the same
 * model (or type, where these are few) that are for sale beside them. A set at a time, whatever their number.
 */
export async function checkListings(transaction: Database, now: Date): Promise<void> {
  await sql`
    create temporary table listing_check_next on commit drop as
    with for_sale as (
      select p.id, lower(p.manufacturer) as manufacturer, lower(p.model) as model, lower(p.type) as type,
        coalesce(p.listed_date, p.created_date::date) - date '1970-01-01' as listed_day, price.amount as price
      from product2 p
      join product_stock s on s.product_id = p.id and s.on_hand > 0
      left join (
        select e.product2_id, min(e.unit_price) as amount from pricebook_entry e
        where e.is_public and not e.is_deleted and e.currency_iso_code = ${sql.lit(shop.currency)} group by e.product2_id
      ) price on price.product2_id = p.id
      where p.is_active and not p.is_deleted
    ),
    of_model as (
      select manufacturer, model, percentile_cont(0.5) within group (order by price) as median from for_sale
      where price > 0 group by 1, 2 having count(*) >= ${sql.lit(minSimilar.ofModel)}
    ),
    of_type as (
      select manufacturer, type, percentile_cont(0.5) within group (order by price) as median from for_sale
      where price > 0 group by 1, 2 having count(*) >= ${sql.lit(minSimilar.ofType)}
    )
    select l.id as product_id, l.listed_day, coalesce(m.pictures, 0) as pictures, coalesce(w.watchers, 0) as watchers,
      l.price, coalesce(a.median, b.median)::numeric(18, 2) as similar_price,
      -- least() alone would make 999999 of nothing.
      case when l.price is not null and coalesce(a.median, b.median) > 0
        then least(round((100 * (l.price / coalesce(a.median, b.median)::numeric - 1)), 1), 999999) end as deviation
    from for_sale l
    left join (
      select product_id, count(*)::int as pictures from product_media
      where media_type = 'Image' and not is_deleted group by product_id
    ) m on m.product_id = l.id
    left join (
      select listing, count(*)::int as watchers from watched_listing where not is_deleted group by listing
    ) w on w.listing = l.id
    left join of_model a on a.manufacturer = l.manufacturer and a.model = l.model
    left join of_type b on b.manufacturer = l.manufacturer and b.type = l.type`.execute(transaction);
  // Only what has changed is written: a catalogue hardly does within an hour.
  await sql`
    delete from listing_check c where not exists (
      select 1 from listing_check_next n where n.product_id = c.product_id)`.execute(transaction);
  await sql`
    insert into listing_check as c (product_id, listed_day, pictures, watchers, price, similar_price, deviation)
    select product_id, listed_day, pictures, watchers, price, similar_price, deviation from listing_check_next
    order by product_id
    on conflict (product_id) do update set listed_day = excluded.listed_day, pictures = excluded.pictures,
      watchers = excluded.watchers, price = excluded.price, similar_price = excluded.similar_price,
      deviation = excluded.deviation
    where (c.listed_day, c.pictures, c.watchers, c.price, c.similar_price, c.deviation)
      is distinct from (excluded.listed_day, excluded.pictures, excluded.watchers, excluded.price,
        excluded.similar_price, excluded.deviation)`.execute(transaction);
  await transaction
    .insertInto('listing_check_run')
    .values({ checked_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ checked_at: now }))
    .execute();
}
