import type { ApiError } from '../errors/api-error.ts';
import { messageLanguages } from '../errors/message.ts';
import { findAccepted } from './accepted-language.ts';
import type { CookieJar } from './cookie-jar.ts';

type HeaderLines = Readonly<Record<string, string>>;

/** A response until all its headers are set: a Response is created once, since creating one costs as much as a read. */
export interface PlainResponse {
  readonly status: number;
  readonly body: string | null;
  /** Names are written as HTTP writes them (`Cache-Control`): two spellings would be two headers. */
  readonly headers: HeaderLines;
}

/** Not by `instanceof`: the transport may put a lighter Response in the place of the platform's. */
export const isResponse = (result: unknown): result is Response =>
  typeof result === 'object' && result !== null && 'clone' in result && 'headers' in result;

const jsonType = 'application/json; charset=utf-8';

/** Of a body that is JSON already. */
export const rawJsonResponse = (status: number, body: string, headers: HeaderLines): PlainResponse => ({
  status,
  body,
  headers: { 'Content-Type': jsonType, ...headers },
});

export const jsonResponse = (status: number, body: unknown, headers: HeaderLines = {}): PlainResponse =>
  rawJsonResponse(status, JSON.stringify(body), headers);

/** In the language that the request prefers of those that errors are there in. */
export const errorResponse = (error: ApiError, { headers }: Pick<Request, 'headers'>): PlainResponse =>
  jsonResponse(error.status, error.bodyIn(findAccepted(messageLanguages, headers) ?? 'en'), error.headers);

const apiHeaders: HeaderLines = {
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** What a response carries in addition to its route's result. */
export interface ResponseExtras {
  readonly cookies: Pick<CookieJar, 'lines'>;
  readonly headers?: HeaderLines | undefined;
}

/** Headers of the route have precedence; those of every response of the API are filled in. */
export function toResponse(
  response: PlainResponse | Response,
  { cookies, headers: more = {} }: ResponseExtras,
): Response {
  const lines = cookies.lines();
  // Not by `instanceof`: the transport may put a lighter Response in the place of the platform's.
  if ('clone' in response) {
    for (const [name, value] of Object.entries(apiHeaders)) {
      if (!response.headers.has(name)) response.headers.set(name, value);
    }
    for (const [name, value] of Object.entries(more)) response.headers.set(name, value);
    for (const line of lines) response.headers.append('Set-Cookie', line);
    return response;
  }
  const { status, body } = response;
  const plain = { ...apiHeaders, ...response.headers, ...more };
  if (lines.length === 0) return new Response(body, { status, headers: plain });
  const headers = new Headers(plain);
  for (const line of lines) headers.append('Set-Cookie', line);
  return new Response(body, { status, headers });
}
