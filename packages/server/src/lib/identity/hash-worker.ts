import { scryptSync } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import type { HashInput } from './hash-pool.ts';

/** One key for each message, computed on this thread alone: neither the event loop nor libuv's threads wait for it. */
parentPort?.on('message', ({ password, salt, keyLength, log2N, r, p }: HashInput) => {
  const key = scryptSync(password, salt, keyLength, { N: 2 ** log2N, r, p, maxmem: 256 * r * 2 ** log2N });
  parentPort?.postMessage(new Uint8Array(key));
});
