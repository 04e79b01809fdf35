import type { Database } from '@relab/database';
import { inTransaction } from '@relab/database';
import { newId } from '@relab/server/http';
import { sql } from 'kysely';

/** A category as `upsertCategories` takes it; what is left out gets its default, also where a category had it. */
export interface CategoryInput {
  /** Identifies the category: an existing one is changed. */
  readonly urlName: string;
  readonly name: string;
  /** The URL name of the category above; null for the root. */
  readonly parent: string | null;
  readonly description?: string;
  /** The order among its neighbors; that of the list unless given. */
  readonly sortOrder?: number;
  readonly isNavigational?: boolean;
  /** Content keys of pictures. */
  readonly tile?: string;
  readonly banner?: string;
}

/** Inserts categories, and changes existing ones. Parents may stand before or after their children. */
export async function upsertCategories(
  database: Database,
  categories: readonly CategoryInput[],
): Promise<void> {
  const rows = categories.map((category, at) => ({
    id: newId('0ZG'),
    name: category.name,
    url_name: category.urlName,
    parent: category.parent,
    description: category.description ?? null,
    is_navigational: category.isNavigational ?? true,
    sort_order: category.sortOrder ?? at,
    tile_content_key: category.tile ?? null,
    banner_content_key: category.banner ?? null,
  }));
  const json = JSON.stringify(rows);
  await inTransaction(database, async (transaction) => {
    await sql`
      insert into product_category (id, name, url_name, description, is_navigational, sort_order, tile_content_key, banner_content_key)
      select id, name, url_name, description, is_navigational, sort_order, tile_content_key, banner_content_key
      from jsonb_populate_recordset(null::product_category, ${json}::jsonb)
      on conflict (url_name) where not is_deleted do update set
        name = excluded.name, description = excluded.description, is_navigational = excluded.is_navigational,
        sort_order = excluded.sort_order, tile_content_key = excluded.tile_content_key,
        banner_content_key = excluded.banner_content_key, system_modstamp = now(), last_modified_date = now()
      `.execute(transaction);
    const { rows: orphans } = await sql<{ url_name: string }>`
      select g.url_name from jsonb_to_recordset(${json}::jsonb) as g (url_name text, parent text)
      where g.parent is not null and not exists (
        select 1 from product_category p where p.url_name = g.parent and not p.is_deleted)`.execute(
      transaction,
    );
    if (orphans[0]) throw new Error(`The category ${orphans[0].url_name} has a parent that does not exist.`);
    await sql`
      update product_category c set parent_category_id = p.id, system_modstamp = now()
      from jsonb_to_recordset(${json}::jsonb) as g (url_name text, parent text)
      left join product_category p on p.url_name = g.parent and not p.is_deleted
      where c.url_name = g.url_name and not c.is_deleted and c.parent_category_id is distinct from p.id
      `.execute(transaction);
  });
}
