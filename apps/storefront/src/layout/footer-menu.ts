import type { Client } from '@relab/client';
import {
  getNavigationMenuItems,
  type NavigationMenuItem,
  type NavigationMenuItems,
} from '@relab/contract/content';
import { contentLanguage } from '../language/language.ts';

/** What authors call the menu. */
const developerName = 'Footer';

/**
 * The menu of the footer; empty where it cannot be had, since no page fails for it. Sent past the cache, whose contents
 * travel to the browser, where nobody reads the menu.
 */
export async function footerMenu(client: Client, siteId: string): Promise<readonly NavigationMenuItem[]> {
  const config = {
    communityId: siteId,
    navigationLinkSetDeveloperName: developerName,
    language: contentLanguage,
  };
  try {
    const { menuItems } = (await client.send(getNavigationMenuItems, config)) as NavigationMenuItems;
    return menuItems;
  } catch {
    return [];
  }
}
