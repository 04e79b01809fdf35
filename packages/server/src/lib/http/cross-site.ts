import { ApiError } from '../errors/api-error.ts';
import type { Caller } from './caller.ts';

const safe: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a request is safe (changes nothing) by its HTTP method. */
export const isSafe = ({ method }: Pick<Request, 'method'>): boolean => safe.has(method);

export function hostOf(address: string): string | undefined {
  try {
    return new URL(address).host;
  } catch {
    return undefined;
  }
}

/**
 * Refuses writes that a page of another site (or of a sibling subdomain) makes with this site's cookies. Browsers say
 * where a request comes from in `Sec-Fetch-Site`, older ones in `Origin`; a program without either is let through: it
 * holds nobody's cookies but its own.
 */
export function rejectCrossSite(request: Request, { hosts }: Caller): void {
  if (isSafe(request)) return;
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  const own =
    site === null
      ? origin === null || hosts.includes(hostOf(origin) ?? '')
      : site === 'same-origin' || site === 'none';
  if (!own)
    throw new ApiError('CROSS_SITE_REQUEST', 'Requests from other sites cannot change anything here.');
}

/** True for a link that a page of this site (or the address bar) leads to, and nothing loads ahead of time. */
export function isOwnNavigation(request: Request, { hosts }: Caller): boolean {
  const { headers } = request;
  if (/prefetch|prerender/.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '')) return false;
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  return hosts.includes(hostOf(headers.get('referer') ?? '') ?? '');
}
