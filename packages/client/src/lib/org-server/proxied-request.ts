import { gatewayHeader } from '../org/gateway-fetch.ts';
import { GatewayError } from './gateway-error.ts';

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** What of a page's request the org gets: never its cookies. */
const requestHeaders = [
  'accept',
  'accept-language',
  'content-type',
  'idempotency-key',
  'if-match',
  'if-none-match',
  'if-modified-since',
  'if-unmodified-since',
];

/** What of the org's response the page gets: never its cookies. */
const responseHeaders = ['content-type', 'etag', 'last-modified', 'retry-after', 'sforce-limit-info'];

/** Whether a request comes from a page of the app itself: no other site can send it with the person's cookies. */
export function isOwnPage({ headers }: Request, appOrigin: string): boolean {
  if (headers.get(gatewayHeader) !== '1') return false;
  const [site, origin] = [headers.get('sec-fetch-site'), headers.get('origin')];
  return (site === null || site === 'same-origin') && (origin === null || origin === appOrigin);
}

/** The path and query that go on to the org; undefined for what is no call of the API. */
export function proxiedPath(address: string): string | undefined {
  const { pathname, search } = new URL(address);
  if (!/^\/services\/data(?:\/|$)/.test(pathname)) return undefined;
  // What a server behind might read as another path.
  return /%(?:2f|5c|2e|00)|\\|\/\//i.test(pathname) ? undefined : pathname + search;
}

async function readBody(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!request.body) return undefined;
  const tooLarge = () =>
    new GatewayError(413, 'PAYLOAD_TOO_LARGE', `A request has at most ${maxBytes} bytes.`);
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  const body = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    body.set(chunk, at);
    at += chunk.length;
  }
  return body;
}

/** A request as it goes to the org, but for its token. It can be sent more than once. Throws a GatewayError. */
export async function proxiedInit(request: Request, maxBytes: number): Promise<RequestInit> {
  const { method } = request;
  if (!methods.has(method))
    throw new GatewayError(405, 'METHOD_NOT_ALLOWED', `Use ${[...methods].join(', ')} here.`);
  const headers = new Headers();
  for (const name of requestHeaders) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const body = await readBody(request, maxBytes);
  return { method, headers, redirect: 'manual', ...(body === undefined ? {} : { body }) };
}

function bounded(body: ReadableStream<Uint8Array>, maxBytes: number): ReadableStream<Uint8Array> {
  let length = 0;
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      length += chunk.length;
      if (length > maxBytes) controller.error(new Error(`The org answers with more than ${maxBytes} bytes.`));
      else controller.enqueue(chunk);
    },
  });
  return body.pipeThrough(count);
}

/** The org's response as the page gets it. Nothing in it runs on the app's origin. Throws a GatewayError for a redirect. */
export function proxiedResponse(response: Response, maxBytes: number): Response {
  const { status } = response;
  if (status === 0 || (status >= 300 && status < 400 && status !== 304))
    throw new GatewayError(
      502,
      'INVALID_ANSWER',
      'The org redirects a call of its API: is its address right?',
    );
  const headers = new Headers({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  for (const name of responseHeaders) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (!/^application\/json\b/.test(headers.get('content-type') ?? 'application/json'))
    headers.set('content-disposition', 'attachment');
  return new Response(response.body && bounded(response.body, maxBytes), { status, headers });
}
