import { getProductCategoryChildren, getSortRules, searchProducts } from '@relab/client/commerce';
import { getCollectionItemsForSite, getContentForSite } from '@relab/client/content';
import { definePage } from '../../frame/page.ts';
import { cardFields } from '../../listing/listing-fields.ts';
import { newestRule } from '../../listing/sort-rule.ts';
import { routes } from '../../routes.ts';
import { HomeView } from './home-view.tsx';

/** S-045. */
const gridSize = 4;
const newestCount = 8;

/** The page is shown whatever is missing of it. */
const orNull = <Answer,>(answer: Promise<Answer>): Promise<Answer | null> => answer.catch(() => null);

export const page = definePage(routes.home, {
  name: 'Home',
  load: async ({ client, settings }) => {
    const { homeContent, marketplaceCategory } = settings;
    const findNewest = async () => {
      const rule = newestRule(await getSortRules(client, {}));
      return searchProducts(client, {
        categoryId: marketplaceCategory.id,
        fields: cardFields,
        pageSize: newestCount,
        excludeFacets: true,
        ...(rule && { sortRuleId: rule }),
      });
    };
    const [hero, grid, sell, categories, newest] = await Promise.all([
      orNull(getContentForSite(client, { contentKeyOrId: homeContent.hero })),
      orNull(getCollectionItemsForSite(client, { collectionKeyOrId: homeContent.grid, pageSize: gridSize })),
      orNull(getContentForSite(client, { contentKeyOrId: homeContent.sell })),
      orNull(getProductCategoryChildren(client, {})),
      orNull(findNewest()),
    ]);
    return { hero, grid, sell, categories, newest };
  },
  head: ({ hero }, { settings }) => ({
    title: 'Home',
    description:
      hero?.contentBody.excerpt ??
      `${settings.siteName}: used laboratory and diagnostic equipment with stated condition, tests and delivery.`,
    canonical: '/',
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: settings.siteName,
        url: `${settings.origin}/`,
        potentialAction: {
          '@type': 'SearchAction',
          target: `${settings.origin}/global-search?term={term}`,
          'query-input': 'required name=term',
        },
      },
    ],
  }),
  View: HomeView,
});
