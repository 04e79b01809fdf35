import { normalizeId } from '@relab/contract';
import * as calls from '@relab/contract/records';
import { readAdapter } from '../adapters/read-adapter.ts';

/** What was done to one record, newest first. Requested again once the record is written. */
export const getRecordHistory = readAdapter(calls.getRecordHistory, {
  normalize: (config) => ({ ...config, recordId: normalizeId(config.recordId ?? '') }),
  scope: ({ recordId }) => recordId,
  isAffectedBy: (change, { config }) =>
    (change.kind === 'record' || change.kind === 'stale-record') && change.id === config.recordId,
});

/** What was done to any record, newest first: for administrators. Never fresh. */
export const getHistory = readAdapter(calls.getHistory, {
  isAffectedBy: (change) => change.kind === 'record',
});
