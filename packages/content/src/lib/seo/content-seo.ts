import { normalizeId } from '@relab/contract';
import type { SeoProperties } from '@relab/contract/content';
import { sql } from 'kysely';
import type { Channel } from '../delivery/channel.ts';
import type { DeliveryContext } from '../delivery/deliver-content.ts';
import { languagesFor } from '../delivery/delivered.ts';
import { filledBody } from '../delivery/delivered-bodies.ts';
import { readNamedContent } from '../delivery/named-content.ts';
import { notFound } from '../errors.ts';
import { pageMixin } from '../types/content-types.ts';
import { briefText } from './brief-text.ts';
import type { SitePages } from './site-pages.ts';
import { writtenHead } from './written-head.ts';

/** A URL name of 15 letters and digits looks like an id, and was extended to 18 characters on the way. */
const namesOf = (name: string): readonly string[] =>
  /^[A-Za-z0-9]{18}$/.test(name) && normalizeId(name.slice(0, 15)) === name
    ? [name, name.slice(0, 15)]
    : [name];

/** Metadata for search engines of a published content: by its key, its id or its URL name. */
export async function contentSeo(
  channel: Channel,
  { recordId, fields }: { readonly recordId: string; readonly fields: readonly string[] },
  pages: SitePages,
  { database, baseUrl }: DeliveryContext,
): Promise<SeoProperties> {
  const names = namesOf(recordId);
  const languages = languagesFor(channel, undefined);
  const page = await readNamedContent(database, { channelId: channel.id, names, languages });
  const [row] = page.rows;
  if (!row) throw notFound();
  const body = filledBody(row, page.media);
  const translations = await database
    .selectFrom('delivered_content as d')
    .innerJoin('content_type as t', 't.fully_qualified_name', 'd.type_name')
    .select(['d.language', 'd.url_name', sql<boolean>`${pageMixin} = any (t.mixins)`.as('has_page')])
    .where('d.channel_id', '=', channel.id)
    .where('d.content_key', '=', row.content_key)
    .orderBy('d.language')
    .execute();
  const urls = Object.fromEntries(
    translations.flatMap(({ language, url_name: urlName, has_page: hasPage }) => {
      const { content_key: contentKey, type_name: typeName } = row;
      const path = hasPage ? pages.content({ contentKey, urlName, typeName, language }) : undefined;
      return path === undefined ? [] : [[language, new URL(path, baseUrl).href]];
    }),
  );
  const shown: Record<string, SeoProperties['fields'][string]> = {};
  const complexFields: Record<string, SeoProperties['complexFields'][string]> = {};
  for (const name of fields) {
    const value: unknown = Object.hasOwn(body, name) ? body[name] : undefined;
    shown[name] =
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      complexFields[name] = { ...value };
  }
  const head = writtenHead(body);
  const own = urls[row.language];
  return {
    title: head.title || body.title || row.title,
    description: head.description || briefText(body.excerpt, 'text') || briefText(body.body, 'html'),
    customHeadTags: '',
    canonicalUrl: head.canonicalUrl === '' ? (own ?? null) : new URL(head.canonicalUrl, baseUrl).href,
    hrefLangUrls: urls,
    isSeoIndexed: own !== undefined && head.isListed,
    recordName: row.title,
    objectName: row.type_label,
    fields: shown,
    complexFields,
  };
}
