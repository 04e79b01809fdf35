import type { CSSProperties } from 'react';

type Properties = Readonly<Record<`--${string}`, string | number | undefined>>;

/** Settings handed to a style sheet as custom properties, for a block that holds no others. What is undefined is not written. */
export function customProperties(values: Properties): CSSProperties {
  return values as CSSProperties;
}

/**
 * The same for a block that may hold others of its kind. Custom properties are inherited: what is undefined here must be said
 * to be so, or the block would take it from the block around it.
 */
export function boxProperties(values: Properties): CSSProperties {
  const own = Object.entries(values).map(([name, value]) => [name, value ?? 'initial']);
  return Object.fromEntries(own);
}
