import type { ConfigFor } from '@relab/contract';
import * as calls from '@relab/contract/content';
import { readAdapter } from '../../adapters/read-adapter.ts';
import { invalidConfig } from '../../errors/errors.ts';
import { authoringRead, authoringWrite, publishingWrite } from './authoring-adapter.ts';

type DeploymentsConfig = ConfigFor<typeof calls.getDeployments>;

/** C-134, C-135: a list of all deployments there are is nobody's; no list is requested that names nothing. */
function demandOne(config: DeploymentsConfig): DeploymentsConfig {
  const { deploymentId, contentSpaceId, variantIds, managedContentVersionId } = config;
  const names = [deploymentId, contentSpaceId, managedContentVersionId, ...(variantIds ?? [])];
  if (names.some((name) => name !== undefined)) return config;
  throw invalidConfig(
    'One of deploymentId, contentSpaceId, variantIds and managedContentVersionId is needed.',
  );
}

/**
 * Planned and done publications, the newest first. Names at least one of deploymentId, contentSpaceId, variantIds and
 * managedContentVersionId, or else rejects with 400 (C-134) and observers get nothing (C-135).
 */
export const getDeployments = readAdapter<typeof calls.getDeployments>(calls.getDeployments, {
  errorLifetime: () => calls.getDeployments.lifetime,
  normalize: demandOne,
});

/** What would go out with these contents now, as a tree by its references, and what keeps it from going out. */
export const getDeploymentPreview = authoringRead(calls.getDeploymentPreview);

/** What is executed at once is delivered already when this answers. */
export const createDeployment = publishingWrite(calls.createDeployment);

/**
 * Plans to publish or to take back variants at a date (C-086), and to take them back at `expireDate`. Dates are ISO
 * 8601 with a zone.
 */
export const createSchedule = authoringWrite(calls.createSchedule);

/** Moves a planned deployment, or cancels it (C-088, C-114, C-115). What is staged gets its date so, too. */
export const updateSchedule = authoringWrite(calls.updateSchedule);
