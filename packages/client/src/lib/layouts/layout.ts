import * as calls from '@relab/contract/records';
import { readAdapter } from '../adapters/read-adapter.ts';
import { checkedLoad } from '../sources/checked-response.ts';
import { keyedLayout, layoutScope, normalizeLayoutConfig } from './layout-config.ts';

/** D-179 to D-182: layout types and modes are written as they are called; anything else is rejected. */
export const getLayout = readAdapter<typeof calls.getLayout>(calls.getLayout, {
  normalize: normalizeLayoutConfig,
  scope: layoutScope,
  keyed: keyedLayout,
  load: checkedLoad(calls.getLayout, 'sections'),
});
