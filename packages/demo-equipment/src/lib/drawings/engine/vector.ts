/** Millimeters in the room: x to the right, y up, z toward the viewer. */
export type Vec = readonly [x: number, y: number, z: number];

/** Millimeters on a face, or pixels on the sheet. */
export type Point = readonly [x: number, y: number];

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const times = (a: Vec, by: number): Vec => [a[0] * by, a[1] * by, a[2] * by];
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export function unit(a: Vec): Vec {
  return times(a, 1 / Math.hypot(...a));
}

/** A plane with a direction: `u` to the right, `v` up, `w` out of it. Right-handed and of length one. */
export interface Frame {
  readonly o: Vec;
  readonly u: Vec;
  readonly v: Vec;
  readonly w: Vec;
}

export const facing = {
  front: (o: Vec): Frame => ({ o, u: [1, 0, 0], v: [0, 1, 0], w: [0, 0, 1] }),
  right: (o: Vec): Frame => ({ o, u: [0, 0, -1], v: [0, 1, 0], w: [1, 0, 0] }),
  left: (o: Vec): Frame => ({ o, u: [0, 0, 1], v: [0, 1, 0], w: [-1, 0, 0] }),
  top: (o: Vec): Frame => ({ o, u: [1, 0, 0], v: [0, 0, -1], w: [0, 1, 0] }),
};

/** A plane that faces the front and leans back by `degrees` (90 lies flat, face up). */
export function leaning(o: Vec, degrees: number): Frame {
  const a = (degrees * Math.PI) / 180;
  return { o, u: [1, 0, 0], v: [0, Math.cos(a), -Math.sin(a)], w: [0, Math.sin(a), Math.cos(a)] };
}

/** A plane that stands upright and is turned about the vertical: 0 faces the front, 90 the right. */
export function turned(o: Vec, degrees: number): Frame {
  const a = (degrees * Math.PI) / 180;
  return { o, u: [Math.cos(a), 0, -Math.sin(a)], v: [0, 1, 0], w: [Math.sin(a), 0, Math.cos(a)] };
}

export function onFrame(frame: Frame, u: number, v: number, w = 0): Vec {
  return add(frame.o, add(times(frame.u, u), add(times(frame.v, v), times(frame.w, w))));
}
