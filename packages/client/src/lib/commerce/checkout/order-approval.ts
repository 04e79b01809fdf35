import * as calls from '@relab/contract/commerce';
import { readAdapter } from '../../adapters/read-adapter.ts';
import { writeAdapter } from '../../adapters/write-adapter.ts';
import { changesOf } from '../../client/change.ts';

/**
 * Orders above what their buyers may spend, those that wait first. Buyer managers see the account's, others their
 * own.
 */
export const getOrderApprovals = readAdapter(calls.getOrderApprovals);

const orderChanges = changesOf('orders', 'carts', 'checkout');

/** An order is placed by it: what was sold is requested again as well. */
export const approveOrder = writeAdapter(calls.approveOrder, {
  changes: changesOf('orders', 'carts', 'checkout', 'catalogue'),
});

/** Turns an order down that waits for approval; its buyer gets the cart back, with the note. For buyer managers. */
export const rejectOrder = writeAdapter(calls.rejectOrder, { changes: orderChanges });

/** Takes a request for approval back, by who made it; the cart is open again. */
export const withdrawApproval = writeAdapter(calls.withdrawApproval, { changes: orderChanges });
