import type { WebUrl } from '@relab/contract/content';
import type { Database } from '@relab/database';
import type { User } from '@relab/server/principal';
import { type InferResult, sql } from 'kysely';
import { rightsIn } from '../../access/access.ts';
import type { SitePages } from '../../seo/site-pages.ts';

/** Web URLs `web` beside their contents `c`, and as what these are delivered now. */
export const selectWebUrls = (database: Database, user: User) =>
  database
    .selectFrom('managed_content_web_url as web')
    .innerJoin('managed_content as c', 'c.id', 'web.content_id')
    .innerJoin('managed_content_space as s', 's.id', 'c.space_id')
    .leftJoin('delivered_content as d', (join) =>
      join
        .onRef('d.channel_id', '=', 'web.channel_id')
        .onRef('d.content_key', '=', 'c.content_key')
        .onRef('d.language', '=', 'web.language'),
    )
    .selectAll('web')
    .select(['c.content_key', 'c.type_name', 'd.url_name as delivered_name'])
    .select([
      sql<boolean>`d.content_key is not null`.as('is_delivered'),
      rightsIn(user, { folderId: 'c.folder_id', typeName: 'c.type_name' }).as('rights'),
    ]);

export type WebUrlRow = InferResult<ReturnType<typeof selectWebUrls>>[number];

/** Where the alias leads; null where that is nowhere. */
function leadsTo(row: WebUrlRow, pages: SitePages): string | null {
  if (row.status === 'Inactive') return null;
  if (row.redirect_url !== null) return row.redirect_url;
  if (!row.is_delivered) return null;
  const { content_key: contentKey, type_name: typeName, delivered_name: urlName, language } = row;
  return pages.content({ contentKey, typeName, urlName, language }) ?? null;
}

export function representWebUrl(row: WebUrlRow, pages: SitePages): WebUrl {
  const redirectUrl = leadsTo(row, pages);
  return {
    associatedRecordId: row.associated_record_id,
    channelId: row.channel_id,
    language: row.language,
    managedContentWebUrlId: row.id,
    redirectInfo: redirectUrl === null ? null : { redirectUrl },
    status: row.status,
    urlAlias: row.url_alias,
  };
}
