import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { pageMixin } from '../types/content-types.ts';

/** A content that a site shows on a page of its own. */
export interface PublicContent {
  readonly contentKey: string;
  readonly urlName: string | null;
  readonly modified: Date;
}

const maxContents = 25_000;

/**
 * What is published for a site and has a page of its own there, in its first language; 25,000 at most. Not what its author
 * hides from search engines, or declares canonical elsewhere.
 */
export async function publicContents(database: Database, siteId: string): Promise<readonly PublicContent[]> {
  const { rows } = await sql<PublicContent>`
    select "contentKey", "urlName", modified from (
      select distinct on (d.content_key) d.content_key as "contentKey", d.url_name as "urlName", d.published_date as modified,
        v.body -> 'head' as head
      from delivered_content d
      join managed_content_version v on v.id = d.version_id
      join managed_content_channel c on c.id = d.channel_id and c.site_id = ${siteId}
      join content_type t on t.fully_qualified_name = d.type_name and ${pageMixin} = any (t.mixins)
      order by d.content_key, d.is_primary desc, d.language) listed
    where head ->> 'noIndex' is distinct from 'true' and coalesce(head ->> 'canonicalUrl', '') = ''
    limit ${maxContents}`.execute(database);
  return rows;
}
