import type { Camera } from './camera.ts';
import type { Vec } from './vector.ts';

/** What a part may use while it draws itself. */
export interface Sheet {
  readonly camera: Camera;
  /** A name that nothing else on the sheet has. */
  id(): string;
}

/** A piece of an instrument: it knows where it is, and how to draw itself. */
export interface Part {
  /** Points that hold the whole part between them. */
  readonly extent: readonly Vec[];
  /** Glass and light cast no shadow on the floor. */
  readonly clear?: boolean;
  draw(sheet: Sheet): string;
}

export interface Bounds {
  readonly min: Vec;
  readonly max: Vec;
}

export function boundsOf(points: readonly Vec[]): Bounds {
  const low = (at: 0 | 1 | 2): number => Math.min(...points.map((point) => point[at]));
  const high = (at: 0 | 1 | 2): number => Math.max(...points.map((point) => point[at]));
  return { min: [low(0), low(1), low(2)], max: [high(0), high(1), high(2)] };
}
