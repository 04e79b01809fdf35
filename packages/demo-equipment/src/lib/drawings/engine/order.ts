import type { Camera } from './camera.ts';
import { type Bounds, boundsOf, type Part } from './part.ts';

const slack = 0.01;
const axes = [0, 1, 2] as const;

/** Can any point of `a` hide a point of `b`? Only when no axis keeps `a` wholly on the far side. */
function mayHide(a: Bounds, b: Bounds, camera: Camera): boolean {
  return axes.every((axis) => {
    const toward = camera.toward[axis];
    if (Math.abs(toward) < 1e-6)
      return a.max[axis] > b.min[axis] + slack && b.max[axis] > a.min[axis] + slack;
    return toward > 0 ? a.max[axis] > b.min[axis] + slack : a.min[axis] < b.max[axis] - slack;
  });
}

/**
 * Parts from the farthest to the nearest. Where two can each hide the other (they share space: a panel on its body),
 * the one that was named later lies on top.
 */
export function paintOrder(parts: readonly Part[], camera: Camera): Part[] {
  const known = parts.map((part) => ({ part, bounds: boundsOf(part.extent) }));
  const after = known.map((a, at) =>
    known.filter((b, other) => {
      if (other === at || !mayHide(a.bounds, b.bounds, camera)) return false;
      return !mayHide(b.bounds, a.bounds, camera) || other < at;
    }),
  );
  const waiting = new Set(known);
  const sorted: Part[] = [];
  while (waiting.size > 0) {
    const free = [...waiting].find((entry) =>
      (after[known.indexOf(entry)] ?? []).every((behind) => !waiting.has(behind)),
    );
    // A ring of parts that hide each other has no right order; the first named goes first.
    const next = free ?? [...waiting][0];
    if (!next) break;
    waiting.delete(next);
    sorted.push(next.part);
  }
  return sorted;
}
