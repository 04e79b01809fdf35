import type { Client, Source } from '@relab/client';
import { readPromiseOf } from './read-promise.ts';
import { type FittingReads, type ReadRequest, sourceOf } from './read-request.ts';

/**
 * The signal of a canceled navigation: the `request` that a loader of React Router is called with, the
 * `abortController` of TanStack Router, or anything else with a signal.
 */
export interface LoaderSignal {
  readonly signal?: AbortSignal;
}

/** React reads these members of a promise, and renders at once, also by a renderer that does not wait. */
function markSettled(promise: Promise<unknown>): void {
  promise.then(
    (value) => void Object.assign(promise, { status: 'fulfilled', value }),
    (reason) => void Object.assign(promise, { status: 'rejected', reason }),
  );
}

/** Leaves a request to those who still wait for it once the navigation is given up. */
function leaveOnAbort(promise: Promise<unknown>, leave: () => void, signal: AbortSignal): void {
  signal.addEventListener('abort', leave, { once: true });
  const end = () => signal.removeEventListener('abort', leave);
  promise.then(end, end);
}

function start(client: Client, source: Source<unknown>, signal: AbortSignal | undefined): Promise<unknown> {
  const { state, data } = source.peek();
  // The page shows what is cached meanwhile, as its hooks do.
  if (data !== undefined || state === 'Error')
    return source.read({ policy: 'stale-while-revalidate', ...(signal && { signal }) });
  // The promise that a component would wait by, which does not ask again for what has only just come.
  const { promise, hold } = readPromiseOf(client, source);
  markSettled(promise);
  const leave = hold();
  if (signal) leaveOnAbort(promise, leave, signal);
  return promise;
}

function startAll(
  client: Client,
  reads: readonly ReadRequest[],
  { signal }: LoaderSignal,
): readonly Promise<unknown>[] {
  signal?.throwIfAborted();
  const sources = reads.map((read) => sourceOf(client, read));
  return sources.map((source) => start(client, source, signal));
}

/**
 * For a loader whose page comes with its data: sends all reads at once, and resolves when each has data in the cache, where
 * the hooks of the page find it. Gives null: what a loader returns is a copy that no change reaches, and that a server would
 * send a second time. Rejects with the first read's ClientError, for the error boundary of the route, and with INVALID_CONFIG
 * before anything is sent.
 */
export async function loadReads<const Reads extends readonly ReadRequest[]>(
  client: Client,
  reads: FittingReads<Reads>,
  signal: LoaderSignal = {},
): Promise<null> {
  await Promise.all(startAll(client, reads, signal));
  return null;
}

/**
 * For a loader whose page comes at once: sends all reads and waits for none. Hooks of the page go on with these requests, and
 * show what fails. Throws a ClientError with the code INVALID_CONFIG for a config that is wrong.
 */
export function startReads<const Reads extends readonly ReadRequest[]>(
  client: Client,
  reads: FittingReads<Reads>,
  signal: LoaderSignal = {},
): null {
  for (const promise of startAll(client, reads, signal)) promise.catch(() => {});
  return null;
}
