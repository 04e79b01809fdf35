import type { ClientError } from '@relab/client';
import { serverMessage } from '../../../form/error-message.ts';
import * as texts from '../texts.tsx';

/** What a coupon is refused for, by the server's code, where its own words are not shown (S-244). */
const byCode: Readonly<Record<string, string>> = {
  ALREADY_APPLIED: texts.codeAlreadyApplied,
  BLOCKED_EXCLUSIVE: texts.codeExcluded,
  COUPON_REDEMPTION_LIMIT_EXCEEDED: texts.codeExhausted,
  INVALID_API_INPUT: texts.codeUnknown,
  UNQUALIFIED_CART: texts.codeNotApplicable,
  LIMIT_EXCEEDED: texts.codeExhausted,
  MAX_LIMIT_EXCEEDED: texts.codeLimitReached,
};

/** Our words for a code. */
export const couponText = (code: string): string | undefined => byCode[code];

export function couponMessage({
  status,
  code,
  message,
}: Pick<ClientError, 'status' | 'code' | 'message'>): string {
  if (status < 400 || status >= 500) return texts.codeCheckFailed;
  return serverMessage(code, message, byCode[code ?? '']) || texts.codeUnknown;
}
