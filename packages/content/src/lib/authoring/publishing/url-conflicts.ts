import type { Database } from '@relab/database';
import { type RawBuilder, sql } from 'kysely';

/** A variant that cannot go out under its URL name. */
export interface UrlConflict {
  readonly variantId: string;
  readonly title: string;
  readonly urlName: string;
  /** Title of the content that has the name; null where that has none. */
  readonly holder: string | null;
}

/**
 * Conflicts of URL names in what goes out together: another content is delivered under the name of one of these, or two of
 * these have the same. `named` selects `channel_id, variant_id, content_id, language, title, url_name` and `is_published`, false for
 * what is removed from the site meanwhile.
 */
export async function findUrlConflicts(
  database: Database,
  named: RawBuilder<unknown>,
): Promise<readonly UrlConflict[]> {
  // Each name is found out once, not once for each pair that is compared.
  const { rows } = await sql<UrlConflict>`
    with named as materialized (${named})
    select n.variant_id as "variantId", n.title, n.url_name as "urlName", coalesce(other.title, holder.title) as holder
    from named n
    left join named other on other.is_published and other.channel_id = n.channel_id and other.language = n.language
      and other.url_name = n.url_name and other.variant_id <> n.variant_id
    left join delivered_content d on d.channel_id = n.channel_id and d.language = n.language
      and d.url_name = n.url_name and d.content_id <> n.content_id
      -- It leaves its URL name to this one, where it gets another in the same deployment.
      and not exists (select 1 from named own where own.channel_id = n.channel_id and own.variant_id = d.variant_id
        and own.url_name is distinct from d.url_name)
    left join managed_content_variant holder on holder.id = d.variant_id
    where n.is_published and n.url_name is not null and (other.variant_id is not null or d.content_id is not null)
    order by d.content_id is null, n.title, n.variant_id`.execute(database);
  return rows;
}
