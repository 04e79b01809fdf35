import { type AnyCall, buildRequest, type RequestContext } from '@relab/contract';
import type { Client } from './client.ts';
import { ClientError, fetchError, ownError } from './client-error.ts';

/** The browser's own, a server's in-process one, one that signs requests, or one that is scripted. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** D-131, D-132: for answers that come without a text of their own. */
const statusTexts: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  404: 'Not Found',
  500: 'Server Error',
};

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

export function sender(fetch: Fetch, base: string, context: () => RequestContext): Client['send'] {
  return async (call, config, signal) => {
    const { method, url, headers, body } = buildRequest(call, fillQuery(call, config, context()), context());
    let response: Response;
    let text: string;
    try {
      const init: RequestInit = { method, headers, credentials: 'same-origin' };
      if (body !== undefined) init.body = body;
      if (signal) init.signal = signal;
      response = await fetch(base + url, init);
      text = response.status === 204 ? '' : await response.text();
    } catch (cause) {
      throw fetchError(cause);
    }
    const { ok, status, statusText } = response;
    const answer = text === '' ? null : parse(text);
    if (!ok)
      throw new ClientError(
        status,
        statusText || (statusTexts[status] ?? 'Unexpected HTTP Status Code'),
        answer ?? text,
      );
    // Cut short, or a page of some proxy: no answer of this API.
    if (answer === undefined)
      throw ownError(502, 'Bad Gateway', 'INVALID_ANSWER', 'The answer cannot be read.');
    return answer;
  };
}
