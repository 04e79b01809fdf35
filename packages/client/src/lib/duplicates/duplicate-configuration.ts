import { normalizeId } from '@relab/contract';
import * as calls from '@relab/contract/records';
import { readAdapter } from '../adapters/read-adapter.ts';
import { checkedLoad } from '../sources/checked-response.ts';

/** Whether an object is watched for duplicates, and by which rules. */
export const getDuplicateConfiguration = readAdapter(calls.getDuplicateConfiguration, {
  normalize: ({ recordTypeId, ...rest }) => ({
    ...rest,
    recordTypeId: typeof recordTypeId === 'string' ? normalizeId(recordTypeId) : recordTypeId,
  }),
  scope: ({ objectApiName }) => objectApiName.toLowerCase(),
  keyed: ({ objectApiName: _, ...rest }) => rest,
  load: checkedLoad(calls.getDuplicateConfiguration, 'duplicateRules'),
});
