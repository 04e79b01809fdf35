export { type Locks, memoryLocks } from './lib/offline/locks.ts';
export { queueWrites } from './lib/offline/queue-writes.ts';
export type { QueuedCall, QueuedWrite } from './lib/offline/queued-write.ts';
export type { QueueOptions, SignOutChoice, WriteQueue } from './lib/offline/write-queue.ts';
