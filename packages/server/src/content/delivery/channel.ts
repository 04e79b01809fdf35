import { apiVersion } from '@relab/contract';
import type { Database } from '@relab/database';
import { type RawBuilder, sql } from 'kysely';
import { notFound } from '../not-found.ts';

/** Where content is delivered to. */
export interface Channel {
  readonly id: string;
  /** Null where it is of no site. */
  readonly siteId: string | null;
  readonly name: string;
  readonly type: string;
  readonly language: string;
  /** Another one with every change of what is delivered. */
  readonly revision: string;
}

/** A channel by its own id, or by that of its site. A site is also the community that comes to it. */
export type ChannelName =
  | { readonly siteId: string }
  | { readonly channelId: string }
  | { readonly communityId: string };

const isNamed = (name: ChannelName): RawBuilder<boolean> =>
  'channelId' in name
    ? sql`id = ${name.channelId}`
    : sql`site_id = ${'siteId' in name ? name.siteId : name.communityId}`;

export async function findChannel(database: Database, name: ChannelName): Promise<Channel> {
  const { rows } = await sql<Channel>`
    select id, site_id as "siteId", name, type, default_language as language, revision
    from managed_content_channel where ${isNamed(name)}`.execute(database);
  if (!rows[0]) throw notFound();
  return rows[0];
}

const channelPath = ({ id }: Channel): string =>
  `/services/data/${apiVersion}/connect/cms/delivery/channels/${id}`;

export const contentPath = (channel: Channel, key: string): string =>
  `${channelPath(channel)}/contents/${key}`;

export interface ChannelSummary {
  [name: string]: unknown;
  id: string;
  name: string;
  type: string;
}

export const channelSummary = (channel: Channel, baseUrl: string): ChannelSummary => ({
  domainUrl: new URL(baseUrl).origin,
  id: channel.id,
  name: channel.name,
  resourceUrl: channelPath(channel),
  target: { id: channel.siteId ?? channel.id },
  type: channel.type,
});
