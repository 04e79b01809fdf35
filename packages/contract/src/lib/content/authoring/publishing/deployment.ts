import { read, shape, write } from '../../../call.ts';
import { boolean, list, object, oneOf, optional, pattern, text } from '../../../schema.ts';
import { authoringPath, brief, pages, plainPath } from '../paths.ts';
import { deploymentActions, deploymentStatuses } from './deployment-states.ts';
import type { Deployment, DeploymentPreview, Deployments } from './responses.ts';

const path = `${plainPath}/deployments` as const;
const id = text(18, 1);
const ids = list(id, 1000);

/** ISO 8601 with its zone: without one nobody could say when that is. */
const moment = pattern(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$/);

/**
 * C-134: of all that are requested at least one of the first four; the newest first. Type is what they do. Those whose dates
 * lie from one moment up to another, by these dates: `scheduledFrom` and `scheduledUntil` are of this server.
 */
export const getDeployments = read({
  id: 'getDeployments',
  area: 'cms-authoring',
  path,
  query: object({
    deploymentId: optional(id),
    contentSpaceId: optional(id),
    variantIds: optional(ids),
    managedContentVersionId: optional(id),
    deploymentStatus: optional(oneOf(deploymentStatuses)),
    deploymentType: optional(oneOf(deploymentActions)),
    scheduledFrom: optional(moment),
    scheduledUntil: optional(moment),
    ...pages,
  }),
  response: shape<Deployments>(),
  lifetime: brief,
});

/**
 * What would go out now, and what keeps it from going out: all of it is of one space. Needs the right to publish something there;
 * what is of a type that the user may not publish says so. Of this server.
 */
export const getDeploymentPreview = read({
  id: 'getDeploymentPreview',
  area: 'cms-authoring',
  path: `${path}/preview`,
  query: object({
    contentIds: optional(list(id, 100)),
    variantIds: optional(list(id, 100)),
    includeContentReferences: optional(boolean),
  }),
  response: shape<DeploymentPreview>(),
  lifetime: brief,
});

/**
 * C-081, C-082. What is named is published at its date; without one it is staged, and waits for whoever executes what is
 * staged in its space: at once, or at a date.
 */
export const createDeployment = write({
  id: 'createDeployment',
  area: 'cms-authoring',
  path,
  body: object({
    contentSpaceId: id,
    channelIds: optional(list(id, 100)),
    contentIds: optional(ids),
    variantIds: optional(ids),
    description: optional(text(4000)),
    includeContentReferences: optional(boolean),
    executeStagedDeployments: optional(boolean),
    scheduledDate: optional(moment),
  }),
  response: shape<Deployment>(),
});

const schedulesPath = `${authoringPath}/schedules` as const;

/**
 * C-086, C-087, X-32. The versions are the latest unless others are named; `refVariantIds` go along because others name
 * them, and stay when those are unpublished at `expireDate`.
 */
export const createSchedule = write({
  id: 'createSchedule',
  area: 'cms-authoring',
  path: schedulesPath,
  body: object({
    action: oneOf(deploymentActions),
    contextContentSpaceId: id,
    description: text(4000),
    scheduleDate: moment,
    refVariantIds: ids,
    variantIds: ids,
    expireDate: optional(moment),
    publishContentReference: optional(boolean),
    versionIds: optional(ids),
  }),
  response: shape<Deployment>(),
});

/** C-088, C-114, C-115, C-170: cancelled or moved, by its query. What is staged gets its date so, too. */
export const updateSchedule = write({
  id: 'updateSchedule',
  area: 'cms-authoring',
  method: 'PATCH',
  path: `${schedulesPath}/{deploymentId}`,
  query: object({ isCancelled: optional(boolean), scheduleDate: optional(moment) }),
  response: shape<Deployment>(),
});
