import { setTimeout as pause } from 'node:timers/promises';
import { CircuitOpenError } from '@relab/server/limits';
import type { Log } from '@relab/server/observability';
import type { IndexUpdater } from './index-updater.ts';

/** Milliseconds between two looks, and at most after looks that failed. */
const lookEvery = 1_000;
const maxPause = 30_000;

/** Keeps an index up to date until it is stopped. */
export interface IndexUpdates {
  /** Ends after what is being written, and lets another process go on. */
  stop(): Promise<void>;
}

/** Looks each second for what changed. An outage is logged once, and looked at less and less often. */
export function startIndexUpdates(updater: Pick<IndexUpdater, 'sync' | 'release'>, log: Log): IndexUpdates {
  const ending = new AbortController();
  const { signal } = ending;
  const run = async (): Promise<void> => {
    let wait = lookEvery;
    let reason: string | undefined;
    while (!signal.aborted) {
      try {
        await updater.sync();
        if (reason !== undefined) log('The search index is brought up to date again.', 'info');
        reason = undefined;
        wait = lookEvery;
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        // That the service is not even called says nothing new, in other words each time.
        const isKnown = error instanceof CircuitOpenError && reason !== undefined;
        if (!isKnown && message !== reason)
          log(`The search index could not be brought up to date: ${message}`, 'error');
        reason = isKnown ? reason : message;
        wait = Math.min(2 * wait, maxPause);
      }
      await pause(wait, undefined, { signal, ref: false }).catch(() => undefined);
    }
    await updater.release().catch(() => undefined);
  };
  const running = run();
  return {
    async stop() {
      ending.abort();
      await running;
    },
  };
}
