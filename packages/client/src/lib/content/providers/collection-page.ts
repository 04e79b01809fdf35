import type { ContentCollectionItems } from '@relab/contract/content';
import { type DetailLink, detailLink } from './detail-link.ts';
import { mapUrls } from './map-urls.ts';

type CollectionItem = ContentCollectionItems['items'][number];

/** An item as pages know it (S-122): all that was answered, its title and the link to its own page. */
export type CollectionData = CollectionItem & { readonly title: string; readonly link: DetailLink };

/** C-005: one entry of a collection. */
export interface CollectionEntry {
  readonly key: string;
  readonly id: string;
  readonly data: CollectionData;
  /** Its place among those that are shown, counted from 0. */
  readonly index: number;
}

/** A page of a collection, and how to ask for those beside it. Tokens are numbers of pages, counted from 0. */
export interface CollectionPage {
  readonly items: readonly CollectionEntry[];
  /** Of the items of all pages. */
  readonly total: number;
  readonly pageCount: number;
  /** Counted from 1, as paginators count. */
  readonly page: number;
  readonly pageToken: number;
  readonly nextPageToken: number | null;
  readonly previousPageToken: number | null;
}

/** The address at which the site has what a `url` in an item names. */
export type SiteUrl = (url: string) => string;

/** What a server answers a page with that is requested without a size. */
const usualSize = 50;

function entryOf(item: CollectionItem, index: number): CollectionEntry {
  const { id, name, urlName, contentKey, contentType } = item;
  const key = typeof contentKey === 'string' ? contentKey : id;
  // Bodies of the platform's older types stand there without a `contentBody`.
  const title = item.body.contentBody?.title ?? name;
  return { key, id, index, data: { ...item, title, link: detailLink(contentType.name, urlName ?? key) } };
}

/**
 * A response as a page of a collection. C-105, C-106: the next token is one more, null where fewer items came than a page holds;
 * C-107, C-108: the previous one is one less, null on page 0. C-049: with `siteUrl`, addresses in the items are the site's.
 */
export function collectionPage(
  { items, total }: ContentCollectionItems,
  {
    pageToken = 0,
    pageSize = usualSize,
  }: { readonly pageToken?: number | undefined; readonly pageSize?: number | undefined } = {},
  siteUrl?: SiteUrl,
): CollectionPage {
  return {
    items: (siteUrl ? mapUrls(items, siteUrl) : items).map(entryOf),
    total,
    pageCount: Math.ceil(total / pageSize),
    page: pageToken + 1,
    pageToken,
    nextPageToken: items.length < pageSize ? null : pageToken + 1,
    previousPageToken: pageToken === 0 ? null : pageToken - 1,
  };
}
