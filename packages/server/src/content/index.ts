export { deploymentHandler } from './authoring/publishing/deployment-job.ts';
export { contentJobs } from './content-jobs.ts';
export { contentKey, isContentKey } from './content-key.ts';
export { mediaSources } from './media-sources.ts';
export { contentRoutes } from './routes.ts';
export {
  type Publication,
  type PublishedCollection,
  type PublishedContent,
  publishContent,
} from './seeding/publish-content.ts';
export { type PublishedMedia, putMedia } from './seeding/put-media.ts';
