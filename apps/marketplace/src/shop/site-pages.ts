import type { SitePages } from '@relab/server/content';
import { hrefOf, routes } from '@relab/storefront/addresses';

/** Where the site shows contents, listings and categories. */
export const sitePages: SitePages = {
  content: ({ contentKey, urlName, typeName }) =>
    hrefOf(typeName === 'sfdc_cms__form' ? routes.form : routes.content, {
      contentKey: urlName ?? contentKey,
    }),
  record({ objectApiName, recordId, urlName }) {
    const params = { recordId, urlName: urlName ?? recordId };
    if (objectApiName === 'Product2') return hrefOf(routes.product, params);
    if (objectApiName === 'ProductCategory') return hrefOf(routes.category, params);
    return undefined;
  },
};
