import {
  contentKey,
  menuKey,
  type NavigationMenuInput,
  type NewMedia,
  type PublishedCollection,
  type PublishedContent,
  publishContent,
  publishNavigationMenu,
  upsertMedia,
} from '@relab/content';
import type { Database } from '@relab/database';
import { hrefOf, routes } from '@relab/storefront/addresses';
import { articleKey } from '../content/article-key.ts';
import { aboutTheSite, firstGuides, guides } from '../content/articles.ts';
import { footer } from '../content/footer.ts';
import { guidesTitle, homeGrid, homeViews } from '../content/home.ts';
import { demoContents } from '../demo/contents.ts';
import { type Article, type ContentLanguage, contentLanguages, type SceneSource } from '../site/article.ts';
import { homeViewKey } from '../site/home-view-key.ts';
import { siteId } from '../site/ids.ts';
import { readRootCategory } from './root-category.ts';

const articleType = { fullyQualifiedName: 'sfdc_cms__news', name: 'News' };
const viewType = { fullyQualifiedName: 'sfdc_cms__view', name: 'View' };
const publishedDate = new Date('2026-09-01T08:00:00Z');
const sizes: Readonly<Record<string, readonly [width: number, height: number]>> = {
  hero: [1920, 602],
  sell: [1200, 900],
};
const guideSize = [1200, 900] as const;

const pictureKey = (scene: string): string => contentKey(`scene ${scene}`);

/** The key of the collection that the page of guides shows. */
export const guidesKey = contentKey('collection guides');
const gridKey = contentKey('collection home-guides');

function picturesOf({ scene, texts }: Article): readonly NewMedia[] {
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

const footerName = 'Footer';

/** Whether the site's contents of this release are there: the footer comes last. */
export async function isContentSeeded(database: Database): Promise<boolean> {
  const footer = await database
    .selectFrom('managed_content')
    .select('content_key')
    .where('content_key', '=', menuKey(siteId, footerName))
    .executeTakeFirst();
  return footer !== undefined;
}

async function seedFooter(database: Database, site: NavigationMenuInput['site']): Promise<void> {
  const { id: recordId, urlName } = await readRootCategory(database);
  const everything = hrefOf(routes.category, { urlName, recordId });
  for (const language of contentLanguages) {
    const items = footer(everything).map(({ label, links }) => ({
      label: label[language],
      items: links.map(({ label: own, to }) => ({
        label: own[language],
        ...('path' in to ? { url: to.path } : { contentKey: contentKey(`content ${to.urlName}`) }),
      })),
    }));
    await publishNavigationMenu(database, {
      site,
      developerName: footerName,
      title: footerName,
      language,
      items,
    });
  }
}

/**
 * Publishes the site's own contents, in each of its languages, once the catalogue is there. What is there already stays as it is:
 * from the first time on the texts are their authors'.
 */
export async function seedContent(database: Database): Promise<void> {
  const articles = [demoContents.hero, demoContents.sell, ...guides, ...aboutTheSite];
  const [language, ...languages] = contentLanguages;
  const site = { id: siteId, name: 'Relab', language, languages };
  await upsertMedia(database, articles.flatMap(picturesOf));
  await publishContent(database, {
    site,
    keepsExisting: true,
    contents: contentLanguages.flatMap((one) => [
      ...articles.map((article) => contentOf(article, one)),
      homeViewContent(one),
    ]),
    collections: contentLanguages.flatMap(collectionsOf),
  });
  await seedFooter(database, site);
}
