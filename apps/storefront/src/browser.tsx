import './style.ts';
import { createClient } from '@relab/client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './frame/app.tsx';
import { browserGuestCart } from './frame/guest-cart-storage.ts';
import { takeNavigations } from './frame/navigations.ts';
import { type OpenPage, openPage } from './frame/open-page.ts';
import type { InvalidOutcome } from './frame/page.ts';
import type { SiteSettings } from './frame/settings.ts';

interface BrowserState {
  readonly settings: SiteSettings;
  readonly cache: unknown;
  readonly outcome: InvalidOutcome | null;
}

const root = document.getElementById('root');
const stateText = document.getElementById('state')?.textContent;

if (root && stateText) {
  const { settings, cache, outcome } = JSON.parse(stateText) as BrowserState;
  const client = createClient({
    fetch: (input, init) => fetch(input, init),
    context: { webstoreId: settings.webstoreId, siteId: settings.siteId },
    guestCartStorage: browserGuestCart(document, () => localStorage),
    state: cache,
  });
  const opened = await openPage({ client, url: new URL(location.href), settings, outcome });
  if (opened.kind === 'page') {
    const app = (page: OpenPage) => <App client={client} settings={settings} opened={page} />;
    const rendered = hydrateRoot(root, app(opened));
    takeNavigations({ client, settings, show: (page) => startTransition(() => rendered.render(app(page))) });
  }
}
