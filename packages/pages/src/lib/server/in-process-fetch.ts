import type { CookieJar } from '../cookie/cookie-jar.ts';

/** What the transport knows beside the request: the network address at the other end. */
export interface RequestInfo {
  readonly address?: string;
  /** Whether the visitor's connection is encrypted, perhaps by a proxy in front; by the address without it. */
  readonly secure?: boolean;
}

/** Responds to a request without a network: the platform's own `fetch`. */
export type Api = (request: Request, info: RequestInfo) => Promise<Response>;

/** The page's request, and what the transport knows of it. */
export interface IncomingRequest {
  readonly request: Request;
  readonly info: RequestInfo;
}

/** Headers of the page's request that its calls need too: who sends it from where. */
const forwardedHeaders = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'user-agent',
  'sec-gpc',
  'dnt',
];

/** A `fetch` for an anonymous visitor: only the network address is passed on, no cookies and no headers of their browser. */
export function guestFetch(api: Api, { request, info }: IncomingRequest, origin: string): typeof fetch {
  const { address, secure } = info;
  // Without the signal of the request: what comes back goes to others too.
  const guest = { ...(address !== undefined && { address }), ...(secure !== undefined && { secure }) };
  const forwardedFor = request.headers.get('x-forwarded-for');
  return async (input, init) => {
    const call = new Request(input instanceof Request ? input : new URL(String(input), origin), init);
    if (forwardedFor !== null) call.headers.set('x-forwarded-for', forwardedFor);
    return await api(call, guest);
  };
}

/** A `fetch` for the client of one page request: same visitor, same cookies, no socket. */
export function inProcessFetch(
  api: Api,
  page: IncomingRequest,
  origin: string,
  jar: CookieJar,
): typeof fetch {
  return async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(String(input), origin), init);
    for (const name of forwardedHeaders) {
      const value = page.request.headers.get(name);
      if (value !== null) request.headers.set(name, value);
    }
    const cookies = jar.header();
    if (cookies !== '') request.headers.set('cookie', cookies);
    request.headers.set('origin', origin);
    const response = await api(request, page.info);
    jar.take(response.headers);
    return response;
  };
}
