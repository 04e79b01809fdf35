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

export const getDeployments = readAdapter<typeof calls.getDeployments>(calls.getDeployments, {
  errorLifetime: () => calls.getDeployments.lifetime,
  normalize: demandOne,
});

/** What would go out with these contents now, as a tree by its references, and what keeps it from going out. */
export const getDeploymentPreview = authoringRead(calls.getDeploymentPreview);

/** What is executed at once is delivered already when this answers. */
export const createDeployment = publishingWrite(calls.createDeployment);

export const createSchedule = authoringWrite(calls.createSchedule);

export const updateSchedule = authoringWrite(calls.updateSchedule);
