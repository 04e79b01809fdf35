import { parentPort } from 'node:worker_threads';
import { countListings } from './count.ts';
import type { CountTask } from './listing-counter.ts';

/** One count for each message, over the memory that the event loop goes on writing to. */
parentPort?.on('message', ({ columns, request }: CountTask) => {
  const counted = countListings(columns, request);
  const buffers = new Set([counted.categorySets, ...counted.distinct].map(({ buffer }) => buffer));
  parentPort?.postMessage(counted, [...buffers] as ArrayBuffer[]);
});
