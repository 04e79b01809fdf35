import * as calls from '@relab/contract/administration';
import { readAdapter } from '../adapters/read-adapter.ts';
import { writeAdapter } from '../adapters/write-adapter.ts';
import { changesOf } from '../client/change.ts';

export const getListingIssues = readAdapter(calls.getListingIssues);
export const checkListings = writeAdapter(calls.checkListings, { changes: changesOf('administration') });
