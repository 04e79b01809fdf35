import type { JobHandler } from '@relab/server/jobs';
import { folderSharesHandler } from './authoring/folder/update-shares.ts';
import { deploymentHandler } from './authoring/publishing/deployment-job.ts';

/** What content does beside its responses: jobs for a worker. */
export const contentJobs = (): readonly JobHandler[] => [folderSharesHandler(), deploymentHandler()];
