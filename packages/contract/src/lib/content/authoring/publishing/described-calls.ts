import type { DescribedCall } from '../../../described-call.ts';
import { responses } from '../../../described-call.ts';
import {
  createDeployment,
  createSchedule,
  getDeploymentPreview,
  getDeployments,
  updateSchedule,
} from './deployment.ts';
import { Deployment, DeploymentPreview, Deployments } from './deployment-schemas.ts';
import { publishManagedContent, unpublishManagedContent } from './publishing.ts';
import { Published, Unpublished } from './publishing-schemas.ts';

/** What the calls of this folder respond. */
export const contentAuthoringPublishingCalls: readonly DescribedCall[] = [
  responses(getDeployments, { 200: Deployments }),
  responses(getDeploymentPreview, { 200: DeploymentPreview }),
  responses(createDeployment, { 201: Deployment }),
  responses(createSchedule, { 201: Deployment }),
  responses(updateSchedule, { 200: Deployment }),
  responses(publishManagedContent, { 201: Published }),
  responses(unpublishManagedContent, { 201: Unpublished }),
];
