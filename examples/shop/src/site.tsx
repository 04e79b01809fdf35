import { type Api, createSite, escapeHtml, readAssets, type Site } from '@relab/pages/server';
import { App } from './app.tsx';
import { createShopClient } from './client.ts';
import { site } from './site-definition.ts';

export interface ShopSiteOptions {
  readonly api: Api;
  /** Where `vite build` put the files of the browser. */
  readonly folder: string;
  readonly webstoreId: string;
}

/** The pages on the server: whole documents, whose forms work without a script. */
export async function openSite({ api, folder, webstoreId }: ShopSiteOptions): Promise<Site> {
  return createSite<object>({
    site,
    locale: 'en-US',
    api,
    assets: await readAssets(folder, 'en-US'),
    log: console.error,
    openVisit: ({ fetch, jar, renderedAt }) => ({
      client: createShopClient(webstoreId, jar, { fetch, onServer: true, now: () => renderedAt }),
      shared: {},
    }),
    render: (opened, { client }) => ({
      head: `<title>${escapeHtml(opened.head.title)}</title><meta name="description" content="Laboratory glassware">`,
      body: <App client={client} opened={opened} />,
      state: { webstoreId },
    }),
    formErrorText: (status) =>
      `The form could not be read (${status}). Nothing was changed: go back and try again.`,
  });
}
