import { box } from '../engine/box.ts';
import type { Part } from '../engine/part.ts';
import { lathe, tube } from '../engine/round-part.ts';
import type { Vec } from '../engine/vector.ts';
import { disc, rect } from '../ink/shape.ts';

const glassColor = '#cfdde2';

/** A laboratory bottle with its cap, and what is in it. */
export function bottle(at: Vec, radius: number, height: number, cap: string, fill = '#dbe6ea'): Part[] {
  const body = height * 0.66;
  return [
    lathe({
      at,
      profile: [
        [radius, 0],
        [radius, body],
        [radius * 0.45, body * 1.2],
        [radius * 0.45, height * 0.88],
      ],
      color: fill,
      smooth: true,
      opacity: 0.88,
    }),
    lathe({
      at: [at[0], at[1] + height * 0.86, at[2]],
      profile: [
        [radius * 0.52, 0],
        [radius * 0.52, height * 0.14],
      ],
      color: cap,
    }),
  ];
}

/** An Erlenmeyer flask, partly filled. */
export function flask(at: Vec, radius: number, height: number, liquid = '#d9b27a'): Part[] {
  return [
    lathe({
      at,
      profile: [
        [radius * 0.96, 0],
        [radius * 0.66, height * 0.34],
      ],
      color: liquid,
      smooth: true,
      opacity: 0.85,
    }),
    lathe({
      at,
      profile: [
        [radius, 0],
        [radius * 0.28, height * 0.72],
        [radius * 0.28, height * 0.94],
        [radius * 0.34, height],
      ],
      color: glassColor,
      smooth: true,
      opacity: 0.6,
    }),
  ];
}

/** A beaker, partly filled. */
export function beaker(at: Vec, radius: number, height: number, liquid = '#b9d3dd'): Part[] {
  return [
    lathe({
      at,
      profile: [
        [radius * 0.95, 0],
        [radius * 0.95, height * 0.5],
      ],
      color: liquid,
      opacity: 0.85,
    }),
    lathe({
      at,
      profile: [
        [radius, 0],
        [radius, height],
      ],
      color: glassColor,
      opacity: 0.42,
    }),
  ];
}

/** A plate of wells, lying. */
export function wellPlate(
  at: Vec,
  w: number,
  d: number,
  h: number,
  color = '#e9ecee',
  columns = 12,
  rows = 8,
): Part {
  return box({
    at,
    size: [w, h, d],
    color,
    top: (pen) => {
      const [sx, sy] = [pen.width / (columns + 1), pen.height / (rows + 1)];
      const r = Math.min(sx, sy) * 0.38;
      return (
        rect(sx * 0.4, sy * 0.4, pen.width - sx * 0.8, pen.height - sy * 0.8, {
          fill: '#d3d9dd',
          stroke: '#8b959e',
          width: pen.pixel * 0.7,
        }) +
        Array.from({ length: columns * rows }, (_, at_) =>
          disc(sx * (1 + (at_ % columns)), sy * (1 + Math.floor(at_ / columns)), r, { fill: '#7f8d98' }),
        ).join('')
      );
    },
  });
}

/** A power or signal cable from a wall down to the floor. */
export function cable(from: Vec, to: Vec, width = 7): Part {
  return tube([from, [from[0], from[1] * 0.4, (from[2] + to[2]) / 2], to], width, '#3a414c');
}
