import { ApiError, type BodyMemory, isSafe, readBytes } from '@relab/server/http';
import { upstreamCookies } from './upstream-cookies.ts';

/** What of a visitor's request the other server gets, beside the cookies. */
const requestHeaders = [
  'accept',
  'accept-language',
  'cartid',
  'content-type',
  'idempotency-key',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-unmodified-since',
  'range',
  'user-agent',
  'x-high-scale-cart',
];

/** What of its response the visitor gets, beside the cookies. */
const responseHeaders = [
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
  'retry-after',
  'vary',
];

export interface UpstreamOptions {
  readonly origin: string;
  /** Milliseconds that it may take to begin a response; 10,000 by default, thrice as many for what changes something. */
  readonly patience?: number;
  readonly log: (line: string) => void;
}

export interface ForwardedRequest {
  readonly request: Request;
  /** The visitor's network address. */
  readonly address: string | undefined;
  readonly secure: boolean;
  readonly memory: BodyMemory;
}

export type CallUpstream = (forwarded: ForwardedRequest) => Promise<Response>;

const maxBodyBytes = 96 * 1_048_576;

const unavailable = (reason: string, isRead: boolean): ApiError =>
  new ApiError(
    'SERVER_UNAVAILABLE',
    isRead
      ? `The shop ${reason}. Nothing was changed: please try again in a moment.`
      : `The shop ${reason}. It may have done what was sent: look before you send it again.`,
    { headers: { 'Retry-After': '5' } },
  );

/** Not for waiting: something else than a shop is at the address. */
const misplaced = (): ApiError =>
  new ApiError(
    'UNKNOWN_EXCEPTION',
    'The shop answered with something that cannot be read. Nothing was shown of it.',
    {
      status: 502,
    },
  );

/** Calls are JSON; what has no body, and pictures and documents below the paths of media, may be anything. */
const isReadable = ({ status, headers }: Response, pathname: string): boolean =>
  !pathname.startsWith('/services/') ||
  status === 204 ||
  status === 304 ||
  /^application\/(?:json|pdf|zip|octet-stream)\b|^image\/|^text\/csv\b/.test(
    headers.get('content-type') ?? '',
  );

async function init({ request, address, memory }: ForwardedRequest): Promise<RequestInit> {
  const headers = new Headers();
  for (const name of requestHeaders) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const cookies = upstreamCookies.sent(request.headers.get('cookie'));
  if (cookies !== '') headers.set('cookie', cookies);
  // Believed by a server that is told to: its limits by network would else count all visitors as one.
  if (address !== undefined) headers.set('x-forwarded-for', address);
  const body = request.body ? await readBytes(request, { maxBytes: maxBodyBytes, memory }) : undefined;
  return {
    method: request.method,
    headers,
    redirect: 'manual',
    ...(body && { body: new Uint8Array(body) }),
  };
}

/**
 * Sends a visitor's call to the other server, with the cookies that it gave them, and what comes back to the visitor. Rejects with an
 * ApiError for a server that is away, too slow, or none.
 */
export function createUpstream({ origin, patience = 10_000, log }: UpstreamOptions): CallUpstream {
  return async (forwarded) => {
    const { request, secure } = forwarded;
    const { pathname, search } = new URL(request.url);
    const isRead = isSafe(request);
    const signal = AbortSignal.timeout(isRead ? patience : 3 * patience);
    const prepared = await init(forwarded);
    const response = await fetch(origin + pathname + search, { ...prepared, signal }).catch(
      (error: unknown) => {
        const isSlow = signal.aborted;
        log(
          `${origin} ${isSlow ? 'takes too long' : 'cannot be reached'}: ${request.method} ${pathname} (${error})`,
        );
        throw unavailable(isSlow ? 'takes too long to answer' : 'cannot be reached', isRead);
      },
    );
    const isRedirect = response.status >= 300 && response.status < 400 && response.status !== 304;
    if (isRedirect || !isReadable(response, pathname)) {
      await response.body?.cancel();
      const what = isRedirect ? 'a redirect' : (response.headers.get('content-type') ?? 'no type');
      log(
        `${origin} answers ${request.method} ${pathname} with ${what}: is RELAB_UPSTREAM the address of a shop?`,
      );
      // A proxy in front of a server that is away says so in a page of its own.
      throw response.status >= 502 && response.status <= 504
        ? unavailable('cannot be reached', isRead)
        : misplaced();
    }
    const headers = new Headers({ 'x-content-type-options': 'nosniff' });
    for (const name of responseHeaders) {
      const value = response.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    // What is a page there, or a drawing with a script, must not run as one of this site. A browser shows no PDF in a sandbox.
    const sandbox = headers.get('content-type')?.startsWith('application/pdf') ? '' : '; sandbox';
    headers.set('content-security-policy', `default-src 'none'; frame-ancestors 'none'${sandbox}`);
    for (const line of upstreamCookies.received(response.headers, secure)) headers.append('set-cookie', line);
    return new Response(response.body, { status: response.status, headers });
  };
}
