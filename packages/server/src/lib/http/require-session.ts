import type { Area } from '@relab/contract';
import { invalidSession } from '../errors/errors.ts';
import type { Caller } from './caller.ts';
import { hostOf } from './cross-site.ts';
import type { Route } from './route.ts';

/** Areas that anybody may call without a session: what shops and sites show, and how one signs in. */
const open: ReadonlySet<Area> = new Set([
  'commerce-context',
  'carts',
  'delivery-groups',
  'catalogue',
  'checkout',
  'orders',
  'cms-delivery',
  'seo',
  'identity',
  'analytics',
]);

/** Where clients look up which versions there are. */
const openCalls: ReadonlySet<string> = new Set(['getVersions']);

/**
 * Whether a page of this site makes the request. Browsers say so in `Sec-Fetch-Site`; those that reach the site without
 * encryption do not, but name the page in `Origin` or `Referer`, as the site's own calls in process do.
 */
function isFromSite({ headers }: Request, { hosts }: Caller): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const page = headers.get('origin') ?? headers.get('referer');
  return page !== null && hosts.includes(hostOf(page) ?? '');
}

/**
 * Programs without a token or a session get 401, so that they sign in rather than take the record for missing. Guests of
 * the site read what guests may. This decides no access: a program that claims to be the site is a guest.
 */
export function requireSession({ call }: Route, request: Request, caller: Caller, hasCookies: boolean): void {
  // What has an address of the site's own, such as a picture for a form, is no call of programs.
  const isOfSite = !call.path.startsWith('/services/') || isFromSite(request, caller);
  if (hasCookies || open.has(call.area) || openCalls.has(call.id) || isOfSite) return;
  throw invalidSession();
}
