import { type Document, type RecordPart, recordsOf } from '@relab/store';
import type { Client } from '../client/client.ts';
import { clientToken } from './client-token.ts';
import { type PageRange, pageIndexOf, storePageIndex } from './page-index.ts';

/** A page as it is cached: its records by their ids. */
interface CachedPage {
  readonly offset: number;
  readonly document: Document;
  readonly rows: RecordPart & { readonly ids: readonly string[] };
  readonly isLast: boolean;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Undefined where the page is not cached, or not fresh. */
function cachedPage(client: Client, { key, offset }: PageRange): CachedPage | undefined {
  const query = recordsOf(client.store).documentQuery(key);
  if (query.read().state !== 'Fulfilled') return undefined;
  const { content, expiresAt } = client.store.entry(key);
  const document = content as Document;
  const rows = document.parts.find((part) => 'ids' in part && Array.isArray(part.ids)) as
    | CachedPage['rows']
    | undefined;
  const { count, nextPageToken } = Object(document.value) as Record<string, unknown>;
  // Where something else than a record was among them, their positions are unknown.
  if (!rows || rows.ids.length !== count) return undefined;
  return { offset, document, rows, isLast: nextPageToken === null, expiresAt };
}

/** The cached pages that contain all of a requested one, in their order; undefined where a part of it is in none. */
function covering(
  pages: readonly CachedPage[],
  { offset, size }: PageRange,
): readonly CachedPage[] | undefined {
  const used: CachedPage[] = [];
  let reached = offset;
  while (reached < offset + size) {
    const next = pages.find((page) => page.offset <= reached && reached < page.offset + page.rows.ids.length);
    if (!next) return undefined;
    used.push(next);
    reached = next.offset + next.rows.ids.length;
    if (next.isLast) break;
  }
  return used;
}

/** Keeps a page that is put together from others, for as long as they hold. */
function publishFrom(client: Client, { key, offset, size }: PageRange, pages: readonly CachedPage[]): void {
  const [first] = pages;
  const last = pages.at(-1);
  if (!first || !last) return;
  const end = last.offset + last.rows.ids.length;
  const ids = pages.flatMap((page, index) => {
    const from =
      index === 0 ? offset : (pages[index - 1]?.offset ?? 0) + (pages[index - 1]?.rows.ids.length ?? 0);
    return page.rows.ids.slice(from - page.offset, offset + size - page.offset);
  });
  const behind = offset + ids.length;
  const value = {
    ...Object(first.document.value),
    count: ids.length,
    pageSize: size,
    currentPageToken: clientToken(offset),
    nextPageToken: last.isLast && behind >= end ? null : clientToken(behind),
    previousPageToken: offset > 0 ? clientToken(Math.max(0, offset - size)) : null,
  };
  const optionalFields = [...new Set(pages.flatMap(({ rows }) => rows.optionalFields ?? []))];
  const part: RecordPart = { at: first.rows.at, ids, fields: [], optionalFields };
  const lifetime = Math.min(...pages.map(({ expiresAt }) => expiresAt)) - client.store.now();
  client.store.publish(key, { value, parts: [part] } satisfies Document, lifetime);
}

/** Answers a page that was not read before from pages of other sizes, where all of it is in them and fresh. */
export function fillPage(client: Client, list: string, needed: PageRange): void {
  if (client.store.entry(needed.key).content !== undefined) return;
  const pages = pageIndexOf(client, list).pages.flatMap((page) => cachedPage(client, page) ?? []);
  const used = covering(pages, needed);
  if (used) publishFrom(client, needed, used);
}

/** Puts a page that was just read among those of its list, and renews those that lie within it. */
export function sharePage(client: Client, list: string, read: PageRange): void {
  const places = pageIndexOf(client, list);
  const others = places.pages.filter(
    ({ key }) => key !== read.key && client.store.entry(key).content !== undefined,
  );
  storePageIndex(client, list, { ...places, pages: [...others, read] });
  const cached = cachedPage(client, read);
  if (!cached) return;
  for (const other of others) {
    const used = covering([cached], other);
    if (used) publishFrom(client, other, used);
  }
}
