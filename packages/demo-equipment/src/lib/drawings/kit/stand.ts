import { box } from '../engine/box.ts';
import type { Part } from '../engine/part.ts';
import { circle } from '../engine/profile.ts';
import { cylinder } from '../engine/round-part.ts';
import { solid } from '../engine/solid.ts';
import { facing, type Vec } from '../engine/vector.ts';

const corners = (w: number, d: number, inset: number): readonly (readonly [number, number])[] => [
  [-w / 2 + inset, inset],
  [w / 2 - inset, inset],
  [-w / 2 + inset, d - inset],
  [w / 2 - inset, d - inset],
];

/** Four rubber feet under a body that stands in the middle of x. */
export function feet(w: number, d: number, height = 14): Part[] {
  const inset = Math.min(w, d) * 0.1;
  return corners(w, d, inset).map(([x, z]) => cylinder([x, 0, z], height * 0.9, height, '#2e343d'));
}

/** Four wheels with forks. */
export function casters(w: number, d: number, height = 70): Part[] {
  const r = height * 0.4;
  return corners(w, d, height * 0.8).flatMap(([x, z]) => [
    box({ at: [x - r * 0.55, r, z - r * 0.5], size: [r * 1.1, height - r, r], color: '#8b929b' }),
    solid({
      frame: facing.left([x + r * 0.35, r, z]),
      profile: circle(r, 24),
      depth: r * 0.7,
      color: '#343a44',
    }),
  ]);
}

/** A knob on a wall to the front (or to the right), pulled out of it. */
export function roundKnob(
  at: Vec,
  radius: number,
  depth: number,
  color: string,
  side: 'front' | 'right' = 'front',
): Part {
  return solid({ frame: facing[side](at), profile: circle(radius, 32), depth, color });
}
