import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');

/** Empties the young and the old space, so that what is measured next does not pay for what was before. */
export const collect: () => void = runInNewContext('gc');

/** Bytes in use once all garbage is gone. */
export function heapInUse(): number {
  for (let round = 0; round < 3; round++) collect();
  return process.memoryUsage().heapUsed;
}

/**
 * Milliseconds that this thread has worked. Where other processes need the same cores, elapsed time includes how long
 * the thread had to wait; this does not.
 */
export function cpuTime(): number {
  // The system updates a thread's account when that of the whole process is read.
  process.cpuUsage();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Milliseconds of work that a task takes. */
export function timed(task: () => void): number {
  const startedAt = cpuTime();
  task();
  return cpuTime() - startedAt;
}

/** Milliseconds of work of one call, out of as many calls as it takes to be longer than the clock is coarse. */
export function timedOften(task: () => void, atLeast = 2): number {
  for (let calls = 1; ; calls *= 4) {
    const elapsed = timed(() => {
      for (let call = 0; call < calls; call++) task();
    });
    if (elapsed >= atLeast) return elapsed / calls;
  }
}
