import type { SitePages } from '@relab/content';
import { activeLanguages, hrefOf, inLanguages, routes } from '@relab/storefront/addresses';
import { findSiteLinks } from './site-links.ts';

/** Where the site shows contents, in each of its languages, listings and categories. */
export const sitePages: SitePages = {
  links: findSiteLinks,
  content({ contentKey, urlName, typeName, language }) {
    const route = typeName === 'sfdc_cms__form' ? routes.form : routes.content;
    const locale = activeLanguages.find(({ code }) => code === language)?.locale;
    const href = hrefOf(route, { contentKey: urlName ?? contentKey });
    return locale ? inLanguages(href)[locale] : href;
  },
  record({ objectApiName, recordId, urlName }) {
    const params = { recordId, urlName: urlName ?? recordId };
    if (objectApiName === 'Product2') return hrefOf(routes.product, params);
    if (objectApiName === 'ProductCategory') return hrefOf(routes.category, params);
    return undefined;
  },
};
