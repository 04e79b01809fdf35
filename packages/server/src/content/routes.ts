import type { Route } from '../http/route.ts';
import { authoringRoutes } from './authoring/authoring-routes.ts';
import type { JobOptions } from './authoring/jobs/job-routes.ts';
import type { OfferOptions } from './authoring/offer/offer-routes.ts';
import { deliveryRoutes } from './delivery/delivery-routes.ts';
import type { SitePages } from './seo/site-pages.ts';

export interface ContentOptions extends OfferOptions, JobOptions {
  /** The address of the site, for links that leave it. */
  readonly baseUrl: string;
  /** Where the site shows contents. */
  readonly pages?: SitePages;
}

/** Every call of content: what everybody reads, and what authors do. */
export function contentRoutes(options: ContentOptions): readonly Route[] {
  return [...deliveryRoutes(options), ...authoringRoutes(options)];
}
