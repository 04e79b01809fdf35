import type { Client, Interceptor, Sending } from '../client/client.ts';
import { abortError, ClientError } from '../errors/client-error.ts';
import { createDeferred } from '../values/deferred.ts';

/** How patient `retryLimits` is. All times are milliseconds. */
export interface LimitOptions {
  /** How often one call is sent again at most; 4 by default. */
  readonly maxRetries?: number;
  /** Milliseconds that one wait may take; 30,000 by default. What has to wait for longer fails at once, with `retryAt`. */
  readonly maxWait?: number;
  /** Milliseconds of the first wait where the server names no time; each further one is twice as long. 500 by default. */
  readonly baseDelay?: number;
  /** From 0 up to 1. */
  readonly random?: () => number;
}

/** Where the server names a time, those who wait for it come back over so many milliseconds. */
const spread = 1_000;

/** The limit of a day: nothing that waits for seconds gets past it. */
const isOfTheDay = ({ errors }: ClientError): boolean =>
  errors.some(({ message }) => /\bTotalRequests\b/i.test(message));

/** Whether the same request, sent twice, does the same as sent once: reads, PUT, and writes with an idempotency key. */
function isRepeatable({ call, config }: Sending): boolean {
  if (call.kind === 'read' || call.method === 'PUT') return true;
  const key = Object.entries(call.headers).find(([, header]) => header === 'Idempotency-Key')?.[0];
  return key !== undefined && typeof (config as Readonly<Record<string, unknown>>)[key] === 'string';
}

/** `client.wait`, which ends at once when the caller gives up. */
async function waitFor(client: Client, milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  if (signal?.aborted) throw abortError();
  if (!signal) return client.wait(milliseconds);
  const { promise, reject } = createDeferred<never>();
  const abort = () => reject(abortError());
  signal.addEventListener('abort', abort, { once: true });
  try {
    await Promise.race([client.wait(milliseconds), promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/**
 * Sends again what the server has rejected for a limit: status 429, 503, or code `REQUEST_LIMIT_EXCEEDED`. Waits until the
 * time that `Retry-After` names, else for a random part of a time that doubles; while that time lies ahead, other calls wait
 * for it too, in place of adding to what is too much. Only what may be sent twice is: reads, PUT, and writes with an
 * `Idempotency-Key`; any other write fails with `limited` and `retryAt`. So does what is still rejected in the end, and what
 * would have to wait for too long, such as the limit of a day. Developer tools hear of each wait (`limited`). Ends with the
 * returned function.
 */
export function retryLimits(client: Client, options: LimitOptions = {}): () => void {
  const { maxRetries = 4, maxWait = 30_000, baseDelay = 500, random = Math.random } = options;
  const { now } = client.store;
  let limitedUntil = 0;

  /** Milliseconds until the next try; undefined where there is to be none. */
  function delayOf(error: ClientError, attempt: number): number | undefined {
    if (!error.limited || attempt > maxRetries || isOfTheDay(error)) return undefined;
    if (error.retryAt === undefined) return Math.min(maxWait, baseDelay * 2 ** (attempt - 1)) * random();
    const named = error.retryAt - now();
    if (named > maxWait) return undefined;
    limitedUntil = Math.max(limitedUntil, error.retryAt);
    return Math.max(0, named) + spread * random();
  }

  const intercept: Interceptor = async (sending, next) => {
    if (!isRepeatable(sending)) return next(sending);
    const { call, causes, signal } = sending;
    const ahead = limitedUntil - now();
    // A clock that was set back must not stop every call.
    if (ahead > 0 && ahead <= maxWait) await waitFor(client, ahead + spread * random(), signal);
    for (let attempt = 1; ; attempt++) {
      try {
        return await next(sending);
      } catch (error) {
        const delay = error instanceof ClientError ? delayOf(error, attempt) : undefined;
        if (delay === undefined) throw error;
        const { status } = error as ClientError;
        const at = now();
        client.emit({ type: 'limited', at, call: call.id, causes, status, attempt, retryAt: at + delay });
        await waitFor(client, delay, signal);
      }
    }
  };

  client.interceptors.push(intercept);
  return () => {
    const at = client.interceptors.indexOf(intercept);
    if (at >= 0) client.interceptors.splice(at, 1);
  };
}
