import { normalizeId } from '@relab/contract';
import * as calls from '@relab/contract/records';
import { checkedLoad } from '../checked-answer.ts';
import { readAdapter } from '../read-adapter.ts';

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
