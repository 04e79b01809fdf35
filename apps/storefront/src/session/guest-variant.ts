import type { CookieJar } from '@relab/pages/server';
import { consentCookie, isUndecided } from '../analytics/consent.ts';
import { previewModeOf } from '../view/preview-mode.ts';
import { marketCookie } from './market-storage.ts';

/** Cookies that a guest's page depends on without being about anybody: a choice that many make alike. */
const shared: readonly string[] = [consentCookie, marketCookie];
const choices: readonly string[] = ['yes', 'no'];
/** A cookie that was made up is not worth a page of its own. */
const maxMarketLength = 200;

/**
 * What the page of a guest depends on beside its address: what they, or their browser, said about consent, and the market
 * that they chose. Undefined with any other cookie (a session, a cart, an account, a comparison): such a visitor's pages
 * are their own. So are previews, whose address is a secret.
 */
export function guestVariant(
  { headers, url }: Pick<Request, 'headers' | 'url'>,
  jar: Pick<CookieJar, 'get' | 'names'>,
): string | undefined {
  // Most addresses have no query, and need not be parsed.
  if (url.includes('?') && previewModeOf(new URL(url)).isPreview) return undefined;
  if (headers.has('authorization') || jar.names.some((name) => !shared.includes(name))) return undefined;
  const [consent, market] = [jar.get(consentCookie), jar.get(marketCookie) ?? ''];
  if ((consent !== undefined && !choices.includes(consent)) || market.length > maxMarketLength)
    return undefined;
  const signal = isUndecided(undefined, headers) ? '' : 'do-not-track';
  return [consent ?? '', signal, market].join(' ');
}
