import type { Database } from '@relab/database';
import { type RawBuilder, sql } from 'kysely';

/** Brings variants, given by a query of their ids, in line with what is delivered: one is published as long as any channel delivers it. */
export const refreshPublishedState = (
  database: Database,
  variantIds: RawBuilder<unknown>,
): Promise<unknown> =>
  sql`
    update managed_content_variant x set (published_version_id, published_date) = (
      select d.version_id, d.published_date from delivered_content d where d.variant_id = x.id
      order by d.published_date desc limit 1)
    where x.id in (${variantIds})`.execute(database);
