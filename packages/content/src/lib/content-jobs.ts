import type { JobHandler } from '@relab/server/jobs';
import { folderSharesHandler } from './authoring/folder/share-job.ts';
import { deploymentHandler } from './authoring/publishing/deployment-job.ts';
import { submissionPurgeHandler } from './forms/submission-purge.ts';

/** What content does beside its answers; whoever serves its calls gives these to a worker. */
export const contentJobs = (): readonly JobHandler[] => [
  folderSharesHandler(),
  deploymentHandler(),
  submissionPurgeHandler(),
];
