import { createClient } from '@relab/client';
import { PreservedMarkup, pageCookies } from '@relab/pages';
import { type BrowserState, hydratePage } from '@relab/pages/browser';
import { withLanguage } from '@relab/pages/routes';
import { App } from './app.tsx';
import { browserComparison } from './comparison/comparison-storage.ts';
import { locale } from './language/language.ts';
import type { Shared } from './page.ts';
import { browserAccount } from './session/account-storage.ts';
import { browserGuestCart } from './session/guest-cart-storage.ts';
import { cookieMarket } from './session/market-storage.ts';
import { site } from './site-definition.ts';
import type { SiteSettings } from './site-settings.ts';

export interface ShopState extends BrowserState {
  readonly settings: SiteSettings;
  /** Ids of the listings chosen for a comparison. */
  readonly compared: readonly string[];
  readonly failed?: Shared['failed'];
}

/** Makes the shop's page that stands in the document live. */
export const hydrate = (): Promise<void> =>
  hydratePage<Shared, ShopState>({
    site,
    openVisit: ({ settings, failed, cache }, now) => ({
      client: createClient({
        fetch: withLanguage(locale, fetch),
        upload: async (url, init, onProgress) => (await import('./upload.ts')).upload(url, init, onProgress),
        context: { webstoreId: settings.webstoreId, siteId: settings.siteId },
        storage: {
          guestCart: browserGuestCart(document, () => localStorage),
          effectiveAccount: browserAccount(document, () => sessionStorage),
          market: cookieMarket(pageCookies(document)),
        },
        state: cache,
        now,
      }),
      shared: { settings, compared: browserComparison(document), failed },
    }),
    render: (opened, visit, failures, { compared }) => (
      <App
        {...visit}
        opened={opened}
        chosen={compared}
        serverParts={{ wordmark: <PreservedMarkup />, footer: <PreservedMarkup /> }}
        failures={failures}
      />
    ),
    importNavigator: async (options) => (await import('./navigator.ts')).shopNavigator(options),
  });
