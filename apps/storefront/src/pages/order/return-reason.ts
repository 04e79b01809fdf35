import type { requestOrderReturn } from '@relab/client/commerce';

/** Why units of an order come back. */
export type ReturnReason = Parameters<typeof requestOrderReturn>[1]['reason'];

export const returnReasons: readonly ReturnReason[] = [
  'Does Not Work',
  'Not as Described',
  'Damaged',
  'No Longer Needed',
  'Other',
];

export const isReturnReason = (value: string): value is ReturnReason =>
  returnReasons.some((reason) => reason === value);
