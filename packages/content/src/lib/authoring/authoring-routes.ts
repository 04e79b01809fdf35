import type { Route } from '@relab/server/http';
import { createPreviewKeys } from '../preview/preview-keys.ts';
import { collectionRoutes } from './collection/collection-routes.ts';
import { withConnectPaths } from './connect-paths.ts';
import { documentRoutes } from './content/document-routes.ts';
import { folderRoutes } from './folder/folder-routes.ts';
import { type JobOptions, jobRoutes } from './jobs/job-routes.ts';
import { type OfferOptions, offerRoutes } from './offer/offer-routes.ts';
import { type PreviewOptions, previewRoutes } from './preview/preview-routes.ts';
import { publishingRoutes } from './publishing/publishing-routes.ts';
import { referenceRoutes } from './references/reference-routes.ts';
import { renditionRoutes } from './rendition/rendition-routes.ts';
import { searchRoutes } from './search/search-routes.ts';
import { spaceRoutes } from './space/space-routes.ts';
import { taxonomyRoutes } from './taxonomy/taxonomy-routes.ts';
import { type WebUrlOptions, webUrlRoutes } from './web-urls/web-url-routes.ts';

export type AuthoringOptions = OfferOptions & WebUrlOptions & JobOptions & PreviewOptions;

/** What authors do. */
export function authoringRoutes(site: AuthoringOptions): readonly Route[] {
  const keys = createPreviewKeys(site.secret);
  return withConnectPaths([
    ...spaceRoutes(),
    ...folderRoutes(),
    ...documentRoutes(keys),
    ...publishingRoutes(),
    ...jobRoutes(site),
    ...searchRoutes(),
    ...offerRoutes(site),
    ...collectionRoutes(keys),
    ...referenceRoutes(),
    ...taxonomyRoutes(),
    ...renditionRoutes(keys),
    ...webUrlRoutes(site),
    ...previewRoutes(site, keys),
  ]);
}
