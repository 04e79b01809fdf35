import type { Content, ContentBody, ContentCollectionItems, ContentList } from '@relab/contract/content';
import type { Database } from '@relab/database';
import { type RawBuilder, sql } from 'kysely';
import { mediaAddress } from '../media/index.ts';
import { fillReferences, referencedKeys } from './content-body.ts';
import {
  type ChannelSummary,
  channelSummary,
  contentPath,
  findSite,
  notFound,
  type Site,
  type SiteName,
  sitePath,
} from './site.ts';

interface ContentRow {
  readonly content_key: string;
  readonly managed_content_id: string;
  readonly type_name: string;
  readonly type_label: string;
  readonly title: string;
  readonly url_name: string | null;
  readonly body: unknown;
  readonly language: string;
  readonly published_date: Date;
}

interface MediaRow {
  readonly content_key: string;
  readonly title: string;
  readonly alt_text: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly placeholder: string | null;
  readonly version: string;
}

export interface DeliveryContext {
  readonly database: Database;
  readonly baseUrl: string;
}

const selectContent = sql`
  select content_key, managed_content_id, type_name, content_type.name as type_label, title, url_name, body, language,
    published_date
  from content join content_type on content_type.fully_qualified_name = type_name`;

async function readContents(database: Database, rest: RawBuilder<unknown>): Promise<readonly ContentRow[]> {
  const { rows } = await sql<ContentRow>`${selectContent} ${rest}`.execute(database);
  return rows;
}

async function readMedia(database: Database, keys: Iterable<string>): Promise<readonly MediaRow[]> {
  const wanted = [...keys];
  if (wanted.length === 0) return [];
  const { rows } = await sql<MediaRow>`
    select content_key, title, alt_text, width, height, placeholder, version
    from media where content_key = any(${wanted})`.execute(database);
  return rows;
}

const image = (row: MediaRow): Readonly<Record<string, unknown>> => ({
  contentKey: row.content_key,
  url: `/sfsites/c${mediaAddress(row.content_key, { version: row.version })}`,
  altText: row.alt_text,
  placeholder: row.placeholder,
  width: row.width,
  height: row.height,
});

/** Bodies of several contents with their pictures filled in, in one more statement. */
async function readBodies(database: Database, rows: readonly ContentRow[]): Promise<readonly ContentBody[]> {
  const keys = new Set(rows.flatMap(({ body }) => [...referencedKeys(body)]));
  const media = await readMedia(database, keys);
  const known = new Map(media.map((row) => [row.content_key, image(row)]));
  return rows.map(({ body }) => fillReferences(body, known) as ContentBody);
}

type References = Record<string, { [name: string]: unknown }>;

/** What the bodies name, and what those name, as deep as asked. */
async function readReferences(
  database: Database,
  site: Site,
  rows: readonly ContentRow[],
  depth: number,
): Promise<References | null> {
  if (depth === 0) return null;
  const references: References = {};
  let from = rows;
  for (let level = 0; level < depth && from.length > 0; level++) {
    const keys = [...new Set(from.flatMap(({ body }) => [...referencedKeys(body)]))].filter(
      (key) => !references[key],
    );
    const found =
      keys.length === 0
        ? []
        : await readContents(database, sql`where site_id = ${site.id} and content_key = any(${keys})`);
    for (const row of found) {
      const { content_key: contentKey, managed_content_id: managedContentId, title } = row;
      references[contentKey] = {
        contentKey,
        managedContentId,
        resourceUrl: contentPath(site, contentKey),
        title,
      };
    }
    for (const row of await readMedia(database, keys)) {
      const { content_key: contentKey, title } = row;
      references[contentKey] ??= { contentKey, resourceUrl: contentPath(site, contentKey), title };
    }
    from = found;
  }
  return references;
}

const head = (site: Site, row: ContentRow) => ({
  contentKey: row.content_key,
  contentType: { fullyQualifiedName: row.type_name, name: row.type_label },
  language: row.language,
  managedContentId: row.managed_content_id,
  publishedDate: row.published_date.toISOString(),
  resourceUrl: contentPath(site, row.content_key),
  title: row.title,
  unauthenticatedUrl: null,
  urlName: row.url_name,
});

/** By content key, managed content id or URL name. */
export async function deliverContent(
  name: SiteName,
  keyOrId: string,
  context: DeliveryContext,
): Promise<Content> {
  const { database, baseUrl } = context;
  const site = await findSite(database, name);
  const rows = await readContents(
    database,
    sql`where site_id = ${site.id}
      and (content_key = ${keyOrId} or managed_content_id = ${keyOrId} or url_name = ${keyOrId})
      order by content_key = ${keyOrId} desc, managed_content_id = ${keyOrId} desc limit 1`,
  );
  const [row] = rows;
  const [contentBody] = await readBodies(database, rows);
  if (!row || !contentBody) throw notFound();
  return {
    ...head(site, row),
    channelSummary: channelSummary(site, baseUrl),
    contentBody,
    references: await readReferences(database, site, rows, 1),
    referencesList: null,
  };
}

interface Paging {
  readonly channelSummary: ChannelSummary;
  readonly currentPageUrl: string;
  readonly nextPageUrl: string | null;
  readonly previousPageUrl: string | null;
  readonly total: number;
}

function paging(
  site: Site,
  baseUrl: string,
  at: { page: number; pageSize: number; total: number; url: (page: number) => string },
): Paging {
  const { page, pageSize, total, url } = at;
  return {
    channelSummary: channelSummary(site, baseUrl),
    currentPageUrl: url(page),
    nextPageUrl: (page + 1) * pageSize < total ? url(page + 1) : null,
    previousPageUrl: page > 0 ? url(page - 1) : null,
    total,
  };
}

export interface ContentQuery {
  readonly contentKeys?: readonly string[] | undefined;
  readonly managedContentIds?: readonly string[] | undefined;
  readonly contentTypeFQN?: string | undefined;
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
  readonly referenceDepth?: number | undefined;
  readonly includeContentBody?: boolean | undefined;
}

/** The newest first; bodies only when asked for. `url` is where a page of the same list is asked for. */
export async function deliverContents(
  name: SiteName,
  query: ContentQuery,
  context: DeliveryContext,
  url: (page: number) => string,
): Promise<ContentList> {
  const { database, baseUrl } = context;
  const site = await findSite(database, name);
  const { page = 0, pageSize = 25, includeContentBody = false, referenceDepth = 0 } = query;
  const conditions = [sql`site_id = ${site.id}`];
  if (query.contentKeys) conditions.push(sql`content_key = any(${query.contentKeys})`);
  if (query.managedContentIds) conditions.push(sql`managed_content_id = any(${query.managedContentIds})`);
  if (query.contentTypeFQN) conditions.push(sql`type_name = ${query.contentTypeFQN}`);
  const where = sql`where ${sql.join(conditions, sql` and `)}`;
  const { rows: counted } = await sql<{
    total: number;
  }>`select count(*) as total from content ${where}`.execute(database);
  const rows = await readContents(
    database,
    sql`${where} order by published_date desc, content_key limit ${pageSize} offset ${page * pageSize}`,
  );
  const bodies = includeContentBody ? await readBodies(database, rows) : [];
  const contents = rows.map((row, index) => {
    const contentBody = bodies[index];
    return { ...head(site, row), ...(contentBody ? { contentBody } : {}) };
  });
  return {
    ...paging(site, baseUrl, { page, pageSize, total: counted[0]?.total ?? 0, url }),
    contents,
    references: await readReferences(database, site, rows, referenceDepth),
    referencesList: null,
  };
}

interface CollectionRow {
  readonly collection_key: string;
  readonly id: string;
  readonly title: string;
  readonly url_name: string | null;
  readonly language: string;
  readonly published_date: Date;
}

export interface CollectionQuery {
  readonly pageSize?: number | undefined;
  readonly pageToken?: number | undefined;
}

/** The members of a collection in their order, each with its body (S-122). */
export async function deliverCollection(
  name: SiteName,
  keyOrId: string,
  { pageSize = 50, pageToken = 0 }: CollectionQuery,
  context: DeliveryContext,
): Promise<ContentCollectionItems> {
  const { database, baseUrl } = context;
  const site = await findSite(database, name);
  const { rows: found } = await sql<CollectionRow>`
    select collection_key, id, title, url_name, language, published_date from content_collection
    where site_id = ${site.id} and (collection_key = ${keyOrId} or id = ${keyOrId} or url_name = ${keyOrId})
    order by collection_key = ${keyOrId} desc limit 1`.execute(database);
  const [collection] = found;
  if (!collection) throw notFound();
  const { collection_key: collectionKey } = collection;
  const { rows: counted } = await sql<{ total: number }>`
    select count(*) as total from content_collection_member where collection_key = ${collectionKey}`.execute(
    database,
  );
  const rows = await readContents(
    database,
    sql`join content_collection_member using (content_key) where collection_key = ${collectionKey}
      order by position limit ${pageSize} offset ${pageToken * pageSize}`,
  );
  const bodies = await readBodies(database, rows);
  const items = rows.map((row, index) => ({
    body: { contentBody: bodies[index] ?? {} },
    contentType: { fullyQualifiedName: row.type_name, name: row.type_label },
    id: row.content_key,
    name: row.title,
    urlName: row.url_name,
  }));
  const url = (page: number): string =>
    `${sitePath(site)}/collections/${collectionKey}?pageToken=${page}&pageSize=${pageSize}`;
  return {
    ...paging(site, baseUrl, { page: pageToken, pageSize, total: counted[0]?.total ?? 0, url }),
    collectionKey,
    collectionType: { fullyQualifiedName: 'sfdc_cms__collection', name: 'Collection' },
    id: collection.id,
    items,
    language: collection.language,
    publishedDate: collection.published_date.toISOString(),
    title: collection.title,
    urlName: collection.url_name,
  };
}
