export { versionRoutes } from './lib/sobjects/version-routes.ts';
