import * as calls from '@relab/contract/administration';
import { readAdapter } from '../adapters/read-adapter.ts';
import { writeAdapter } from '../adapters/write-adapter.ts';
import { changesOf } from '../client/change.ts';

const changes = changesOf('administration');

/**
 * Jobs of the server, the newest first; 10 s fresh, so a page that watches them refreshes it. They are deleted 30
 * days after their end. For clerks.
 */
export const getQueueJobs = readAdapter(calls.getQueueJobs);

/** How many jobs there are by kind and status; of completed ones those of the last 24 hours. For clerks. */
export const getQueueJobCounts = readAdapter(calls.getQueueJobCounts);

/**
 * Tries a failed job anew with all its attempts, or makes one due at once that waits for its next attempt; see
 * `mayRunAgain` of the job. For administrators.
 */
export const runQueueJobAgain = writeAdapter(calls.runQueueJobAgain, { changes });

/** Gives up a job that is not being worked on; see `mayCancel` of the job. For administrators. */
export const cancelQueueJob = writeAdapter(calls.cancelQueueJob, { changes });
