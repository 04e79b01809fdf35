import { usualMenu } from '@relab/contract/content';
import type { Database, Row } from '@relab/database';
import { type RawBuilder, sql } from 'kysely';
import { requireRight, requireUser, rightsIn } from '../access/access.ts';
import type { ReadContext } from '../access/author.ts';
import { anyOf } from '../any-of.ts';
import type { Channel } from '../delivery/channel.ts';
import { bestOf, byRank, isUsable } from '../delivery/delivered.ts';
import { fillBodies, filledBody } from '../delivery/delivered-bodies.ts';
import { readDeliveredPage } from '../delivery/delivered-page.ts';
import { notFound } from '../errors.ts';
import type { SitePages } from '../seo/site-pages.ts';
import { navigationType } from '../types/navigation-type.ts';

export interface MenuName {
  readonly navigationLinkSetId?: string | undefined;
  readonly navigationLinkSetDeveloperName?: string | undefined;
}

/** Whether `c` is meant: by its id or key, else by its API name, in capitals or not. */
const isMeant = ({ navigationLinkSetId: id, navigationLinkSetDeveloperName: name }: MenuName) =>
  id === undefined
    ? sql<boolean>`lower(c.api_name) = ${(name ?? usualMenu).toLowerCase()}`
    : sql<boolean>`(c.content_key = ${id} or c.id = ${id})`;

/** A menu, and where the contents that it leads to are. */
export interface Menu {
  readonly language: string;
  /** With its pictures filled in. */
  readonly body: unknown;
  readonly findPaths: (keys: readonly string[], pages: SitePages) => Promise<ReadonlyMap<string, string>>;
}

type LinkedRow = Row<'delivered_content', 'content_key' | 'type_name' | 'url_name' | 'language'>;

function pathsOf(rows: readonly LinkedRow[], { content }: SitePages): ReadonlyMap<string, string> {
  const paths = rows.map((row) => {
    const { content_key: contentKey, type_name: typeName, url_name: urlName, language } = row;
    return [contentKey, content({ contentKey, typeName, urlName, language })] as const;
  });
  return new Map(paths.filter((path): path is readonly [string, string] => path[1] !== undefined));
}

/** As the channel delivers it. Throws ITEM_NOT_FOUND where it delivers none of that name. */
export async function requireLiveMenu(
  database: Database,
  channel: Channel,
  name: MenuName,
  languages: readonly string[],
): Promise<Menu> {
  const page = await readDeliveredPage(database, {
    channelId: channel.id,
    joined: sql`join managed_content c on c.id = d.content_id`,
    rest: sql`where d.channel_id = ${channel.id} and d.type_name = ${navigationType} and ${isMeant(name)}
      ${bestOf(languages, sql`d.content_id`)}`,
  });
  const [row] = page.rows;
  if (!row) throw notFound();
  return {
    language: row.language,
    body: filledBody(row, page.media),
    async findPaths(keys, pages) {
      if (keys.length === 0) return new Map();
      const linked = await database
        .selectFrom('delivered_content as d')
        .distinctOn('d.content_key')
        .select(['d.content_key', 'd.type_name', 'd.url_name', 'd.language'])
        .where('d.channel_id', '=', channel.id)
        .where('d.content_key', '=', anyOf(keys))
        .where(isUsable('d', languages))
        .orderBy('d.content_key')
        .orderBy(byRank('d', languages))
        .execute();
      return pathsOf(linked, pages);
    },
  };
}

const byLanguage = (languages: readonly string[]): RawBuilder<unknown> =>
  sql`array_position(${languages}::text[], x.language) nulls last, x.id = c.primary_variant_id desc, x.id`;

/** As it was saved last, in a space that delivers to the channel and that the principal may read. */
export async function requireDraftMenu(
  { database, principal }: ReadContext,
  channel: Channel,
  name: MenuName,
  languages: readonly string[],
): Promise<Menu> {
  const user = requireUser(principal);
  const draft = await database
    .selectFrom('managed_content as c')
    .innerJoin('managed_content_space as s', 's.id', 'c.space_id')
    .innerJoin('managed_content_space_channel as h', 'h.space_id', 's.id')
    .innerJoin('managed_content_variant as x', 'x.content_id', 'c.id')
    .innerJoin('managed_content_version as v', 'v.id', 'x.latest_version_id')
    .select(['x.language', 'v.body', 'c.space_id', rightsIn(user).as('rights')])
    .where('h.channel_id', '=', channel.id)
    .where('c.type_name', '=', navigationType)
    .where(isMeant(name))
    .orderBy('c.id')
    .orderBy(byLanguage(languages))
    .limit(sql.lit(1))
    .executeTakeFirst();
  const row = requireRight(draft, 'read');
  const [body] = await fillBodies(database, [row], { channelId: channel.id });
  return {
    language: row.language,
    body,
    async findPaths(keys, pages) {
      if (keys.length === 0) return new Map();
      const linked = await database
        .selectFrom('managed_content as c')
        .innerJoin('managed_content_variant as x', 'x.content_id', 'c.id')
        .distinctOn('c.content_key')
        .select(['c.content_key', 'c.type_name', 'x.url_name', 'x.language'])
        .where('c.space_id', '=', row.space_id)
        .where('c.content_key', '=', anyOf(keys))
        .orderBy('c.content_key')
        .orderBy(byLanguage(languages))
        .execute();
      return pathsOf(linked, pages);
    },
  };
}
