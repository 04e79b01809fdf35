import type { CollectionBody } from '@relab/contract/content';
import type { Database } from '@relab/database';
import type { User } from '@relab/server/principal';
import { type RawBuilder, sql } from 'kysely';
import { isReadable } from '../../access/access.ts';
import { countRows } from '../../paging.ts';
import { type DocumentRow, selectDocuments } from '../content/document-row.ts';

export interface MembersQuery {
  /** The space of the collection: the scope of a query, unless a channel is named. */
  readonly spaceId: string;
  readonly channelId: string | undefined;
  readonly language: string;
  readonly user: User;
  readonly limit: number;
  readonly offset: number;
}

/** Drafts stand before what is published, where they would be when they go out. */
const orders = {
  publishedDate: sql`c.published_date desc nulls first, c.content_key`,
  title: sql`lower(c.title), c.content_key`,
} as const;

interface Member {
  readonly content_key: string;
  readonly position: number;
}

/** What of the contents `c` a collection would hold, in which order. */
function membersOf(body: CollectionBody, isInScope: RawBuilder<boolean>) {
  if (body.source === 'manual')
    return {
      keys: sql<Member>`unnest(${body.contentKeys}::text[]) with ordinality`,
      where: sql<boolean>`true`,
      order: sql`member.position`,
    };
  const { contentTypeFQN, sortBy = 'publishedDate' } = body;
  return {
    keys: undefined,
    where:
      contentTypeFQN === undefined
        ? isInScope
        : sql<boolean>`${isInScope} and c.type_name = ${contentTypeFQN}`,
    order: orders[sortBy],
  };
}

/**
 * A page of what a collection would hold if all were published as it is written now, as far as the user may read it: each in
 * its latest version, in the language where it has that, else in its own.
 */
export async function readAuthoringMembers(
  database: Database,
  body: CollectionBody,
  { spaceId, channelId, language, user, limit, offset }: MembersQuery,
): Promise<{ readonly rows: readonly DocumentRow[]; readonly total: number }> {
  const isDelivered =
    channelId === undefined
      ? sql<boolean>`true`
      : sql<boolean>`exists (select 1 from managed_content_space_channel h
          where h.space_id = c.space_id and h.channel_id = ${channelId})`;
  const isInScope = channelId === undefined ? sql<boolean>`c.space_id = ${spaceId}` : isDelivered;
  const { keys, where, order } = membersOf(body, isInScope);
  const condition = sql<boolean>`${isReadable(user, 'c.folder_id')} and ${isDelivered} and ${where}`;
  const joined = keys
    ? sql`join ${keys} as member (content_key, position) on member.content_key = c.content_key`
    : sql``;
  const counted = await countRows(
    database,
    sql`from managed_content c join managed_content_space s on s.id = c.space_id ${joined} where ${condition}`,
  );
  const total = body.source === 'query' ? Math.min(counted, body.most ?? counted) : counted;
  const size = Math.max(0, Math.min(limit, total - offset));
  if (size === 0) return { rows: [], total };
  const rows = await selectDocuments(database, user)
    .$if(keys !== undefined, (query) =>
      query.innerJoin(
        sql<Member>`${keys}`.as<'member'>(sql`member (content_key, position)`),
        'member.content_key',
        'c.content_key',
      ),
    )
    .where(condition)
    .whereRef('v.id', '=', 'x.latest_version_id')
    .where(sql<boolean>`x.id = (
      select best.id from managed_content_variant best
      where best.content_id = c.id and (best.language = ${language} or best.id = c.primary_variant_id)
      order by best.language = ${language} desc limit 1)`)
    .orderBy(order)
    .limit(size)
    .offset(offset)
    .execute();
  return { rows, total };
}
