import { type Box, box } from '../engine/box.ts';
import type { Part } from '../engine/part.ts';
import type { Vec } from '../engine/vector.ts';

/** A box by its lower left corner at the back and its size. */
export function block(
  at: Vec,
  size: Vec,
  color: string,
  more: Partial<Omit<Box, 'at' | 'size' | 'color'>> = {},
): Part {
  return box({ at, size, color, ...more });
}

/** The same, standing in the middle of x. */
export function middle(
  y: number,
  z: number,
  size: Vec,
  color: string,
  more: Partial<Omit<Box, 'at' | 'size' | 'color'>> = {},
): Part {
  return box({ at: [-size[0] / 2, y, z], size, color, ...more });
}
