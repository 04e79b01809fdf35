import { PaymentRefused, PaymentUnavailable } from './payment-provider.ts';

/** How the HTTP API of the service is reached. */
export interface StripeAccess {
  readonly key: string;
  /** Without a slash at its end. */
  readonly url: string;
  readonly fetch: typeof fetch;
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

/** Sends one request to the service. Throws a `PaymentRefused` with its reason, or a `PaymentUnavailable`. */
export async function askStripe(access: StripeAccess, request: StripeRequest): Promise<Json> {
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
  // Two simultaneous requests with one key lead to 409: the first is still being processed.
  if (response.status >= 500 || [409, 429].includes(response.status)) throw new PaymentUnavailable(reason);
  throw new PaymentRefused(reason);
}
