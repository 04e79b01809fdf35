import type { ConfigFor } from '@relab/contract';
import { type CollectionBody, type listContentInternal, readCollectionBody } from '@relab/contract/content';
import type { Database, Row } from '@relab/database';
import { type RawBuilder, sql } from 'kysely';
import type { Channel } from '../delivery/channel.ts';
import { type MemberClauses, membersOf } from '../delivery/collection-members.ts';
import {
  bestOf,
  countedInBestLanguage,
  type DeliveredRow,
  inBestLanguage,
  languagesFor,
  readDelivered,
} from '../delivery/delivered.ts';
import { collectionType } from '../types/content-types.ts';
import { searchContents } from './search-contents.ts';
import { wordQuery } from './search-terms.ts';
import { isOfType } from './type-name.ts';

export type CommunityQuery = ConfigFor<typeof listContentInternal>;

type OwnColumns = Row<'delivered_content', 'version_id'> &
  Row<'managed_content', 'created_date' | 'created_by_id'> &
  Row<'content_type', 'schema'> & {
    readonly updated_date: Date;
    /** Of the version that is delivered. */
    readonly updated_by_id: string | null;
    readonly primary_language: string;
    readonly topics: readonly { readonly id: string; readonly name: string }[];
  };

export type CommunityRow = DeliveredRow & OwnColumns;

export interface CommunityPage {
  readonly rows: readonly CommunityRow[];
  /** Of a search for words, `maxCounted` at the most. */
  readonly total: number;
  readonly totalTypes: number;
}

/** What a collection holds that does not exist. */
const nothing: CollectionBody = { source: 'manual', contentKeys: [] };

async function clausesOf(
  database: Database,
  channel: Channel,
  query: CommunityQuery,
): Promise<MemberClauses> {
  const { collectionName: name } = query;
  if (name === undefined)
    return { joined: sql``, where: sql``, order: sql`d.published_date desc, d.content_key` };
  const [collection] = await readDelivered(
    database,
    sql`where d.channel_id = ${channel.id} and d.type_name = ${collectionType}
      and ${name} in (d.content_key, d.content_id, d.url_name, d.title)
      ${bestOf(languagesFor(channel, query.language), sql`d.content_key = ${name} desc, d.url_name = ${name} desc nulls last, d.published_date desc`)}`,
  );
  return membersOf(collection ? readCollectionBody(collection.body) : nothing);
}

/** Selected, the terms are looked up once and not for each row. */
const hasTopic = (topics: readonly string[]): RawBuilder<boolean> => sql`d.term_ids && array(
  select term.id from content_taxonomy_term term where term.id = any (${topics}) or term.label = any (${topics}))`;

/** Asked of each row that the other conditions leave. */
const hasWords = (words: string): RawBuilder<boolean> => sql`(
  select s.document @@ (select ${words}::tsquery) from delivered_content_search s
  where s.channel_id = d.channel_id and s.content_key = d.content_key and s.language = d.language)`;

// A list of contents does not contain collections unless they are requested.
const isOfListedType = ({ managedContentType }: CommunityQuery): RawBuilder<boolean> =>
  managedContentType === undefined ? sql`d.type_name <> ${collectionType}` : isOfType(managedContentType);

function conditionsOf(
  channel: Channel,
  query: CommunityQuery,
  words: string | undefined,
): readonly RawBuilder<unknown>[] {
  const { contentKeys, managedContentIds, managedContentType, topics, urlNameInList } = query;
  const isNamed = contentKeys ?? managedContentIds;
  return [
    sql`d.channel_id = ${channel.id}`,
    ...(contentKeys ? [sql`d.content_key = any (${contentKeys})`] : []),
    ...(managedContentIds ? [sql`d.content_id = any (${managedContentIds})`] : []),
    ...(urlNameInList ? [sql`d.url_name = any (${urlNameInList})`] : []),
    ...(topics ? [hasTopic(topics)] : []),
    ...(words === undefined ? [] : [hasWords(words)]),
    ...(managedContentType === undefined && isNamed ? [] : [isOfListedType(query)]),
  ];
}

/** Whether everything that a channel delivers is searched, and not only what is named or of a collection. */
const isOfAll = ({
  collectionName,
  contentKeys,
  managedContentIds,
  urlNameInList,
}: CommunityQuery): boolean =>
  (collectionName ?? contentKeys ?? managedContentIds ?? urlNameInList) === undefined;

const ownJoins = sql`join managed_content c on c.id = d.content_id
  join managed_content_variant x on x.id = c.primary_variant_id`;

const ownColumns = sql<OwnColumns>`, d.version_id, c.created_date, c.created_by_id, v.created_date as updated_date,
  v.created_by_id as updated_by_id,
  x.language as primary_language, t.schema, coalesce((
    select jsonb_agg(jsonb_build_object('id', term.id, 'name', term.label) order by term.label, term.id)
    from content_taxonomy_term term where term.id = any (d.term_ids)), '[]') as topics`;

/** What of all that a channel delivers has the words. */
async function findByWords(
  database: Database,
  channel: Channel,
  query: CommunityQuery,
  words: string,
): Promise<Omit<CommunityPage, 'totalTypes'>> {
  const { page = 0, pageSize = 25 } = query;
  const { found, total } = await searchContents(database, {
    channelId: channel.id,
    languages: languagesFor(channel, query.language),
    query: words,
    condition: query.topics
      ? sql`${isOfListedType(query)} and ${hasTopic(query.topics)}`
      : isOfListedType(query),
    limit: pageSize,
    offset: page * pageSize,
  });
  if (found.length === 0) return { rows: [], total };
  const [keys, languages] = [found.map((one) => one.content_key), found.map((one) => one.language)];
  const rows = await readDelivered(
    database,
    sql`where d.channel_id = ${channel.id} order by hit.place`,
    sql`${ownJoins} join unnest(${keys}::text[], ${languages}::text[]) with ordinality as hit (content_key, language, place)
      on hit.content_key = d.content_key and hit.language = d.language`,
    ownColumns,
  );
  return { rows, total };
}

/** A page of the contents that a channel delivers and that match, the newest first or in the order of a collection. */
export async function findContents(
  database: Database,
  channel: Channel,
  query: CommunityQuery,
): Promise<CommunityPage> {
  const words = query.queryTerm === undefined ? undefined : wordQuery(query.queryTerm);
  // The number of types that a search finds is not returned.
  if (words !== undefined && isOfAll(query))
    return { ...(await findByWords(database, channel, query, words)), totalTypes: 0 };
  const { page = 0, pageSize = 25 } = query;
  const { joined, where: isMember, order } = await clausesOf(database, channel, query);
  const languages = languagesFor(channel, query.language);
  const where = sql`where ${sql.join(conditionsOf(channel, query, words), sql` and `)} ${isMember}`;
  const { rows: counted } = await sql<Pick<CommunityPage, 'total' | 'totalTypes'>>`
    select count(*)::int as total, count(distinct d.type_name)::int as "totalTypes"
    from delivered_content d join managed_content_version v on v.id = d.version_id ${joined} ${where}
      and ${countedInBestLanguage(languages)}`.execute(database);
  const rows = await readDelivered(
    database,
    sql`${where} and ${inBestLanguage(languages)} order by ${order} limit ${pageSize} offset ${page * pageSize}`,
    sql`${ownJoins} ${joined}`,
    ownColumns,
  );
  const { total = 0, totalTypes = 0 } = counted[0] ?? {};
  return { rows, total, totalTypes };
}
