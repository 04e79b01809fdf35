import type { ClientError } from '../errors/client-error.ts';
import type { PublishedChange } from './change.ts';
import type { Why } from './source.ts';

/** What a client did, for logs and developer tools. Times are milliseconds since 1970. */
export type ClientEvent =
  /** A read was answered from what is cached. */
  | { readonly type: 'served'; readonly at: number; readonly key: string; readonly why: Why }
  /** A read sends a request. */
  | { readonly type: 'missed'; readonly at: number; readonly key: string; readonly why: Why }
  /** `causes` are the keys of the reads, or the id of the write, that the request is for. */
  | {
      readonly type: 'request';
      readonly at: number;
      readonly number: number;
      readonly call: string;
      readonly method: string;
      readonly url: string;
      readonly causes: readonly string[];
    }
  | {
      readonly type: 'response';
      readonly at: number;
      readonly number: number;
      readonly status: number;
      /** Of the body, by its header, else its number of characters. */
      readonly bytes: number;
      readonly error?: ClientError;
    }
  /** The server is at a limit: the call is sent again at `retryAt`, for the `attempt`th time. */
  | {
      readonly type: 'limited';
      readonly at: number;
      readonly call: string;
      readonly causes: readonly string[];
      readonly status: number;
      readonly attempt: number;
      readonly retryAt: number;
    }
  /** A write was confirmed; `settled` resolves when what it invalidates and somebody observes has been requested again. */
  | {
      readonly type: 'changed';
      readonly at: number;
      readonly changes: readonly PublishedChange[];
      readonly settled: Promise<unknown>;
    }
  /** The user is another one from now on: after signing in or out. */
  | { readonly type: 'user'; readonly at: number };

/** Sums since the client was made. */
export interface Counters {
  readonly hits: number;
  readonly misses: number;
  readonly requests: number;
  readonly failures: number;
  readonly bytes: number;
  /** How often something has been put together for a read. */
  readonly rebuilds: number;
}

export interface Events {
  emit(event: ClientEvent): void;
  listen(listener: (event: ClientEvent) => void): () => void;
  counters(): Omit<Counters, 'rebuilds'>;
}

export function createEvents(): Events {
  const listeners = new Set<(event: ClientEvent) => void>();
  const sums = { hits: 0, misses: 0, requests: 0, failures: 0, bytes: 0 };
  return {
    emit(event) {
      if (event.type === 'served') sums.hits++;
      else if (event.type === 'missed') sums.misses++;
      else if (event.type === 'request') sums.requests++;
      else if (event.type === 'response') {
        sums.bytes += event.bytes;
        if (event.error) sums.failures++;
      }
      for (const listener of listeners) {
        try {
          listener(event);
        } catch (error) {
          // Who looks on is no part of what happens.
          (globalThis.reportError ?? console.error)(error);
        }
      }
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    counters: () => ({ ...sums }),
  };
}
