import { expect, test } from 'vitest';
import { type AreaFigures, type Run, regressions, runBefore } from './compare-runs.ts';

const area = (value: number, aim?: { atMost: number } | { atLeast: number }): readonly AreaFigures[] => [
  { area: 'pages', figures: [{ name: 'home', value, ...(aim === undefined ? {} : { aim }) }] },
];
const run = (commit: string, at: number, part: Partial<Run> = {}): Run => ({
  commit,
  changed: false,
  at,
  machine: 'two cores',
  areas: [],
  ...part,
});

test('a time that grew by more than 15 % is named with how much', () => {
  const [one] = regressions(area(120, { atMost: 150 }), area(100, { atMost: 150 }));
  expect(one).toMatchObject({ area: 'pages', name: 'home', before: 100, now: 120 });
  expect(one?.by).toBeCloseTo(0.2);
});

test('a rate that fell by more than 15 % is named, one that rose is not', () => {
  expect(regressions(area(80, { atLeast: 50 }), area(100, { atLeast: 50 }))).toHaveLength(1);
  expect(regressions(area(120, { atLeast: 50 }), area(100, { atLeast: 50 }))).toEqual([]);
});

test('what the machine itself can change is not named, nor a figure that is new or has no aim', () => {
  expect(regressions(area(114, { atMost: 150 }), area(100, { atMost: 150 }))).toEqual([]);
  expect(regressions(area(500, { atMost: 150 }), [])).toEqual([]);
  expect(regressions(area(500), area(100))).toEqual([]);
});

test('a run is compared with the newest one of another commit on the same machine', () => {
  const earlier = [
    run('a', 1),
    run('b', 2),
    run('c', 3, { machine: 'eight cores' }),
    run('d', 4, { changed: true }),
    run('e', 5),
  ];
  expect(runBefore(run('e', 6), earlier)?.commit).toBe('b');
  expect(runBefore(run('e', 6, { changed: true }), earlier)?.commit).toBe('e');
  expect(runBefore(run('e', 6), [run('e', 5)])).toBeUndefined();
});
