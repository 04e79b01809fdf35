import type { ConfigFor } from '@relab/contract';
import type { getSpaceRedirects, SpaceRedirects } from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { type RawBuilder, sql } from 'kysely';
import { illegalQueryParameter } from '../../errors.ts';
import { userSummary } from '../../representations.ts';
import type { Site } from '../../seo/site-pages.ts';
import { requireSpace } from '../space/space-row.ts';

interface RedirectRow {
  readonly id: string;
  readonly channel_id: string;
  readonly language: string;
  readonly url_alias: string;
  readonly redirect_url: string | null;
  readonly content_key: string | null;
  readonly content_id: string | null;
  readonly type_name: string | null;
  readonly title: string | null;
  readonly delivered_name: string | null;
  readonly delivered_language: string | null;
  readonly last_modified_date: Date;
  readonly last_modified_by_id: string | null;
  readonly changer_name: string | null;
}

interface PageToken {
  readonly alias: string;
  readonly id: string;
}

function readToken(text: string): PageToken {
  const [, alias, id] = /^([^ ]{1,150}) (\w{1,40})$/.exec(text) ?? [];
  if (alias === undefined || id === undefined)
    throw illegalQueryParameter('pageToken', 'It is what the page before ended with, as it was given.');
  return { alias, id };
}

/** Redirects `w` of a space. Its contents are looked up as a set: a join would be done for each row that is counted. */
const fromRedirects = (spaceId: string, words: string): RawBuilder<unknown> => {
  const like = `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const isFound = sql`and (w.url_alias like ${like.toLowerCase()} or w.redirect_url ilike ${like} or w.content_id in (
    select id from managed_content where space_id = ${spaceId} and title ilike ${like}))`;
  return sql`from managed_content_web_url w
    where w.status = 'Redirect' and (w.space_id = ${spaceId}
      or w.content_id in (select id from managed_content where space_id = ${spaceId})) ${words === '' ? sql`` : isFound}`;
};

/** All redirects of a space by their old names, page by page, for a principal who may read the space. */
export async function readRedirects(
  { contentSpaceId, queryTerm = '', pageToken, pageSize = 50 }: ConfigFor<typeof getSpaceRedirects>,
  context: Context,
  { pages }: Site,
): Promise<SpaceRedirects> {
  const { id: spaceId } = await requireSpace(contentSpaceId, context);
  const { database } = context;
  const from = fromRedirects(spaceId, queryTerm.trim());
  const after = pageToken === undefined ? undefined : readToken(pageToken);
  const { rows } = await sql<RedirectRow>`
    with page as materialized (
      select w.id, w.channel_id, w.language, w.url_alias, w.redirect_url, w.content_id, w.last_modified_date,
        w.last_modified_by_id
      ${from} ${after ? sql`and (w.url_alias, w.id) > (${after.alias}, ${after.id})` : sql``}
      order by w.url_alias, w.id limit ${pageSize + 1})
    select page.*, c.content_key, c.type_name, c.title, d.url_name as delivered_name, d.language as delivered_language, u.name as changer_name
    from page
    left join managed_content c on c.id = page.content_id
    left join lateral (
      select d.url_name, d.language from delivered_content d
      where d.channel_id = page.channel_id and d.content_id = page.content_id
      order by d.language = page.language desc, d.is_primary desc, d.language limit 1) d on true
    left join "user" u on u.id = page.last_modified_by_id
    order by page.url_alias, page.id`.execute(database);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  const count = after
    ? undefined
    : await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(database);

  const leadsTo = (row: RedirectRow): string | null => {
    if (row.redirect_url !== null) return row.redirect_url;
    const { content_key: contentKey, type_name: typeName, delivered_language: language } = row;
    if (contentKey === null || typeName === null || language === null) return null;
    return pages.content({ contentKey, typeName, urlName: row.delivered_name, language }) ?? null;
  };
  return {
    redirects: shown.map((row) => {
      const { content_key: contentKey, content_id: managedContentId, language, title } = row;
      const typeName = row.type_name ?? 'sfdc_cms__textPage';
      return {
        ...{ managedContentWebUrlId: row.id, channelId: row.channel_id, language, urlAlias: row.url_alias },
        path:
          pages.content({ contentKey: contentKey ?? '', urlName: row.url_alias, typeName, language }) ?? null,
        content:
          row.redirect_url === null && contentKey !== null && managedContentId !== null
            ? { contentKey, managedContentId, title: title ?? '' }
            : null,
        leadsTo: leadsTo(row),
        lastModifiedBy: userSummary(row.last_modified_by_id, row.changer_name),
        lastModifiedDate: row.last_modified_date.toISOString(),
      };
    }),
    nextPageToken: last ? `${last.url_alias} ${last.id}` : null,
    total: count?.rows[0]?.total ?? null,
  };
}
