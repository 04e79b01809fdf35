import { createClient } from '@relab/client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { browserCompared } from './comparing/compared-ids.ts';
import { browserAccount } from './frame/account-storage.ts';
import { App } from './frame/app.tsx';
import { pageCookies } from './frame/cookie-storage.ts';
import { browserGuestCart } from './frame/guest-cart-storage.ts';
import { cookieMarket } from './frame/market-storage.ts';
import { takeNavigations } from './frame/navigations.ts';
import { type OpenPage, openPage } from './frame/open-page.ts';
import type { InvalidOutcome } from './frame/page.ts';
import type { SiteSettings } from './frame/settings.ts';
import { StandingMarkup, standingPage } from './frame/standing-page.tsx';
import { inLanguage } from './language/in-language.ts';

/** What the server sent along at the end of the document. */
export interface BrowserState {
  readonly settings: SiteSettings;
  readonly cache: unknown;
  readonly outcome: InvalidOutcome | null;
  /** When it was rendered, in milliseconds. */
  readonly renderedAt: number;
  /** Whether the page is static, and was sent as it is. */
  readonly isStatic: boolean;
  /** Ids of the listings chosen for a comparison. */
  readonly compared: readonly string[];
}

/** Makes the page that stands there live: same markup, same data, nothing asked for again. */
export async function hydrate(): Promise<void> {
  const root = document.getElementById('root');
  const text = document.getElementById('state')?.textContent;
  if (!root || !text) return;
  const {
    settings,
    cache,
    outcome,
    renderedAt,
    isStatic,
    compared: chosen,
  } = JSON.parse(text) as BrowserState;
  // However long the page has stood, it is taken up as it was rendered; what is too old by then is asked for afterwards.
  let isTakenUp = false;
  const client = createClient({
    fetch: inLanguage(fetch),
    upload: async (url, init, onProgress) =>
      (await import('./frame/upload.ts')).upload(url, init, onProgress),
    context: { webstoreId: settings.webstoreId, siteId: settings.siteId },
    storage: {
      guestCart: browserGuestCart(document, () => localStorage),
      effectiveAccount: browserAccount(document, () => sessionStorage),
      market: cookieMarket(pageCookies(document)),
    },
    state: cache,
    now: () => (isTakenUp ? Date.now() : renderedAt),
  });
  const url = new URL(location.href);
  const pageOf = isStatic ? { pageOf: async () => standingPage } : {};
  const compared = browserCompared(document);
  const opened = await openPage({ client, url, settings, compared, outcome, ...pageOf });
  if (opened.kind !== 'page') return;
  // React takes the page up some time after it is told to.
  const onTakenUp = () => {
    isTakenUp = true;
  };
  const app = (page: OpenPage, unanswered: number, onShown?: () => void) => (
    <App
      client={client}
      settings={settings}
      opened={page}
      compared={compared}
      standing={{ wordmark: <StandingMarkup />, footer: <StandingMarkup /> }}
      unanswered={unanswered}
      onShown={onShown}
      onTakenUp={onTakenUp}
    />
  );
  let current: OpenPage = { ...opened, compared: chosen };
  let unanswered = 0;
  const rendered = hydrateRoot(root, app(current, unanswered));
  takeNavigations({
    client,
    settings,
    compared,
    show: (page) => {
      current = page;
      unanswered = 0;
      return new Promise((resolve) =>
        startTransition(() => rendered.render(app(page, unanswered, () => resolve()))),
      );
    },
    showUnanswered: () => rendered.render(app(current, ++unanswered)),
  });
  document.documentElement.dataset.live = '';
}
