import { expect, test } from 'vitest';
import { type Visitors, watchVisitors } from './visitors.ts';

const open = new AbortController().signal;

/** Visitors by a clock that only waiting moves; `during` is what happens in each wait. */
function watch(during: readonly ((visitors: Visitors) => void)[] = []): {
  readonly visitors: Visitors;
  readonly waits: readonly number[];
} {
  let time = 5_000;
  const waits: number[] = [];
  const visitors: Visitors = watchVisitors({
    now: () => time,
    async pause(milliseconds) {
      time += milliseconds / 2;
      during[waits.length]?.(visitors);
      waits.push(milliseconds);
      time += milliseconds / 2;
    },
  });
  return { visitors, waits };
}

test('the time without visitors begins with the start', async () => {
  const { visitors, waits } = watch();
  await visitors.whenAbsent(600_000, open);
  expect(waits).toEqual([600_000]);
});

test('a visit restarts the time', async () => {
  const { visitors, waits } = watch([(seen) => seen.note({ url: 'http://relab.example/' })]);
  await visitors.whenAbsent(600_000, open);
  expect(waits).toEqual([600_000, 300_000]);
});

test.each(['/healthz', '/readyz'])('what asks for %s is no visitor', async (path) => {
  const { visitors, waits } = watch([(seen) => seen.note({ url: `http://relab.example${path}` })]);
  await visitors.whenAbsent(600_000, open);
  expect(waits).toEqual([600_000]);
});

test('nothing waits any longer once it is aborted', async () => {
  const end = new AbortController();
  const { visitors, waits } = watch([() => end.abort()]);
  await visitors.whenAbsent(600_000, end.signal);
  await visitors.whenAbsent(600_000, end.signal);
  expect(waits).toHaveLength(1);
});
