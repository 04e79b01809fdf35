import { expect, test } from 'vitest';
import { lettering, letteringWidth } from './lettering.ts';

const xs = (path: string): number[] => [...path.matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x));

test('a line is as wide as it says, wherever it is anchored', () => {
  const style = { color: '#000000' };
  for (const [anchor, left] of [
    ['start', 100],
    ['middle', 100 - letteringWidth('HNH', 12) / 2],
    ['end', 100 - letteringWidth('HNH', 12)],
  ] as const) {
    const points = xs(lettering('HNH', 100, 0, 12, { ...style, anchor }));
    expect(Math.min(...points)).toBeCloseTo(left, 1);
    expect(Math.max(...points)).toBeCloseTo(left + letteringWidth('HNH', 12), 1);
  }
});

test('every letter and figure has strokes of its own', () => {
  const drawn = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ123456789'].map((letter) =>
    lettering(letter, 0, 0, 6, { color: '#000000' }),
  );
  expect(new Set(drawn).size).toBe(35);
  for (const path of drawn) expect(xs(path).length).toBeGreaterThan(1);
});

test('signs that are not known leave a gap and break nothing', () => {
  expect(lettering('"<>&漢', 0, 0, 6, { color: '#000000' })).not.toMatch(/[&漢]|NaN/);
});
