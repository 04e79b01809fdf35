import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { mayViewProduct } from '../account/entitlement.ts';

/** Something with a page that everybody may read. */
export interface PublicPage {
  readonly id: string;
  readonly urlName: string | null;
  readonly modified: Date;
}

/** The same for everybody: without what a policy reserves for some. */
const isPublic = sql`p.is_active and not p.is_deleted and ${mayViewProduct(sql`p.id`, null)}`;

/** Listings that everybody may see, in parts of so many: when the newest change in each was. */
export async function publicProductParts(database: Database, size: number): Promise<readonly Date[]> {
  const { rows } = await sql<{ newest: Date }>`
    select max(modified) as newest from (
      select p.last_modified_date as modified, (row_number() over (order by p.id) - 1) / ${size}::integer as part
      from product2 p where ${isPublic}) parted
    group by part order by part`.execute(database);
  return rows.map(({ newest }) => newest);
}

/** One of these parts, counted from 0. */
export async function publicProducts(
  database: Database,
  part: number,
  size: number,
): Promise<readonly PublicPage[]> {
  const { rows } = await sql<PublicPage>`
    select p.id, p.url_name as "urlName", p.last_modified_date as modified from product2 p where ${isPublic}
    order by p.id limit ${size} offset ${part * size}`.execute(database);
  return rows;
}

/** Categories that everybody may see, for sitemaps: all of them at once, since a shop has few. */
export const publicCategories = (database: Database): Promise<readonly PublicPage[]> =>
  database
    .selectFrom('product_category')
    .select(['id', 'url_name as urlName', 'last_modified_date as modified'])
    .where(({ not }) => not('is_deleted'))
    .orderBy('id')
    .execute();
