import { getNavigationMenuItems, type MenuItemType, type NavigationMenuItems } from '@relab/contract/content';
import { type Route, route } from '@relab/server/http';
import { isObject } from '../content-body.ts';
import { channelFinder, findChannel } from '../delivery/channel.ts';
import { languagesFor } from '../delivery/delivered.ts';
import { createResponseCache } from '../delivery/response-cache.ts';
import { fromChannel } from '../delivery-routes.ts';
import { noPages, type SitePages } from '../seo/site-pages.ts';
import { menuItems } from './menu-items.ts';
import { keysOf, readItems, type WrittenItem } from './menu-links.ts';
import { type Menu, type MenuName, requireDraftMenu, requireLiveMenu } from './require-menu.ts';

interface MenuQuery extends MenuName {
  readonly communityId: string;
  readonly language?: string | undefined;
  readonly includeImageUrl?: boolean | undefined;
  readonly addHomeMenuItem?: boolean | undefined;
  readonly menuItemTypesToSkip?: readonly MenuItemType[] | undefined;
}

interface Site {
  readonly baseUrl: string;
  readonly pages: SitePages;
}

const home = (language: string): WrittenItem => ({
  label: /^de(?:[_-]|$)/i.test(language) ? 'Startseite' : 'Home',
  url: '/',
  contentKey: undefined,
  opensNewWindow: false,
  imageUrl: null,
  items: [],
});

async function itemsOf(menu: Menu, query: MenuQuery, { baseUrl, pages }: Site): Promise<NavigationMenuItems> {
  const own = readItems(isObject(menu.body) ? menu.body.items : []);
  const items = query.addHomeMenuItem ? [home(menu.language), ...own] : own;
  const settings = {
    includeImageUrl: query.includeImageUrl ?? false,
    skipped: new Set(query.menuItemTypesToSkip),
    origin: new URL(baseUrl).origin,
    paths: await menu.findPaths(keysOf(items), pages),
  };
  return { menuItems: menuItems(items, settings) };
}

/** Menus of sites, to everybody as they are published. */
export function navigationRoutes({
  baseUrl,
  pages = noPages,
}: {
  readonly baseUrl: string;
  readonly pages?: SitePages;
}): readonly Route[] {
  const site = { baseUrl, pages };
  const live = fromChannel(
    { baseUrl, cache: createResponseCache(1_000_000), find: channelFinder() },
    getNavigationMenuItems,
    async (channel, query: MenuQuery, { database }) => {
      const menu = await requireLiveMenu(database, channel, query, languagesFor(channel, query.language));
      return await itemsOf(menu, query, site);
    },
  );
  return [
    route(getNavigationMenuItems, async (query, context) => {
      if (query.publishStatus !== 'Draft') return await live(query, context);
      const { communityId, language } = query;
      const channel = await findChannel(context.database, { communityId });
      const menu = await requireDraftMenu(context, channel, query, languagesFor(channel, language));
      return await itemsOf(menu, query, site);
    }),
  ];
}
