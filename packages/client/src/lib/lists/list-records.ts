import * as calls from '@relab/contract/records';
import { readAdapter } from '../adapters/read-adapter.ts';
import { typedRead } from '../schema/typed-read-adapter.ts';
import { byId, byName, recent } from './list-naming.ts';
import { recordsOptions } from './list-read.ts';

/**
 * One page of a list view; 50 records by default (D-279), for 30 s (D-244). Its records are cached once each: a
 * change of one shows here too. `nextPageToken` is the client's own, and goes on where this page ends, whatever the size
 * of the next.
 */
export const getListRecordsByName = typedRead(
  readAdapter(calls.getListRecordsByName, recordsOptions(calls.getListRecordsByName, byName)),
);

/** One page of a list view, by the list's id; otherwise like `getListRecordsByName`. */
export const getListRecordsByListViewId = typedRead(
  readAdapter(calls.getListRecordsByListViewId, recordsOptions(calls.getListRecordsByListViewId, byId)),
);

/** The records that the user has seen last; requested again when one is visited. */
export const getMruListRecords = typedRead(
  readAdapter(calls.getMruListRecords, recordsOptions(calls.getMruListRecords, recent)),
);
