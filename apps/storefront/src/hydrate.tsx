import { createClient } from '@relab/client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './frame/app.tsx';
import { browserGuestCart } from './frame/guest-cart-storage.ts';
import { takeNavigations } from './frame/navigations.ts';
import { type OpenPage, openPage } from './frame/open-page.ts';
import type { InvalidOutcome } from './frame/page.ts';
import type { SiteSettings } from './frame/settings.ts';

/** What the server sent along at the end of the document. */
export interface BrowserState {
  readonly settings: SiteSettings;
  readonly cache: unknown;
  readonly outcome: InvalidOutcome | null;
  /** When it was rendered, in milliseconds. */
  readonly renderedAt: number;
}

/** Makes the page that stands there live: same markup, same data, nothing asked for again. */
export async function hydrate(): Promise<void> {
  const root = document.getElementById('root');
  const text = document.getElementById('state')?.textContent;
  if (!root || !text) return;
  const { settings, cache, outcome, renderedAt } = JSON.parse(text) as BrowserState;
  // However long the page has stood, it is taken up as it was rendered; what is too old by then is asked for afterwards.
  let isTakenUp = false;
  const client = createClient({
    fetch: (input, init) => fetch(input, init),
    context: { webstoreId: settings.webstoreId, siteId: settings.siteId },
    storage: { guestCart: browserGuestCart(document, () => localStorage) },
    state: cache,
    now: () => (isTakenUp ? Date.now() : renderedAt),
  });
  const opened = await openPage({ client, url: new URL(location.href), settings, outcome });
  if (opened.kind !== 'page') return;
  const app = (page: OpenPage) => <App client={client} settings={settings} opened={page} />;
  const rendered = hydrateRoot(root, app(opened));
  isTakenUp = true;
  takeNavigations({ client, settings, show: (page) => startTransition(() => rendered.render(app(page))) });
  document.documentElement.dataset.live = '';
}
