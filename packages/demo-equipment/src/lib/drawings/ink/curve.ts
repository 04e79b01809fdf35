import { round } from '../engine/svg.ts';
import { stroke } from './shape.ts';

/** Curves over a plot from 0 to 1 in both directions. */
export type Curve = (at: number) => number;

export const peaks =
  (centers: readonly (readonly [at: number, height: number, width: number])[]): Curve =>
  (t) =>
    centers.reduce((sum, [at, height, width]) => sum + height * Math.exp(-(((t - at) / width) ** 2)), 0.04);
export const sigmoid =
  (middle: number, top = 0.85): Curve =>
  (t) =>
    0.06 + top / (1 + Math.exp(-(t - middle) * 22));
export const heartbeat: Curve = (t) => {
  const phase = (t * 4.5) % 1;
  const bump = (at: number, height: number, width: number): number =>
    height * Math.exp(-(((phase - at) / width) ** 2));
  return (
    0.35 +
    bump(0.2, 0.1, 0.05) -
    bump(0.37, 0.12, 0.015) +
    bump(0.4, 0.6, 0.016) -
    bump(0.44, 0.2, 0.018) +
    bump(0.65, 0.14, 0.06)
  );
};
export const pulse: Curve = (t) => {
  const phase = (t * 4.5) % 1;
  return (
    0.2 + 0.6 * Math.exp(-(((phase - 0.25) / 0.12) ** 2)) + 0.2 * Math.exp(-(((phase - 0.55) / 0.12) ** 2))
  );
};

export function plot(
  x: number,
  y: number,
  w: number,
  h: number,
  curve: Curve,
  color: string,
  width: number,
): string {
  const steps = 150;
  const points = Array.from({ length: steps + 1 }, (_, at) => {
    const t = at / steps;
    return `${round(x + t * w)} ${round(y + h - Math.max(0, Math.min(1, curve(t))) * h)}`;
  });
  return stroke(`M${points.join('L')}`, color, width);
}
