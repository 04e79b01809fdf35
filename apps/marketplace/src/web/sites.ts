import { createGuestPages } from '@relab/pages/server';
import type { SiteOptions } from '@relab/storefront';
import * as english from '@relab/storefront';
import { inLanguages, type Locale, localeOf } from '@relab/storefront/addresses';
import * as german from '@relab/storefront/de';
import { browserFiles } from './build.ts';

/** A page of ours in that language; what is somebody else's stays as it is. */
const hrefIn = (locale: Locale, href: string): string =>
  href.startsWith('/') ? inLanguages(href)[locale] : href;

export interface Sites {
  readonly respond: english.Site;
  /** What guests share and is stored, before anything else has looked at the request. */
  readonly findStored: (request: Request, secure: boolean) => Response | undefined;
}

/** The pages in every language: each is a build of its own, and the first segment of a path chooses it. */
export async function createSites(options: Omit<SiteOptions, 'assets'>): Promise<Sites> {
  const guestPages = createGuestPages();
  const sites = new Map(
    await Promise.all(
      [english, german].map(async ({ createSite, locale, readAssets }) => {
        const assets = await readAssets(browserFiles);
        const { quoteFormUrl } = options.settings;
        const settings = { ...options.settings, quoteFormUrl: hrefIn(locale, quoteFormUrl) };
        return [locale, createSite({ ...options, assets, settings, guestPages })] as const;
      }),
    ),
  );
  return {
    respond(request, info, readForm) {
      const locale = localeOf(new URL(request.url).pathname);
      const site = sites.get(locale);
      if (!site) throw new Error(`The pages are not built in ${locale}.`);
      return site(request, info, readForm);
    },
    findStored: (request, secure) => english.storedPage(request, secure, guestPages),
  };
}
