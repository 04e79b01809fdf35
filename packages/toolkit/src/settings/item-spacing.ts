import { choice } from './kinds.ts';
import type { Setting } from './setting.ts';

/** S-184, each as a step of the theme's 4 px rhythm. */
const steps = { 'x-large': 10, large: 8, medium: 6, small: 4, 'xx-small': 1, none: 0 } as const;

/** The room between items, from 40 px down to none (S-184). */
export type ItemSpacing = keyof typeof steps;

/** S-185: `none` unless settings say otherwise. */
export function itemSpacing(fallback: ItemSpacing = 'none'): Setting<ItemSpacing> {
  return choice(['x-large', 'large', 'medium', 'small', 'xx-small', 'none'], fallback);
}

/** The gap as a CSS length. */
export function itemGap(spacing: ItemSpacing): string {
  return steps[spacing] === 0 ? '0px' : `var(--space-${steps[spacing]})`;
}
