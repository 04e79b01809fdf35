import * as z from 'zod/mini';
import { read, shape } from '../call.ts';
import { seconds } from '../lifetime.ts';
import type { OrderSummaries, OrderSummary } from './order-answers.ts';
import { account, webstorePath } from './webstore.ts';

/** The shopper's own orders, the newest first; a guest's are those of this browser. */
export const getOrderSummaries = read({
  id: 'getOrderSummaries',
  area: 'orders',
  path: `${webstorePath}/order-summaries`,
  query: z.object({
    pageSize: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
    page: z.optional(z.int().check(z.minimum(0), z.maximum(10_000))),
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
