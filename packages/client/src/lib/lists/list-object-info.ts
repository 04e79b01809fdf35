import * as calls from '@relab/contract/records';
import { checkedLoad } from '../checked-answer.ts';
import { readAdapter } from '../read-adapter.ts';

/** What the lists of an object can be made of. Fresh for 15 minutes (D-252). */
export const getListObjectInfo = readAdapter(calls.getListObjectInfo, {
  // D-123.
  scope: ({ objectApiName }) => objectApiName.toLowerCase(),
  keyed: () => ({}),
  load: checkedLoad(calls.getListObjectInfo, 'columns'),
});
