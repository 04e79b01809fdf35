import type { Database } from '@relab/database';
import { ApiError } from '@relab/server/http';
import { sql } from 'kysely';
import { notFound } from '../errors.ts';
import type { Channel } from './channel.ts';
import { byRank, isUsable } from './delivered.ts';

/** Where somebody who comes to an alias is led: to another address, or to the page of a content. */
type MovedTo = { readonly redirectUrl: string } | { readonly contentKeyOrUrlName: string };

const moved = (movedTo: MovedTo): ApiError => {
  const errorCode = 'ITEM_NOT_FOUND';
  const message = 'It is elsewhere now.';
  return new ApiError(errorCode, message, { body: [{ errorCode, message, movedTo }] });
};

/**
 * What is answered where nothing is delivered under a name: that there is nothing, or, where the name is an alias that leads on,
 * where to.
 */
export async function notFoundOrMoved(
  database: Database,
  channel: Channel,
  languages: readonly string[],
  name: string,
): Promise<ApiError> {
  const { rows } = await sql<{ redirect_url: string | null; now: string | null }>`
    select w.redirect_url, d.now
    from managed_content_web_url w
    left join lateral (
      select coalesce(d.url_name, d.content_key) as now from delivered_content d
      where d.channel_id = w.channel_id and d.content_id = w.content_id and ${isUsable('d', languages)}
      order by ${byRank('d', languages)} limit 1
    ) d on true
    where w.channel_id = ${channel.id} and w.url_alias = ${name} and w.status = 'Redirect'
      and (w.redirect_url is not null or d.now is not null)
    order by ${byRank('w', languages)}, w.language limit 1`.execute(database);
  const { redirect_url: redirectUrl, now } = rows[0] ?? {};
  if (redirectUrl) return moved({ redirectUrl });
  return now ? moved({ contentKeyOrUrlName: now }) : notFound();
}
