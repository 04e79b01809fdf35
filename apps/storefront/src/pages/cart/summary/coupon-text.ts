import type { ClientError } from '@relab/client';
import { serverMessage } from '../../../form/error-message.ts';
import * as texts from '../texts.tsx';

/** What a coupon is refused for, by the server's code, where its own words are not shown (S-244). */
const byCode: Readonly<Record<string, string>> = {
  ALREADY_APPLIED: texts.codeAppliedAlready,
  BLOCKED_EXCLUSIVE: texts.codeExcluded,
  COUPON_REDEMPTION_LIMIT_EXCEEDED: texts.codeUsedUp,
  INVALID_API_INPUT: texts.codeUnknown,
  UNQUALIFIED_CART: texts.codeFitsNothing,
  LIMIT_EXCEEDED: texts.codeUsedUp,
  MAX_LIMIT_EXCEEDED: texts.codesEnough,
};

/** Our words for a code. */
export const couponText = (code: string): string | undefined => byCode[code];

export function couponMessage({
  status,
  code,
  message,
}: Pick<ClientError, 'status' | 'code' | 'message'>): string {
  if (status < 400 || status >= 500) return texts.codeUnchecked;
  return serverMessage(code, message, byCode[code ?? '']) || texts.codeUnknown;
}
