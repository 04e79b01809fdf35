import type { Point } from './vector.ts';

/** Two decimals are a fiftieth of a pixel: enough, and half the bytes. */
export const round = (value: number): string => String(Math.round(value * 100) / 100);

export function pathOf(points: readonly Point[], closed = true): string {
  const steps = points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`);
  return `${steps.join('')}${closed ? 'Z' : ''}`;
}

/** The convex outline of points, counterclockwise (monotone chain). */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (from: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of from) {
      while (chain.length >= 2) {
        const [a, b] = [chain.at(-2), chain.at(-1)];
        if (!a || !b || (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** A smooth line through points, as the path of cubic curves (Catmull-Rom). */
export function smoothPath(points: readonly Point[]): string {
  const first = points[0];
  if (!first) return '';
  let path = `M${round(first[0])} ${round(first[1])}`;
  for (let at = 0; at < points.length - 1; at += 1) {
    const b = points[at] ?? first;
    const c = points[at + 1] ?? b;
    const a = points[at - 1] ?? b;
    const d = points[at + 2] ?? c;
    const near: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const far: Point = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
    path += `C${[...near, ...far, ...c].map(round).join(' ')}`;
  }
  return path;
}
