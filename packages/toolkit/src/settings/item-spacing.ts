import { parseChoice } from './choice.ts';

const itemSpacings = ['x-large', 'large', 'medium', 'small', 'xx-small', 'none'] as const;

/** S-184. */
export type ItemSpacing = (typeof itemSpacings)[number];

/** S-185: anything else is `none`. */
export function parseItemSpacing(value: unknown): ItemSpacing {
  return parseChoice(itemSpacings, value, 'none');
}

const steps: Record<ItemSpacing, number> = {
  'x-large': 10,
  large: 8,
  medium: 6,
  small: 4,
  'xx-small': 1,
  none: 0,
};

/** The gap as a CSS length, a step of the theme's 4 px rhythm. */
export function itemGap(spacing: ItemSpacing): string {
  return steps[spacing] === 0 ? '0px' : `var(--space-${steps[spacing]})`;
}
