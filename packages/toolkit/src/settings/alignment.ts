import { choice } from './kinds.ts';
import type { Setting } from './setting.ts';

/** S-181, S-112. Left and right are the start and the end of the line, so that a page reads well from right to left too. */
export type Alignment = 'left' | 'center' | 'right';

/** S-182: what a flexible block accepts beyond an alignment. */
export type FlexibleAlignment = Alignment | 'top' | 'bottom';

/** A setting of S-181; `left` unless it is one of the three. */
export function alignment(): Setting<Alignment> {
  return choice(['left', 'center', 'right'], 'left');
}

/** A setting of S-182; `left` unless it is one of the five. */
export function flexibleAlignment(): Setting<FlexibleAlignment> {
  return choice(['left', 'center', 'right', 'top', 'bottom'], 'left');
}
