import type { Consent } from '@relab/contract/commerce';
import type { Context } from '../http/context.ts';

/** Read by the pages' own script too, which must not ask anybody to know whether it may count. */
const consentCookie = 'relab_consent';
/** Made by that script, once somebody agreed. */
const visitorCookie = 'relab_visitor';

const retentionMs = 180 * 86_400;

/** The user's choice, and whether the browser declines by itself (Global Privacy Control, Do Not Track). */
export function readConsent({ cookies, headers }: Pick<Context, 'cookies' | 'headers'>): Consent {
  const chosen = cookies.get(consentCookie);
  return {
    choice: chosen === 'yes' || chosen === 'no' ? chosen : null,
    isSignaled: headers.get('sec-gpc') === '1' || headers.get('dnt') === '1',
  };
}

export const isAgreed = ({ choice, isSignaled }: Consent): boolean => choice === 'yes' && !isSignaled;

/** The cookie holds the choice and nothing of who made it. */
export function storeConsent({ cookies }: Pick<Context, 'cookies'>, choice: 'yes' | 'no'): void {
  cookies.set(consentCookie, choice, { maxAge: retentionMs, httpOnly: false });
  if (choice === 'no') cookies.set(visitorCookie, '', { maxAge: 0, httpOnly: false });
}
