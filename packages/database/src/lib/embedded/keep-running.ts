import { setTimeout as pause } from 'node:timers/promises';
import { type Postmaster, stopPostmaster } from './postmaster.ts';
import { stopWithProcess } from './stop-with-process.ts';

export interface KeepRunningOptions {
  readonly start: () => Promise<Postmaster>;
  /** True once it answers, after it has recovered what a kill left; false when it ended before. */
  readonly isReady: (server: Postmaster, signal: AbortSignal) => Promise<boolean>;
  readonly log: (line: string) => void;
}

export interface Watched {
  /** Stops watching, then stops the server after its clients are released. */
  stop(release: () => Promise<void>): Promise<void>;
}

/** Milliseconds between two looks, and before the first restart. */
const every = 200;
/** Milliseconds between two restarts of a server that ends again and again. */
const maxBackOff = 30_000;

/** Starts a server again whenever it has ended, later each time until it answers once more; stops it with the process. */
export function keepRunning(first: Postmaster, { start, isReady, log }: KeepRunningOptions): Watched {
  const ending = new AbortController();
  const wait = (milliseconds: number): Promise<void> =>
    pause(milliseconds, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
  let server = first;
  let undo = stopWithProcess(server.pid);

  async function restart(): Promise<boolean> {
    try {
      undo();
      server = await start();
      undo = stopWithProcess(server.pid);
      return await isReady(server, ending.signal);
    } catch (error) {
      log(`The database could not be started: ${error instanceof Error ? error.message : String(error)}`);
      return false;
    }
  }

  async function watch(): Promise<void> {
    while (!ending.signal.aborted) {
      await wait(every);
      if (ending.signal.aborted || server.isRunning()) continue;
      log('The database has ended. It is started again.');
      for (let backOff = every; !ending.signal.aborted; backOff = Math.min(2 * backOff, maxBackOff)) {
        await wait(backOff);
        if (ending.signal.aborted) return;
        if (await restart()) {
          log('The database answers again.');
          break;
        }
        log(
          `The database does not answer yet. The next attempt is in ${Math.min(2 * backOff, maxBackOff) / 1000} s.`,
        );
      }
    }
  }

  const watching = watch();
  return {
    async stop(release) {
      ending.abort();
      await watching;
      await release();
      await stopPostmaster(server);
      undo();
    },
  };
}
