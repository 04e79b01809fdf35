import type { ConfigFor } from '@relab/contract';
import { isRecordId, normalizeId } from '@relab/contract';
import type { getSimilarSales, SimilarSales } from '@relab/contract/administration';
import type { Database } from '@relab/database';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { shop } from '../shop/shop.ts';

const shown = 20;
/** Fewer of one model say little: then those of its type are looked at. */
const enough = 3;

interface Found<Row> {
  readonly rows: readonly Row[];
  readonly count: number;
  readonly median: string | null;
}

type Sold = SimilarSales['sold'][number];
type Listed = SimilarSales['listed'][number];
interface Summed {
  readonly count: number;
  readonly median: string | null;
}

const strip = <Row extends Summed>(rows: readonly Row[]): Found<Omit<Row, keyof Summed>> => ({
  rows: rows.map(({ count: _, median: __, ...row }) => row),
  count: rows[0]?.count ?? 0,
  median: rows[0]?.median ?? null,
});

/** Lines of orders that hold, at what each unit brought after discounts, in the shop's own currency. */
async function readSold(database: Database, which: RawBuilder<SqlBool>): Promise<Found<Sold>> {
  const { rows } = await sql<Sold & Summed>`
    with found as materialized (
      select p.id as "productId", i.name, p.condition, p.year::int as year, o.id as "orderSummaryId",
        o.order_number as "orderNumber", o.ordered_date,
        (i.total_price / nullif(i.quantity, 0) / coalesce(nullif(o.exchange_rate, 0), 1))::numeric(18, 2) as price
      from product2 p
      join order_item_summary i on i.product2_id = p.id and not i.is_deleted
      join order_summary o on o.id = i.order_summary_id and not o.is_deleted
        and o.status in ('Created', 'Approved', 'Shipped', 'Fulfilled')
      where ${which}
    )
    select "productId", name, condition, year, price::text as "unitPrice", "orderSummaryId", "orderNumber",
      (ordered_date at time zone 'UTC')::date::text as "soldDate", (select count(*)::int from found) as count,
      (select percentile_cont(0.5) within group (order by price) from found)::numeric(18, 2)::text as median
    from found order by ordered_date desc, "orderNumber" limit ${shown}`.execute(database);
  return strip(rows);
}

async function readListed(database: Database, which: RawBuilder<SqlBool>): Promise<Found<Listed>> {
  const { rows } = await sql<Listed & Summed>`
    with found as materialized (
      select p.id as "productId", p.name, p.condition, p.year::int as year, p.listed_date, (
        select min(e.unit_price) from pricebook_entry e
        where e.product2_id = p.id and e.is_public and not e.is_deleted and e.currency_iso_code = ${sql.lit(shop.currency)}
      ) as price
      from product2 p join product_stock s on s.product_id = p.id and s.on_hand > 0
      where p.is_active and ${which}
    )
    select "productId", name, condition, year, price::text as "unitPrice", listed_date::text as "listedDate",
      (select count(*)::int from found where price is not null) as count,
      (select percentile_cont(0.5) within group (order by price) from found)::numeric(18, 2)::text as median
    from found where price is not null order by price, "productId" limit ${shown}`.execute(database);
  return strip(rows);
}

type Params = ConfigFor<typeof getSimilarSales>;

/** What units of the same model brought and cost now, or of the same type where these are too few. */
export async function readSimilarSales(
  database: Database,
  { manufacturer, model, type, exceptProductId }: Params,
): Promise<SimilarSales> {
  const except =
    exceptProductId !== undefined && isRecordId(exceptProductId) ? normalizeId(exceptProductId) : '';
  const others = sql`not p.is_deleted and p.id <> ${except} and lower(p.manufacturer) = lower(${manufacturer})`;
  const like = async (which: RawBuilder<SqlBool>) => ({
    sold: await readSold(database, which),
    listed: await readListed(database, which),
  });
  const nothing = { rows: [], count: 0, median: null };
  const ofModel = model
    ? await like(sql<SqlBool>`${others} and lower(p.model) = lower(${model})`)
    : { sold: nothing, listed: nothing };
  const isEnough = !type || ofModel.sold.count + ofModel.listed.count >= enough;
  const { sold, listed } = isEnough
    ? ofModel
    : await like(sql<SqlBool>`${others} and lower(p.type) = lower(${type})`);
  return {
    likeness: isEnough ? 'model' : 'type',
    currencyIsoCode: shop.currency,
    sold: sold.rows,
    listed: listed.rows,
    soldMedian: sold.median,
    listedMedian: listed.median,
  };
}
