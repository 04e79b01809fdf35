export { writesSomewhere } from './lib/access/access.ts';
export { forgetJobFiles } from './lib/authoring/jobs/forget-job-files.ts';
export { contentTransferHandler } from './lib/authoring/jobs/transfer-job.ts';
export { contentJobs } from './lib/content-jobs.ts';
export { contentKey, isContentKey } from './lib/content-key.ts';
export { contentMigrations } from './lib/content-migrations.ts';
export { type ContentPartOptions, contentPart } from './lib/content-part.ts';
export { startFormSweep } from './lib/forms/form-sweep.ts';
export { mediaSources } from './lib/media/media-sources.ts';
export { mediaTurns } from './lib/media/media-turns.ts';
export { type PublishedMedia, putMedia } from './lib/media/put-media.ts';
export { publishedSince } from './lib/published-since.ts';
export {
  type Publication,
  type PublishedCollection,
  type PublishedContent,
  publishContent,
} from './lib/seeding/publish-content.ts';
export {
  type GivenMenu,
  type GivenMenuItem,
  menuKey,
  putNavigationMenu,
} from './lib/seeding/put-navigation-menu.ts';
export { type GivenTaxonomy, type GivenTerm, putTaxonomy } from './lib/seeding/put-taxonomy.ts';
export { renewMedia } from './lib/seeding/renew-media.ts';
export { type PublicContent, publicContents } from './lib/seo/public-contents.ts';
export type { SitePages } from './lib/seo/site-pages.ts';
export { contentTables } from './lib/tables/content-tables.ts';
