import type { Route } from '../http/route.ts';
import { authoringRoutes } from './authoring/authoring-routes.ts';
import { deliveryRoutes } from './delivery/delivery-routes.ts';

export interface ContentOptions {
  /** The address of the site, for links that leave it. */
  readonly baseUrl: string;
}

/** Every call of content: what everybody reads, and what authors do. */
export function contentRoutes(options: ContentOptions): readonly Route[] {
  return [...deliveryRoutes(options), ...authoringRoutes()];
}
