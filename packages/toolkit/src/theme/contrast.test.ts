import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrastRatio, type Oklch } from './contrast.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function token(name: string): { light: Oklch; dark: Oklch } {
  const declared = new RegExp(`--color-${name}: light-dark\\(oklch\\(([^)]+)\\), oklch\\(([^)]+)\\)\\)`).exec(
    css,
  );
  const [light, dark] = (declared?.slice(1) ?? []).map((text) => text.split(' ').map(Number));
  if (light?.length !== 3 || dark?.length !== 3)
    throw new Error(`--color-${name} is not an opaque OKLCH pair`);
  return {
    light: [light[0] ?? 0, light[1] ?? 0, light[2] ?? 0],
    dark: [dark[0] ?? 0, dark[1] ?? 0, dark[2] ?? 0],
  };
}

const grounds = ['paper', 'surface', 'stage'];
const text: [string, string][] = [
  ...['ink', 'ink-soft', 'accent', 'available', 'reserved', 'sold', 'error'].flatMap((color) =>
    grounds.map((ground): [string, string] => [color, ground]),
  ),
  ['on-panel', 'panel'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ...['available', 'reserved', 'sold', 'error'].map((status): [string, string] => [status, `${status}-wash`]),
  ...['available', 'reserved', 'sold', 'error'].map((status): [string, string] => ['ink', `${status}-wash`]),
];
const edges: [string, string][] = ['edge', 'focus', 'accent'].flatMap((color) =>
  grounds.map((ground): [string, string] => [color, ground]),
);

describe.each(['light', 'dark'] as const)('%s scheme', (scheme) => {
  test.each(text)('text %s on %s has 4.5:1', (color, ground) => {
    expect(contrastRatio(token(color)[scheme], token(ground)[scheme])).toBeGreaterThanOrEqual(4.5);
  });
  test.each(edges)('edge %s on %s has 3:1', (color, ground) => {
    expect(contrastRatio(token(color)[scheme], token(ground)[scheme])).toBeGreaterThanOrEqual(3);
  });
});

test('the ratio is that of WCAG', () => {
  expect(contrastRatio([1, 0, 0], [0, 0, 0])).toBeCloseTo(21, 1);
  expect(contrastRatio([0.5999, 0, 0], [1, 0, 0])).toBeCloseTo(3.95, 1);
});
