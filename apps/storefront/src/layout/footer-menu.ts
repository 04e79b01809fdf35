import { type ClientOptions, createClient } from '@relab/client';
import { getNavigationMenuItems } from '@relab/client/content';
import type { NavigationMenuItem } from '@relab/contract/content';
import { contentLanguage } from '../language/language.ts';

/** What authors call the menu. */
const developerName = 'Footer';

/**
 * The menu of the footer; empty where it cannot be had, since no page fails for it. Read by a client of its own: what the
 * page's has read travels to the browser, where nobody reads the menu.
 */
export const footerMenu = (
  fetch: ClientOptions['fetch'],
  siteId: string,
): Promise<readonly NavigationMenuItem[]> =>
  getNavigationMenuItems(createClient({ fetch, onServer: true }), {
    communityId: siteId,
    navigationLinkSetDeveloperName: developerName,
    language: contentLanguage,
  }).then(
    ({ menuItems }) => menuItems,
    () => [],
  );
