import * as calls from '@relab/contract/administration';
import { readAdapter } from '../adapters/read-adapter.ts';
import { writeAdapter } from '../adapters/write-adapter.ts';
import { changesOf } from '../client/change.ts';

const changes = changesOf('administration');

export const getQueueJobs = readAdapter(calls.getQueueJobs);
export const getQueueJobCounts = readAdapter(calls.getQueueJobCounts);
export const runQueueJobAgain = writeAdapter(calls.runQueueJobAgain, { changes });
export const cancelQueueJob = writeAdapter(calls.cancelQueueJob, { changes });
