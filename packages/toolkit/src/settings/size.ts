import { parseChoice } from './choice.ts';

const sizes = ['small', 'medium', 'large'] as const;

/** S-183. */
export type Size = (typeof sizes)[number];

export function parseSize(value: unknown, fallback: Size = 'medium'): Size {
  return parseChoice(sizes, value, fallback);
}
