import '@relab/toolkit/styles.css';
import './style.css';
import { pageCookies } from '@relab/pages';
import { type BrowserState, createNavigator, hydratePage } from '@relab/pages/browser';
import { App } from './app.tsx';
import { createShopClient } from './client.ts';
import { site } from './site-definition.ts';

/** What the server wrote into the document beside the cache. */
interface ShopState extends BrowserState {
  readonly webstoreId: string;
}

// From here on links and forms change what has to change, and load no document.
await hydratePage<object, ShopState>({
  site,
  openVisit: ({ webstoreId, cache }, now) => ({
    client: createShopClient(webstoreId, pageCookies(document), { fetch, now, state: cache }),
    shared: {},
  }),
  render: (opened, { client }, failures) => <App client={client} opened={opened} failures={failures} />,
  importNavigator: async (options) =>
    createNavigator({
      ...options,
      applyHead: ({ head }) => {
        document.title = head.title;
      },
    }),
});
