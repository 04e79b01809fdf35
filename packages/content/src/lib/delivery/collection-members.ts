import type { CollectionBody } from '@relab/contract/content';
import type { Database } from '@relab/database';
import { type RawBuilder, sql } from 'kysely';
import { countedInBestLanguage, type DeliveredRow, inBestLanguage, readDelivered } from './delivered.ts';

export interface MembersQuery {
  readonly channelId: string;
  readonly languages: readonly string[];
  readonly limit: number;
  readonly offset: number;
}

export interface Members {
  readonly rows: readonly DeliveredRow[];
  readonly total: number;
}

export interface MemberType {
  readonly name: string;
  /** JSON Schema of the bodies. */
  readonly schema: Readonly<Record<string, unknown>> | null;
}

/** What of `d` a collection holds. */
export interface Chosen {
  readonly joined: RawBuilder<unknown>;
  readonly where: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
}

const orders = {
  publishedDate: sql`d.published_date desc, d.content_key`,
  title: sql`lower(d.title), d.content_key`,
} as const;

export function membersOf(body: CollectionBody): Chosen {
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
  const named =
    body.source === 'query' && body.contentTypeFQN !== undefined
      ? sql`t.fully_qualified_name = ${body.contentTypeFQN}`
      : sql`exists (
          select 1 from delivered_content d ${joined}
          where d.channel_id = ${channelId} and d.type_name = t.fully_qualified_name)`;
  const { rows } = await sql<MemberType>`
    select t.fully_qualified_name as name, t.schema from content_type t
    where ${named} order by t.fully_qualified_name`.execute(database);
  return rows;
}

/** A page of what a collection holds and the channel delivers; what is not published is left out. */
export async function readMembers(
  database: Database,
  body: CollectionBody,
  { channelId, languages, limit, offset }: MembersQuery,
): Promise<Members> {
  const { joined, where, order } = membersOf(body);
  const most = body.source === 'query' ? (body.most ?? null) : null;
  const wanted = sql`where d.channel_id = ${channelId} ${where}`;
  const size = Math.max(0, most === null ? limit : Math.min(limit, most - offset));
  const [{ rows: counted }, rows] = await Promise.all([
    sql<{ total: number }>`
      select count(*)::int as total from (
        select 1 from delivered_content d ${joined} ${wanted} and ${countedInBestLanguage(languages)} limit ${most}::int
      ) member`.execute(database),
    size === 0
      ? []
      : readDelivered(
          database,
          sql`${wanted} and ${inBestLanguage(languages)} order by ${order} limit ${size} offset ${offset}`,
          joined,
        ),
  ]);
  return { rows, total: counted[0]?.total ?? 0 };
}
