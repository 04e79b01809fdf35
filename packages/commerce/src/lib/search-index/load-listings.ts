import type { Database } from '@relab/database';
import { columnName } from '@relab/records/objects';
import { sql } from 'kysely';
import { policiesOf } from '../account/entitlement.ts';
import { standardPricebookId } from '../account/price-book.ts';
import type { IndexedListing } from '../listing-columns/listing-columns.ts';
import { centsOf } from '../market/money.ts';
import { type FacetOption, priceFacet } from '../options/facet.ts';
import type { CommerceOptions } from '../options/options.ts';
import { reservedByOthers } from '../stock/reserved-by-others.ts';
import type { Category } from './category-tree.ts';

const pageSize = 5000;

/** A listing as its statement reads it. */
interface StoredListing extends Omit<IndexedListing, 'price' | 'categories' | 'policies' | 'ranges'> {
  readonly unit_price: string | null;
  /** Ids, separated by commas. */
  readonly categories: string | null;
  readonly policies: string | null;
  readonly ranges: readonly (string | null)[];
}

const idsIn = (text: string | null): readonly string[] => text?.split(',') ?? [];

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

/** Ids in their order, in pages of as many as one statement loads. */
export function* pagesOf(ids: readonly string[]): Iterable<readonly string[]> {
  for (let at = 0; at < ids.length; at += pageSize) yield ids.slice(at, at + pageSize);
}

/** The ids of every listing, in pages. */
export async function* allIds(database: Database): AsyncIterable<readonly string[]> {
  for (let after = ''; ; ) {
    const rows = await database
      .selectFrom('product_change')
      .select('product_id')
      .where('product_id', '>', after)
      .orderBy('product_id')
      .limit(pageSize)
      .execute();
    if (rows.length > 0) yield rows.map((row) => row.product_id);
    if (rows.length < pageSize) return;
    after = rows.at(-1)?.product_id ?? '';
  }
}

/**
 * One page of listings. Each is looked up by its key in each table: what PostgreSQL expects of a page is far off where ids have long
 * beginnings in common (one row of 5,000), and joins over that compared every row of a page with every other, or read whole tables.
 */
export async function loadListings(
  database: Database,
  options: CommerceOptions,
  ids: readonly string[],
): Promise<readonly IndexedListing[]> {
  const { facets } = options.search;
  const distinct = valuesOf(facets.filter(({ type }) => type === 'distinct'));
  const ranges = valuesOf(facets.filter(({ type }) => type === 'range'));
  const { rows } = await sql<StoredListing>`
      select s.place, c.product_id as id, coalesce(p.name, '') as name,
        (p.is_active and not p.is_deleted and e.id is not null) is true as offered,
        coalesce(t.on_hand - ${reservedByOthers(sql`c.product_id`, null)}, 0) as available, e.unit_price,
        coalesce((extract(epoch from ${listedSince(options)}) * 1000)::float8, 0) as listed,
        (select string_agg(a.product_category_id, ',') from product_category_product a
          where a.product_id = p.id and not a.is_deleted) as categories,
        ${policiesOf(sql`c.product_id`)} as policies, ${distinct} as "distinct", ${ranges} as ranges
      from product_change c
      cross join lateral (select place from product_search where product_id = c.product_id limit 1) s
      left join lateral (select * from product2 where id = c.product_id limit 1) p on true
      left join lateral (
        select id, unit_price from pricebook_entry
        where product2_id = c.product_id and pricebook2_id = ${standardPricebookId}
          and currency_iso_code = ${options.currency} and is_active and not is_deleted
        limit 1
      ) e on true
      left join lateral (select on_hand from product_stock where product_id = c.product_id limit 1) t on true
      where c.product_id = any (${ids as string[]}::text[])`.execute(database);
  return rows.map(({ unit_price, categories, policies, ranges: texts, ...listing }) => ({
    ...listing,
    price: unit_price === null ? 0 : centsOf(unit_price),
    categories: idsIn(categories),
    policies: idsIn(policies),
    ranges: texts.map((text) => (text === null ? null : Number(text))),
  }));
}

export const loadCategories = (database: Database): Promise<Category[]> =>
  database
    .selectFrom('product_category')
    .select(['id', 'name', 'url_name as urlName', 'description', 'parent_category_id as parentId'])
    .select(['is_navigational as isNavigational', sql<number>`coalesce(sort_order, 0)`.as('sortOrder')])
    .where(({ not }) => not('is_deleted'))
    .execute();
