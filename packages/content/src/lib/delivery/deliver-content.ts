import type { Content, ContentList } from '@relab/contract/content';
import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { pageUrls } from '../paging.ts';
import { typeSummary } from '../representations.ts';
import { collectionType } from '../types/content-types.ts';
import { withAbsoluteUrls } from './absolute-urls.ts';
import { type Channel, channelSummary, contentPath } from './channel.ts';
import { countedInBestLanguage, type DeliveredRow, inBestLanguage, languagesFor } from './delivered.ts';
import { filledBody } from './delivered-bodies.ts';
import { readDeliveredPage } from './delivered-page.ts';
import { namedBy, type ReferenceQuery, readReferences } from './delivered-references.ts';
import { notFoundOrMoved } from './moved.ts';
import { namedClauses, readNamedContent } from './named-content.ts';
import { type Between, publishedBetween } from './published-between.ts';

export interface DeliveryContext {
  readonly database: Database;
  readonly baseUrl: string;
}

const head = (channel: Channel, row: DeliveredRow) => ({
  contentKey: row.content_key,
  contentType: typeSummary(row),
  language: row.language,
  managedContentId: row.managed_content_id,
  publishedDate: row.published_date.toISOString(),
  resourceUrl: contentPath(channel, row.content_key),
  title: row.title,
  unauthenticatedUrl: null,
  urlName: row.url_name,
});

export interface ContentQuery extends ReferenceQuery {
  readonly language?: string | undefined;
  readonly showAbsoluteUrl?: boolean | undefined;
}

/** By content key, managed content id or URL name. */
export async function deliverContent(
  channel: Channel,
  keyOrId: string,
  query: ContentQuery,
  { database, baseUrl }: DeliveryContext,
): Promise<Content> {
  const languages = languagesFor(channel, query.language);
  const references = { ...query, referenceDepth: query.referenceDepth ?? 1 };
  const name = { channelId: channel.id, names: [keyOrId], languages };
  const page = await readNamedContent(database, name, namedBy(references));
  const [row] = page.rows;
  if (!row) throw await notFoundOrMoved(database, channel, languages, keyOrId);
  const content = {
    ...head(channel, row),
    channelSummary: channelSummary(channel, baseUrl),
    contentBody: filledBody(row, page.media),
    ...(await readReferences(database, channel, languages, page, references)),
  };
  return withAbsoluteUrls(content, query.showAbsoluteUrl ? baseUrl : undefined);
}

export interface ContentsQuery extends ContentQuery, Between {
  readonly contentKeys?: readonly string[] | undefined;
  readonly managedContentIds?: readonly string[] | undefined;
  readonly contentTypeFQN?: string | undefined;
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
  readonly includeContentBody?: boolean | undefined;
}

/** The newest first; bodies only on request. `url` is where another page of the same list is requested. */
export async function deliverContents(
  channel: Channel,
  query: ContentsQuery,
  { database, baseUrl }: DeliveryContext,
  url: (page: number) => string,
): Promise<ContentList> {
  const languages = languagesFor(channel, query.language);
  const { page = 0, pageSize = 25, includeContentBody = false } = query;
  const conditions = [sql`d.channel_id = ${channel.id}`, ...publishedBetween(query)];
  if (query.contentKeys) conditions.push(sql`d.content_key = any(${query.contentKeys})`);
  if (query.managedContentIds) conditions.push(sql`d.content_id = any(${query.managedContentIds})`);
  if (query.contentTypeFQN) conditions.push(sql`d.type_name = ${query.contentTypeFQN}`);
  // A list of contents does not contain collections unless they are requested.
  else if (!query.contentKeys && !query.managedContentIds)
    conditions.push(sql`d.type_name <> ${collectionType}`);
  const where = sql`where ${sql.join(conditions, sql` and `)}`;
  const result = await readDeliveredPage(database, {
    channelId: channel.id,
    rest: sql`${where} and ${inBestLanguage(languages)}
      order by d.published_date desc, d.content_key limit ${pageSize} offset ${page * pageSize}`,
    total: sql`select count(*) from delivered_content d ${where} and ${countedInBestLanguage(languages)}`,
    named: namedClauses(namedBy(query), languages),
  });
  const contents = result.rows.map((row) => ({
    ...head(channel, row),
    ...(includeContentBody ? { contentBody: filledBody(row, result.media) } : {}),
  }));
  const { total } = result;
  const list = {
    channelSummary: channelSummary(channel, baseUrl),
    ...pageUrls({ page, pageSize, total }, url),
    total,
    contents,
    ...(await readReferences(database, channel, languages, result, query)),
  };
  return withAbsoluteUrls(list, query.showAbsoluteUrl ? baseUrl : undefined);
}
