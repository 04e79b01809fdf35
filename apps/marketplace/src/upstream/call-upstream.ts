import { ApiError, type BodyMemory, isSafe, readBytes } from '@relab/server/http';
import { bodyWithTimeout, type CircuitBreaker, CircuitOpenError } from '@relab/server/limits';
import { activeTraceparent } from '@relab/server/tracing';
import { upstreamCookies } from './upstream-cookies.ts';
import type { UpstreamPressure } from './upstream-pressure.ts';

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
  /**
   * Milliseconds that it may take to begin a response, and then to send a further piece of it; 10,000 by default. What changes
   * something may take thrice as long to begin.
   */
  readonly patience?: number;
  /** Before the other server. */
  readonly breaker: CircuitBreaker;
  readonly pressure: UpstreamPressure;
  readonly log: (line: string) => void;
}

export interface ForwardedRequest {
  readonly request: Request;
  /** The visitor's network address. */
  readonly address: string | undefined;
  readonly secure: boolean;
  readonly memory: BodyMemory;
}

/** Calls the other server. */
export interface UpstreamCalls {
  readonly send: (forwarded: ForwardedRequest) => Promise<Response>;
  /** How many calls wait for a response. */
  readonly waiting: () => number;
}

const maxBodyBytes = 96 * 1_048_576;

const unavailable = (reason: string, isUnchanged: boolean, seconds = 5): ApiError =>
  new ApiError(
    'SERVER_UNAVAILABLE',
    isUnchanged
      ? `The shop ${reason}. Nothing was changed: please try again in a moment.`
      : `The shop ${reason}. It may have done what was sent: look before you send it again.`,
    { headers: { 'Retry-After': String(seconds) } },
  );

/** What a server answers that is there and wants fewer requests has a time; without one it is a proxy's, or the server is ill. */
const isOutage = ({ status, headers }: Response): boolean =>
  status === 502 || status === 504 || (status === 503 && !headers.has('retry-after'));

/** A response that says the server is away. It may still be for the visitor. */
class OutageResponse extends Error {
  readonly response: Response;

  constructor(response: Response) {
    super(`status ${response.status}`);
    this.response = response;
  }
}

/** `fetch` with a limit for the time until the response begins; what comes of it later has its own. */
async function fetchHead(url: string, init: RequestInit, patience: number): Promise<Response> {
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new DOMException(`Nothing came for ${patience} ms`, 'TimeoutError')),
    patience,
  );
  try {
    return await fetch(url, { ...init, signal: controller.signal });
  } finally {
    clearTimeout(timer);
  }
}

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';

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
  // Trusted by a server that is configured so: its limits by network would else count all visitors as one.
  if (address !== undefined) headers.set('x-forwarded-for', address);
  // The operator has chosen that server: what it does for a visitor is a part of the same trace.
  const traceparent = activeTraceparent();
  if (traceparent !== undefined) headers.set('traceparent', traceparent);
  const body = request.body ? await readBytes(request, { maxBytes: maxBodyBytes, memory }) : undefined;
  return {
    method: request.method,
    headers,
    redirect: 'manual',
    ...(body && { body: new Uint8Array(body) }),
  };
}

/**
 * Sends visitors' calls to the other server, with the cookies that it gave them, and what comes back to the visitor. Rejects with an
 * ApiError for a server that is away, too slow, or none, and at once while it is known to be away.
 */
export function createUpstream(options: UpstreamOptions): UpstreamCalls {
  const { origin, patience = 10_000, breaker, pressure, log } = options;
  let waiting = 0;

  async function call(url: string, init: RequestInit, limit: number): Promise<Response> {
    waiting += 1;
    try {
      return await breaker.run(async () => {
        const response = await fetchHead(url, init, limit);
        if (isOutage(response)) throw new OutageResponse(response);
        return response;
      });
    } finally {
      waiting -= 1;
    }
  }

  async function send(forwarded: ForwardedRequest): Promise<Response> {
    const { request, secure, address } = forwarded;
    const { pathname, search } = new URL(request.url);
    const isRead = isSafe(request);
    const prepared = await init(forwarded);
    const response = await call(origin + pathname + search, prepared, isRead ? patience : 3 * patience).catch(
      (error: unknown) => {
        if (error instanceof OutageResponse) return error.response;
        if (error instanceof CircuitOpenError)
          throw unavailable('cannot be reached', true, Math.ceil(error.retryAfter / 1000));
        const isSlow = isTimeout(error);
        log(
          `${origin} ${isSlow ? 'takes too long' : 'cannot be reached'}: ${request.method} ${pathname} (${error})`,
        );
        throw unavailable(isSlow ? 'takes too long to answer' : 'cannot be reached', isRead);
      },
    );
    pressure.note(response, address);
    const isRedirect = response.status >= 300 && response.status < 400 && response.status !== 304;
    if (isRedirect || !isReadable(response, pathname)) {
      await response.body?.cancel();
      const what = isRedirect ? 'a redirect' : (response.headers.get('content-type') ?? 'no type');
      log(
        `${origin} answers ${request.method} ${pathname} with ${what}: is RELAB_UPSTREAM the address of a shop?`,
      );
      // A proxy in front of a server that is away responds with a page of its own.
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
    const body =
      response.body &&
      bodyWithTimeout(response.body, patience, (cause) => new Error(`${origin} broke off: ${String(cause)}`));
    return new Response(body, { status: response.status, headers });
  }

  return { send, waiting: () => waiting };
}
