import type { Part } from '../engine/part.ts';
import type { Decorate } from '../engine/pen.ts';
import { rounded } from '../engine/profile.ts';
import { solid } from '../engine/solid.ts';
import { leaning, onFrame, type Vec } from '../engine/vector.ts';

/** A flat screen that leans back by `degrees`; `at` is the lower left corner of its front. */
export function monitor(
  at: Vec,
  w: number,
  h: number,
  degrees: number,
  color: string,
  face: Decorate,
  thick = 22,
): Part {
  const frame = leaning(at, degrees);
  return solid({
    frame: { ...frame, o: onFrame(frame, 0, 0, -thick) },
    profile: rounded(w, h, Math.min(w, h) * 0.05),
    depth: thick,
    color,
    face,
  });
}
