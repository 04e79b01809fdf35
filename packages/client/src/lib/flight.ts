/** A request on its way, and how many wait for it. */
export interface Flight<Answer> {
  readonly promise: Promise<Answer>;
  start(): void;
  /** One more waits, until it calls the answered function. The last to leave ends the request. */
  join(ended: () => void): () => void;
  /** Who waits for this one waits for that one from now on. */
  replace(next: Flight<Answer>): void;
}

export function fly<Answer>(request: (signal: AbortSignal) => Promise<Answer>): Flight<Answer> {
  const controller = new AbortController();
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  let waiting = 0;
  let next: Flight<Answer> | undefined;
  // An observer hears of a failure from the store; the promise may have nobody to handle it.
  promise.catch(() => {});
  return {
    promise,
    start() {
      request(controller.signal).then(
        (answer) => resolve(next?.promise ?? answer),
        (error) => (next ? resolve(next.promise) : reject(error)),
      );
    },
    join(ended) {
      waiting++;
      let here = true;
      return () => {
        if (here) waiting--;
        here = false;
        // Later, since who leaves and comes back in one go, as strict rendering does, has not left.
        queueMicrotask(() => {
          if (waiting > 0 || controller.signal.aborted) return;
          ended();
          controller.abort();
        });
      };
    },
    replace(other) {
      next = other;
      controller.abort();
    },
  };
}
