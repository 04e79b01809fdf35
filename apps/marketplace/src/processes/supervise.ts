import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { endOnSignal } from '@relab/server/node';
import { openBackups } from '../backup/open-backups.ts';
import type { Repeated } from '../backup/repeat.ts';
import type { Settings } from '../settings.ts';
import type { Observation } from '../start/observation.ts';
import { addressOf } from '../start/server-address.ts';
import { closeUnacknowledged } from './close-unacknowledged.ts';
import { openShared } from './shared-database.ts';
import { workerEnvironment } from './worker-environment.ts';

const firstDelay = 1_000;
const maxDelay = 30_000;
/** Milliseconds of life after which a death is a new one, and not the same again. */
const stable = 60_000;

interface Process {
  readonly number: number;
  worker: Worker;
  /** Resolves once it is ready, rejects where it ends before. */
  ready: Promise<void>;
}

function untilReady(worker: Worker): Promise<void> {
  const ready = new Promise<void>((resolve, reject) => {
    worker.on('message', (message) => message === 'ready' && resolve());
    worker.once('exit', () => reject(new Error('A process ended before it was ready.')));
  });
  // Nobody may be waiting for it.
  ready.catch(() => undefined);
  return ready;
}

async function end(worker: Worker): Promise<void> {
  if (worker.isDead()) return;
  const ended = once(worker, 'exit');
  worker.process.kill('SIGTERM');
  await ended;
}

/**
 * Several processes that share a port, and the database where it is embedded. One that ends by itself is started again;
 * SIGUSR2 replaces all of them, one after the other, each once its successor is ready; SIGTERM ends them in order.
 */
export async function supervise(settings: Settings, observation: Observation): Promise<void> {
  const { reporter, log } = observation;
  const address = addressOf(settings.host, settings.port);
  reporter.report('Data', settings.dataFolder);
  const shared = await openShared(settings, reporter);
  const processes: Process[] = [];
  let backups: Repeated | undefined;
  let isEnding = false;

  const fork = (number: number): Pick<Process, 'worker' | 'ready'> => {
    const worker = cluster.fork(workerEnvironment(settings, number, shared.url));
    closeUnacknowledged(worker);
    return { worker, ready: untilReady(worker) };
  };

  /** Starts it again for as long as it is the process of its number, later each time. */
  async function keepRunning(one: Process): Promise<void> {
    for (let delay = firstDelay; ; delay = Math.min(2 * delay, maxDelay)) {
      const { worker } = one;
      const begun = performance.now();
      const [code, signal] = await once(worker, 'exit');
      if (isEnding || one.worker !== worker) return;
      if (performance.now() - begun > stable) delay = firstDelay;
      log(
        `Process ${one.number} ended (${signal ?? code}). It is started again in ${delay / 1000} s.`,
        'error',
      );
      await pause(delay);
      if (isEnding) return;
      Object.assign(one, fork(one.number));
    }
  }

  async function start(number: number): Promise<void> {
    const one: Process = { number, ...fork(number) };
    processes.push(one);
    await one.ready;
    void keepRunning(one);
  }

  async function replaceAll(): Promise<void> {
    for (const one of processes) {
      const { worker: previous } = one;
      const next = fork(one.number);
      try {
        await next.ready;
      } catch {
        log(
          `The successor of process ${one.number} did not become ready. The processes before go on.`,
          'error',
        );
        return;
      }
      if (isEnding) return await end(next.worker);
      Object.assign(one, next);
      void keepRunning(one);
      await end(previous);
    }
    reporter.report('Replaced', `all ${processes.length} processes`);
  }

  async function close(): Promise<void> {
    isEnding = true;
    await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && end(worker)));
    await backups?.stop();
    await shared.close();
    await observation.close();
  }

  endOnSignal(async () => {
    reporter.report('Ending', 'once what is under way is finished; a second signal ends at once');
    await close();
    reporter.report('Ended', 'everything is closed');
  });
  let isReplacing = false;
  process.on('SIGUSR2', async () => {
    if (isReplacing) return;
    isReplacing = true;
    await replaceAll().catch((error: unknown) => log(String(error), 'error'));
    isReplacing = false;
  });

  try {
    // The first migrates and fills; the others find that done.
    await start(1);
    await Promise.all(Array.from({ length: settings.processes - 1 }, (_, at) => start(at + 2)));
  } catch (error) {
    // The reason why it did not start is on the screen already.
    if (isEnding) return;
    await close();
    throw error;
  }
  if (!settings.upstream) backups = await openBackups(settings, observation);
  reporter.report('Ready', `${processes.length} processes; USR2 to ${process.pid} replaces them`);
  reporter.report('Relab', address);
}
