import { choice } from './kinds.ts';
import type { Setting } from './setting.ts';

/** S-181, S-112. Left and right are the start and the end of the line, so that a page reads well from right to left too. */
export type Alignment = 'left' | 'center' | 'right';

/** S-182: what a flexible block accepts beyond an alignment. */
export type FlexibleAlignment = Alignment | 'top' | 'bottom';

export function alignment(): Setting<Alignment> {
  return choice(['left', 'center', 'right'], 'left');
}

export function flexibleAlignment(): Setting<FlexibleAlignment> {
  return choice(['left', 'center', 'right', 'top', 'bottom'], 'left');
}
