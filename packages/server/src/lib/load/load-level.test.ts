import { expect, test } from 'vitest';
import { followLoad, type LoadSample } from './load-level.ts';

const limits = { loopDelay: 1_000, memory: 0.9, waiting: 500 };
const calm: LoadSample = { loopDelay: 5, memory: 0.5, waiting: 0 };

const follow = (samples: readonly Partial<LoadSample>[]): readonly string[] => {
  const next = followLoad(limits, 3);
  return samples.map((sample) => next({ ...calm, ...sample }));
};
const repeat = (count: number, sample: Partial<LoadSample>): readonly Partial<LoadSample>[] =>
  Array.from({ length: count }, () => sample);

test.each<[keyof LoadSample, number, number, number]>([
  ['loopDelay', 1_000, 2_000, 4_000],
  ['waiting', 500, 1_000, 2_000],
  ['memory', 0.9, 0.941, 0.971],
])(
  '%s leads to each level at its own limit, after three samples in a row',
  (measure, busy, overloaded, critical) => {
    for (const [value, level] of [
      [busy * 0.99, 'normal'],
      [busy, 'busy'],
      [overloaded, 'overloaded'],
      [critical, 'critical'],
    ] as const)
      expect(follow(repeat(3, { [measure]: value }))).toEqual(['normal', 'normal', level]);
  },
);

test('a pause, however long, and two of them with calm between change nothing', () => {
  const pause = { loopDelay: 60_000 };
  expect(new Set(follow([pause, pause, {}, pause, pause, {}, pause]))).toEqual(new Set(['normal']));
});

test('a level is left when three samples in a row are well below it, so that it does not come and go', () => {
  const busy = repeat(3, { loopDelay: 1_100 });
  const justBelow = repeat(6, { loopDelay: 800 });
  expect(follow([...busy, ...justBelow]).at(-1)).toBe('busy');
  expect(follow([...busy, {}, {}]).at(-1)).toBe('busy');
  expect(follow([...busy, {}, {}, {}]).at(-1)).toBe('normal');
  expect(follow([...busy, {}, {}, { loopDelay: 900 }, {}, {}]).at(-1)).toBe('busy');
});

test('it comes down by as many levels as the samples say', () => {
  const critical = repeat(3, { waiting: 3_000 });
  expect(follow([...critical, ...repeat(3, { waiting: 750 })]).at(-1)).toBe('overloaded');
  expect(follow([...critical, ...repeat(3, {})]).at(-1)).toBe('normal');
});

test('memory that has fallen a little keeps its level', () => {
  const full = repeat(3, { memory: 0.91 });
  expect(follow([...full, ...repeat(5, { memory: 0.86 })]).at(-1)).toBe('busy');
  expect(follow([...full, ...repeat(3, { memory: 0.84 })]).at(-1)).toBe('normal');
});
