import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { columnName } from '../../objects/index.ts';
import { policiesOf } from '../account/entitlement.ts';
import { standardPricebookId } from '../account/price-book.ts';
import type { Category } from '../catalogue/category-tree.ts';
import { centsOf } from '../money.ts';
import type { CommerceOptions } from '../options.ts';
import { heldByOthers } from '../stock/held.ts';
import { type FacetOption, priceFacet } from './facet.ts';
import type { IndexedListing } from './listing-columns.ts';

const atOnce = 5000;

interface Row {
  readonly place: number;
  readonly id: string;
  readonly name: string | null;
  readonly url_name: string | null;
  readonly offered: boolean | null;
  readonly available: number | null;
  readonly unit_price: string | null;
  readonly listed: number | null;
  readonly categories: string | null;
  readonly policies: string | null;
  readonly distinct_values: readonly (string | null)[];
  readonly range_values: readonly (string | null)[];
}

/** A facet's values as text, in one array column per kind; the price's come from the price book. */
function valuesOf(facets: readonly FacetOption[]) {
  const each = facets.map(({ nameOrId }) =>
    nameOrId === priceFacet ? sql`e.unit_price::text` : sql`p.${sql.id(columnName(nameOrId))}::text`,
  );
  return each.length === 0 ? sql`'{}'::text[]` : sql`array[${sql.join(each)}]`;
}

/** When it was offered first. */
const listedSince = ({ search }: CommerceOptions) =>
  search.sinceField === undefined
    ? sql`p.created_date`
    : sql`coalesce(p.${sql.id(columnName(search.sinceField))}, p.created_date)`;

const numberOf = (text: string | null): number | null => (text === null ? null : Number(text));

/**
 * Listings of which anything changed since (and including) a transaction, and those of which a reservation ended since a
 * moment; every listing since '0'. In pages, by id.
 */
export async function* loadListings(
  database: Database,
  options: CommerceOptions,
  since: string,
  ended: readonly string[],
): AsyncIterable<readonly IndexedListing[]> {
  const { facets } = options.search;
  const distinct = valuesOf(facets.filter(({ type }) => type === 'distinct'));
  const ranges = valuesOf(facets.filter(({ type }) => type === 'range'));
  for (let after = ''; ; ) {
    // `after` is said of every table: joins that merge would start each page from the first row otherwise.
    const { rows } = await sql<Row>`
      select s.place, c.product_id as id, p.name, p.url_name,
        p.is_active and not p.is_deleted and e.id is not null as offered,
        t.on_hand - ${heldByOthers(sql`c.product_id`, null)} as available, e.unit_price,
        (extract(epoch from ${listedSince(options)}) * 1000)::float8 as listed,
        (select string_agg(a.product_category_id, ',') from product_category_product a
          where a.product_id = p.id and not a.is_deleted) as categories,
        ${policiesOf(sql`c.product_id`)} as policies,
        ${distinct} as distinct_values, ${ranges} as range_values
      from product_change c
      join product_search s on s.product_id = c.product_id and s.product_id > ${after}
      left join product2 p on p.id = c.product_id and p.id > ${after}
      left join pricebook_entry e on e.product2_id = p.id and e.product2_id > ${after} and e.currency_iso_code = ${options.currency}
        and e.pricebook2_id = ${standardPricebookId} and e.is_active and not e.is_deleted
      left join product_stock t on t.product_id = p.id and t.product_id > ${after}
      where (c.change >= ${since}::xid8${ended.length > 0 ? sql` or c.product_id = any (${ended as string[]})` : sql``}) and c.product_id > ${after}
      order by c.product_id limit ${atOnce}`.execute(database);
    yield rows.map((row) => ({
      place: row.place,
      id: row.id,
      name: row.name ?? '',
      urlName: row.url_name,
      offered: row.offered === true,
      available: row.available ?? 0,
      price: row.unit_price === null ? 0 : centsOf(row.unit_price),
      listed: row.listed ?? 0,
      categories: row.categories === null ? [] : row.categories.split(','),
      policies: row.policies === null ? [] : row.policies.split(','),
      distinct: row.distinct_values,
      ranges: row.range_values.map(numberOf),
    }));
    if (rows.length < atOnce) return;
    after = rows.at(-1)?.id ?? '';
  }
}

export async function loadCategories(database: Database): Promise<Category[]> {
  const { rows } = await sql<Category>`
    select id, name, url_name as "urlName", description, parent_category_id as "parentId",
      is_navigational as "isNavigational", coalesce(sort_order, 0) as "sortOrder"
    from product_category where not is_deleted`.execute(database);
  return rows;
}
