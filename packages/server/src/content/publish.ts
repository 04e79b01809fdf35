import { createHash } from 'node:crypto';
import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { isMediaKey } from '../media/index.ts';
import { newId } from '../objects/index.ts';
import { type ContentBodyInput, cleanBody } from './content-body.ts';
import { isContentKey } from './content-key.ts';

export interface PublishedMedia {
  readonly contentKey: string;
  /** Names the renderer. */
  readonly kind: string;
  /** What the renderer needs; the version comes from it. */
  readonly source: unknown;
  readonly title: string;
  readonly altText?: string | null;
  readonly mimeType: string;
  readonly width?: number | null;
  readonly height?: number | null;
  /** The smaller, the sooner it is prepared; 1000 unless told otherwise. */
  readonly rank?: number;
}

export interface PublishedContent {
  readonly contentKey: string;
  /** A type of `types`. */
  readonly type: string;
  readonly title: string;
  readonly urlName?: string | null;
  readonly body: ContentBodyInput;
  readonly language?: string;
  readonly publishedDate?: Date;
}

export interface PublishedCollection {
  readonly collectionKey: string;
  readonly title: string;
  readonly urlName?: string | null;
  /** In the order they are shown. */
  readonly contentKeys: readonly string[];
  readonly language?: string;
  readonly publishedDate?: Date;
}

export interface Publication {
  readonly site: { readonly id: string; readonly name: string; readonly language?: string };
  readonly types?: readonly { readonly fullyQualifiedName: string; readonly name: string }[];
  readonly contents?: readonly PublishedContent[];
  readonly collections?: readonly PublishedCollection[];
}

function requireKey(key: string): string {
  if (isContentKey(key)) return key;
  throw new Error(`"${key}" is no content key: MC and 26 characters of A-Z and 2-7.`);
}

/** Puts pictures and documents in, many at a time; a changed source gets a new version and loses its placeholder. */
export async function putMedia(database: Database, media: readonly PublishedMedia[]): Promise<void> {
  const rows = media.map((one) => {
    if (!isMediaKey(one.contentKey)) throw new Error(`"${one.contentKey}" is no media key.`);
    const source = JSON.stringify(one.source ?? null);
    const version = createHash('sha256').update(`${one.kind}\0${source}`).digest('base64url').slice(0, 12);
    return {
      content_key: one.contentKey,
      kind: one.kind,
      source: one.source ?? null,
      title: one.title,
      alt_text: one.altText ?? null,
      mime_type: one.mimeType,
      width: one.width ?? null,
      height: one.height ?? null,
      version,
      rank: one.rank ?? 1000,
    };
  });
  for (let start = 0; start < rows.length; start += 1000) {
    const part = JSON.stringify(rows.slice(start, start + 1000));
    await sql`
      insert into media (content_key, kind, source, title, alt_text, mime_type, width, height, version, rank)
      select content_key, kind, source, title, alt_text, mime_type, width, height, version, rank
      from jsonb_to_recordset(${part}::jsonb) as given (
        content_key text, kind text, source jsonb, title text, alt_text text, mime_type text,
        width integer, height integer, version text, rank integer)
      on conflict (content_key) do update set
        kind = excluded.kind, source = excluded.source, title = excluded.title, alt_text = excluded.alt_text,
        mime_type = excluded.mime_type, width = excluded.width, height = excluded.height, rank = excluded.rank,
        version = excluded.version,
        placeholder = case when media.version = excluded.version then media.placeholder end`.execute(
      database,
    );
  }
}

async function putContent(
  database: Database,
  site: string,
  language: string,
  one: PublishedContent,
): Promise<void> {
  const body = JSON.stringify(cleanBody(one.body));
  await sql`
    insert into content (content_key, managed_content_id, site_id, type_name, title, url_name, body, language, published_date)
    values (${requireKey(one.contentKey)}, ${newId('20Y')}, ${site}, ${one.type}, ${one.title}, ${one.urlName ?? null},
      ${body}::jsonb, ${one.language ?? language}, ${one.publishedDate ?? new Date()})
    on conflict (content_key) do update set
      site_id = excluded.site_id, type_name = excluded.type_name, title = excluded.title, url_name = excluded.url_name,
      body = excluded.body, language = excluded.language, published_date = excluded.published_date`.execute(
    database,
  );
}

async function putCollection(
  database: Database,
  site: string,
  language: string,
  one: PublishedCollection,
): Promise<void> {
  const key = requireKey(one.collectionKey);
  await sql`
    insert into content_collection (collection_key, id, site_id, title, url_name, language, published_date)
    values (${key}, ${newId('20Y')}, ${site}, ${one.title}, ${one.urlName ?? null}, ${one.language ?? language},
      ${one.publishedDate ?? new Date()})
    on conflict (collection_key) do update set
      site_id = excluded.site_id, title = excluded.title, url_name = excluded.url_name, language = excluded.language,
      published_date = excluded.published_date`.execute(database);
  await sql`delete from content_collection_member where collection_key = ${key}`.execute(database);
  await sql`
    insert into content_collection_member (collection_key, position, content_key)
    select ${key}, position, content_key
    from unnest(${one.contentKeys}::text[]) with ordinality as member (content_key, position)`.execute(
    database,
  );
}

/** Publishes contents and collections to a site; publishing the same keys again replaces what they held. All or nothing. */
export async function publishContent(database: Database, publication: Publication): Promise<void> {
  const { site, types = [], contents = [], collections = [] } = publication;
  const language = site.language ?? 'en_US';
  await database.transaction().execute(async (transaction) => {
    await sql`
      insert into content_site (id, channel_id, name, default_language)
      values (${site.id}, ${newId('0ap')}, ${site.name}, ${language})
      on conflict (id) do update set name = excluded.name, default_language = excluded.default_language`.execute(
      transaction,
    );
    for (const { fullyQualifiedName, name } of types) {
      await sql`
        insert into content_type (fully_qualified_name, name) values (${fullyQualifiedName}, ${name})
        on conflict (fully_qualified_name) do update set name = excluded.name`.execute(transaction);
    }
    for (const content of contents) await putContent(transaction, site.id, language, content);
    for (const collection of collections) await putCollection(transaction, site.id, language, collection);
  });
}
