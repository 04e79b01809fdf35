import type { Route } from '../../http/route.ts';
import { withConnectPaths } from './connect-paths.ts';
import { documentRoutes } from './content/document-routes.ts';
import { folderRoutes } from './folder/folder-routes.ts';
import { publishingRoutes } from './publishing/publishing-routes.ts';
import { spaceRoutes } from './space/space-routes.ts';

/** What authors do. */
export const authoringRoutes = (): readonly Route[] =>
  withConnectPaths([...spaceRoutes(), ...folderRoutes(), ...documentRoutes(), ...publishingRoutes()]);
