import type { ReportDeclaration } from '@relab/server/administration';
import { sql } from 'kysely';
import { shop } from '../shop/shop.ts';
import type { OverviewTexts } from './texts.ts';

interface Stock {
  readonly label: string;
  readonly listings: number;
  readonly units: number;
  readonly value: string;
}

const columns = (texts: OverviewTexts): ReportDeclaration['columns'] => [
  { name: 'listings', label: texts.listings, dataType: 'number' },
  { name: 'units', label: texts.units, dataType: 'number' },
  { name: 'value', label: texts.value, dataType: 'currency' },
];

const summed = sql`count(*)::int as listings, coalesce(sum(l.units), 0)::int as units,
  coalesce(sum(l.units * l.price), 0)::numeric(18, 2)::text as value`;

/** What is for sale, with its lowest public price in the shop's own currency. */
const forSale = sql`
  select p.id, p.listed_date, s.on_hand as units, price.amount as price
  from product2 p
  join product_stock s on s.product_id = p.id and s.on_hand > 0
  left join (
    select e.product2_id, min(e.unit_price) as amount from pricebook_entry e
    where e.is_public and not e.is_deleted and e.currency_iso_code = ${sql.lit(shop.currency)} group by e.product2_id
  ) price on price.product2_id = p.id
  where p.is_active and not p.is_deleted`;

interface CategoryStock extends Stock {
  readonly id: string | null;
}

export const stockByCategory = (texts: OverviewTexts): ReportDeclaration => ({
  name: 'stock-by-category',
  label: texts.stockByCategory,
  chart: 'bar',
  currencyIsoCode: shop.currency,
  columns: [{ name: 'category', label: texts.category, dataType: 'text' }, ...columns(texts)],
  async read(database) {
    const { rows } = await sql<CategoryStock>`
      with l as materialized (${forSale})
      select c.id, coalesce(c.name, ${texts.noCategory}) as label, ${summed}
      from l
      left join (
        select distinct on (product_id) product_id, product_category_id as id from product_category_product
        where not is_deleted order by product_id, is_primary_category desc, id
      ) a on a.product_id = l.id
      left join product_category c on c.id = a.id
      group by c.id, c.name order by count(*) desc, label`.execute(database);
    return rows.map(({ id, label, listings, units, value }) => ({
      values: [label, listings, units, value],
      list:
        id === null
          ? null
          : {
              objectApiName: 'ProductCategoryProduct',
              listViewApiName: 'AllAssignments',
              where: `{ ProductCategoryId: { eq: "${id}" } }`,
            },
    }));
  },
});

interface AgeStock extends Omit<Stock, 'label'> {
  readonly place: number;
  readonly from: number;
  readonly to: number | null;
}

/** Listings that were listed so many days ago. */
function listedBetween(from: number, to: number | null, now: Date): string {
  const day = (ago: number): string => new Date(now.getTime() - ago * 86_400_000).toISOString().slice(0, 10);
  const before = `{ Listed_Date__c: { lte: { value: "${day(from)}" } } }`;
  const after = to === null ? '' : ` { Listed_Date__c: { gt: { value: "${day(to)}" } } }`;
  return `{ and: [ ${before}${after} { IsActive: { eq: true } } ] }`;
}

export const stockByAge = (texts: OverviewTexts): ReportDeclaration => ({
  name: 'stock-by-age',
  label: texts.stockByAge,
  chart: 'bar',
  currencyIsoCode: shop.currency,
  columns: [{ name: 'age', label: texts.age, dataType: 'text' }, ...columns(texts)],
  async read(database, { now }) {
    const today = now.toISOString().slice(0, 10);
    const { rows } = await sql<AgeStock>`
      with l as materialized (${forSale}),
      span (place, "from", "to") as (values (0, 0, 30), (1, 30, 90), (2, 90, 180), (3, 180, 365), (4, 365, null::int))
      select s.place, s."from", s."to", count(l.id)::int as listings, coalesce(sum(l.units), 0)::int as units,
        coalesce(sum(l.units * l.price), 0)::numeric(18, 2)::text as value
      from span s left join l on ${today}::date - l.listed_date >= s."from"
        and (s."to" is null or ${today}::date - l.listed_date < s."to")
      group by s.place, s."from", s."to" order by s.place`.execute(database);
    return rows.map(({ place, from, to, listings, units, value }) => ({
      values: [texts.ages[place] ?? '', listings, units, value],
      list: {
        objectApiName: 'Product2',
        listViewApiName: 'NewestListings',
        where: listedBetween(from, to, now),
      },
    }));
  },
});
