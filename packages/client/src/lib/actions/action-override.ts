import * as calls from '@relab/contract/records';
import { readAdapter } from '../adapters/read-adapter.ts';
import { checkedLoad } from '../sources/checked-response.ts';
import { collected } from './action-choice.ts';

/** What stands in for an object's standard actions, as the server sends it (D-072). For 30 days (D-237). */
export const getActionOverrides = readAdapter(calls.getActionOverrides, {
  // D-123.
  scope: ({ objectApiName }) => objectApiName.toLowerCase(),
  keyed: ({ objectApiName: _, ...rest }) => rest,
  load: checkedLoad(calls.getActionOverrides),
});

/** Which actions a page's formulas let through, as the server sends it (D-073). For 5 minutes (D-259). */
export const getFlexipageFormulaActivations = readAdapter(calls.getFlexipageFormulaActivations, {
  normalize: ({ objectApiNames, ...rest }) => ({
    ...rest,
    objectApiNames: Array.isArray(objectApiNames) ? collected(objectApiNames) : objectApiNames,
  }),
  load: checkedLoad(calls.getFlexipageFormulaActivations, 'activations'),
});
