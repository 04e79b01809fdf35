import {
  createDeployment as createDeploymentCall,
  createSchedule as createScheduleCall,
  getDeploymentPreview,
  getDeployments,
  publishManagedContent,
  unpublishManagedContent,
  updateSchedule as updateScheduleCall,
} from '@relab/contract/content';
import { type Route, route } from '@relab/server/http';
import { createRoute } from '../../create-route.ts';
import { createDeployment } from './create-deployment.ts';
import { createSchedule } from './create-schedule.ts';
import { deployNow } from './publish-now.ts';
import { readDeploymentPreview } from './read-deployment-preview.ts';
import { readDeployments } from './read-deployments.ts';
import { updateSchedule } from './update-schedule.ts';

export const publishingRoutes = (): readonly Route[] => [
  createRoute(publishManagedContent, async (request, context) => {
    const { at, ...deployed } = await deployNow('Publish', request, context);
    return { ...deployed, publishDate: at };
  }),
  createRoute(unpublishManagedContent, async (request, context) => {
    const { at, ...deployed } = await deployNow('Unpublish', request, context);
    return { ...deployed, unpublishDate: at };
  }),
  route(getDeployments, readDeployments),
  route(getDeploymentPreview, readDeploymentPreview),
  createRoute(createDeploymentCall, createDeployment),
  createRoute(createScheduleCall, createSchedule),
  route(updateScheduleCall, updateSchedule),
];
