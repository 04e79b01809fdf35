import { expect, test } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

/** Work that runs until it is ended. */
function createWork() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const state = { begun: false };
  const work = async () => {
    state.begun = true;
    await promise;
  };
  return { work, state, end: resolve };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

test('three calls of one caller run at once, the next when one of them ends', async () => {
  const run = createConcurrencyLimit({ maxRunning: 3, maxWaiting: 2, maxWaitMs: 10_000 });
  const works = Array.from({ length: 5 }, createWork);
  const runs = works.map(({ work }) => run('one', work));
  await settle();
  expect(works.map(({ state }) => state.begun)).toEqual([true, true, true, false, false]);
  works[1]?.end();
  await settle();
  expect(works.map(({ state }) => state.begun)).toEqual([true, true, true, true, false]);
  for (const { end } of works) end();
  await Promise.all(runs);
});

test('a call past the queue of its caller is answered 429, and other callers are served', async () => {
  const run = createConcurrencyLimit({ maxRunning: 1, maxWaiting: 1, maxWaitMs: 10_000 });
  const works = [createWork(), createWork()];
  const runs = works.map(({ work }) => run('one', work));
  await expect(run('one', async () => 'never')).rejects.toMatchObject({
    status: 429,
    headers: { 'Retry-After': '1' },
  });
  expect(await run('other', async () => 'served')).toBe('served');
  for (const { end } of works) end();
  await Promise.all(runs);
  expect(await run('one', async () => 'served')).toBe('served');
});

test('a call that waits too long is answered 429 and is not run later', async () => {
  const run = createConcurrencyLimit({ maxRunning: 1, maxWaiting: 5, maxWaitMs: 20 });
  const first = createWork();
  const late = createWork();
  const running = run('one', first.work);
  await expect(run('one', late.work)).rejects.toMatchObject({ status: 429 });
  first.end();
  await running;
  expect(late.state.begun).toBe(false);
});

test('a call that fails makes room for the next', async () => {
  const run = createConcurrencyLimit({ maxRunning: 1, maxWaiting: 1, maxWaitMs: 1_000 });
  const failing = run('one', async () => {
    await settle();
    throw new Error('broken');
  });
  const next = run('one', async () => 'served');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('served');
});
