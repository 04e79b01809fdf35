import { publicCategories, publicProductParts, publicProducts } from '@relab/commerce';
import { type PublicContent, publicContents } from '@relab/content';
import type { Database } from '@relab/database';
import { hrefOf, languages, routes } from '@relab/storefront/addresses';
import { homeViewKey } from '../site/home-view-key.ts';
import type { ListedPage } from './write-sitemap.ts';

export interface SitemapOptions {
  readonly database: Database;
  readonly siteId: string;
  /** Addresses in a part, 50,000 at most: the protocol allows no more. */
  readonly size: number;
}

/** Each page is listed in each language. */
const pagesIn = (size: number): number => Math.max(1, Math.floor(size / languages.length));

/** Pages that are always there. */
const standing: readonly string[] = [
  hrefOf(routes.home),
  hrefOf(routes.sell),
  hrefOf(routes.contact),
  hrefOf(routes.privacy),
];

/** The view of the home page, which is listed as that. */
const isNotHome = ({ contentKey }: PublicContent): boolean => contentKey !== homeViewKey;

const newestOf = (pages: readonly ListedPage[]): Date | undefined =>
  pages.reduce<Date | undefined>(
    (newest, { modified }) => (modified && (!newest || modified > newest) ? modified : newest),
    undefined,
  );

/** Categories and contents, after the standing pages. */
async function otherPages({ database, siteId }: SitemapOptions): Promise<readonly ListedPage[]> {
  const [categories, contents] = await Promise.all([
    publicCategories(database),
    publicContents(database, siteId),
  ]);
  return [
    ...standing.map((path) => ({ path })),
    ...categories.map(({ id, urlName, modified }) => ({
      path: hrefOf(routes.category, { urlName: urlName ?? id, recordId: id }),
      modified,
    })),
    ...contents.filter(isNotHome).map(({ contentKey, urlName, modified }) => ({
      path: hrefOf(routes.content, { contentKey: urlName ?? contentKey }),
      modified,
    })),
  ];
}

const pathOf = (kind: string, part: number): string => `/sitemaps/${kind}-${part + 1}.xml`;

/** All parts, each with when something in it changed last. */
export async function sitemapParts(options: SitemapOptions): Promise<readonly ListedPage[]> {
  const most = pagesIn(options.size);
  const [others, products] = await Promise.all([
    otherPages(options),
    publicProductParts(options.database, most),
  ]);
  const pages = Array.from({ length: Math.ceil(others.length / most) }, (_, part) => ({
    path: pathOf('pages', part),
    modified: newestOf(others.slice(part * most, (part + 1) * most)),
  }));
  return [...pages, ...products.map((modified, part) => ({ path: pathOf('products', part), modified }))];
}

/** The pages of a part by its path; undefined for one that there is not. */
export async function pagesOfPart(
  path: string,
  options: SitemapOptions,
): Promise<readonly ListedPage[] | undefined> {
  const [, kind, number = ''] = /^\/sitemaps\/(pages|products)-([1-9]\d{0,5})\.xml$/.exec(path) ?? [];
  if (kind === undefined) return undefined;
  const most = pagesIn(options.size);
  const part = Number(number) - 1;
  const found =
    kind === 'pages'
      ? (await otherPages(options)).slice(part * most, (part + 1) * most)
      : (await publicProducts(options.database, part, most)).map(({ id, urlName, modified }) => ({
          path: hrefOf(routes.product, { urlName: urlName ?? id, recordId: id }),
          modified,
        }));
  return found.length > 0 ? found : undefined;
}
