import { type CircuitBreaker, CircuitOpenError } from '@relab/server/limits';
import { PaymentRefused, PaymentUnavailable } from './payment-provider.ts';

/** How the HTTP API of the service is reached. */
export interface StripeAccess {
  readonly key: string;
  /** Without a slash at its end. */
  readonly url: string;
  readonly fetch: typeof fetch;
  /** Spares callers the wait while the service does not respond. */
  readonly breaker?: CircuitBreaker;
}

interface StripeRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly form?: Readonly<Record<string, string>>;
  /** The service works once on all requests with the same one. */
  readonly idempotencyKey?: string;
}

export type Json = Readonly<Record<string, unknown>>;

/** The version of the API that responses are read by. */
const version = '2024-06-20';
const timeoutMs = 10_000;

export const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** The service's own words, for the log; they never hold the key. */
function reasonOf(body: unknown): string {
  const error = isJson(body) && isJson(body.error) ? body.error : {};
  return [error.code, error.message].filter((part) => typeof part === 'string').join(': ');
}

/** The request was made before and is still being processed: the service is there. */
class PaymentInProcess extends PaymentUnavailable {}

async function sendOnce(access: StripeAccess, request: StripeRequest): Promise<Json> {
  const { method, path, form, idempotencyKey } = request;
  const headers: Record<string, string> = {
    authorization: `Bearer ${access.key}`,
    'stripe-version': version,
    ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
    ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
  };
  const body = form ? { body: new URLSearchParams(form).toString() } : {};
  const signal = AbortSignal.timeout(timeoutMs);
  let response: Response;
  let answer: unknown;
  try {
    response = await access.fetch(`${access.url}${path}`, {
      method,
      headers,
      signal,
      redirect: 'error',
      ...body,
    });
    answer = await response.json();
  } catch (cause) {
    throw new PaymentUnavailable('The payment service does not answer.', { cause });
  }
  if (response.ok && isJson(answer)) return answer;
  const reason = `${response.status} ${reasonOf(answer)}`;
  // Two simultaneous requests with one key lead to 409.
  if (response.status === 409) throw new PaymentInProcess(reason);
  if (response.status >= 500 || response.status === 429) throw new PaymentUnavailable(reason);
  throw new PaymentRefused(reason);
}

const isOutage = (error: unknown): boolean =>
  error instanceof PaymentUnavailable && !(error instanceof PaymentInProcess);

/** Sends one request to the service. Throws a `PaymentRefused` with its reason, or a `PaymentUnavailable`. */
export async function askStripe(access: StripeAccess, request: StripeRequest): Promise<Json> {
  const send = (): Promise<Json> => sendOnce(access, request);
  if (!access.breaker) return await send();
  return await access.breaker.run(send, isOutage).catch((error: unknown) => {
    throw error instanceof CircuitOpenError ? new PaymentUnavailable(error.message, { cause: error }) : error;
  });
}
