import type { Database } from '@relab/database';
import type { SiteSettings } from '@relab/storefront';
import { sql } from 'kysely';
import { catalogue } from '../demo/catalogue.ts';
import { homeViewKey } from '../seed/seed-content.ts';
import { siteId, webstoreId } from '../site/ids.ts';
import type { StartContext } from './start-context.ts';

/** What the pages are told about this installation. */
export async function readSiteSettings(
  database: Database,
  { settings, baseUrl }: StartContext,
): Promise<SiteSettings> {
  const { urlName } = catalogue.rootCategory;
  const { rows } = await sql<{ id: string }>`
    select id from product_category where url_name = ${urlName} and not is_deleted`.execute(database);
  return {
    siteName: 'Relab',
    origin: baseUrl,
    webstoreId,
    siteId,
    marketplaceCategory: { id: rows[0]?.id ?? '', urlName },
    homeView: homeViewKey,
    quoteFormUrl: settings.quoteFormUrl,
  };
}
