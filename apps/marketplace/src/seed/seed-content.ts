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
import homeView from '../content/home-view.json' with { type: 'json' };
import { siteId } from '../shop/shop.ts';

/** A picture of the site itself; `scene` names it to the renderer. */
export interface SceneSource {
  readonly scene: string;
}

const articleType = { fullyQualifiedName: 'sfdc_cms__news', name: 'News' };
const viewType = { fullyQualifiedName: 'sfdc_cms__view', name: 'View' };
const publishedDate = new Date('2026-09-01T08:00:00Z');
const sizes: Readonly<Record<string, readonly [width: number, height: number]>> = {
  hero: [1920, 602],
  sell: [1200, 900],
};
const guideSize = [1200, 900] as const;

const articleKey = (article: Article): string => contentKey(`content ${article.urlName}`);
const pictureKey = (article: Article): string => contentKey(`scene ${article.picture.scene}`);

/** The key of the view that the home page is. */
export const homeViewKey = contentKey('view home');
const gridKey = contentKey(`collection ${homeGrid.urlName}`);

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
  publishedDate,
  body: {
    title: article.title,
    excerpt: article.excerpt,
    body: article.body,
    bannerImage: { contentKey: pictureKey(article) },
  },
});

const homeViewContent: PublishedContent = {
  contentKey: homeViewKey,
  type: viewType.fullyQualifiedName,
  title: homeView.title,
  urlName: homeView.viewType,
  publishedDate,
  body: homeView,
};

/** Publishes what the site says: the home page's items, its grid and the guides. Doing it again changes nothing. */
export async function seedContent(database: Database): Promise<void> {
  const articles = [hero, sell, ...guides];
  await putMedia(database, articles.map(pictureOf));
  await publishContent(database, {
    site: { id: siteId, name: 'Relab' },

    contents: [...articles.map(contentOf), homeViewContent],
    collections: [
      {
        collectionKey: gridKey,
        title: homeGrid.title,
        urlName: homeGrid.urlName,
        contentKeys: guides.map(articleKey),
      },
    ],
  });
}
