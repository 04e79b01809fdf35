import { createClient } from '@relab/client';
import { withLanguage } from '@relab/pages/routes';
import {
  type Api,
  type Assets,
  createSite as createPageSite,
  createStaticViews,
  findStoredPage,
  type GuestPages,
  readAssets as readLocaleAssets,
  type SharedReads,
  type Site,
  shareReads,
} from '@relab/pages/server';
import { PAGE_DATA_ATTRIBUTE } from '@relab/toolkit/page-data-layer';
import { renderToStaticMarkup } from 'react-dom/server';
import { ANALYTICS_ATTRIBUTE } from './analytics/analytics-settings.ts';
import { consentCookie, isUndecided } from './analytics/consent.ts';
import { ConsentBanner } from './analytics/consent-banner.tsx';
import { siteAnalytics } from './analytics/site-analytics.ts';
import { App } from './app.tsx';
import { cookieComparison } from './comparison/comparison-storage.ts';
import { formErrorText } from './document/form-error-text.ts';
import { headMarkup } from './document/head-markup.ts';
import { pageData } from './document/page-data.ts';
import type { ShopState } from './hydrate.tsx';
import { locale } from './language/language.ts';
import { FooterLinks } from './layout/footer-links.tsx';
import { footerMenu } from './layout/footer-menu.ts';
import { Wordmark } from './layout/wordmark.tsx';
import type { Shared } from './page.ts';
import { renderStatic } from './render-static.tsx';
import { cookieAccount } from './session/account-storage.ts';
import { cookieGuestCart } from './session/guest-cart-storage.ts';
import { cookieGuestDetails } from './session/guest-details-storage.ts';
import { guestVariant } from './session/guest-variant.ts';
import { cookieMarket } from './session/market-storage.ts';
import { sharedCalls } from './session/shared-calls.ts';
import { verifyMarket } from './session/verify-market.ts';
import { site } from './site-definition.ts';
import type { SiteSettings } from './site-settings.ts';

export { type Assets, renderMode, type Site } from '@relab/pages/server';
export { hrefOf } from './href.ts';
export { locale } from './language/language.ts';
export { routes } from './routes.ts';
export type { SiteSettings } from './site-settings.ts';

/** What this language's build made. */
export const readAssets = (folder: string): Promise<Assets> => readLocaleAssets(folder, locale);

export interface SiteOptions {
  readonly api: Api;
  readonly assets: Assets;
  readonly settings: SiteSettings;
  readonly log: (error: unknown) => void;
  /** The id of the present request in the log, which the page that is shown in place of one that failed names. */
  readonly requestId?: () => string | undefined;
  /** Origins beside the site's own to which its forms lead, such as that of a payment service. */
  readonly formTargets?: readonly string[];
  /** One for the site in all of its languages; without it no page is shared. */
  readonly guestPages?: GuestPages;
  /** The same for what pages of one visitor read alike; without it each reads all of it. */
  readonly sharedReads?: SharedReads;
  /** Name of the cookie that somebody who has signed in brings. */
  readonly sessionCookie?: string;
}

/** What guests share and is stored of the pages in any language, at once; `secure` as passed to `createSite`. */
export const storedPage = (request: Request, secure: boolean, guestPages: GuestPages): Response | undefined =>
  findStoredPage(request, secure, { guestPages, guestVariant });

/** The shop's pages, as one function from a request to a response. */
export function createSite({
  settings,
  sharedReads,
  sessionCookie,
  requestId,
  ...options
}: SiteOptions): Site {
  const staticViews = createStaticViews();
  return createPageSite<Shared>({
    ...options,
    site,
    locale,
    formErrorText,
    guestVariant,
    sharedPages: ['home', 'category', 'product', 'search', 'content', 'guides', 'privacy'],
    async openVisit({ request, fetch, guestFetch, jar, renderedAt }) {
      const client = createClient({
        fetch: withLanguage(locale, fetch),
        context: { webstoreId: settings.webstoreId, siteId: settings.siteId },
        storage: {
          guestCart: cookieGuestCart(jar),
          effectiveAccount: cookieAccount(jar),
          guestDetails: cookieGuestDetails(jar),
          market: cookieMarket(jar),
        },
        onServer: true,
        now: () => renderedAt,
      });
      if (sharedReads && sessionCookie !== undefined && guestFetch) {
        const mayBeUser = () =>
          jar.get(sessionCookie) !== undefined ||
          request.headers.has('authorization') ||
          client.context.effectiveAccountId !== undefined;
        client.interceptors.push(
          shareReads({
            reads: sharedReads,
            isShared: (callId) => sharedCalls(mayBeUser()).has(callId),
            fetch: withLanguage(locale, guestFetch),
            variant: `${locale} ${new URL(request.url).origin}`,
            context: () => client.context,
          }),
        );
      }
      await verifyMarket(client);
      const { pathname, search } = new URL(request.url);
      const id = requestId?.();
      const failed = id === undefined ? undefined : { href: pathname + search, id };
      return { client, shared: { settings, compared: cookieComparison(jar), failed } };
    },
    async render(opened, visit, { jar, request }) {
      const menu = await footerMenu(visit.client, settings.siteId);
      const compared = visit.shared.compared.read();
      const staticMarkup = renderStatic(staticViews, { ...visit, opened, chosen: compared });
      const asks = isUndecided(jar.get(consentCookie), request.headers) && opened.name !== 'privacy';
      const serverParts = { wordmark: <Wordmark />, footer: <FooterLinks settings={settings} menu={menu} /> };
      return {
        head: headMarkup(opened.head, settings),
        data: {
          [PAGE_DATA_ATTRIBUTE]: pageData(opened, settings),
          [ANALYTICS_ATTRIBUTE]: siteAnalytics(settings),
        },
        body: (
          <App {...visit} opened={{ ...opened, staticMarkup }} chosen={compared} serverParts={serverParts} />
        ),
        below: asks ? renderToStaticMarkup(<ConsentBanner />) : '',
        state: {
          settings,
          compared,
          ...(opened.name === 'failure' && { failed: visit.shared.failed }),
        } satisfies Omit<ShopState, 'cache' | 'outcome' | 'renderedAt' | 'isStatic'>,
      };
    },
  });
}
