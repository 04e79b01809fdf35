import type { CircuitBreaker } from '@relab/server/limits';
import { isOutage, OpenSearchError, type OpenSearchFailure } from './opensearch-error.ts';

/** Where the service is and how long it may take. */
export interface OpenSearchOptions {
  /** `https://user:password@search.example:9200`; a path before the names of indexes is left as it is. */
  readonly url: string;
  /** Names of indexes begin with it; `relab` unless set. */
  readonly prefix?: string;
  /** Milliseconds that a search may take; 3,000 unless set. Writing may take ten times as long. */
  readonly timeout?: number;
  readonly breaker?: CircuitBreaker;
}

/** One request: bodies are JSON, or lines of JSON. */
export interface OpenSearchRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Names of indexes alone, which are our own: whatever people type stands in bodies. */
  readonly path: string;
  readonly body?: unknown;
  /** In place of `body`: lines that are JSON already. */
  readonly lines?: string;
  /** Writing takes longer than searching. */
  readonly writes?: boolean;
}

/** Sends requests; the body of the response, or an OpenSearchError. */
export type OpenSearchClient = (request: OpenSearchRequest) => Promise<unknown>;

const defaultTimeout = 3_000;
const writesFor = 10;
const maxReason = 300;

function failureOf(status: number): OpenSearchFailure {
  if (status === 401 || status === 403) return 'refused';
  if (status === 404) return 'missing';
  if (status === 429) return 'busy';
  return status >= 500 ? 'away' : 'rejected';
}

/** The service's own words: type and reason of an error, of which the first few hundred characters are of use. */
function reasonIn(body: unknown): string {
  const error = (body as { readonly error?: unknown } | null)?.error;
  if (typeof error === 'string') return error.slice(0, maxReason);
  const { type, reason } = (error ?? {}) as { readonly type?: unknown; readonly reason?: unknown };
  return [type, reason]
    .filter((part) => typeof part === 'string')
    .join(': ')
    .slice(0, maxReason);
}

/** User and password go into a header: no message and no log has them. */
function splitUrl(text: string): { readonly base: URL; readonly authorization: string | undefined } {
  const base = new URL(text.endsWith('/') ? text : `${text}/`);
  const [user, password] = [decodeURIComponent(base.username), decodeURIComponent(base.password)];
  base.username = '';
  base.password = '';
  const authorization =
    user === '' ? undefined : `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  return { base, authorization };
}

/** Talks to an OpenSearch over HTTP. One attempt each: who waits for an answer has the breaker instead. */
export function createOpenSearchClient({
  url,
  timeout = defaultTimeout,
  breaker,
}: OpenSearchOptions): OpenSearchClient {
  const { base, authorization } = splitUrl(url);
  const send: OpenSearchClient = async ({ method, path, body, lines, writes }) => {
    const patience = writes ? writesFor * timeout : timeout;
    const payload = lines ?? (body === undefined ? undefined : JSON.stringify(body));
    const away = (reason: string, cause: unknown): OpenSearchError =>
      new OpenSearchError('away', `OpenSearch at ${base.host} does not respond: ${reason}`, { cause });
    try {
      const response = await fetch(new URL(path, base), {
        method,
        headers: {
          accept: 'application/json',
          ...(payload !== undefined && {
            'content-type': lines === undefined ? 'application/json' : 'application/x-ndjson',
          }),
          ...(authorization !== undefined && { authorization }),
        },
        ...(payload !== undefined && { body: payload }),
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
      const text = await response.text();
      const json = ((): unknown => {
        try {
          return JSON.parse(text);
        } catch {
          return undefined;
        }
      })();
      if (response.ok && json !== undefined) return json;
      if (response.ok) throw away('what it sent is no JSON', undefined);
      const failure = failureOf(response.status);
      const reason = [String(response.status), reasonIn(json)].filter((part) => part !== '').join(', ');
      throw new OpenSearchError(failure, `OpenSearch at ${base.host} answered ${method} with ${reason}.`);
    } catch (error) {
      if (error instanceof OpenSearchError) throw error;
      const { name, message, cause } = error as Error;
      const reason = cause instanceof Error ? cause.message : message;
      throw away(name === 'TimeoutError' ? `not within ${patience} ms` : reason, error);
    }
  };
  return (request) => (breaker ? breaker.run(() => send(request), isOutage) : send(request));
}
