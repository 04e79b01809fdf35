import type { Database } from '@relab/database';
import {
  contentKey,
  type PublishedContent,
  type PublishedMedia,
  publishContent,
  putMedia,
} from '@relab/server/content';
import type { Article } from '../content/article.ts';
import { guides } from '../content/guides.ts';
import { hero, homeGrid, sell } from '../content/home.ts';
import { siteId } from '../shop/shop.ts';

/** A picture of the site itself; `scene` names it to the renderer. */
export interface SceneSource {
  readonly scene: string;
}

const articleType = { fullyQualifiedName: 'sfdc_cms__news', name: 'News' };
const sizes: Readonly<Record<string, readonly [width: number, height: number]>> = {
  hero: [1920, 602],
  sell: [1200, 900],
};
const guideSize = [1200, 900] as const;

const articleKey = (article: Article): string => contentKey(`content ${article.urlName}`);
const pictureKey = (article: Article): string => contentKey(`scene ${article.picture.scene}`);

/** The keys by which the home page asks for its content. */
export const homeContent = {
  hero: articleKey(hero),
  sell: articleKey(sell),
  grid: contentKey(`collection ${homeGrid.urlName}`),
};

function pictureOf(article: Article): PublishedMedia {
  const { scene, altText } = article.picture;
  const [width, height] = sizes[scene] ?? guideSize;
  const source: SceneSource = { scene };
  return {
    contentKey: pictureKey(article),
    kind: 'scene',
    source,
    title: article.title,
    altText,
    mimeType: 'image/webp',
    width,
    height,
    rank: 1,
  };
}

const contentOf = (article: Article): PublishedContent => ({
  contentKey: articleKey(article),
  type: articleType.fullyQualifiedName,
  title: article.title,
  urlName: article.urlName,
  publishedDate: new Date('2026-09-01T08:00:00Z'),
  body: {
    title: article.title,
    excerpt: article.excerpt,
    body: article.body,
    bannerImage: { contentKey: pictureKey(article) },
  },
});

/** Publishes what the site says: the home page's items, its grid and the guides. Doing it again changes nothing. */
export async function seedContent(database: Database): Promise<void> {
  const articles = [hero, sell, ...guides];
  await putMedia(database, articles.map(pictureOf));
  await publishContent(database, {
    site: { id: siteId, name: 'Relab' },
    types: [articleType],
    contents: articles.map(contentOf),
    collections: [
      {
        collectionKey: homeContent.grid,
        title: homeGrid.title,
        urlName: homeGrid.urlName,
        contentKeys: guides.map(articleKey),
      },
    ],
  });
}
