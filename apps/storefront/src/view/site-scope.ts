import type { Scope } from '@relab/toolkit/page';
import { categoryHref } from '../listing/category-href.ts';
import type { PageContext } from '../page.ts';

/** What every page view can name besides its providers: the site, and the parameters of the page's route. */
export function siteScope({ settings, params }: Pick<PageContext, 'settings' | 'params'>): Scope {
  const { siteName, marketplaceCategory, quoteFormUrl } = settings;
  return {
    Site: {
      siteName,
      marketplaceCategory: { ...marketplaceCategory, href: categoryHref(marketplaceCategory) },
      quoteFormUrl: quoteFormHref(quoteFormUrl),
    },
    // S-023: a view's record is that of the route, none by default.
    Route: { recordId: '', ...params },
  };
}

/** S-030: the quote form with `type` set to `contactForm`, whatever its address has already. */
export function quoteFormHref(url: string): string {
  const [address = '', fragment] = url.split('#');
  const query = `${address}${address.includes('?') ? '&' : '?'}type=contactForm`;
  return fragment === undefined ? query : `${query}#${fragment}`;
}
