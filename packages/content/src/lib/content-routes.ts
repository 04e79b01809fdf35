import type { Route } from '@relab/server/http';
import { type AuthoringOptions, authoringRoutes } from './authoring/authoring-routes.ts';
import { deliveryRoutes } from './delivery-routes.ts';
import { navigationRoutes } from './navigation/navigation-routes.ts';
import type { SitePages } from './seo/site-pages.ts';

export interface ContentOptions extends AuthoringOptions {
  /** The address of the site, for links that leave it. */
  readonly baseUrl: string;
  /** Where the site shows contents. */
  readonly pages?: SitePages;
}

/** Every call of content: what everybody reads, and what authors do. */
export function contentRoutes(options: ContentOptions): readonly Route[] {
  return [...deliveryRoutes(options), ...navigationRoutes(options), ...authoringRoutes(options)];
}
