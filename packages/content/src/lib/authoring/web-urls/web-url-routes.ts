import { getManagedContentWebUrls, updateManagedContentWebUrl } from '@relab/contract/content';
import { type Route, route } from '@relab/server/http';
import { noPages, type SitePages } from '../../seo/site-pages.ts';
import { readWebUrls } from './read-web-urls.ts';
import { updateWebUrl } from './update-web-url.ts';

export interface WebUrlOptions {
  /** The site's address: what leads there leads to a path of the site. */
  readonly baseUrl: string;
  /** Where the site shows contents. */
  readonly pages?: SitePages;
}

export function webUrlRoutes({ baseUrl, pages = noPages }: WebUrlOptions): readonly Route[] {
  const site = { origin: new URL(baseUrl).origin, pages };
  return [
    route(getManagedContentWebUrls, (config, context) => readWebUrls(config, context, pages)),
    route(updateManagedContentWebUrl, (update, context) => updateWebUrl(update, context, site)),
  ];
}
