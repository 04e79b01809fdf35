import { read, shape, write } from '../call.ts';
import { seconds } from '../lifetime.ts';
import { line, object, oneOf, optional } from '../schema.ts';
import { administrationPath, keysetPage } from './administration-path.ts';
import type { QueueJob, QueueJobCounts, QueueJobs } from './responses.ts';

const jobPath = `${administrationPath}/queue-jobs/{jobId}` as const;

/** The newest first. For clerks. Jobs are deleted thirty days after their end. */
export const getQueueJobs = read({
  id: 'getQueueJobs',
  area: 'administration',
  path: `${administrationPath}/queue-jobs`,
  query: object({
    status: optional(
      oneOf(['Created', 'Pending', 'Processing', 'Completed', 'CompletedWithError', 'Failed']),
    ),
    kind: optional(line(80, 1)),
    ...keysetPage,
  }),
  response: shape<QueueJobs>(),
  lifetime: seconds(10),
});

/** How many jobs there are of each kind and status; of those that are completed, the ones of the last 24 hours. For clerks. */
export const getQueueJobCounts = read({
  id: 'getQueueJobCounts',
  area: 'administration',
  path: `${administrationPath}/queue-job-counts`,
  response: shape<QueueJobCounts>(),
  lifetime: seconds(10),
});

/** A failed job is tried anew, with all its attempts; one that waits for its next attempt is due at once. For administrators. */
export const runQueueJobAgain = write({
  id: 'runQueueJobAgain',
  area: 'administration',
  path: `${jobPath}/actions/run-again`,
  response: shape<QueueJob>(),
});

/** A job that is not being worked on is given up, as one that failed too often is. For administrators. */
export const cancelQueueJob = write({
  id: 'cancelQueueJob',
  area: 'administration',
  path: `${jobPath}/actions/cancel`,
  response: shape<QueueJob>(),
});
