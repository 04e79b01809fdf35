import { publishManagedContent, unpublishManagedContent } from '@relab/contract/content';
import { Reply, type Route, route } from '@relab/server/http';
import { deploymentRoutes } from './deployment-routes.ts';
import { deployNow } from './publish-now.ts';

export const publishingRoutes = (): readonly Route[] => [
  route(publishManagedContent, async (request, context) => {
    const { at, ...deployed } = await deployNow('Publish', request, context);
    return new Reply({ ...deployed, publishDate: at }, 201);
  }),
  route(unpublishManagedContent, async (request, context) => {
    const { at, ...deployed } = await deployNow('Unpublish', request, context);
    return new Reply({ ...deployed, unpublishDate: at }, 201);
  }),
  ...deploymentRoutes(),
];
