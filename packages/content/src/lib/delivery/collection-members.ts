import type { CollectionBody } from '@relab/contract/content';
import type { Database, Row } from '@relab/database';
import { type RawBuilder, sql } from 'kysely';
import { countedInBestLanguage, inBestLanguage } from './delivered.ts';
import { type DeliveredPage, readDeliveredPage } from './delivered-page.ts';

export interface MembersQuery {
  readonly channelId: string;
  readonly languages: readonly string[];
  readonly limit: number;
  readonly offset: number;
}

export type MemberType = Row<'content_type', 'fully_qualified_name' | 'schema'>;

/** What of `d` a collection holds. */
export interface MemberClauses {
  readonly joined: RawBuilder<unknown>;
  readonly where: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
}

const orders = {
  publishedDate: sql`d.published_date desc, d.content_key`,
  title: sql`lower(d.title), d.content_key`,
} as const;

export function membersOf(body: CollectionBody): MemberClauses {
  if (body.source === 'manual') {
    return {
      joined: sql`join unnest(${body.contentKeys}::text[]) with ordinality as member (content_key, position)
        on member.content_key = d.content_key`,
      where: sql``,
      order: sql`member.position`,
    };
  }
  const { contentTypeFQN, sortBy = 'publishedDate' } = body;
  return {
    joined: sql``,
    where: contentTypeFQN === undefined ? sql`` : sql`and d.type_name = ${contentTypeFQN}`,
    order: orders[sortBy],
  };
}

/** The types of what a collection holds: the one that it is of, else those of the contents that the channel delivers. */
export async function readMemberTypes(
  database: Database,
  body: CollectionBody,
  channelId: string,
): Promise<readonly MemberType[]> {
  const { joined } = membersOf(body);
  const isOfMembers =
    body.source === 'query' && body.contentTypeFQN !== undefined
      ? sql<boolean>`t.fully_qualified_name = ${body.contentTypeFQN}`
      : sql<boolean>`exists (
          select 1 from delivered_content d ${joined}
          where d.channel_id = ${channelId} and d.type_name = t.fully_qualified_name)`;
  return await database
    .selectFrom('content_type as t')
    .select(['t.fully_qualified_name', 't.schema'])
    .where(isOfMembers)
    .orderBy('t.fully_qualified_name')
    .execute();
}

/** A page of what a collection holds and the channel delivers; what is not published is left out. */
export async function readMembers(
  database: Database,
  body: CollectionBody,
  { channelId, languages, limit, offset }: MembersQuery,
): Promise<DeliveredPage> {
  const { joined, where, order } = membersOf(body);
  const max = body.source === 'query' ? (body.most ?? null) : null;
  const conditions = sql`where d.channel_id = ${channelId} ${where}`;
  const size = Math.max(0, max === null ? limit : Math.min(limit, max - offset));
  return await readDeliveredPage(database, {
    channelId,
    joined,
    rest: sql`${conditions} and ${inBestLanguage(languages)} order by ${order} limit ${size} offset ${offset}`,
    total: sql`select count(*) from (
      select 1 from delivered_content d ${joined} ${conditions} and ${countedInBestLanguage(languages)} limit ${max}::int
    ) member`,
  });
}
