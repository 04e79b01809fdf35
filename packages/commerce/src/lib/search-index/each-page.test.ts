import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { eachPage } from './each-page.ts';

async function* numbers(count: number): AsyncIterable<number> {
  for (let at = 0; at < count; at++) yield at;
}

test('each page is worked on once, several at a time', async () => {
  const pages: number[] = [];
  let [running, mostRunning] = [0, 0];
  await eachPage(numbers(20), 3, async (page) => {
    running += 1;
    mostRunning = Math.max(mostRunning, running);
    await setImmediate();
    running -= 1;
    pages.push(page);
  });
  expect(pages.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, at) => at));
  expect(mostRunning).toBe(3);
});

test('a failure comes when the others have ended, and no page is begun after it', async () => {
  const [begun, ended]: [number[], number[]] = [[], []];
  const work = async (page: number): Promise<void> => {
    begun.push(page);
    if (page === 1) throw new Error('gone');
    await setImmediate();
    ended.push(page);
  };
  await expect(eachPage(numbers(20), 3, work)).rejects.toThrow('gone');
  expect(ended).toEqual(begun.filter((page) => page !== 1));
  expect(begun.length).toBeLessThan(6);
});
