import * as calls from '@relab/contract/administration';
import { readAdapter } from '../adapters/read-adapter.ts';
import { writeAdapter } from '../adapters/write-adapter.ts';
import { changesOf } from '../client/change.ts';

/**
 * Listings for sale with one kind of issue, the worst first, as of the last look at all of them, once an hour. Pages
 * go on by `nextPageToken`. Rejects with 403 for all but clerks.
 */
export const getListingIssues = readAdapter(calls.getListingIssues);

/**
 * Starts a check of all listings. Its job continues after this resolves: `checkedAt` of `getListingIssues` says
 * when it was done.
 */
export const checkListings = writeAdapter(calls.checkListings, { changes: changesOf('administration') });
