import type { Route } from '../../http/route.ts';
import { collectionRoutes } from './collection/collection-routes.ts';
import { withConnectPaths } from './connect-paths.ts';
import { documentRoutes } from './content/document-routes.ts';
import { folderRoutes } from './folder/folder-routes.ts';
import { type JobOptions, jobRoutes } from './jobs/job-routes.ts';
import { type OfferOptions, offerRoutes } from './offer/offer-routes.ts';
import { publishingRoutes } from './publishing/publishing-routes.ts';
import { referenceRoutes } from './references/reference-routes.ts';
import { renditionRoutes } from './rendition/rendition-routes.ts';
import { searchRoutes } from './search/search-routes.ts';
import { spaceRoutes } from './space/space-routes.ts';
import { taxonomyRoutes } from './taxonomy/taxonomy-routes.ts';
import { type WebUrlOptions, webUrlRoutes } from './web-urls/web-url-routes.ts';

/** What authors do. */
export const authoringRoutes = (site: OfferOptions & WebUrlOptions & JobOptions): readonly Route[] =>
  withConnectPaths([
    ...spaceRoutes(),
    ...folderRoutes(),
    ...documentRoutes(),
    ...publishingRoutes(),
    ...jobRoutes(site),
    ...searchRoutes(),
    ...offerRoutes(site),
    ...collectionRoutes(),
    ...referenceRoutes(),
    ...taxonomyRoutes(),
    ...renditionRoutes(),
    ...webUrlRoutes(site),
  ]);
