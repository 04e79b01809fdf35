import { apiVersion } from '@relab/contract';
import { type Database, sharedDatabase, sourceOf } from '@relab/database';
import { sql } from 'kysely';
import { notFound } from '../not-found.ts';
import { type SharedRead, shareReads } from './share-reads.ts';

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

type By = readonly [column: 'id' | 'site_id', value: string];

const byOf = (name: ChannelName): By =>
  'channelId' in name
    ? ['id', name.channelId]
    : ['site_id', 'siteId' in name ? name.siteId : name.communityId];

async function readChannel(database: Database, [column, value]: By): Promise<Channel> {
  const { rows } = await sql<Channel>`
    select id, site_id as "siteId", name, type, default_language as language, revision
    from managed_content_channel where ${sql.ref(column)} = ${value}`.execute(database);
  if (!rows[0]) throw notFound();
  return rows[0];
}

export type FindChannel = (database: Database, name: ChannelName) => Promise<Channel>;

export const findChannel: FindChannel = (database, name) => readChannel(database, byOf(name));

/** The same where many ask at once: they share what they ask of a database. */
export function channelFinder(): FindChannel {
  const reads = new WeakMap<Database, SharedRead<Channel>>();
  return (database, name) => {
    const source = sourceOf(database);
    const shared = reads.get(source) ?? shareReads<Channel>();
    reads.set(source, shared);
    const by = byOf(name);
    return shared(by.join(' '), () => readChannel(sharedDatabase(database), by));
  };
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
