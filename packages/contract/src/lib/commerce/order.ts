import * as z from 'zod/mini';
import { read, shape } from '../call.ts';
import { whole } from '../checks.ts';
import { seconds } from '../lifetime.ts';
import type { OrderSummaries, OrderSummary } from './order-answers.ts';
import { account, webstorePath } from './webstore.ts';

/** The shopper's own orders, the newest first; a guest's are those of this browser. */
export const getOrderSummaries = read({
  id: 'getOrderSummaries',
  area: 'orders',
  path: `${webstorePath}/order-summaries`,
  query: z.object({
    pageSize: z.optional(whole(1, 100)),
    page: z.optional(whole(0, 10_000)),
    ...account,
  }),
  answer: shape<OrderSummaries>(),
  lifetime: seconds(30),
});

export const getOrderSummary = read({
  id: 'getOrderSummary',
  area: 'orders',
  path: `${webstorePath}/order-summaries/{orderSummaryId}`,
  query: z.object(account),
  answer: shape<OrderSummary>(),
  lifetime: seconds(30),
});
