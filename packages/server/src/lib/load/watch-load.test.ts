import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { LoadLimits } from './load-level.ts';
import { type Load, watchLoad } from './watch-load.ts';

const generous: LoadLimits = { loopDelay: 60_000, memory: 1, waiting: 1_000 };

function watch(limits: Partial<LoadLimits>, waiting = (): number => 0) {
  const changes: string[] = [];
  const changed = ({ level }: Load, before: string): void => void changes.push(`${before} to ${level}`);
  const watching = watchLoad({
    limits: { ...generous, ...limits },
    waiting,
    changed,
    every: 100,
    samplesInRow: 2,
  });
  onTestFinished(watching.stop);
  return { changes, watching };
}

const compute = (milliseconds: number): void => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

test('an event loop whose turns take long is overload, and is over when they do not', async () => {
  const { changes, watching } = watch({ loopDelay: 100 });
  for (let turn = 0; turn < 40 && changes.length === 0; turn++) {
    compute(250);
    await pause(0);
  }
  expect(changes[0]).toMatch(/^normal to /);
  expect(watching.current().sample.loopDelay).toBeGreaterThan(100);
  await expect.poll(() => changes.at(-1), { timeout: 20_000 }).toMatch(/ to normal$/);
});

test('work that waits for the database is overload', async () => {
  let waiting = 2_000;
  const { changes } = watch({}, () => waiting);
  await expect.poll(() => changes).toEqual(['normal to overloaded']);
  waiting = 0;
  await expect.poll(() => changes.at(-1)).toBe('overloaded to normal');
});
