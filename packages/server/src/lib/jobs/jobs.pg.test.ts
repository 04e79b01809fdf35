import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { testEngines } from '@relab/database/testing';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { purgeByAge } from '../retention/purge-by-age.ts';
import { enqueue } from './enqueue.ts';
import { type HandlerOptions, handler, jobKind, UnrecoverableJobError } from './job-handler.ts';
import { type TestQueue, testQueue } from './queue.fixture.ts';
import { retryDelay } from './run-job.ts';

interface Work {
  readonly name: string;
}
const slow = jobKind<Work>('slow');
const minute = 60_000;

describe.each(testEngines)('the queue on %s', (engine) => {
  let queue: TestQueue;
  beforeAll(async () => {
    queue = await testQueue(engine);
  });
  afterEach(() => queue.clear());
  afterAll(() => queue.opened.close());

  const at = () => ({ at: queue.clock.now() });
  const put = async (name: string, more: { readonly runAt?: Date; readonly key?: string } = {}) =>
    await enqueue(queue.database, slow, { name }, { ...at(), ...more });

  /** Writes down what it was handed. */
  const recorder = (more: Partial<HandlerOptions<Work>> = {}) => {
    const names: string[] = [];
    const recording = handler(slow, {
      run: async ({ name }) => {
        names.push(name);
        return undefined;
      },
      ...more,
    });
    return { names, recording };
  };

  /** A handler that works until the test ends it. */
  const gated = () => {
    const began = Promise.withResolvers<AbortSignal>();
    const gate = Promise.withResolvers<undefined>();
    const ends: unknown[] = [];
    const run: HandlerOptions<Work>['run'] = async (_, job) => {
      began.resolve(job.signal);
      await gate.promise;
      await queue.database
        .transaction()
        .execute((transaction) => job.hold(transaction))
        .then(
          () => ends.push('held'),
          (error: unknown) => {
            ends.push(error);
            throw error;
          },
        );
      return undefined;
    };
    return {
      began: began.promise,
      finish: () => gate.resolve(undefined),
      ends,
      held: handler(slow, { run }),
    };
  };

  it('works on what was committed, and never on what was rolled back', async () => {
    const { names, recording } = recorder();
    await queue.database.transaction().execute(async (transaction) => {
      await enqueue(transaction, slow, { name: 'kept' }, at());
    });
    const lost = queue.database.transaction().execute(async (transaction) => {
      await enqueue(transaction, slow, { name: 'lost' }, at());
      throw new Error('changed my mind');
    });
    await expect(lost).rejects.toThrow('changed my mind');
    expect(await queue.worker([recording]).runDue()).toBe(1);
    expect(names).toEqual(['kept']);
  });

  it('takes them by the moment they are due, then in the order they came in', async () => {
    const { names, recording } = recorder();
    await put('first');
    await put('later', { runAt: new Date(queue.clock.now().getTime() + minute) });
    await put('second');
    await put('overdue', { runAt: new Date(queue.clock.now().getTime() - minute) });
    const worker = queue.worker([recording]);
    await worker.runDue();
    expect(names).toEqual(['overdue', 'first', 'second']);
    queue.clock.pass(minute);
    await worker.runDue();
    expect(names.at(-1)).toBe('later');
  });

  it('leaves kinds that it does not know to processes that do', async () => {
    const { id } = await enqueue(queue.database, jobKind<null>('of a later version'), null, at());
    expect(await queue.worker([recorder().recording]).runDue()).toBe(0);
    expect(await queue.job(id)).toMatchObject({ status: 'Created', attempts: 0 });
  });

  it('keeps one open job for a key, and makes another once that one is finished', async () => {
    const { names, recording } = recorder();
    const first = await put('a', { key: 'sitemap' });
    const again = await put('b', { key: 'sitemap' });
    await put('c', { key: 'another' });
    expect(first.isNew).toBe(true);
    expect(again).toEqual({ id: first.id, isNew: false });
    const worker = queue.worker([recording]);
    await worker.runDue();
    expect((await put('d', { key: 'sitemap' })).isNew).toBe(true);
    await worker.runDue();
    expect(names).toEqual(['a', 'c', 'd']);
  });

  it('hands each job to one of several workers, once', async () => {
    const { names, recording } = recorder({
      run: async ({ name }, { progress }) => {
        await progress(1, 1);
        names.push(name);
        return undefined;
      },
    });
    const wanted = Array.from({ length: 60 }, (_, index) => `job ${index}`);
    for (const name of wanted) await put(name);
    const counts = await Promise.all(Array.from({ length: 4 }, () => queue.worker([recording]).runDue()));
    expect(names.toSorted()).toEqual(wanted.toSorted());
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(60);
    if (engine === 'postgres') expect(counts.filter((count) => count > 0).length).toBeGreaterThan(1);
  });

  it('gives the job of a silent worker to another once its lock has run out, and to no other before', async () => {
    const { id } = await put('long');
    const slept = gated();
    // As a process that was killed: its lock is renewed no more.
    const silent = queue.worker([slept.held], { wait: () => new Promise(() => {}) });
    const first = silent.runDue();
    const signal = await slept.began;
    const { names, recording } = recorder();
    const other = queue.worker([recording]);
    queue.clock.pass(minute - 1);
    expect(await other.runDue()).toBe(0);
    queue.clock.pass(1);
    expect(await other.runDue()).toBe(1);
    expect(names).toEqual(['long']);
    expect(await queue.job(id)).toMatchObject({ status: 'Completed', attempts: 2, locked_until: null });
    // It was only slow: what it would write is refused, and how the job ended stays.
    expect(signal.aborted).toBe(false);
    slept.finish();
    await expect.poll(() => slept.ends.length).toBe(1);
    expect(slept.ends[0]).toMatchObject({ name: 'JobLockLostError' });
    expect(await queue.job(id)).toMatchObject({ status: 'Completed', attempts: 2 });
    void first;
  });

  it('keeps a long job by renewing its lock', async () => {
    const { id } = await put('long');
    const working = gated();
    const first = queue.worker([working.held]).runDue();
    await working.began;
    const other = queue.worker([recorder().recording]);
    for (let third = 0; third < 9; third++) {
      queue.clock.pass(minute / 3);
      const until = () => queue.job(id).then(({ locked_until }) => locked_until?.getTime());
      await expect.poll(until).toBe(queue.clock.now().getTime() + minute);
      expect(await other.runDue()).toBe(0);
    }
    working.finish();
    expect(await first).toBe(1);
    expect(working.ends).toEqual(['held']);
    expect(await queue.job(id)).toMatchObject({ status: 'Completed', attempts: 1 });
  });

  it('tells a handler whose job was taken over to end', async () => {
    await put('long');
    const working = gated();
    const first = queue.worker([working.held]).runDue();
    const signal = await working.began;
    const { recording } = recorder();
    // Another process's clock is far ahead.
    const ahead = () => new Date(queue.clock.now().getTime() + 2 * minute);
    expect(await queue.worker([recording], { now: ahead }).runDue()).toBe(1);
    queue.clock.pass(minute / 3);
    await expect.poll(() => signal.aborted).toBe(true);
    working.finish();
    await first;
    expect(working.ends[0]).toMatchObject({ name: 'JobLockLostError' });
  });

  it('tries again after longer and longer delays, and gives up', async () => {
    const failed: string[] = [];
    const failing = handler(slow, {
      attempts: 3,
      run: async () => {
        throw new Error('the service is away');
      },
      failed: async ({ name }, error) => void failed.push(`${name}: ${error}`),
    });
    const { id } = await put('mail');
    const worker = queue.worker([failing]);
    expect(await worker.runDue()).toBe(1);
    expect(await queue.job(id)).toMatchObject({
      status: 'Pending',
      attempts: 1,
      error: 'the service is away',
    });
    queue.clock.pass(4_999);
    expect(await worker.runDue()).toBe(0);
    queue.clock.pass(1);
    expect(await worker.runDue()).toBe(1);
    queue.clock.pass(9_999);
    expect(await worker.runDue()).toBe(0);
    expect(failed).toEqual([]);
    queue.clock.pass(1);
    expect(await worker.runDue()).toBe(1);
    expect(await queue.job(id)).toMatchObject({
      status: 'Failed',
      attempts: 3,
      error: 'the service is away',
    });
    expect(failed).toEqual(['mail: the service is away']);
    queue.clock.pass(24 * 60 * minute);
    expect(await worker.runDue()).toBe(0);
    expect(queue.lines.at(-1)).toContain('has failed after 3 attempts: the service is away');
  });

  it('does not try again what was refused, and keeps both marks of the failure or none', async () => {
    let isAway = true;
    const refusing = handler(slow, {
      run: async () => {
        throw new UnrecoverableJobError('there is no such address');
      },
      failed: async () => {
        if (isAway) throw new Error('the database is away');
      },
    });
    const { id } = await put('mail');
    await queue.worker([refusing]).runDue();
    expect(await queue.job(id)).toMatchObject({ status: 'Processing', attempts: 1 });
    isAway = false;
    queue.clock.pass(minute);
    await queue.worker([refusing]).runDue();
    expect(await queue.job(id)).toMatchObject({ status: 'Failed', error: 'there is no such address' });
  });

  it('gives up a job that ends its process each time', async () => {
    const { id } = await put('poison');
    const { names, recording } = recorder({ attempts: 2 });
    for (let kill = 0; kill < 2; kill++) {
      const endless = handler(slow, { run: () => new Promise<undefined>(() => {}) });
      void queue.worker([endless], { wait: () => new Promise(() => {}) }).runDue();
      await expect.poll(() => queue.job(id).then(({ attempts }) => attempts)).toBe(kill + 1);
      queue.clock.pass(minute);
    }
    await queue.worker([recording]).runDue();
    expect(names).toEqual([]);
    expect(await queue.job(id)).toMatchObject({
      status: 'Failed',
      error: 'It was cut short each time it was tried.',
    });
  });

  it('says how far it is, what of it could not be done, and forgets what nobody should find', async () => {
    const { id } = await put('import');
    const importing = handler(slow, {
      forgetsPayload: true,
      run: async (_, { progress }) => {
        await progress(7, 9);
        expect(await queue.job(id)).toMatchObject({ status: 'Processing', done: 7, total: 9 });
        return { error: '2 of 9 rows have no name.' };
      },
    });
    await queue.worker([importing]).runDue();
    expect(await queue.job(id)).toMatchObject({
      status: 'CompletedWithError',
      error: '2 of 9 rows have no name.',
      payload: {},
      done: 7,
    });
  });

  it('ends with what its handler writes, or is done again as if nothing had been', async () => {
    const { id } = await put('two steps');
    const runs: number[] = [];
    const twoSteps = handler(slow, {
      run: async (_, { attempt, finish }) => {
        runs.push(attempt);
        await queue.database.transaction().execute(async (transaction) => {
          await finish(transaction, { error: 'half of it' });
          await enqueue(transaction, jobKind<null>('next'), null, at());
          if (attempt === 1) throw new Error('the connection broke');
        });
        if (attempt === 2) throw new Error('after the end');
        return undefined;
      },
    });
    const worker = queue.worker([twoSteps]);
    await worker.runDue();
    const next = () =>
      sql`select 1 from job where kind = 'next'`.execute(queue.database).then(({ rows }) => rows.length);
    expect(await next()).toBe(0);
    expect(await queue.job(id)).toMatchObject({ status: 'Pending', error: 'the connection broke' });
    queue.clock.pass(minute);
    await worker.runDue();
    expect(runs).toEqual([1, 2]);
    expect(await next()).toBe(1);
    expect(await queue.job(id)).toMatchObject({ status: 'CompletedWithError', error: 'half of it' });
    queue.clock.pass(60 * minute);
    expect(await worker.runDue()).toBe(0);
  });

  it('wakes for what is put in while it runs, and stops cleanly', async () => {
    const { names, recording } = recorder();
    const worker = queue.worker([recording]);
    worker.start();
    await put('while it sleeps');
    const stand = queue.clock.run();
    await expect.poll(() => names).toEqual(['while it sleeps']);
    stand();
    await worker.stop();
    await put('afterwards');
    queue.clock.pass(minute);
    expect(await worker.runDue()).toBe(0);
    expect(names).toHaveLength(1);
  });

  it('waits at its end for what it works on; what gives in is left to others and not counted', async () => {
    const { id } = await put('patient');
    const began = Promise.withResolvers<void>();
    const patient = handler(slow, {
      run: (_, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('told to end')));
          began.resolve();
        }),
    });
    const worker = queue.worker([patient]);
    worker.start();
    await began.promise;
    await worker.stop();
    expect(await queue.job(id)).toMatchObject({
      status: 'Pending',
      attempts: 0,
      error: null,
      locked_until: null,
    });
    const { names, recording } = recorder();
    await queue.worker([recording]).runDue();
    expect(names).toEqual(['patient']);
  });

  it('gives back what it took in the moment it was stopped', async () => {
    const { id } = await put('late');
    const { names, recording } = recorder();
    // Asked for the time, it is about to take a job.
    const worker = queue.worker([recording], {
      now: () => {
        void worker.stop();
        return queue.clock.now();
      },
    });
    expect(await worker.runDue()).toBe(0);
    expect(names).toEqual([]);
    expect(await queue.job(id)).toMatchObject({ status: 'Pending', attempts: 0, locked_until: null });
  });

  it('removes what was finished a month ago, and nothing that is open', async () => {
    const old = await put('old');
    const { recording } = recorder();
    await queue.worker([recording]).runDue();
    queue.clock.pass(31 * 24 * 60 * minute);
    const open = await enqueue(queue.database, jobKind<null>('other'), null, { at: new Date(0) });
    const now = queue.clock.now();
    const before = new Date(now.getTime() - 30 * 24 * 60 * minute);
    await purgeByAge(
      'job',
      'finished_at',
    )({ database: queue.database, now, before, limit: 1_000, cursor: null });
    expect(await queue.job(old.id).catch(() => 'gone')).toBe('gone');
    expect((await queue.job(open.id)).status).toBe('Created');
  });

  it.runIf(engine === 'postgres')('survives the kill of a process', { timeout: 30_000 }, async () => {
    const { id } = await enqueue(queue.database, slow, { name: 'long' }, { at: new Date() });
    const url = queue.opened.pool.options.connectionString ?? '';
    const child = spawn(process.execPath, [join(import.meta.dirname, 'killed-worker.fixture.ts'), url]);
    const [said] = (await once(child.stdout, 'data')) as [Buffer];
    expect(said.toString()).toBe('began long\n');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const { names, recording } = recorder();
    expect(await queue.worker([recording], { now: () => new Date() }).runDue()).toBe(0);
    const later = () => new Date(Date.now() + minute);
    expect(await queue.worker([recording], { now: later }).runDue()).toBe(1);
    expect(names).toEqual(['long']);
    expect(await queue.job(id)).toMatchObject({ status: 'Completed', attempts: 2 });
  });
});

it('waits 5 s, twice as long each time, and an hour at most', () => {
  expect([1, 2, 3, 9, 10, 11, 40].map(retryDelay)).toEqual([
    5_000, 10_000, 20_000, 1_280_000, 2_560_000, 3_600_000, 3_600_000,
  ]);
});
