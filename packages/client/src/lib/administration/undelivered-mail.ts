import * as calls from '@relab/contract/administration';
import { readAdapter } from '../adapters/read-adapter.ts';

/**
 * Mails that have failed at least once, the newest first, without their texts; `runQueueJobAgain` with the `jobId`
 * sends one again. For clerks.
 */
export const getUndeliveredMails = readAdapter(calls.getUndeliveredMails);
