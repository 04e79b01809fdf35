import type { Point } from './vector.ts';

/** Outlines in the plane of a face, counterclockwise, first corner at the lower left. */
export const rectangle = (width: number, height: number): Point[] => [
  [0, 0],
  [width, 0],
  [width, height],
  [0, height],
];

function arc(center: Point, radius: number, from: number, to: number, steps: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, at) => {
    const angle = ((from + ((to - from) * at) / steps) * Math.PI) / 180;
    return [center[0] + radius * Math.cos(angle), center[1] + radius * Math.sin(angle)];
  });
}

export function rounded(width: number, height: number, radius: number): Point[] {
  const r = Math.max(0.1, Math.min(radius, width / 2, height / 2));
  return [
    ...arc([r, r], r, 180, 270, 6),
    ...arc([width - r, r], r, 270, 360, 6),
    ...arc([width - r, height - r], r, 0, 90, 6),
    ...arc([r, height - r], r, 90, 180, 6),
  ];
}

/** Round about the origin. */
export const circle = (radius: number, steps = 48): Point[] =>
  arc([0, 0], radius, 0, 360, steps).slice(0, -1);

/** A rounded corner in place of each corner of a polygon; `radius` is measured along the edges. */
export function soften(points: readonly Point[], radius: number): Point[] {
  return points.flatMap((at, index) => {
    const before = points.at(index - 1) ?? at;
    const after = points[(index + 1) % points.length] ?? at;
    const toward = (other: Point): Point => {
      const length = Math.hypot(other[0] - at[0], other[1] - at[1]);
      const share = Math.min(radius, length * 0.45) / length;
      return [at[0] + (other[0] - at[0]) * share, at[1] + (other[1] - at[1]) * share];
    };
    const [start, end] = [toward(before), toward(after)];
    return Array.from({ length: 6 }, (_, step): Point => {
      const t = step / 5;
      const weigh = (axis: 0 | 1): number =>
        (1 - t) ** 2 * start[axis] + 2 * t * (1 - t) * at[axis] + t ** 2 * end[axis];
      return [weigh(0), weigh(1)];
    });
  });
}
