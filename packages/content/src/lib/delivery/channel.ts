import { type Database, requirePrimary, sharedDatabase, sourceOf } from '@relab/database';
import { CompiledQuery, type InferResult } from 'kysely';
import { notFound } from '../errors.ts';
import { contentUrl } from '../representations.ts';
import { type SharedRead, shareReads } from './share-reads.ts';

/** Where content is delivered to; `siteId` is null where it is of no site, `revision` changes with what is delivered. */
export type Channel = InferResult<ReturnType<typeof channelBy>>[number];

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

const channelBy = (database: Database, [column, value]: By) =>
  database
    .selectFrom('managed_content_channel')
    .select(['id', 'site_id as siteId', 'name', 'type', 'default_language as language', 'revision'])
    .where(column, '=', value);

/** By column. Each delivery looks at its channel, and building the statement takes longer than sending it. */
const texts = new Map<By[0], string>();

async function readChannel(database: Database, by: By): Promise<Channel> {
  const [column, value] = by;
  const text = texts.get(column) ?? channelBy(database, by).compile().sql;
  texts.set(column, text);
  const { rows } = await database.executeQuery<Channel>(CompiledQuery.raw(text, [value]));
  const [channel] = rows;
  if (!channel) throw notFound();
  return channel;
}

export type FindChannel = (database: Database, name: ChannelName) => Promise<Channel>;

export const findChannel: FindChannel = (database, name) => readChannel(database, byOf(name));

/** The same for concurrent requests, which share their reads of a database. */
export function channelFinder(): FindChannel {
  const reads = new WeakMap<Database, SharedRead<Channel>>();
  return (database, name) => {
    requirePrimary(database, 'What is delivered');
    const source = sourceOf(database);
    const shared = reads.get(source) ?? shareReads<Channel>();
    reads.set(source, shared);
    const by = byOf(name);
    return shared(by.join(' '), () => readChannel(sharedDatabase(database), by));
  };
}

export const contentPath = (channel: Channel, key: string): string =>
  `${contentUrl('delivery/channels', channel.id)}/contents/${key}`;

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
  resourceUrl: contentUrl('delivery/channels', channel.id),
  target: { id: channel.siteId ?? channel.id },
  type: channel.type,
});
