import type { ClientError } from '@relab/client';

/** What a coupon is refused for, where the server names a code and no words (S-244: else its words are shown). */
const byCode: Readonly<Record<string, string>> = {
  ALREADY_APPLIED: 'This code is applied already.',
  BLOCKED_EXCLUSIVE: 'This code does not go together with one that is applied.',
  COUPON_REDEMPTION_LIMIT_EXCEEDED: 'This code has been used as often as it may be.',
  UNQUALIFIED_CART: 'Nothing in the cart qualifies for this code.',
  LIMIT_EXCEEDED: 'No more codes can be applied to this cart.',
  MAX_LIMIT_EXCEEDED: 'No more codes can be applied to this cart.',
};

export const couponWords = {
  unknown: 'There is no such code. Check it for typing errors.',
  unreachable: 'The code could not be checked just now. Try again in a moment.',
} as const;

export function couponMessage({
  status,
  code,
  message,
}: Pick<ClientError, 'status' | 'code' | 'message'>): string {
  if (status < 400 || status >= 500) return couponWords.unreachable;
  return message || (byCode[code ?? ''] ?? couponWords.unknown);
}
