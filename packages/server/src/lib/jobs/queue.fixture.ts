import { type Database, migrate, type Row } from '@relab/database';
import { type TestDatabase, type TestEngine, testDatabase } from '@relab/database/testing';
import type { JobHandler } from './job-handler.ts';
import { createWorker, type Worker, type WorkerOptions } from './worker.ts';

/** A clock that the test moves: timers fire when their moment has come. */
export function testClock(start = '2026-06-01T12:00:00Z') {
  let time = Date.parse(start);
  const sleepers = new Set<{ readonly until: number; readonly wake: () => void }>();
  const pass = (milliseconds: number): void => {
    time += milliseconds;
    for (const sleeper of [...sleepers]) {
      if (sleeper.until > time) continue;
      sleepers.delete(sleeper);
      sleeper.wake();
    }
  };
  return {
    now: () => new Date(time),
    wait: (milliseconds: number, signal: AbortSignal) =>
      new Promise<void>((resolve) => {
        const sleeper = { until: time + milliseconds, wake: resolve };
        sleepers.add(sleeper);
        signal.addEventListener('abort', () => resolve(), { once: true });
        if (signal.aborted) resolve();
      }),
    pass,
    /** Goes on by itself, ten times as fast as outside, until the returned function is called. */
    run(): () => void {
      const passing = setInterval(() => pass(500), 50);
      return () => clearInterval(passing);
    },
  };
}

const storedColumns = [
  'status',
  'attempts',
  'error',
  'payload',
  'done',
  'total',
  'run_at',
  'locked_until',
] as const;

export type StoredJob = Row<'job', (typeof storedColumns)[number]>;

export interface TestQueue {
  readonly database: Database;
  readonly opened: TestDatabase;
  readonly clock: ReturnType<typeof testClock>;
  readonly lines: string[];
  worker(handlers: readonly JobHandler[], more?: Partial<WorkerOptions>): Worker;
  job(id: string): Promise<StoredJob>;
  clear(): Promise<void>;
}

export async function testQueue(engine: TestEngine): Promise<TestQueue> {
  const opened = await testDatabase(engine);
  const { database } = opened;
  await migrate(database, { objects: [], migrations: [new URL('./migrations/', import.meta.url)] });
  const clock = testClock();
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  return {
    database,
    opened,
    clock,
    lines,
    worker: (handlers, more = {}) => createWorker({ database, handlers, log, ...clock, ...more }),
    async job(id) {
      const row = await database
        .selectFrom('job')
        .select(storedColumns)
        .where('id', '=', id)
        .executeTakeFirst();
      if (!row) throw new Error(`There is no job ${id}.`);
      return row;
    },
    async clear() {
      await database.deleteFrom('job').execute();
      lines.length = 0;
    },
  };
}
