import { expect, test } from 'vitest';
import { createWorkQueue, QueueFull } from './work-queue.ts';

/** A task that ends when the test ends it, and notes when it started. */
function task(name: string, started: string[]) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return {
    run: () => {
      started.push(name);
      return promise;
    },
    end: () => resolve(name),
    fail: () => reject(new Error(name)),
  };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('requests go before background work, and one slot is always kept for them', async () => {
  const queue = createWorkQueue({ slots: 2, limit: 10 });
  const started: string[] = [];
  const [b1, b2, r1, r2] = ['b1', 'b2', 'r1', 'r2'].map((name) => task(name, started));
  if (!b1 || !b2 || !r1 || !r2) throw new Error('four tasks');
  void queue.run('b1', 'background', b1.run);
  void queue.run('b2', 'background', b2.run);
  expect(started).toEqual(['b1']);
  void queue.run('r1', 'request', r1.run);
  void queue.run('r2', 'request', r2.run);
  expect(started).toEqual(['b1', 'r1']);
  b1.end();
  await settle();
  expect(started).toEqual(['b1', 'r1', 'r2']);
  r1.end();
  await settle();
  expect(started).toEqual(['b1', 'r1', 'r2', 'b2']);
});

test('a request for what waits in the background takes it to the front, and both get the one result', async () => {
  const queue = createWorkQueue({ slots: 1, limit: 10 });
  const started: string[] = [];
  const first = task('first', started);
  const wanted = task('wanted', started);
  void queue.run('first', 'request', first.run);
  void queue.run('other', 'background', task('other', started).run);
  const behind = queue.run('wanted', 'background', wanted.run);
  const asked = queue.run('wanted', 'request', wanted.run);
  first.end();
  await settle();
  expect(started).toEqual(['first', 'wanted']);
  wanted.end();
  expect(await Promise.all([behind, asked])).toEqual(['wanted', 'wanted']);
});

test('a failed task reaches everybody who waits, and its name can be run again', async () => {
  const queue = createWorkQueue({ slots: 1, limit: 10 });
  const bad = task('bad', []);
  const both = [queue.run('x', 'request', bad.run), queue.run('x', 'request', bad.run)];
  bad.fail();
  expect((await Promise.allSettled(both)).map((end) => end.status)).toEqual(['rejected', 'rejected']);
  expect(await queue.run('x', 'request', async () => 'again')).toBe('again');
});

test('more waiting requests than the limit are refused', async () => {
  const queue = createWorkQueue({ slots: 1, limit: 1 });
  const first = task('first', []);
  const running = queue.run('first', 'request', first.run);
  const waiting = queue.run('second', 'request', async () => 'second');
  await expect(queue.run('third', 'request', async () => 'third')).rejects.toBeInstanceOf(QueueFull);
  first.end();
  expect(await Promise.all([running, waiting])).toEqual(['first', 'second']);
});
