import { normalizeId } from '@relab/contract';
import * as calls from '@relab/contract/records';
import { readAdapter } from '../adapters/read-adapter.ts';
import { checkedLoad } from '../sources/checked-response.ts';
import { keyedLayout, layoutScope } from './layout-config.ts';

/** For viewing by default (D-185, D-286). Which record type is meant without one is the server's choice. */
export const getPathLayout = readAdapter<typeof calls.getPathLayout>(calls.getPathLayout, {
  normalize: ({ mode = 'View', recordTypeId, ...rest }) => ({
    ...rest,
    mode,
    recordTypeId: typeof recordTypeId === 'string' ? normalizeId(recordTypeId) : recordTypeId,
  }),
  scope: layoutScope,
  keyed: keyedLayout,
  load: checkedLoad(calls.getPathLayout),
});
