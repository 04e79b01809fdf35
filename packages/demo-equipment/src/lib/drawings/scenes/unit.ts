import type { Equipment } from '../../catalogue/equipment.ts';
import { moved } from '../engine/moved.ts';
import type { Part } from '../engine/part.ts';
import type { Vec } from '../engine/vector.ts';
import { equipment } from '../equipment.ts';
import { type Appearance, createLook } from '../look.ts';

/** An instrument at a place of the scene, the middle of its back at `at`. */
export function unit(
  type: Equipment,
  seed: number,
  at: Vec,
  appearance: Appearance = {},
  open = false,
): Part[] {
  return moved(equipment[type].build(createLook(`${type} ${seed}`, appearance, open)).parts, at);
}
