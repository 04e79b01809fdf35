export { writesSomewhere } from './authoring/access.ts';
export { forgetJobFiles } from './authoring/jobs/forget-job-files.ts';
export { contentTransferHandler } from './authoring/jobs/transfer-job.ts';
export { contentJobs } from './content-jobs.ts';
export { contentKey, isContentKey } from './content-key.ts';
export { createFormPage } from './forms/embed-page.ts';
export { formRoutes, submitRoute } from './forms/form-routes.ts';
export { startFormSweep } from './forms/form-sweep.ts';
export { mediaSources } from './media-sources.ts';
export { mediaTurns } from './media-turns.ts';
export { createPreviewKeys } from './preview/preview-keys.ts';
export { guardMedia } from './preview/preview-media.ts';
export { publishedSince } from './published-since.ts';
export { contentRoutes } from './routes.ts';
export {
  type Publication,
  type PublishedCollection,
  type PublishedContent,
  publishContent,
} from './seeding/publish-content.ts';
export { type PublishedMedia, putMedia } from './seeding/put-media.ts';
export {
  type GivenMenu,
  type GivenMenuItem,
  menuKey,
  putNavigationMenu,
} from './seeding/put-navigation-menu.ts';
export { type GivenTaxonomy, type GivenTerm, putTaxonomy } from './seeding/put-taxonomy.ts';
export { renewMedia } from './seeding/renew-media.ts';
export { type PublicContent, publicContents } from './seo/public-contents.ts';
export { seoRoutes } from './seo/seo-routes.ts';
export type { SitePages } from './seo/site-pages.ts';
