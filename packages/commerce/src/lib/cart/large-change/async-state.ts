import { ApiError, type Context, Reply } from '@relab/server/http';

export type AsyncStatus = 'Processing' | 'Completed' | 'Errored';

/** Something of a large change that could not be put into the cart. */
export interface AsyncProblem {
  readonly productId: string;
  readonly message: string;
}

/** A cart's part in a large change that is worked on beside the answers (S-158). */
export interface AsyncState {
  /** Null where there was none yet. */
  readonly async_operation_status: AsyncStatus | null;
  readonly async_problems: readonly AsyncProblem[] | null;
}

/** The columns of it, where `c` is the cart. */
export const asyncColumns = ['c.async_operation_status', 'c.async_problems'] as const;

const retryAfter = { 'Retry-After': '1' };

export const isProcessing = ({ async_operation_status }: AsyncState): boolean =>
  async_operation_status === 'Processing';

/** Refuses to change a cart that a large change is still being put into. */
export function assertSettled(cart: AsyncState): void {
  if (!isProcessing(cart)) return;
  const message = 'We are still putting products into this cart. Nothing was changed; try again in a moment.';
  throw new ApiError('CONFLICT', message, { headers: retryAfter });
}

/** 202 with where and when to ask again while the cart is worked on, else 200. */
export function replyOf<Body>(cart: AsyncState | null, body: Body, { url }: Context): Reply<Body> {
  if (cart === null || !isProcessing(cart)) return new Reply(body, 200);
  return new Reply(body, 202, { Location: `${url.pathname}${url.search}`, ...retryAfter });
}
