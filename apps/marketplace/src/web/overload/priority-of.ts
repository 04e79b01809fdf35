import { isSafe } from '@relab/server/http';
import type { RequestPriority } from '@relab/server/load';
import { inLanguages, type Locale, routes } from '@relab/storefront/addresses';

/** Pages on which somebody buys, or sees what they bought. */
const orderPages = ['cart', 'checkout', 'deliveries', 'confirmation', 'pay', 'orders', 'order'] as const;

const firstSegment = (path: string): string => path.split('/')[1] ?? '';

/** Their first parts in every language, such as `/cart` and `/de/cart`. */
const orderPaths: readonly string[] = orderPages.flatMap((name) => {
  const paths = inLanguages(`/${firstSegment(routes[name].pattern)}`);
  return (Object.keys(paths) as Locale[]).map((locale) => paths[locale]);
});

/** What pages call for the same, and what each of them needs to know of its visitor. */
const orderCalls =
  /^\/services\/data\/[^/]+\/commerce\/webstores\/[^/]+\/(?:carts|checkouts|order-summaries|pay-now-carts|approvals|session-context|application-context)(?:\/|$)/;

/** Signing in and out, tokens of programs, and files: those that are stored cost little. */
const sessionPaths =
  /^\/(?:services\/(?:identity|oauth2)\/|webruntime\/|cms\/delivery\/media\/|file-asset\/)/;

/** Rendered once a second for all guests, so that it costs next to nothing. */
const homePaths: readonly string[] = Object.values(inLanguages('/'));

const isBelow = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);

/** The importance of a request, for load shedding. `hasSession`: whether it has a session of ours. */
export function priorityOf(
  { method, headers, url }: Pick<Request, 'method' | 'headers' | 'url'>,
  hasSession: () => boolean,
): RequestPriority {
  const { pathname, search } = new URL(url);
  if (orderCalls.test(pathname) || orderPaths.some((path) => isBelow(pathname, path))) return 'order';
  if (hasSession()) return isSafe({ method }) ? 'session' : 'order';
  // The owner of a token is known only after a lookup.
  if (headers.has('authorization') || sessionPaths.test(pathname)) return 'session';
  return isSafe({ method }) && search === '' && homePaths.includes(pathname) ? 'session' : 'guest';
}
