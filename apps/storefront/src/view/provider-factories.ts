import { getProductCategoryChildren, getSortRules, searchProducts } from '@relab/client/commerce';
import { type ContentKeyInput, provideCollection, provideSingleItem } from '@relab/client/content';
import { isFields, type ProviderFactory } from '@relab/toolkit/page';
import { resolveMediaPath } from '@relab/toolkit/responsive-image';
import { contentLanguage, locale } from '../language/language.ts';
import { cardFields } from '../listing/listing-fields.ts';
import { listingResults } from '../listing/listing-result.ts';
import type { PageContext } from '../page.ts';
import { newestRule } from '../search-results/sort-rule.ts';
import type { ContentProviderName } from './content-providers.ts';
import * as texts from './texts.ts';

const keyOf = (value: unknown): ContentKeyInput =>
  typeof value === 'string' || isFields(value) ? value : undefined;
const count = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** `{page}` stands for the number of a page. */
const pageHref = (name: string): string => `?${encodeURIComponent(name)}={page}`;

/** The page of a provider that the address names, counted from 1: `?grid=2`. The first where it names none. */
function pageTokenIn(url: URL, name: string): number | undefined {
  const requested = url.searchParams.get(name) ?? '';
  return /^[1-9]\d{0,3}$/.test(requested) ? Number(requested) - 1 : undefined;
}

/** The data providers that page views of this site can be bound to; each loads through the client. */
export function providerFactories({
  client,
  settings,
  url,
}: PageContext): Readonly<Record<ContentProviderName, ProviderFactory>> {
  return {
    /** A single content item (S-042, S-044), by key, id or URL name. */
    content: ({ contentKeyOrId }) =>
      provideSingleItem(client, { contentKeyOrId: keyOf(contentKeyOrId), language: contentLanguage }),

    /** A page of a collection (S-043), the one that the address names; what a paginator needs to know besides. */
    collection: ({ collectionKeyOrId, pageSize }, name) => {
      const config = {
        collectionKeyOrId: keyOf(collectionKeyOrId),
        pageSize: count(pageSize),
        pageToken: pageTokenIn(url, name),
        language: contentLanguage,
      };
      const { url: address, load } = provideCollection(client, config, resolveMediaPath);
      const forPage = async () => {
        const page = await load();
        const items = page.items.map((entry) => ({ ...entry, ariaLabel: entry.data.name }));
        return { ...page, items, pageHref: pageHref(name) };
      };
      return { url: address, load: forPage };
    },

    /** The groups of the catalogue that hold anything. */
    categories: () => ({
      load: async () => {
        const { productCategories } = await getProductCategoryChildren(client, {});
        return { items: productCategories.filter(({ productCount }) => productCount > 0) };
      },
    }),

    /** The listings that came last, and how many there are. */
    'newest-listings': ({ pageSize }) => ({
      load: async () => {
        const rule = newestRule(await getSortRules(client, {}));
        const results = await searchProducts(client, {
          categoryId: settings.marketplaceCategory.id,
          fields: cardFields,
          pageSize: count(pageSize),
          excludeFacets: true,
          ...(rule && { sortRuleId: rule }),
        });
        return {
          items: listingResults(results),
          totalText: texts.listingCount(results.productsPage.total.toLocaleString(locale)),
        };
      },
    }),
  };
}
