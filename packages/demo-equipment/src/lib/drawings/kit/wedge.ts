import type { Part } from '../engine/part.ts';
import { soften } from '../engine/profile.ts';
import { solid } from '../engine/solid.ts';
import { type Frame, facing, leaning, type Point } from '../engine/vector.ts';

export interface Wedge {
  readonly w: number;
  readonly h: number;
  readonly d: number;
  /** Height of the upright front below the slope, from the floor. */
  readonly nose: number;
  /** How far the slope leans back at the top. */
  readonly back: number;
  /** Where the body begins above the floor. */
  readonly foot?: number;
  readonly color: string;
  readonly radius?: number;
}

export interface WedgeParts {
  readonly body: Part;
  /** The plane of the slope, from its lower left corner. */
  readonly slope: Frame;
  readonly slopeHeight: number;
  /** Degrees that the slope leans back. */
  readonly lean: number;
  readonly front: Frame;
}

/** The usual bench instrument: a body with a sloped front for the controls. Stands in the middle of x, its back at z = 0. */
export function wedge(of: Wedge): WedgeParts {
  const foot = of.foot ?? 14;
  const side: Point[] = [
    [0, foot],
    [of.d, foot],
    [of.d, of.nose],
    [of.d - of.back, of.h],
    [0, of.h],
  ];
  const lean = (Math.atan2(of.back, of.h - of.nose) * 180) / Math.PI;
  return {
    body: solid({
      frame: facing.left([of.w / 2, 0, 0]),
      profile: soften(side, of.radius ?? 12),
      depth: of.w,
      color: of.color,
    }),
    slope: leaning([-of.w / 2, of.nose, of.d + 0.5], lean),
    slopeHeight: Math.hypot(of.back, of.h - of.nose),
    lean,
    front: facing.front([-of.w / 2, foot, of.d + 0.5]),
  };
}
