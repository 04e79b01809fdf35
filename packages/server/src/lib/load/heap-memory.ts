import { constants, type PerformanceEntry, PerformanceObserver } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';

/** A performance entry of a garbage collection, with its kind. */
interface CollectionEntry extends PerformanceEntry {
  readonly detail?: { readonly kind?: number };
}

const isFull = ({ detail }: CollectionEntry): boolean => detail?.kind === constants.NODE_PERFORMANCE_GC_MAJOR;

/**
 * Returns a function for the share of the heap's limit that was left in use by the latest full collection, from 0 to 1; 0
 * before the first. What is garbage already does not count: a heap fills up with it before anybody collects.
 */
export function watchHeap(): { readonly share: () => number; stop(): void } {
  let afterCollection = 0;
  const observer = new PerformanceObserver((list) => {
    if (list.getEntries().some(isFull)) afterCollection = getHeapStatistics().used_heap_size;
  });
  observer.observe({ entryTypes: ['gc'] });
  return {
    share() {
      if (afterCollection === 0) return 0;
      const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
      return Math.min(afterCollection, used) / limit;
    },
    stop: () => observer.disconnect(),
  };
}
