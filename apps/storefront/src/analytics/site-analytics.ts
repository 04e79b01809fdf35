import { buildRequest } from '@relab/contract';
import { getCartItems } from '@relab/contract/commerce';
import type { SiteSettings } from '../site-settings.ts';
import type { AnalyticsSettings } from './analytics-settings.ts';

/** The listing's title, as the marketplace's products have it. */
const titleField = 'Name';

/** S-074, S-075: what analytics reads from a document. */
export function siteAnalytics({ siteName, webstoreId }: SiteSettings): AnalyticsSettings {
  const productFields = ['StockKeepingUnit', 'CurrencyIsoCode', titleField];
  const query = { productFields, pageSize: 50, includePromotions: false, includeCoupons: false };
  return { siteName, titleField, cartItems: buildRequest(getCartItems, query, { webstoreId }).url };
}
