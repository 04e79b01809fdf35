import { type AnyCall, type BuiltRequest, buildRequest, type RequestContext } from '@relab/contract';
import type { Sending } from '../client/client.ts';
import type { ClientEvent } from '../client/client-event.ts';
import { abortError, ClientError, fetchError } from '../errors/client-error.ts';
import { invalidConfig, invalidResponse } from '../errors/errors.ts';
import { startDeadline } from './deadline.ts';
import { readRetryAt } from './retry-after.ts';

/** The browser's own, a server's in-process one, one that signs requests, or one that is scripted. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Reports how many bytes of a body were sent. The last call has all of them. */
export type Progress = (sent: number, total: number) => void;

/** A transport that can say how far it is, which `fetch` cannot: see `xhrUpload`. */
export type Upload = (url: string, init: RequestInit, onProgress: Progress) => Promise<Response>;

/** D-131, D-132: for answers that come without a text of their own. */
const statusTexts: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'Created',
  304: 'Not Modified',
  400: 'Bad Request',
  404: 'Not Found',
  500: 'Server Error',
};

const statusTextOf = (status: number): string => statusTexts[status] ?? 'Unexpected HTTP Status Code';

/** What the client fills into a query by itself: the buyer's account and currency, where the call knows them (S-224). */
function fillQuery(call: AnyCall, config: object, context: RequestContext): Record<string, unknown> {
  const filled: Record<string, unknown> = { ...config };
  for (const name of ['effectiveAccountId', 'currencyIsoCode']) {
    if (call.query && name in call.query.properties) filled[name] ??= context[name];
  }
  return filled;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export interface SenderOptions {
  readonly fetch: Fetch;
  readonly upload?: Upload | undefined;
  readonly base: string;
  /** Milliseconds. */
  readonly timeout: number;
  /** As `de-DE`. */
  readonly language?: string | undefined;
  readonly trace?: ((callId: string) => string | undefined) | undefined;
  readonly now: () => number;
  readonly emit: (event: ClientEvent) => void;
  readonly context: () => RequestContext;
}

/** Sends a call, and answers its body, null where there is none. Whatever goes wrong is a ClientError. */
export function sender(options: SenderOptions): (sending: Sending) => Promise<unknown> {
  const { fetch, upload, base, timeout, language, trace, now, emit, context } = options;
  let count = 0;
  return async ({ call, config, signal, causes, onProgress }) => {
    const { method, url, headers, body } = built(call, fillQuery(call, config, context()), context());
    // Nobody waits any more for what was put together later.
    if (signal?.aborted) throw abortError();
    const number = ++count;
    emit({ type: 'request', at: now(), number, call: call.id, method, url, causes });
    const end = (status: number, bytes: number, error?: ClientError) =>
      emit({ type: 'response', at: now(), number, status, bytes, ...(error ? { error } : {}) });
    let response: Response;
    let text: string;
    const deadline = startDeadline(timeout);
    const over = signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal;
    // What moves is not late, however large it is.
    const told: Progress = (sent, total) => {
      deadline.renew();
      onProgress?.(sent, total);
    };
    try {
      const traceparent = trace?.(call.id);
      const init: RequestInit = {
        method,
        headers: {
          ...(language === undefined ? {} : { 'accept-language': language }),
          ...(traceparent === undefined ? {} : { traceparent }),
          ...headers,
        },
        credentials: 'same-origin',
        signal: over,
      };
      if (body !== undefined) init.body = body;
      const isTold = onProgress && upload;
      response = await answered(isTold ? upload(base + url, init, told) : fetch(base + url, init), over);
      if (!isTold) onProgress?.(sizeOf(body), sizeOf(body));
      text = response.status === 204 ? '' : await answered(response.text(), over);
    } catch (cause) {
      const error = signal?.aborted ? abortError() : fetchError(cause);
      end(0, 0, error);
      throw error;
    } finally {
      deadline.end();
    }
    const { ok, status, statusText } = response;
    const bytes = Number(response.headers.get('content-length') ?? text.length);
    const answer = text === '' ? null : parse(text);
    const error = !ok
      ? new ClientError(status, statusText || statusTextOf(status), answer ?? text, {
          retryAt: readRetryAt(response.headers.get('retry-after'), now()),
          requestId: response.headers.get('x-request-id') ?? undefined,
        })
      : // Cut short, or a page of some proxy: no answer of this API.
        answer === undefined
        ? invalidResponse()
        : undefined;
    end(status, bytes, error);
    if (error) throw error;
    return answer;
  };
}

/** What neither the config nor the client's context names is missing in the config. */
function built(
  call: AnyCall,
  config: Readonly<Record<string, unknown>>,
  context: RequestContext,
): BuiltRequest {
  try {
    return buildRequest(call, config, context);
  } catch (cause) {
    throw invalidConfig((cause as Error).message);
  }
}

/** Bytes of a body, those that part its members left out. */
function sizeOf(body: string | FormData | undefined): number {
  const parts: readonly (string | Blob)[] = body instanceof FormData ? [...body.values()] : [body ?? ''];
  return parts.reduce((sum, part) => sum + (typeof part === 'string' ? new Blob([part]).size : part.size), 0);
}

/** Also where the transport does not heed the signal. */
function answered<Value>(promise: Promise<Value>, over: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const end = () => reject(over.reason);
    if (over.aborted) end();
    over.addEventListener('abort', end, { once: true });
    promise.then(resolve, reject).finally(() => over.removeEventListener('abort', end));
  });
}
