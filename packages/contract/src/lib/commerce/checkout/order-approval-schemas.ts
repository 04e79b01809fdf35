import * as z from 'zod/mini';

const text = z.nullable(z.string());
const person = z.object({ userId: z.string(), name: z.string() });

/** Amounts are decimal strings; moments are ISO 8601, UTC. */
export const OrderApproval = z.object({
  approvalId: z.string(),
  state: z.enum(['Pending', 'Approved', 'Rejected', 'Withdrawn']),
  accountId: z.string(),
  accountName: z.string(),
  /** What the order comes to, taxes included, as it was requested. */
  amount: z.string(),
  currencyIsoCode: z.string(),
  requestedBy: person,
  requestedDate: z.string(),
  decidedBy: z.nullable(person),
  decidedDate: text,
  note: text,
  /** The cart that waits; null once the request was withdrawn. */
  cartId: text,
  /** What the order became. */
  orderSummaryId: text,
  /** Approved, and to be placed by its buyer, who pays by card. Until then its cart stands still. */
  awaitsPayment: z.boolean(),
  /** What is to be bought, while that is still to be decided. */
  items: z.array(
    z.object({
      productId: z.string(),
      name: z.string(),
      urlName: text,
      quantity: z.string(),
      price: z.string(),
    }),
  ),
});

/** A page of approvals, from 0. `totalItemCount` counts those of all pages. */
export const OrderApprovals = z.object({
  count: z.int(),
  currentPage: z.int(),
  orderApprovals: z.array(OrderApproval),
  totalItemCount: z.int(),
  /** Whether the user decides on those of the account. */
  mayDecide: z.boolean(),
});

/** What of a checkout has to do with approvals. */
export const CheckoutApproval = z.object({
  /** Above the limit: placing the order requests an approval instead. */
  isNeeded: z.boolean(),
  /** What an order of the account may cost without one, taxes included; null where the buyer has no limit (any more). */
  limit: text,
  /** Names of those who can give it. */
  approvers: z.array(z.string()),
  /** What was requested last, while it waits or after it was turned down. */
  latest: z.nullable(OrderApproval),
});
