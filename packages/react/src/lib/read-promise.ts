import type { Client, Source } from '@relab/client';
import { type Arrival, arrivalsOf, arrivalsPart } from './arrivals.ts';

/** A read as a promise for `use`: the same object as long as its result is the same. */
export interface ReadPromise extends Arrival {
  readonly source: Source<unknown>;
  readonly promise: Promise<unknown>;
  readonly isPending: boolean;
  /** Waits for it, until the returned function is called. The last to leave ends the request. */
  readonly hold: () => () => void;
}

function readPromisesOf(client: Client): WeakMap<Source<unknown>, ReadPromise> {
  const cached = arrivalsOf(client);
  if (cached) return cached as WeakMap<Source<unknown>, ReadPromise>;
  const created = new WeakMap<Source<unknown>, ReadPromise>();
  client.parts.set(arrivalsPart, created);
  return created;
}

/**
 * What is cached of the read, or the request for it, which is sent where there is none. It belongs to the client and not
 * to a component, since one that suspends before it was ever shown forgets all that it had.
 */
export function readPromiseOf(client: Client, source: Source<unknown>): ReadPromise {
  const readPromises = readPromisesOf(client);
  const { state, data, error } = source.peek();
  const isPending = data === undefined && state !== 'Error';
  const outcome = data ?? error;
  const cached = readPromises.get(source);
  if (cached && cached.isPending === isPending && (isPending || cached.outcome === outcome)) return cached;
  const readPromise = isPending
    ? awaited(client, source)
    : data === undefined
      ? settled(source, error, rejected(error))
      : settled(source, data, granted(data));
  readPromises.set(source, readPromise);
  return readPromise;
}

/** React reads these members of a promise, and does not wait where they say that there is nothing to wait for. */
const granted = (value: unknown): Promise<unknown> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled', value });

function rejected(reason: unknown): Promise<unknown> {
  const promise = Promise.reject(reason);
  promise.catch(() => {});
  return Object.assign(promise, { status: 'rejected', reason });
}

function settled(source: Source<unknown>, outcome: unknown, promise: Promise<unknown>): ReadPromise {
  return { source, promise, outcome, at: undefined, isPending: false, hold: () => () => {} };
}

function awaited(client: Client, source: Source<unknown>): ReadPromise {
  const controller = new AbortController();
  const promise = source.read({ signal: controller.signal });
  let outcome: unknown;
  let at: number | undefined;
  let isPending = true;
  let holding = 0;
  const end = (result: unknown) => {
    outcome = result;
    at = client.store.now();
    isPending = false;
  };
  promise.then(end, end);
  return {
    source,
    promise,
    get outcome() {
      return outcome;
    },
    get at() {
      return at;
    },
    get isPending() {
      return isPending;
    },
    hold() {
      holding++;
      return () => {
        holding--;
        if (holding === 0) controller.abort();
      };
    },
  };
}
