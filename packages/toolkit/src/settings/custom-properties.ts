import type { CSSProperties } from 'react';

/** Settings handed to a style sheet as custom properties. What is undefined is not written. */
export function customProperties(
  values: Readonly<Record<`--${string}`, string | number | undefined>>,
): CSSProperties {
  return values as CSSProperties;
}
