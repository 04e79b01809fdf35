import type { Database } from '@relab/database';
import type { Caller } from '../http/caller.ts';
import { writtenHeader } from '../replica/written-by-sessions.ts';
import { isCurrent, lookupLifetime } from './bearer.ts';
import { readOrigins } from './clients.ts';

const allowed = {
  'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
  'Access-Control-Allow-Headers': [
    'Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, If-Modified-Since, If-Unmodified-Since',
    'Sforce-Call-Options, Sforce-Duplicate-Rule-Header, Sforce-Query-Options, Traceparent',
    writtenHeader,
  ].join(', '),
  'Access-Control-Max-Age': '600',
} as const;

/** What scripts see beside the body. */
const exposed = `ETag, Location, ${writtenHeader}, Retry-After, Sforce-Limit-Info, WWW-Authenticate, X-Request-Id`;

/**
 * Lets scripts of the origins that a client is registered with read responses. Cookies never come along: without
 * `Access-Control-Allow-Credentials` a browser hands over no response to a request with cookies.
 */
export interface Cors {
  /** `next` handles all but preflight requests. At most one statement in ten seconds, and none at home. */
  handle(request: Request, caller: Caller, next: () => Promise<Response>): Promise<Response>;
}

export function createCors(database: Database, now: () => Date): Cors {
  let registered: { readonly origins: ReadonlySet<string>; readonly until: number } | undefined;

  async function isListed(origin: string): Promise<boolean> {
    const at = now().getTime();
    if (!registered || !isCurrent(registered.until, at))
      registered = { origins: await readOrigins(database), until: at + lookupLifetime };
    return registered.origins.has(origin);
  }

  return {
    async handle(request, { hosts }, next) {
      const origin = request.headers.get('origin');
      const host = origin === null ? undefined : URL.parse(origin)?.host;
      if (origin === null || host === undefined || hosts.includes(host) || !(await isListed(origin)))
        return await next();
      const isPreflight =
        request.method === 'OPTIONS' && request.headers.has('access-control-request-method');
      const response = isPreflight ? new Response(null, { status: 204, headers: allowed }) : await next();
      const headers = new Headers(response.headers);
      headers.set('Access-Control-Allow-Origin', origin);
      headers.set('Access-Control-Expose-Headers', exposed);
      headers.append('Vary', 'Origin');
      return new Response(response.body, { status: response.status, headers });
    },
  };
}
