import type { Setting } from '../settings/setting.ts';
import type { Size } from '../settings/size.ts';

const order: readonly Size[] = ['small', 'medium', 'large'];
const words: Readonly<Record<string, Size>> = {
  s: 'small',
  m: 'medium',
  l: 'large',
  small: 'small',
  medium: 'medium',
  large: 'large',
};

function sizesOf(part: string): readonly Size[] {
  const [first = '', last = first, ...rest] = part.split('-').map((word) => word.trim());
  const [from, to] = [words[first], words[last]];
  if (from === undefined || to === undefined || rest.length > 0) return [];
  const [start, end] = [order.indexOf(from), order.indexOf(to)].sort((a, b) => a - b);
  return order.slice(start, (end ?? 0) + 1);
}

/**
 * S-190 to S-194: `small`, `s`, ranges such as `small-large`, lists such as `s, l`. None given (or none understood) means all.
 */
export function parseResponsiveSizes(value: unknown): readonly Size[] {
  const named =
    typeof value === 'string'
      ? value
          .toLowerCase()
          .split(',')
          .flatMap((part) => sizesOf(part.trim()))
      : [];
  return named.length === 0 ? order : order.filter((size) => named.includes(size));
}

const range = '(?:s|m|l|small|medium|large)(?:\\s*-\\s*(?:s|m|l|small|medium|large))?';
const form = new RegExp(`^(?:${range}(?:\\s*,\\s*${range})*)?$`, 'i');

export function responsiveSizes(): Setting<readonly Size[], string> {
  return {
    kind: 'pattern',
    pattern: form,
    phrase: 'sizes such as small, small-medium or small, large',
    fallback: 'small-large',
    read: parseResponsiveSizes,
  };
}

/**
 * S-269 to S-271. The two hair-wide gaps between the specification's limits belong to medium: one size always matches, and only one.
 * Browsers round widths to a 64th of a px, so that limits a ten-thousandth of an em apart would be the same one.
 */
export const sizeQueries: Readonly<Record<Size, string>> = {
  small: '(max-width: 47.9375em)',
  medium: '(width > 47.9375em) and (width < 64.0625em)',
  large: '(min-width: 64.0625em)',
};
