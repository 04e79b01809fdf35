import type { ReportDeclaration } from '@relab/server/administration';
import { sql } from 'kysely';
import { shop } from '../shop/shop.ts';

interface Stock {
  readonly label: string;
  readonly listings: number;
  readonly units: number;
  readonly value: string;
}

const columns = [
  { name: 'listings', label: 'Listings', dataType: 'number' },
  { name: 'units', label: 'Units', dataType: 'number' },
  { name: 'value', label: 'Value', dataType: 'currency' },
] as const;

const summed = sql`count(*)::int as listings, coalesce(sum(l.units), 0)::int as units,
  coalesce(sum(l.units * l.price), 0)::numeric(18, 2)::text as value`;

/** What is for sale, with its lowest public price in the shop's own currency. */
const forSale = sql`
  select p.id, p.listed_date, s.on_hand as units, (
    select min(e.unit_price) from pricebook_entry e
    where e.product2_id = p.id and e.is_public and not e.is_deleted and e.currency_iso_code = ${sql.lit(shop.currency)}
  ) as price
  from product2 p join product_stock s on s.product_id = p.id
  where p.is_active and not p.is_deleted and s.on_hand > 0`;

interface CategoryStock extends Stock {
  readonly id: string | null;
}

export const stockByCategory: ReportDeclaration = {
  name: 'stock-by-category',
  label: 'Stock by Category',
  chart: 'bar',
  currencyIsoCode: shop.currency,
  columns: [{ name: 'category', label: 'Category', dataType: 'text' }, ...columns],
  async read(database) {
    const { rows } = await sql<CategoryStock>`
      with l as materialized (${forSale})
      select c.id, coalesce(c.name, 'Without a category') as label, ${summed}
      from l
      left join lateral (
        select a.product_category_id as id from product_category_product a
        where a.product_id = l.id and not a.is_deleted order by a.is_primary_category desc, a.id limit 1
      ) a on true
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
};

interface AgeStock extends Stock {
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

export const stockByAge: ReportDeclaration = {
  name: 'stock-by-age',
  label: 'Stock by Age',
  chart: 'bar',
  currencyIsoCode: shop.currency,
  columns: [{ name: 'age', label: 'Listed', dataType: 'text' }, ...columns],
  async read(database, { now }) {
    const today = now.toISOString().slice(0, 10);
    const { rows } = await sql<AgeStock>`
      with l as materialized (${forSale}),
      span ("from", "to", label) as (values (0, 30, 'Up to 30 days'), (30, 90, '30 to 90 days'), (90, 180, '90 to 180 days'),
        (180, 365, '180 days to a year'), (365, null::int, 'Over a year'))
      select s."from", s."to", s.label, count(l.id)::int as listings, coalesce(sum(l.units), 0)::int as units,
        coalesce(sum(l.units * l.price), 0)::numeric(18, 2)::text as value
      from span s left join l on ${today}::date - l.listed_date >= s."from"
        and (s."to" is null or ${today}::date - l.listed_date < s."to")
      group by s."from", s."to", s.label order by s."from"`.execute(database);
    return rows.map(({ from, to, label, listings, units, value }) => ({
      values: [label, listings, units, value],
      list: {
        objectApiName: 'Product2',
        listViewApiName: 'NewestListings',
        where: listedBetween(from, to, now),
      },
    }));
  },
};
