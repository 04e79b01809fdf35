import * as calls from '@relab/contract/commerce';
import { readAdapter } from '../../adapters/read-adapter.ts';
import { writeAdapter } from '../../adapters/write-adapter.ts';
import type { Client } from '../../client/client.ts';
import { invalidate, under } from '../../invalidation/invalidate.ts';

export const getOrderApprovals = readAdapter(calls.getOrderApprovals);

const refreshOrders = (client: Client) => invalidate(client, under('orders/', 'carts/', 'checkout/'));

/** An order is placed by it: what was sold is asked for anew as well. */
export const approveOrder = writeAdapter(calls.approveOrder, {
  after: (client) => invalidate(client, under('orders/', 'carts/', 'checkout/', 'catalogue/')),
});

export const rejectOrder = writeAdapter(calls.rejectOrder, { after: refreshOrders });

export const withdrawApproval = writeAdapter(calls.withdrawApproval, { after: refreshOrders });
