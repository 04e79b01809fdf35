import { getProductCategory, getProductCategoryPath } from '@relab/client/commerce';
import { Redirect } from '@relab/pages';
import { categoryCrumbs } from '../../listing/category-crumbs.ts';
import { categoryHref } from '../../listing/category-href.ts';
import { breadcrumbData, itemListData } from '../../listing/json-ld.ts';
import { listingResults } from '../../listing/listing-result.ts';
import { definePage } from '../../page.ts';
import { routes } from '../../routes.ts';
import { loadResults } from '../../search-results/results.ts';
import { pageTitle } from '../../search-results/texts.ts';
import { CategoryView } from './category-view.tsx';
import * as texts from './texts.ts';

export const page = definePage(routes.category, {
  name: 'Product Category',
  load: async ({ client, params, url }) => {
    const productCategoryId = params.recordId;
    const [category, { path }, results] = await Promise.all([
      getProductCategory(client, { productCategoryId, fields: ['Name', 'Description'] }),
      getProductCategoryPath(client, { productCategoryId }),
      loadResults(client, url, { categoryId: productCategoryId }),
    ]);
    const href = categoryHref(category);
    if (url.pathname !== href) throw new Redirect(href + url.search, true);
    return { category, path, results };
  },
  head: ({ category, path, results }, { settings }) => {
    const name = category.fields.Name ?? '';
    return {
      title: pageTitle(name, results.state.page),
      description: category.fields.Description ?? texts.description(name),
      canonical: categoryHref(category),
      facts: { objectApiName: 'ProductCategory', recordId: category.id },
      jsonLd: [
        breadcrumbData(categoryCrumbs(path), settings.origin),
        itemListData(listingResults(results.search), settings.origin),
      ],
    };
  },
  View: CategoryView,
});
