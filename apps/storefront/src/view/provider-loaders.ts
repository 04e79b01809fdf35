import { getProductCategoryChildren, getSortRules, searchProducts } from '@relab/client/commerce';
import { getCollectionItemsForSite, getContentForSite } from '@relab/client/content';
import type { ProviderLoader } from '@relab/toolkit/page';
import type { PageContext } from '../frame/page.ts';
import { foundListings } from '../listing/found-listing.ts';
import { cardFields } from '../listing/listing-fields.ts';
import { newestRule } from '../listing/sort-rule.ts';
import { collectionEntries, contentEntry } from './content-entry.ts';
import type { ContentProviderName } from './content-providers.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const count = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** What page views of this site can be bound to, each kind asked for through the client. */
export function providerLoaders({
  client,
  settings,
}: PageContext): Readonly<Record<ContentProviderName, ProviderLoader>> {
  return {
    /** A single content item (S-042, S-044), by key, id or URL name. */
    content: async ({ contentKeyOrId }) =>
      contentEntry(await getContentForSite(client, { contentKeyOrId: text(contentKeyOrId) })),

    /** A page of a collection (S-043). */
    collection: async ({ collectionKeyOrId, pageSize }) => {
      const { items, total } = await getCollectionItemsForSite(client, {
        collectionKeyOrId: text(collectionKeyOrId),
        pageSize: count(pageSize),
      });
      return { items: collectionEntries(items), total };
    },

    /** The groups of the catalogue that hold anything. */
    categories: async () => {
      const { productCategories } = await getProductCategoryChildren(client, {});
      return { items: productCategories.filter(({ productCount }) => productCount > 0) };
    },

    /** The listings that came last, and how many there are. */
    'newest-listings': async ({ pageSize }) => {
      const rule = newestRule(await getSortRules(client, {}));
      const found = await searchProducts(client, {
        categoryId: settings.marketplaceCategory.id,
        fields: cardFields,
        pageSize: count(pageSize),
        excludeFacets: true,
        ...(rule && { sortRuleId: rule }),
      });
      return {
        items: foundListings(found),
        totalText: `${found.productsPage.total.toLocaleString('en-US')} listings`,
      };
    },
  };
}
