import type { Row } from '@relab/database';
import { ApiError, type Context, Reply } from '@relab/server/http';

/** Something of a large change that could not be put into the cart. */
export interface AsyncProblem {
  readonly productId: string;
  readonly message: string;
}

/** How far a large change is that is processed after the response (S-158); null where there was none yet. */
type AsyncState = Row<'web_cart', 'async_operation_status'>;

const retryAfter = { 'Retry-After': '1' };

export const isProcessing = ({ async_operation_status }: AsyncState): boolean =>
  async_operation_status === 'Processing';

/** Throws 409 while a large change of the cart is in progress. */
export function assertSettled(cart: AsyncState): void {
  if (!isProcessing(cart)) return;
  const message = 'We are still putting products into this cart. Nothing was changed; try again in a moment.';
  throw new ApiError('CONFLICT', message, { headers: retryAfter });
}

/** 202 with where and when to ask again while a large change is in progress, else 200. */
export function replyOf<Body>(cart: AsyncState | null, body: Body, { url }: Context): Reply<Body> {
  if (cart === null || !isProcessing(cart)) return new Reply(body, 200);
  return new Reply(body, 202, { Location: `${url.pathname}${url.search}`, ...retryAfter });
}
