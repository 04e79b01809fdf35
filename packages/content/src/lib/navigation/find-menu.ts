import { usualMenu } from '@relab/contract/content';
import type { Database } from '@relab/database';
import type { Principal } from '@relab/server/principal';
import { type RawBuilder, sql } from 'kysely';
import { type CollaboratorRole, joinCollaborator, requireRight, requireUser } from '../access/access.ts';
import type { Channel } from '../delivery/channel.ts';
import { bestOf, readDelivered } from '../delivery/delivered.ts';
import { notFound } from '../not-found.ts';
import type { SitePages } from '../seo/site-pages.ts';
import { navigationType } from '../types/navigation-type.ts';

export interface MenuName {
  readonly navigationLinkSetId?: string | undefined;
  readonly navigationLinkSetDeveloperName?: string | undefined;
}

/** Whether `c` is meant: by its id or key, else by its API name, in capitals or not. */
const isMeant = ({ navigationLinkSetId: id, navigationLinkSetDeveloperName: name }: MenuName) =>
  id === undefined
    ? sql`lower(c.api_name) = ${(name ?? usualMenu).toLowerCase()}`
    : sql`(c.content_key = ${id} or c.id = ${id})`;

/** A menu, and where the contents that it leads to are. */
export interface FoundMenu {
  readonly language: string;
  readonly body: unknown;
  readonly findPaths: (keys: readonly string[], pages: SitePages) => Promise<ReadonlyMap<string, string>>;
}

interface LinkedRow {
  readonly content_key: string;
  readonly type_name: string;
  readonly url_name: string | null;
  readonly language: string;
}

function pathsOf(rows: readonly LinkedRow[], { content }: SitePages): ReadonlyMap<string, string> {
  const paths = rows.map((row) => {
    const { content_key: contentKey, type_name: typeName, url_name: urlName, language } = row;
    return [contentKey, content({ contentKey, typeName, urlName, language })] as const;
  });
  return new Map(paths.filter((path): path is readonly [string, string] => path[1] !== undefined));
}

/** As the channel delivers it. Throws ITEM_NOT_FOUND where it delivers none of that name. */
export async function findLiveMenu(
  database: Database,
  channel: Channel,
  name: MenuName,
  languages: readonly string[],
): Promise<FoundMenu> {
  const [row] = await readDelivered(
    database,
    sql`where d.channel_id = ${channel.id} and d.type_name = ${navigationType} and ${isMeant(name)}
      ${bestOf(languages, sql`d.content_id`)}`,
    sql`join managed_content c on c.id = d.content_id`,
  );
  if (!row) throw notFound();
  return {
    language: row.language,
    body: row.body,
    async findPaths(keys, pages) {
      if (keys.length === 0) return new Map();
      const { rows } = await sql<LinkedRow>`
        select distinct on (d.content_key) d.content_key, d.type_name, d.url_name, d.language
        from delivered_content d
        where d.channel_id = ${channel.id} and d.content_key = any (${keys})
          and (d.language = any (${languages}) or d.is_primary)
        order by d.content_key, array_position(${languages}::text[], d.language) nulls last`.execute(
        database,
      );
      return pathsOf(rows, pages);
    },
  };
}

const byLanguage = (languages: readonly string[]): RawBuilder<unknown> =>
  sql`array_position(${languages}::text[], x.language) nulls last, x.id = c.primary_variant_id desc, x.id`;

interface DraftRow {
  readonly language: string;
  readonly body: unknown;
  readonly space_id: string;
  readonly collaborator: CollaboratorRole | null;
}

/** As it was saved last, in a space that delivers to the channel, for whoever may read that. */
export async function findDraftMenu(
  { database, principal }: { readonly database: Database; readonly principal: Principal },
  channel: Channel,
  name: MenuName,
  languages: readonly string[],
): Promise<FoundMenu> {
  const user = requireUser(principal);
  const { rows } = await sql<DraftRow>`
    select x.language, v.body, c.space_id, w.role as collaborator
    from managed_content c
    join managed_content_space s on s.id = c.space_id
    join managed_content_space_channel h on h.space_id = s.id and h.channel_id = ${channel.id}
    join managed_content_variant x on x.content_id = c.id
    join managed_content_version v on v.id = x.latest_version_id
    ${joinCollaborator(user)}
    where c.type_name = ${navigationType} and ${isMeant(name)}
    order by c.id, ${byLanguage(languages)} limit 1`.execute(database);
  const row = requireRight(user, rows[0], 'read');
  return {
    language: row.language,
    body: row.body,
    async findPaths(keys, pages) {
      if (keys.length === 0) return new Map();
      const { rows: linked } = await sql<LinkedRow>`
        select distinct on (c.content_key) c.content_key, c.type_name, x.url_name, x.language
        from managed_content c join managed_content_variant x on x.content_id = c.id
        where c.space_id = ${row.space_id} and c.content_key = any (${keys})
        order by c.content_key, ${byLanguage(languages)}`.execute(database);
      return pathsOf(linked, pages);
    },
  };
}
