import type { CollectionBody } from '@relab/contract/content';
import type { Database } from '@relab/database';
import type { User } from '@relab/server/principal';
import { type RawBuilder, sql } from 'kysely';
import { isReadable, joinCollaborator } from '../../access/access.ts';
import { type DocumentRow, selectDocument } from '../content/document-row.ts';

export interface MembersQuery {
  /** Of the collection: where a query looks, unless a channel says where. */
  readonly spaceId: string;
  readonly channelId: string | undefined;
  readonly language: string;
  readonly user: User;
  readonly limit: number;
  readonly offset: number;
}

interface Chosen {
  readonly joined: RawBuilder<unknown>;
  readonly where: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
}

/** Drafts stand before what is published, where they would be when they go out. */
const orders = {
  publishedDate: sql`c.published_date desc nulls first, c.content_key`,
  title: sql`lower(c.title), c.content_key`,
} as const;

function choose(body: CollectionBody, isHere: RawBuilder<boolean>): Chosen {
  if (body.source === 'manual') {
    return {
      joined: sql`join unnest(${body.contentKeys}::text[]) with ordinality as member (content_key, position)
        on member.content_key = c.content_key`,
      where: sql`true`,
      order: sql`member.position`,
    };
  }
  const { contentTypeFQN, sortBy = 'publishedDate' } = body;
  return {
    joined: sql``,
    where: contentTypeFQN === undefined ? isHere : sql`${isHere} and c.type_name = ${contentTypeFQN}`,
    order: orders[sortBy],
  };
}

/**
 * A page of what a collection would hold if all were published as it is written now, as far as whoever asks may read it: each
 * in its latest version, in the language where it has that, else in its own.
 */
export async function readAuthoringMembers(
  database: Database,
  body: CollectionBody,
  { spaceId, channelId, language, user, limit, offset }: MembersQuery,
): Promise<{ readonly rows: readonly DocumentRow[]; readonly total: number }> {
  const goesOut =
    channelId === undefined
      ? sql<boolean>`true`
      : sql<boolean>`exists (select 1 from managed_content_space_channel h
          where h.space_id = c.space_id and h.channel_id = ${channelId})`;
  const isHere = channelId === undefined ? sql<boolean>`c.space_id = ${spaceId}` : goesOut;
  const { joined, where, order } = choose(body, isHere);
  const wanted = sql`where ${isReadable(user)} and ${goesOut} and ${where}`;
  const most = body.source === 'query' ? (body.most ?? null) : null;
  const { rows: counted } = await sql<{ total: number }>`
    select least(count(*), ${most}::int)::int as total
    from managed_content c join managed_content_space s on s.id = c.space_id
    ${joinCollaborator(user, sql`c.folder_id`)} ${joined} ${wanted}`.execute(database);
  const total = counted[0]?.total ?? 0;
  const size = Math.max(0, Math.min(limit, total - offset));
  if (size === 0) return { rows: [], total };
  const { rows } = await sql<DocumentRow>`${selectDocument(user)} ${joined} ${wanted}
    and v.id = x.latest_version_id and x.id = (
      select best.id from managed_content_variant best
      where best.content_id = c.id and (best.language = ${language} or best.id = c.primary_variant_id)
      order by best.language = ${language} desc limit 1)
    order by ${order} limit ${size} offset ${offset}`.execute(database);
  return { rows, total };
}
