import { clamp } from './amount.ts';

/** No box of a page is taller or thicker than this many px, whatever a setting says. */
const MAX_PIXELS = 10_000;

/** heights, borders, radii and overlaps are numbers of px. Less than nothing is nothing. */
export function pixels(value: unknown, fallback: number): string {
  return `${clamp(value, 0, MAX_PIXELS, fallback)}px`;
}

/** widths and portions are numbers of %, 0 to 100. */
export function percent(value: unknown, fallback: number): string {
  return `${clamp(value, 0, 100, fallback)}%`;
}
