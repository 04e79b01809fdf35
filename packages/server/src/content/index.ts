export { contentKey, isContentKey } from './content-key.ts';
export { mediaSources } from './media-sources.ts';
export {
  type Publication,
  type PublishedCollection,
  type PublishedContent,
  type PublishedMedia,
  publishContent,
  putMedia,
} from './publish.ts';
export { contentRoutes } from './routes.ts';
