import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { BreakerFacts } from '../limits/circuit-breaker.ts';
import type { Load } from '../load/watch-load.ts';
import type { PoolState } from '../observability/database-gauges.ts';
import type { RecentRequests } from '../observability/recent-requests.ts';
import type { BackupFacts, ProcessReport } from './process-report.ts';

/** What the metrics of a process are read from, and its report too. */
export interface MeasuredProcess {
  readonly pool: PoolState;
  readonly breakers: () => readonly BreakerFacts[];
  /** Undefined where nothing is measured. */
  readonly load: (() => Load) | undefined;
  /** Undefined where this process knows of none. */
  readonly backups: (() => Promise<BackupFacts>) | undefined;
}

/** Milliseconds between two looks at the event loop. */
const resolution = 20;
const nanoseconds = 1_000_000;

/** Returns a function for the report of this process; each covers the event loop since the one before. */
export function measureProcess(
  requests: RecentRequests,
  { pool, breakers, load, backups }: MeasuredProcess,
): () => Promise<ProcessReport> {
  const delays = monitorEventLoopDelay({ resolution });
  delays.enable();
  const loopDelay = (): number => {
    const delay = delays.count > 0 ? delays.percentile(99) / nanoseconds - resolution : 0;
    delays.reset();
    return Math.max(0, Math.round(delay));
  };
  return async () => {
    const { level = null, sample } = load?.() ?? {};
    const { totalCount, idleCount, waitingCount } = pool;
    return {
      format: 1,
      figures: {
        ...requests.current(),
        connections: { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount },
        loopDelay: loopDelay(),
        memory: process.memoryUsage.rss(),
        // The size of the heap is unknown before its first full collection.
        memoryShare: sample?.memory ? Math.round(sample.memory * 1000) / 1000 : null,
        load: level,
        services: breakers().map(({ name, state }) => ({ name, state })),
      },
      backups: (await backups?.()) ?? null,
    };
  };
}
