import { read, shape, write } from '../../call.ts';
import { seconds } from '../../lifetime.ts';
import { integer, line, object, oneOf, optional, text } from '../../schema.ts';
import { account, webstorePath } from '../webstore.ts';
import type { OrderApproval, OrderApprovals } from './responses.ts';

const approvalPath = `${webstorePath}/approvals/{approvalId}` as const;

/**
 * Orders above what their buyers may spend, those that wait first, then the newest. Buyer managers see all of the
 * account, others those that they requested themselves.
 */
export const getOrderApprovals = read({
  id: 'getOrderApprovals',
  area: 'orders',
  path: `${webstorePath}/approvals`,
  query: object({
    state: optional(oneOf(['Pending', 'Approved', 'Rejected', 'Withdrawn'])),
    /** Of one cart only. */
    forCartId: optional(text(18)),
    pageSize: optional(integer(1, 100)),
    page: optional(integer(0, 10_000)),
    ...account,
  }),
  response: shape<OrderApprovals>(),
  lifetime: seconds(10),
});

/**
 * Places the order, with the stock and the prices of this moment; what is against it leaves all as it is. One that is paid
 * by card is left to its buyer to place.
 */
export const approveOrder = write({
  id: 'approveOrder',
  area: 'orders',
  path: `${approvalPath}/actions/approve`,
  query: object(account),
  response: shape<OrderApproval>(),
});

/** Gives the cart back to its buyer, who reads the note. */
export const rejectOrder = write({
  id: 'rejectOrder',
  area: 'orders',
  path: `${approvalPath}/actions/reject`,
  query: object(account),
  body: object({ note: line(1000, 1) }),
  response: shape<OrderApproval>(),
});

/** The requester withdraws it: the cart is open again. So does a buyer whose order is approved and not placed yet. */
export const withdrawApproval = write({
  id: 'withdrawApproval',
  area: 'orders',
  path: `${approvalPath}/actions/withdraw`,
  query: object(account),
  response: shape<OrderApproval>(),
});
