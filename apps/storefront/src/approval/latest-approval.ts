import type { Client } from '@relab/client';
import { getOrderApprovals } from '@relab/client/commerce';
import type { OrderApproval } from '@relab/contract/commerce';

/** The latest approval request of a cart; null without one, or where it cannot be read: a cart is shown without it. */
export async function latestApproval(client: Client, forCartId: string): Promise<OrderApproval | null> {
  try {
    const { orderApprovals } = await getOrderApprovals(client, { forCartId, pageSize: 1 });
    return orderApprovals[0] ?? null;
  } catch {
    return null;
  }
}
