import type { WebUrl } from '@relab/contract/content';
import type { Database } from '@relab/database';
import type { User } from '@relab/server/principal';
import { type RawBuilder, sql } from 'kysely';
import { type CollaboratorRole, joinCollaborator } from '../../access/access.ts';
import type { SitePages } from '../../seo/site-pages.ts';

/** A web URL beside its content and what whoever asks is in the space of that. */
export interface WebUrlRow {
  readonly id: string;
  readonly channel_id: string;
  readonly content_id: string;
  readonly content_key: string;
  readonly type_name: string;
  readonly language: string;
  readonly url_alias: string;
  readonly status: WebUrl['status'];
  readonly is_current: boolean;
  readonly url_name: string | null;
  readonly redirect_url: string | null;
  readonly associated_record_id: string | null;
  /** Under what the content is delivered now; null where it has no URL name. */
  readonly delivered_name: string | null;
  readonly is_delivered: boolean;
  readonly collaborator: CollaboratorRole | null;
}

/** `rest` speaks of the web URL `w` and its content `c`. */
export async function readWebUrlRows(
  database: Database,
  user: User,
  rest: RawBuilder<unknown>,
): Promise<readonly WebUrlRow[]> {
  const { rows } = await sql<WebUrlRow>`
    select web.id, web.channel_id, web.content_id, c.content_key, c.type_name, web.language, web.url_alias, web.status, web.is_current,
      web.url_name, web.redirect_url, web.associated_record_id, d.url_name as delivered_name,
      d.content_key is not null as is_delivered, w.role as collaborator
    from managed_content_web_url web
    join managed_content c on c.id = web.content_id
    join managed_content_space s on s.id = c.space_id
    left join delivered_content d on d.channel_id = web.channel_id and d.content_key = c.content_key
      and d.language = web.language
    ${joinCollaborator(user, sql`c.folder_id`)} ${rest}`.execute(database);
  return rows;
}

/** Where whoever opens the alias arrives; null where that is nowhere. */
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
