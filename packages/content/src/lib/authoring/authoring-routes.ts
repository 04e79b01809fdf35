import {
  type ContentProvider,
  createPreviewLink as createPreviewLinkCall,
  getAuthoringCollection,
  getContentAuthors,
  getContentPreview,
  getContentProviders,
  getContentType,
  getContentTypesByMixin,
  getManagedContentReferencedBy,
  getManagedContentRendition,
  getManagedContentVariantReferences,
  getManagedContentWebUrls,
  getPreviewEndpoints,
  getSingleItemContent,
  getSiteLinks,
  getSpaceItems,
  searchManagedContentItems,
  updateManagedContentWebUrl,
} from '@relab/contract/content';
import { type Route, route } from '@relab/server/http';
import { createRoute } from '../create-route.ts';
import { createPreviewKeys, type PreviewKeys } from '../preview/preview-keys.ts';
import { draftViewer } from '../preview/preview-media.ts';
import { noPages, type Site, type SitePages } from '../seo/site-pages.ts';
import type { LanguageModel } from './assist/language-model.ts';
import { assistRoutes } from './assist/suggest.ts';
import { readAuthoringCollection } from './collection/read-collection.ts';
import { commentRoutes } from './comments/comment-routes.ts';
import type { NotifyMention } from './comments/create-comment.ts';
import { withConnectPaths } from './connect-paths.ts';
import { documentReply, documentRoutes } from './content/document-routes.ts';
import { folderRoutes } from './folder/folder-routes.ts';
import { glossaryRoutes } from './glossary/glossary-routes.ts';
import { type JobOptions, jobRoutes } from './jobs/job-routes.ts';
import { languageRoutes } from './languages/language-routes.ts';
import { mediaRoutes } from './media/media-routes.ts';
import { noticeRoutes } from './notices/notice-routes.ts';
import { readProviders } from './offer/content-providers.ts';
import { readContentType } from './offer/content-type-schema.ts';
import { readContentTypes } from './offer/content-types-by-mixin.ts';
import { readPreviewEndpoints } from './offer/preview-endpoints.ts';
import { findSingleItem } from './offer/single-item.ts';
import { readSiteLinks } from './offer/site-links.ts';
import { presenceRoutes } from './presence/presence.ts';
import { openPreview } from './preview/open-preview.ts';
import { createPreviewLink } from './preview/preview-link.ts';
import { publishingRoutes } from './publishing/publishing-routes.ts';
import { redirectRoutes } from './redirects/redirect-routes.ts';
import { readReferencedBy } from './references/referenced-by.ts';
import { readVariantReferences } from './references/variant-references.ts';
import { findRendition } from './rendition/find-rendition.ts';
import { searchItems } from './search/search-items.ts';
import { readContentAuthors, readSpaceItems } from './search/space-items.ts';
import { spaceRoutes } from './space/space-routes.ts';
import { taxonomyRoutes } from './taxonomy/taxonomy-routes.ts';
import { trashRoutes } from './trash/trash-routes.ts';
import { viewRoutes } from './views/view-routes.ts';
import { readWebUrls } from './web-urls/read-web-urls.ts';
import { updateWebUrl } from './web-urls/update-web-url.ts';
import type { NotifyTask } from './workflow/tasks.ts';
import { workflowRoutes } from './workflow/workflow-routes.ts';

export interface AuthoringOptions extends JobOptions {
  /** What the pages of the site can be bound to. */
  readonly contentProviders?: readonly ContentProvider[];
  /** The site's address: what leads there leads to a path of the site. */
  readonly baseUrl: string;
  /** Where the site shows contents. */
  readonly pages?: SitePages;
  /** Of the installation: signs links. */
  readonly secret: string;
  /** The lifetime of a link to a preview; a day by default. */
  readonly previewHours?: number | undefined;
  /** Notifies those whom comments mention, beside what the console shows them. */
  readonly notifyMention?: NotifyMention | undefined;
  /** Notifies those for whom a content waits in a workflow, beside what the console shows them. */
  readonly notifyTask?: NotifyTask | undefined;
  /** Suggests texts to authors who ask; nothing is suggested without it. */
  readonly assist?: LanguageModel | undefined;
}

/** What a site can show, and what a space can have. */
const offerRoutes = (site: Site, providers: readonly ContentProvider[]): readonly Route[] => [
  route(getContentTypesByMixin, readContentTypes),
  route(getContentType, readContentType),
  route(getContentProviders, (_, context) => readProviders(providers, context)),
  route(getPreviewEndpoints, (query, context) => readPreviewEndpoints(query, context, site)),
  route(getSiteLinks, (query, context) => readSiteLinks(query, context, site.pages)),
  route(getSingleItemContent, async (name, context) => documentReply(await findSingleItem(name, context))),
];

/** Contents as they would be shown; drafts with pictures that only their viewer sees. */
const draftRoutes = (site: Site, keys: PreviewKeys, hours: number): readonly Route[] => [
  route(getAuthoringCollection, (config, context) =>
    readAuthoringCollection(config, context, draftViewer(keys, context)),
  ),
  route(getManagedContentRendition, (name, context) =>
    findRendition(name, context, draftViewer(keys, context)),
  ),
  createRoute(createPreviewLinkCall, (name, context) =>
    createPreviewLink(name, context, { ...site, keys, hours }),
  ),
  route(getContentPreview, (config, context) => openPreview(config, context, keys)),
];

/** What authors do. */
export function authoringRoutes(options: AuthoringOptions): readonly Route[] {
  const { baseUrl, pages = noPages, contentProviders = [], previewHours = 24 } = options;
  const keys = createPreviewKeys(options.secret);
  const site = { origin: new URL(baseUrl).origin, pages };
  return withConnectPaths([
    ...spaceRoutes(),
    ...folderRoutes(),
    ...documentRoutes(keys),
    ...trashRoutes(),
    ...commentRoutes(options.notifyMention),
    ...noticeRoutes(),
    ...presenceRoutes(),
    ...workflowRoutes(options.notifyTask),
    ...assistRoutes(options.assist),
    ...mediaRoutes(keys, options.files),
    ...publishingRoutes(),
    ...jobRoutes(options),
    ...viewRoutes(),
    ...languageRoutes(),
    ...glossaryRoutes(),
    ...taxonomyRoutes(),
    ...redirectRoutes(site),
    route(searchManagedContentItems, searchItems),
    route(getSpaceItems, readSpaceItems),
    route(getContentAuthors, readContentAuthors),
    ...offerRoutes(site, contentProviders),
    ...draftRoutes(site, keys, previewHours),
    route(getManagedContentVariantReferences, readVariantReferences),
    route(getManagedContentReferencedBy, readReferencedBy),
    route(getManagedContentWebUrls, (config, context) => readWebUrls(config, context, pages)),
    route(updateManagedContentWebUrl, (update, context) => updateWebUrl(update, context, site)),
  ]);
}
