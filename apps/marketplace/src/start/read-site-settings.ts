import type { Database } from '@relab/database';
import type { SiteSettings } from '@relab/storefront';
import { readRootCategory } from '../seed/root-category.ts';
import { homeViewKey } from '../site/home-view-key.ts';
import { siteId, webstoreId } from '../site/ids.ts';
import type { StartContext } from './start-context.ts';

/** What the pages have to know of this installation. */
export async function readSiteSettings(
  database: Database,
  { settings, baseUrl }: StartContext,
): Promise<SiteSettings> {
  return {
    siteName: 'Relab',
    origin: baseUrl,
    webstoreId,
    siteId,
    marketplaceCategory: await readRootCategory(database),
    homeView: homeViewKey,
    quoteFormUrl: settings.quoteFormUrl,
  };
}
