import type { Source } from '@relab/client';
import type { ReadPromise } from './read-promise.ts';

/**
 * Those who wait below one component. React does not say when a component that has suspended is given up before it was
 * ever shown, so the component around it is used instead.
 */
export interface SuspendedReads {
  /** Somebody below waits for it, or has waited in vain. */
  readonly add: (readPromise: ReadPromise) => void;
  /** As long as the component around is there; ends with the returned function. */
  readonly open: () => () => void;
  /** Asks again for what failed. */
  readonly retry: () => void;
}

export function createSuspendedReads(): SuspendedReads {
  const waiting = new Map<ReadPromise, () => void>();
  const failed = new Set<Source<unknown>>();
  let isOpen = false;

  return {
    add(readPromise) {
      if (!readPromise.isPending) {
        if (readPromise.source.peek().data === undefined) failed.add(readPromise.source);
      } else if (!waiting.has(readPromise)) {
        waiting.set(readPromise, readPromise.hold());
        const end = () => waiting.delete(readPromise);
        readPromise.promise.then(end, end);
      }
    },
    open() {
      isOpen = true;
      return () => {
        isOpen = false;
        // Later, since strict rendering takes a component away and puts it back in one go.
        queueMicrotask(() => {
          if (isOpen) return;
          for (const leave of waiting.values()) leave();
          waiting.clear();
        });
      };
    },
    retry() {
      for (const source of failed) if (source.peek().data === undefined) source.refresh().catch(() => {});
      failed.clear();
    },
  };
}
