import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { createThreadPool, type ThreadPoolOptions } from './thread-pool.ts';

/** Doubles numbers, ends itself at zero, fails at what is no number, and never answers `Infinity`. */
const program = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', (input) => {
    if (input === 0) process.exit(1);
    if (typeof input !== 'number') throw new RangeError('no number');
    if (Number.isFinite(input)) parentPort.postMessage(2 * input);
  });`;

function openPool(options: Partial<ThreadPoolOptions> = {}) {
  const threads: Worker[] = [];
  const pool = createThreadPool<unknown, number>({
    start: () => {
      const worker = new Worker(program, { eval: true });
      threads.push(worker);
      return worker;
    },
    threads: 1,
    maxWaiting: 10,
    unavailable: () => new Error('unavailable'),
    ...options,
  });
  onTestFinished(() => pool.close());
  return { pool, threads };
}

test('what waits may cost so much, and one input may wait whatever it costs', async () => {
  const { pool } = openPool({ maxWaiting: 10 });
  const results = await Promise.allSettled([
    pool.run(1, 100),
    pool.run(2, 100),
    pool.run(3, 1),
    pool.run(4, 1),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected']);
  const less = [pool.run(1), pool.run(2, 4), pool.run(3, 6), pool.run(4)];
  expect((await Promise.allSettled(less)).map(({ status }) => status).at(-1)).toBe('rejected');
});

test('an input whose thread is killed is given to another, before those that came later', async () => {
  const { pool, threads } = openPool({ retries: 1 });
  const order: number[] = [];
  const note = (output: number) => order.push(output);
  const both = [pool.run(1).then(note), pool.run(2).then(note)];
  await threads[0]?.terminate();
  await Promise.all(both);
  expect(order).toEqual([2, 4]);
  expect(threads).toHaveLength(2);
});

test('an input that kills every thread is given up with its error, and others go on', async () => {
  const { pool, threads } = openPool({ retries: 1 });
  await expect(pool.run('x')).rejects.toThrow('no number');
  await expect(pool.run(0)).rejects.toThrow('unavailable');
  await expect(pool.run(() => 1)).rejects.toThrow('could not be cloned');
  expect(await pool.run(2)).toBe(4);
  expect(threads.length).toBeGreaterThan(4);
});

test('a thread without work ends after its time, and another is started when there is some', async () => {
  const { pool, threads } = openPool({ idleTime: 1 });
  await pool.run(1);
  await once(threads[0] as Worker, 'exit');
  expect(await pool.run(2)).toBe(4);
  expect(threads).toHaveLength(2);
});

test('a closed pool refuses what waits and what comes', async () => {
  const { pool } = openPool({ retries: 1 });
  const results = Promise.allSettled([pool.run(Number.POSITIVE_INFINITY), pool.run(1)]);
  await pool.close();
  expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(pool.run(1)).rejects.toThrow('unavailable');
});

test('a process ends although it has threads without work', async () => {
  const script = `
    import { Worker } from 'node:worker_threads';
    import { createThreadPool } from ${JSON.stringify(new URL('./thread-pool.ts', import.meta.url))};
    const start = () => new Worker(${JSON.stringify(program)}, { eval: true, execArgv: [] });
    const pool = createThreadPool({ start, threads: 1, maxWaiting: 1, unavailable: () => new Error(), idleTime: 1e6 });
    console.log(await pool.run(4));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
  expect(stdout.trim()).toBe('8');
});
