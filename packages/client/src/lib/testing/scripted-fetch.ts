import { createDeferred } from '../values/deferred.ts';

/** What a client has sent, as tests compare it. */
export interface ScriptedRequest {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed, where there is one. */
  readonly body: unknown;
  readonly signal: AbortSignal | undefined;
}

/** A status and a body that is written as JSON, as it is where it is a text. */
export class ScriptedReply {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) {
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/**
 * A response with a status of its own, for a script of `scriptedFetch`. A text is sent as it is, all else as JSON.
 */
export const reply = (
  status: number,
  body: unknown = '',
  headers: Readonly<Record<string, string>> = {},
): ScriptedReply => new ScriptedReply(status, body, headers);

/** The body of a 200, a `reply`, or a function that answers either, or throws what `fetch` would throw. */
export type ScriptedResponse = unknown;

/** A `fetch` that answers by a script and records what was requested, in its order. */
export interface ScriptedFetch {
  (url: string, init?: RequestInit): Promise<Response>;
  readonly requests: readonly ScriptedRequest[];
  /** Requests are recorded but not answered until the returned function is called. */
  hold(): () => void;
}

function matches(pattern: string, { method, path }: ScriptedRequest): boolean {
  const [expected, end = ''] = pattern.split(' ');
  const source = end.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*');
  return method === expected && new RegExp(`${source}$`).test(path);
}

function read(url: string, init: RequestInit): ScriptedRequest {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  return {
    method: init.method ?? 'GET',
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers: Object.fromEntries(new Headers(init.headers)),
    body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    signal: init.signal ?? undefined,
  };
}

function aborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    const fail = () => reject(new DOMException('The request was given up.', 'AbortError'));
    if (signal?.aborted) fail();
    signal?.addEventListener('abort', fail);
  });
}

function respond(response: unknown): Response {
  const { status, body, headers } = response instanceof ScriptedReply ? response : reply(200, response);
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return new Response(status === 204 ? null : text, { status, headers });
}

/**
 * A network that answers by a script: keys are a method and the end of a path, with `*` for a part of it, such as
 * `GET /carts/current` or `PATCH /cart-items/*`. The first that fits answers; where none does, the response is 404.
 */
export function scriptedFetch(script: Readonly<Record<string, ScriptedResponse>>): ScriptedFetch {
  const requests: ScriptedRequest[] = [];
  let cached: Promise<void> | undefined;
  const response = async (request: ScriptedRequest): Promise<Response> => {
    const found = Object.entries(script).find(([pattern]) => matches(pattern, request));
    await cached;
    if (!found)
      return respond(
        reply(404, [{ errorCode: 'NOT_FOUND', message: `Nothing is scripted for ${request.path}` }]),
      );
    const [, scripted] = found;
    return respond(typeof scripted === 'function' ? await scripted(request) : scripted);
  };
  const fetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const request = read(url, init);
    requests.push(request);
    return Promise.race([response(request), aborted(request.signal)]);
  };
  return Object.assign(fetch, {
    requests,
    hold() {
      const { promise, resolve } = createDeferred<void>();
      cached = promise;
      return () => {
        cached = undefined;
        resolve();
      };
    },
  });
}
