import { setTimeout as wait } from 'node:timers/promises';
import { CircuitOpenError } from '../limits/circuit-breaker.ts';
import type { BucketOptions, BucketRequest } from './bucket.ts';
import type { NewBytes } from './byte-store.ts';
import { StorageError } from './storage-error.ts';

/** Transient: a service under load, a network that fails. Any other response would be the same again. */
const transient: readonly number[] = [429, 500, 502, 503, 504];
const firstPause = 100;
const maxPauseMs = 5000;
/** Bytes a second below which an upload counts as hanging. */
const minUploadSpeed = 100_000;

/** As HTTP takes them; memory that threads share is copied. */
const isOwn = (bytes: Uint8Array): bytes is Uint8Array<ArrayBuffer> => bytes.buffer instanceof ArrayBuffer;
const ownBytes = (bytes: Uint8Array): Uint8Array<ArrayBuffer> =>
  isOwn(bytes) ? bytes : new Uint8Array(bytes);

const sizeOf = (content: NewBytes | undefined): number =>
  content === undefined ? 0 : content instanceof Uint8Array ? content.byteLength : content.size;

/** A stream goes out with its declared length, or not at all. */
function bodyOf(content: NewBytes | undefined): RequestInit & { readonly duplex?: 'half' } {
  if (content === undefined) return {};
  return content instanceof Uint8Array
    ? { body: ownBytes(content) }
    : { body: content.open(), duplex: 'half' };
}

/** Attempts without any answer: each takes all of its time, as when the network loses what is sent. */
const silentAttempts = 2;

class NoAnswer extends Error {}

async function requestOnce(options: BucketOptions, request: BucketRequest): Promise<Response> {
  // Read where there is a bucket only.
  const { signRequest } = await import('./sign-request.ts');
  const [url, headers] = await signRequest(options, request);
  const { content, method } = request;
  if (content && !(content instanceof Uint8Array)) headers.set('Content-Length', String(content.size));
  const stop = new AbortController();
  const time = (options.patience ?? 10_000) + (sizeOf(content) / minUploadSpeed) * 1000;
  const timer = setTimeout(() => stop.abort(new NoAnswer(`No answer within ${Math.round(time)} ms.`)), time);
  try {
    return await fetch(url, {
      method,
      headers,
      redirect: 'manual',
      signal: stop.signal,
      ...bodyOf(content),
    });
  } finally {
    clearTimeout(timer);
  }
}

class TransientResponse extends Error {
  readonly response: Response;

  constructor(response: Response) {
    super(`status ${response.status}`);
    this.response = response;
  }
}

/** What came of one attempt; the breaker, where there is one, learns of it. */
async function attemptOnce(
  options: BucketOptions,
  request: BucketRequest,
): Promise<{ readonly response?: Response; readonly cause?: unknown }> {
  const send = async (): Promise<Response> => {
    const response = await requestOnce(options, request);
    if (transient.includes(response.status)) throw new TransientResponse(response);
    return response;
  };
  try {
    return { response: await (options.breaker ? options.breaker.run(send) : send()) };
  } catch (error) {
    return error instanceof TransientResponse ? { response: error.response } : { cause: error };
  }
}

/** Jittered, so that clients that failed together do not retry together. */
function pauseAfter(attempt: number, response: Response | undefined): number {
  const requestedPause = Number(response?.headers.get('retry-after') ?? Number.NaN) * 1000;
  return Math.min(
    maxPauseMs,
    Number.isFinite(requestedPause) ? requestedPause : firstPause * 2 ** attempt * (0.5 + Math.random()),
  );
}

/**
 * Retries until there is a response that would be the same the next time. Throws `StorageError` where there is none; sooner where
 * nothing is answered at all, since somebody waits.
 */
export async function requestBucket(options: BucketOptions, request: BucketRequest): Promise<Response> {
  const attempts = options.attempts ?? 4;
  let silent = 0;
  for (let attempt = 1; ; attempt += 1) {
    const { response, cause } = await attemptOnce(options, request);
    if (response && !transient.includes(response.status)) return response;
    await response?.body?.cancel();
    if (cause instanceof NoAnswer) silent += 1;
    if (attempt === attempts || silent === silentAttempts || cause instanceof CircuitOpenError) {
      const why = response ? `status ${response.status}` : String(cause);
      throw new StorageError('away', `The bucket ${options.bucket} gives no answer: ${why}.`, { cause });
    }
    await wait(pauseAfter(attempt - 1, response));
  }
}
