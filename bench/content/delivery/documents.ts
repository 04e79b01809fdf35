import { contentKey, type NewMedia, type PublishedCollection, type PublishedContent } from '@relab/content';

/** The contents of every server, so that each of them can get the same requests. */

export const site = { id: '0DM000000000001AAA', name: 'Shop' };

const paragraph = '<p>A used instrument, looked over by those who know it, with all that belongs to it.</p>';
const numbers = Array.from({ length: 300 }, (_, number) => number);

export const pictures: readonly NewMedia[] = numbers.map((number) => ({
  contentKey: contentKey(`picture ${number}`),
  kind: 'scene',
  source: number,
  title: `Picture ${number}`,
  altText: `What picture ${number} shows`,
  mimeType: 'image/webp',
  width: 1200,
  height: 900,
}));

export const articles: readonly PublishedContent[] = numbers.map((number) => ({
  contentKey: contentKey(`article ${number}`),
  type: 'sfdc_cms__news',
  title: `Article ${number}`,
  urlName: `article-${number}`,
  body: {
    title: `Article ${number}`,
    body: paragraph.repeat(12),
    bannerImage: { contentKey: contentKey(`picture ${number}`) },
  },
  publishedDate: new Date(Date.UTC(2026, 0, 1) + number * 60_000),
}));

/** How many contents are referenced by the one that is requested with its references. */
export const referenced = 20;

export const referring: PublishedContent = {
  contentKey: contentKey('referring'),
  type: 'sfdc_cms__view',
  title: 'Referring',
  urlName: 'referring',
  body: {
    title: 'Referring',
    related: articles.slice(0, referenced).map((article) => ({ contentKey: article.contentKey })),
  },
  // The oldest, so that no list of the latest has it.
  publishedDate: new Date(Date.UTC(2025, 0, 1)),
};

export const smallCollection: PublishedCollection = {
  collectionKey: contentKey('small collection'),
  title: 'Small collection',
  urlName: 'small-collection',
  contentKeys: articles.slice(0, 4).map((article) => article.contentKey),
};

/** Chosen by hand, a collection has 200 members at most: more of them are chosen by a query. */
export const largeCollection: PublishedContent = {
  contentKey: contentKey('large collection'),
  type: 'sfdc_cms__collection',
  title: 'Large collection',
  urlName: 'large-collection',
  body: { source: 'query', contentTypeFQN: 'sfdc_cms__news', sortBy: 'publishedDate', most: 250 },
};
