import type { Database } from '@relab/database';
import { makeOrderKey } from '../order/order-access.ts';

/** Who an order was placed by: a guest's link opens it by itself, a buyer's after signing in. */
export interface OrderLinkOptions {
  readonly orderId: string;
  readonly isGuest: boolean;
  /** True where the link is to prove that its reader gets mail at the order's address. */
  readonly isProof?: boolean;
  readonly baseUrl: string;
  /** The path of a page in the language of the order. */
  readonly localizedPath: (path: string) => string;
  readonly now: Date;
}

/** The address of an order's page, for a mail. */
export async function orderLink(
  transaction: Database,
  { orderId, isGuest, isProof = false, baseUrl, localizedPath, now }: OrderLinkOptions,
): Promise<string> {
  const path = localizedPath(`/orders/${orderId}`);
  const link = new URL(isGuest ? path : localizedPath('/login'), baseUrl);
  const key = isGuest || isProof ? await makeOrderKey(transaction, orderId, now) : null;
  if (isGuest && key !== null) link.searchParams.set('key', key);
  else link.searchParams.set('next', key === null ? path : `${path}?${new URLSearchParams({ key })}`);
  return link.href;
}
