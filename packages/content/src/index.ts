export { canWriteAnywhere } from './lib/access/access.ts';
export type { ArchiveEntry } from './lib/archive/pack-entry.ts';
export { streamZip, writeZip } from './lib/archive/write-zip.ts';
export type { LanguageModel, ModelMessage } from './lib/authoring/assist/language-model.ts';
export type { MentionNotice, NotifyMention } from './lib/authoring/comments/create-comment.ts';
export { deleteExpiredJobFiles } from './lib/authoring/jobs/delete-expired-job-files.ts';
export { contentTransferHandler } from './lib/authoring/jobs/transfer-job.ts';
export {
  purgeContentJobs,
  purgeDeployments,
  purgeVersions,
} from './lib/authoring/retention/purge-contents.ts';
export { purgeTrash } from './lib/authoring/trash/trash-purge.ts';
export type { NotifyTask, TaskNotice } from './lib/authoring/workflow/tasks.ts';
export { contentJobs } from './lib/content-jobs.ts';
export { contentKey, isContentKey } from './lib/content-key.ts';
export { contentMigrations } from './lib/content-migrations.ts';
export { type ContentPartOptions, contentPart } from './lib/content-part.ts';
export { mediaSources } from './lib/media/media-sources.ts';
export { mediaTurns } from './lib/media/media-turns.ts';
export { fillMedia, mediaTable, type NewMedia, upsertMedia } from './lib/media/upsert-media.ts';
export { publishedSince } from './lib/published-since.ts';
export {
  type Publication,
  type PublishedCollection,
  type PublishedContent,
  publishContent,
} from './lib/seeding/publish-content.ts';
export {
  menuKey,
  type NavigationMenuInput,
  type NavigationMenuItemInput,
  publishNavigationMenu,
} from './lib/seeding/publish-navigation-menu.ts';
export { renewMedia } from './lib/seeding/renew-media.ts';
export { type TaxonomyInput, type TaxonomyTermInput, upsertTaxonomy } from './lib/seeding/upsert-taxonomy.ts';
export { type PublicContent, publicContents } from './lib/seo/public-contents.ts';
export type { SiteLinkQuery, SitePages } from './lib/seo/site-pages.ts';
export { contentTables } from './lib/tables/content-tables.ts';
export { upsertBuiltInTypes } from './lib/types/content-types.ts';
