import {
  createDeployment as createDeploymentCall,
  createSchedule as createScheduleCall,
  getDeployments,
  updateSchedule as updateScheduleCall,
} from '@relab/contract/content';
import { Reply, type Route, route } from '@relab/server/http';
import { createDeployment } from './create-deployment.ts';
import { createSchedule } from './create-schedule.ts';
import { readDeployments } from './read-deployments.ts';
import { updateSchedule } from './update-schedule.ts';

export const deploymentRoutes = (): readonly Route[] => [
  route(getDeployments, readDeployments),
  route(
    createDeploymentCall,
    async (input, context) => new Reply(await createDeployment(input, context), 201),
  ),
  route(createScheduleCall, async (input, context) => new Reply(await createSchedule(input, context), 201)),
  route(updateScheduleCall, updateSchedule),
];
