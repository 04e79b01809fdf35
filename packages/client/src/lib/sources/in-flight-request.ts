import { createDeferred } from '../values/deferred.ts';

/** A request on its way, and how many wait for it. */
export interface InFlightRequest<Data> {
  readonly promise: Promise<Data>;
  start(): void;
  /** One more waits, until it calls the returned function. The last to leave ends the request. */
  join(ended: () => void): () => void;
  /** Who waits for this one waits for that one from now on; `enter` is called for each, and answers how they leave. */
  replace(next: InFlightRequest<Data>, enter: () => () => void): void;
}

export function startInFlight<Data>(request: (signal: AbortSignal) => Promise<Data>): InFlightRequest<Data> {
  const controller = new AbortController();
  const { promise, resolve, reject } = createDeferred<Data>();
  let waiting = 0;
  /** How those who wait leave the request that has come after this one. */
  const moved: (() => void)[] = [];
  let next: InFlightRequest<Data> | undefined;
  // Observers are notified of a failure by the store; the promise may have no handler.
  promise.catch(() => {});
  return {
    promise,
    start() {
      request(controller.signal).then(
        (response) => resolve(next?.promise ?? response),
        (error) => (next ? resolve(next.promise) : reject(error)),
      );
    },
    join(ended) {
      waiting++;
      let here = true;
      return () => {
        if (!here) return;
        here = false;
        waiting--;
        if (next) moved.pop()?.();
        // Later, since who leaves and comes back in one go, as strict rendering does, has not left.
        queueMicrotask(() => {
          if (waiting > 0 || controller.signal.aborted) return;
          ended();
          controller.abort();
        });
      };
    },
    replace(other, enter) {
      next = other;
      for (let left = waiting; left > 0; left--) moved.push(enter());
      controller.abort();
    },
  };
}
