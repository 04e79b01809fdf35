import { monitorEventLoopDelay } from 'node:perf_hooks';
import { cgroupMemory } from './cgroup-memory.ts';
import { watchHeap } from './heap-memory.ts';
import { followLoad, type LoadLevel, type LoadLimits, type LoadSample } from './load-level.ts';

/** How a process stands. */
export interface Load {
  readonly level: LoadLevel;
  /** The latest. */
  readonly sample: LoadSample;
}

/** What is measured of this process, and the listeners. */
export interface WatchLoadOptions {
  readonly limits: LoadLimits;
  /** Work that waits for a connection to the database. */
  readonly waiting: () => number;
  /** Is called when the level changes. */
  readonly changed?: (load: Load, before: LoadLevel) => void;
  /** Milliseconds between two samples: 1,000 by default. */
  readonly every?: number;
  /** Samples in a row that lead to another level: 5 by default. */
  readonly samplesInRow?: number;
}

/** Measures this process until it is stopped. */
export interface LoadWatch {
  current(): Load;
  stop(): void;
}

/** Milliseconds between two looks at the event loop. */
const resolution = 50;
const nanoseconds = 1_000_000;

/** Measures the event loop, the memory and the queue for the database, and derives how much work this process can accept. */
export function watchLoad({
  limits,
  waiting,
  changed,
  every = 1_000,
  samplesInRow = 5,
}: WatchLoadOptions): LoadWatch {
  const follow = followLoad(limits, samplesInRow);
  const delays = monitorEventLoopDelay({ resolution });
  const heap = watchHeap();
  const groups = cgroupMemory();
  let latest: Load = { level: 'normal', sample: { loopDelay: 0, memory: 0, waiting: 0 } };
  let due = performance.now() + every;

  const loopDelay = (): number => {
    // Where this timer came before the other could count, how late it came itself.
    const late = Math.max(0, performance.now() - due);
    const mean = delays.count > 0 ? Math.max(0, delays.mean / nanoseconds - resolution) : late;
    delays.reset();
    due = performance.now() + every;
    return mean;
  };
  const take = (): void => {
    const sample = {
      loopDelay: loopDelay(),
      memory: Math.max(heap.share(), groups()),
      waiting: waiting(),
    };
    const before = latest.level;
    latest = { level: follow(sample), sample };
    if (latest.level !== before) changed?.(latest, before);
  };

  delays.enable();
  const timer = setInterval(take, every);
  timer.unref();
  return {
    current: () => latest,
    stop() {
      clearInterval(timer);
      delays.disable();
      heap.stop();
    },
  };
}
