import * as z from 'zod/mini';
import type { Infer } from '../../../infer.ts';
import { nullableText, pageUrls, TypeSummary, UserSummary } from '../common-responses.ts';
import { deploymentActions, deploymentStatuses } from './deployment-states.ts';

/** C-080: the version as it was when it was planned. */
const Snapshot = z.looseObject({
  id: z.string(),
  language: z.string(),
  lastModifiedDate: z.string(),
  name: z.string(),
  urlValue: nullableText,
  contentType: TypeSummary,
});

/** C-079: one version for one channel, which is its target. */
const DeploymentItem = z.looseObject({
  isTopLevel: z.boolean(),
  action: z.enum(deploymentActions),
  deploymentId: z.string(),
  deploymentItemId: z.string(),
  snapshotId: z.string(),
  targetId: z.string(),
  variantId: z.string(),
  mcvSnapshotSummary: Snapshot,
});

/** C-078. Two members are of this server: why it failed, and when what it publishes is taken back. */
export const Deployment = z.looseObject({
  deploymentId: z.string(),
  deploymentName: z.string(),
  deploymentDescription: nullableText,
  deploymentStatus: z.enum(deploymentStatuses),
  createdBy: z.nullable(UserSummary),
  scheduledDate: nullableText,
  lastModifiedBy: z.nullable(UserSummary),
  deploymentItems: z.array(DeploymentItem),
  errorMessage: nullableText,
  expireDate: nullableText,
});
export type Deployment = Infer<typeof Deployment>;

export const Deployments = z.looseObject({ deployments: z.array(Deployment), ...pageUrls });
export type Deployments = Infer<typeof Deployments>;
