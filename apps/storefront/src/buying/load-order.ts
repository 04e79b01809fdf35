import type { Client } from '@relab/client';
import { getOrderSummary } from '@relab/client/commerce';
import type { OrderSummary } from '@relab/contract/commerce';
import { NotFound } from '../frame/page.ts';
import { isAnsweredWith } from './refused.ts';

/** The shopper's own order, or one that the key of a mail's link opens. Somebody else's, and what can be no order's id, is not found. */
export async function loadOrder(
  client: Client,
  orderSummaryId: string,
  orderKey?: string | null,
): Promise<OrderSummary> {
  try {
    return await getOrderSummary(client, { orderSummaryId, ...(orderKey ? { orderKey } : {}) });
  } catch (error) {
    if ([400, 403, 404].some((status) => isAnsweredWith(error, status))) throw new NotFound();
    throw error;
  }
}
