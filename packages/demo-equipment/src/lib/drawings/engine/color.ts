import { dot, unit, type Vec } from './vector.ts';

type Rgb = readonly [number, number, number];

function parse(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Between two `#rrggbb` colors: 0 is the first, 1 the second. */
export function mix(a: string, b: string, share: number): string {
  const [from, to] = [parse(a), parse(b)];
  const part = (at: 0 | 1 | 2): string =>
    Math.round(from[at] + (to[at] - from[at]) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${part(0)}${part(1)}${part(2)}`;
}

const shadow = '#2a3142';

/** The one light: above, in front, from the left. */
const light: Vec = unit([-0.42, 0.78, 0.55]);

/** A color on a face with this normal. A face to the front keeps its color; upward ones are lighter, averted ones darker. */
export function lit(color: string, normal: Vec): string {
  const amount = dot(normal, light);
  const front = 0.53;
  if (amount >= front) return mix(color, '#ffffff', Math.min(0.5, (amount - front) * 1.35));
  return mix(color, shadow, Math.min(0.46, (front - amount) * 0.31));
}

/** The line around something of this color. */
export const edgeOf = (color: string): string => mix(color, '#18202e', 0.62);
/** The line inside something, where two of its faces meet. */
export const creaseOf = (color: string): string => mix(color, '#18202e', 0.3);
