import * as calls from '@relab/contract/commerce';
import { readAdapter } from '../../adapters/read-adapter.ts';
import { writeAdapter } from '../../adapters/write-adapter.ts';
import { changesOf } from '../../client/change.ts';

export const getOrderApprovals = readAdapter(calls.getOrderApprovals);

const orderChanges = changesOf('orders', 'carts', 'checkout');

/** An order is placed by it: what was sold is requested again as well. */
export const approveOrder = writeAdapter(calls.approveOrder, {
  changes: changesOf('orders', 'carts', 'checkout', 'catalogue'),
});

export const rejectOrder = writeAdapter(calls.rejectOrder, { changes: orderChanges });

export const withdrawApproval = writeAdapter(calls.withdrawApproval, { changes: orderChanges });
