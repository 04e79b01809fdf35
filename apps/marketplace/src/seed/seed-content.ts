import type { Database } from '@relab/database';
import {
  contentKey,
  type PublishedCollection,
  type PublishedContent,
  type PublishedMedia,
  publishContent,
  putMedia,
} from '@relab/server/content';
import { type Article, type ContentLanguage, contentLanguages } from '../content/article.ts';
import { aboutTheSite, firstGuides, guides } from '../content/articles.ts';
import { guidesTitle, hero, homeGrid, homeViews, sell } from '../content/home.ts';
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

const articleKey = ({ urlName }: Article): string => contentKey(`content ${urlName}`);
const pictureKey = (scene: string): string => contentKey(`scene ${scene}`);

/** The key of the view that the home page is. */
export const homeViewKey = contentKey('view home');
/** The key of the collection that the page of guides shows. */
export const guidesKey = contentKey('collection guides');
const gridKey = contentKey('collection home-guides');

function picturesOf({ scene, texts }: Article): readonly PublishedMedia[] {
  if (scene === undefined) return [];
  const [width, height] = sizes[scene] ?? guideSize;
  const source: SceneSource = { scene };
  const { title, altText } = texts.en_US;
  return [
    {
      contentKey: pictureKey(scene),
      kind: 'scene',
      source,
      title,
      altText,
      mimeType: 'image/webp',
      width,
      height,
      rank: 1,
    },
  ];
}

function contentOf(article: Article, language: ContentLanguage): PublishedContent {
  const { scene, texts, urlName } = article;
  const { title, excerpt, body, altText } = texts[language];
  const bannerImage = scene === undefined ? {} : { bannerImage: { contentKey: pictureKey(scene), altText } };
  return {
    contentKey: articleKey(article),
    type: articleType.fullyQualifiedName,
    title,
    urlName,
    language,
    publishedDate,
    body: { title, excerpt, body, ...bannerImage },
  };
}

const homeViewContent = (language: ContentLanguage): PublishedContent => ({
  contentKey: homeViewKey,
  type: viewType.fullyQualifiedName,
  title: homeViews[language].title,
  urlName: homeViews[language].viewType,
  language,
  publishedDate,
  body: homeViews[language],
});

const collectionsOf = (language: ContentLanguage): readonly PublishedCollection[] => [
  {
    collectionKey: gridKey,
    title: homeGrid[language],
    urlName: 'home-guides',
    language,
    contentKeys: firstGuides.map(articleKey),
  },
  {
    collectionKey: guidesKey,
    title: guidesTitle[language],
    urlName: 'guides',
    language,
    contentKeys: guides.map(articleKey),
  },
];

/** Publishes what the site says, in each of its languages. Doing it again changes nothing. */
export async function seedContent(database: Database): Promise<void> {
  const articles = [hero, sell, ...guides, ...aboutTheSite];
  const [language, ...languages] = contentLanguages;
  await putMedia(database, articles.flatMap(picturesOf));
  await publishContent(database, {
    site: { id: siteId, name: 'Relab', language, languages },
    contents: contentLanguages.flatMap((one) => [
      ...articles.map((article) => contentOf(article, one)),
      homeViewContent(one),
    ]),
    collections: contentLanguages.flatMap(collectionsOf),
  });
}
