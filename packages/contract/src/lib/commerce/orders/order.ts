import { read, shape } from '../../call.ts';
import { seconds } from '../../lifetime.ts';
import { boolean, integer, line, object, optional } from '../../schema.ts';
import { account, webstorePath } from '../webstore.ts';
import type { OrderSummaries, OrderSummary } from './responses.ts';

/** The shopper's own orders, the newest first; a guest's are those of this browser. */
export const getOrderSummaries = read({
  id: 'getOrderSummaries',
  area: 'orders',
  path: `${webstorePath}/order-summaries`,
  query: object({
    pageSize: optional(integer(1, 100)),
    page: optional(integer(0, 10_000)),
    /** Part of an order's number, of a purchase order's, or of the name or the SKU of an item. */
    searchTerm: optional(line(100)),
    /** One of the application context's `orderStatuses`. */
    status: optional(line(40)),
    /** Of the account's orders those that the caller placed. */
    onlyOwn: optional(boolean),
    ...account,
  }),
  response: shape<OrderSummaries>(),
  lifetime: seconds(30),
});

/** A guest's order is answered without its cookie to who gives the `orderKey` that stands in its mails. */
export const getOrderSummary = read({
  id: 'getOrderSummary',
  area: 'orders',
  path: `${webstorePath}/order-summaries/{orderSummaryId}`,
  query: object({ orderKey: optional(line(80, 1)), ...account }),
  response: shape<OrderSummary>(),
  lifetime: seconds(30),
});
