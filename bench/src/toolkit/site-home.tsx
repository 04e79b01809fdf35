import { createClient } from '@relab/client';
import { openPage } from '@relab/pages';
import type { Block } from '@relab/toolkit/page';
import { type ComponentType, createElement, type ReactElement, type ReactNode } from 'react';
import { App } from '../../../apps/storefront/src/app.tsx';
import { noComparisonStorage } from '../../../apps/storefront/src/comparison/comparison-storage.ts';
import type { ShopState } from '../../../apps/storefront/src/hydrate.tsx';
import { FooterLinks } from '../../../apps/storefront/src/layout/footer-links.tsx';
import { Wordmark } from '../../../apps/storefront/src/layout/wordmark.tsx';
import { homeBlocks } from '../../../apps/storefront/src/pages/home/home-blocks.ts';
import { site } from '../../../apps/storefront/src/site-definition.ts';
import type { LoadedView } from '../../../apps/storefront/src/view/load-view.ts';
import { ViewRegions } from '../../../apps/storefront/src/view/view-regions.tsx';

/** The blocks that are the site's own: in the page of plain elements they stay what they are. */
const own = ['category-shortcuts', 'newest-listings'] as const;

export interface SiteHome {
  /** The whole page, as the site renders it. */
  readonly Page: ComponentType;
  /** Its view with an element `slot-…` in place of each of the site's own blocks. */
  readonly WithSlots: ComponentType;
  /** The whole page with another view, which gets what belongs in the slots. */
  readonly pageWith: (
    View: ComponentType<{ readonly slots: Readonly<Record<string, ReactNode>> }>,
  ) => ComponentType;
}

/** The home page out of what its document carries, as a browser would take it up. */
export async function openHome(state: string): Promise<SiteHome> {
  const { settings, cache, renderedAt } = JSON.parse(state) as ShopState;
  const client = createClient({
    fetch: () => Promise.reject(new Error('Everything is there already.')),
    context: { webstoreId: settings.webstoreId, siteId: settings.siteId },
    state: cache,
    now: () => renderedAt,
    onServer: true,
  });
  const shared = { settings, compared: noComparisonStorage };
  const opened = await openPage({ site, client, url: new URL('/', settings.origin), shared });
  if (opened.kind !== 'page') throw new Error('The home page is elsewhere.');
  const loaded = opened.data as LoadedView;
  const contents: Record<string, Parameters<Block['render']>[0]> = {};
  const slotBlocks = Object.fromEntries(
    own.map((name): [string, Block] => [
      name,
      {
        settings: homeBlocks[name]?.settings ?? {},
        regions: [],
        render: (content) => {
          contents[name] = content;
          return createElement(`slot-${name}`);
        },
      },
    ]),
  );
  const slot = (name: string): ReactNode => {
    const content = contents[name];
    return content && homeBlocks[name]?.render(content);
  };
  const app = (View: ComponentType): ComponentType => {
    const page = { ...opened, page: { ...opened.page, View: () => <View /> } };
    return () => (
      <App
        client={client}
        shared={shared}
        opened={page}
        chosen={[]}
        serverParts={{ wordmark: <Wordmark />, footer: <FooterLinks settings={settings} menu={[]} /> }}
      />
    );
  };
  const WithSlots = (): ReactElement => (
    <ViewRegions loaded={loaded} blocks={{ ...homeBlocks, ...slotBlocks }} />
  );
  return {
    Page: app(() => <ViewRegions loaded={loaded} blocks={homeBlocks} />),
    WithSlots: app(WithSlots),
    pageWith: (View) => app(() => <View slots={Object.fromEntries(own.map((name) => [name, slot(name)]))} />),
  };
}
