import type { Database } from '@relab/database';
import { makeOrderKey } from '../order/order-access.ts';

/** Who an order was placed by: a guest's link opens it by itself, a buyer's after signing in. */
export interface OrderLinkOptions {
  readonly orderId: string;
  readonly isGuest: boolean;
  readonly baseUrl: string;
  readonly now: Date;
}

/** The address of an order's page, for a mail. */
export async function orderLink(
  transaction: Database,
  { orderId, isGuest, baseUrl, now }: OrderLinkOptions,
): Promise<string> {
  const path = `/orders/${orderId}`;
  const link = new URL(isGuest ? path : '/login', baseUrl);
  if (isGuest) link.searchParams.set('key', await makeOrderKey(transaction, orderId, now));
  else link.searchParams.set('next', path);
  return link.href;
}
