import * as calls from '@relab/contract/records';
import { readAdapter } from '../adapters/read-adapter.ts';
import { checkedLoad } from '../sources/checked-response.ts';

/** What the lists of an object can be made of. Fresh for 15 minutes (D-252). */
export const getListObjectInfo = readAdapter(calls.getListObjectInfo, {
  // D-123.
  scope: ({ objectApiName }) => objectApiName.toLowerCase(),
  keyed: () => ({}),
  load: checkedLoad(calls.getListObjectInfo, 'columns'),
});
