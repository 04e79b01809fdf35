import * as z from 'zod/mini';
import { nullableText, pageUrls, TypeSummary, UserSummary } from '../common-schemas.ts';
import { VariantStatus } from '../documents/document-schemas.ts';
import { deploymentActions, deploymentStatuses, publicationProblemKinds } from './deployment-states.ts';

/** C-080: the version as it was when it was planned. */
const Snapshot = z.looseObject({
  id: z.string(),
  language: z.string(),
  lastModifiedDate: z.string(),
  name: z.string(),
  urlValue: nullableText,
  contentType: TypeSummary,
});

/** C-079: one version for one channel, which is its target. The content's id is of this server. */
const DeploymentItem = z.looseObject({
  isTopLevel: z.boolean(),
  action: z.enum(deploymentActions),
  deploymentId: z.string(),
  deploymentItemId: z.string(),
  managedContentId: z.string(),
  snapshotId: z.string(),
  targetId: z.string(),
  variantId: z.string(),
  mcvSnapshotSummary: Snapshot,
});

/** C-078. Two members are of this server: why it failed, and when what it publishes is unpublished. */
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

/** A page of deployments. */
export const Deployments = z.looseObject({ deployments: z.array(Deployment), ...pageUrls });

/** A variant that would go out in its latest version. */
const PreviewItem = z.looseObject({
  contentKey: z.string(),
  contentType: TypeSummary,
  /** Chosen itself, and not only named by another one. */
  isTopLevel: z.boolean(),
  language: z.string(),
  managedContentId: z.string(),
  managedContentVariantId: z.string(),
  managedContentVersionId: z.string(),
  /**
   * What keeps it from going out: a right that the user lacks for its type, a field, the approval that the space demands, its URL
   * name, or that the space delivers to no channel. The path leads through its body for a field.
   */
  problems: z.array(
    z.object({ kind: z.enum(publicationProblemKinds), message: z.string(), path: z.array(z.string()) }),
  ),
  /** The variants among these that name it. */
  referencedByVariantIds: z.array(z.string()),
  status: VariantStatus,
  title: z.string(),
});

/** What would go out with a deployment that is not created yet: every variant, with what keeps it from going out. */
export const DeploymentPreview = z.looseObject({ contentSpaceId: z.string(), items: z.array(PreviewItem) });
