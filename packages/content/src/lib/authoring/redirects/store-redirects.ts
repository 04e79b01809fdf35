import type { Database } from '@relab/database';
import type { Context } from '@relab/server/http';
import { sql } from 'kysely';
import { authorOf } from '../../access/author.ts';
import { anyOf } from '../../any-of.ts';
import type { ContentPaths } from './content-paths.ts';
import type { Destination, ParsedRedirect } from './plan-redirects.ts';

/** An old name as it is stored, or one that a content has. */
export interface StoredAlias {
  readonly contentId: string | null;
  readonly redirectUrl: string | null;
  readonly isCurrent: boolean;
}

/** As deployments do: whatever is free in a channel stays so until it is used. */
export async function lockChannels(database: Database, channelIds: readonly string[]): Promise<void> {
  await database
    .selectFrom('managed_content_channel')
    .select('id')
    .where('id', '=', anyOf(channelIds))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** What is stored of old names on a channel, by language and name. */
export async function storedAliases(
  database: Database,
  channelId: string,
  redirects: readonly ParsedRedirect[],
): Promise<ReadonlyMap<string, StoredAlias>> {
  const rows = await database
    .selectFrom('managed_content_web_url')
    .select(['language', 'url_alias', 'content_id', 'redirect_url', 'is_current', 'status'])
    .where('channel_id', '=', channelId)
    .where('url_alias', '=', anyOf(redirects.map(({ alias }) => alias)))
    .execute();
  return new Map(
    rows.map((row) => [
      `${row.language} ${row.url_alias}`,
      {
        // What is switched off is written anew.
        contentId: row.status === 'Inactive' ? null : row.content_id,
        redirectUrl: row.redirect_url,
        isCurrent: row.is_current,
      },
    ]),
  );
}

interface ChannelRedirects {
  readonly channelId: string;
  readonly spaceId: string;
  readonly redirects: readonly (ParsedRedirect & { readonly destination: Destination })[];
  readonly paths: ContentPaths;
}

/** Writes redirects to a channel, and leads others that led to one of them to where it leads. */
export async function storeRedirects(
  context: Context,
  { channelId, spaceId, redirects, paths }: ChannelRedirects,
): Promise<void> {
  if (redirects.length === 0) return;
  const { at, userId, database } = authorOf(context);
  const rows = redirects.map(({ alias, language, destination }) => ({
    ...{ alias, language },
    content_id: 'url' in destination ? null : destination.contentId,
    redirect_url: 'url' in destination ? destination.url : null,
  }));
  await sql`
    insert into managed_content_web_url as w (id, channel_id, content_id, space_id, language, url_alias, status, is_current,
      redirect_url, created_date, last_modified_date, last_modified_by_id)
    select new_content_id('0jw'), ${channelId}, r.content_id, case when r.content_id is null then ${spaceId} end, r.language,
      r.alias, 'Redirect', false, r.redirect_url, ${at}::timestamptz, ${at}::timestamptz, ${userId}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (alias text, language text, content_id text, redirect_url text)
    on conflict (channel_id, url_alias, language) do update set content_id = excluded.content_id, space_id = excluded.space_id,
      status = 'Redirect', redirect_url = excluded.redirect_url, last_modified_date = excluded.last_modified_date,
      last_modified_by_id = excluded.last_modified_by_id
    where not w.is_current`.execute(database);
  const moved = redirects.flatMap(({ alias, destination }) =>
    'url' in destination ? paths.pathsOf(alias).map((path) => ({ path, url: destination.url })) : [],
  );
  if (moved.length === 0) return;
  await sql`
    update managed_content_web_url w set redirect_url = m.url, last_modified_date = ${at}::timestamptz,
      last_modified_by_id = ${userId}
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as m (path text, url text)
    where w.channel_id = ${channelId} and w.redirect_url = m.path`.execute(database);
}
