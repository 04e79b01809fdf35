import * as calls from '@relab/contract/records';
import { readAdapter } from '../adapters/read-adapter.ts';
import { longId, qualified } from '../related-lists/related-list-name.ts';
import { checkedLoad } from '../sources/checked-response.ts';

/** The layout of an action's form, as the server sends it (D-067). For 15 minutes (D-250). */
export const getQuickActionLayout = readAdapter(calls.getQuickActionLayout, {
  normalize: (config) => ({ ...config, recordTypeId: longId(config.recordTypeId) }),
  load: checkedLoad(calls.getQuickActionLayout),
});

/** What an action is and how it looks (D-068, D-069). For 15 minutes (D-251). */
export const getQuickActionInfo = readAdapter(calls.getQuickActionInfo, {
  normalize: (config) => ({ ...config, parentRecordId: longId(config.parentRecordId) }),
  load: checkedLoad(calls.getQuickActionInfo),
  // D-112.
  isAffectedBy: (change, { config }) => change.kind === 'record-type' && change.id === config.parentRecordId,
});

/** Field values that an action's form starts with (D-066), some of them from the parent. For 15 minutes (D-249). */
export const getQuickActionDefaults = readAdapter(calls.getQuickActionDefaults, {
  normalize: ({ optionalFields, ...rest }) => ({
    ...rest,
    optionalFields: qualified(optionalFields),
    parentRecordId: longId(rest.parentRecordId),
  }),
  load: checkedLoad(calls.getQuickActionDefaults, 'fields'),
  isAffectedBy: (change, { config }) =>
    (change.kind === 'record-type' || (change.kind === 'record' && change.operation === 'update')) &&
    change.id !== undefined &&
    change.id === config.parentRecordId,
});
