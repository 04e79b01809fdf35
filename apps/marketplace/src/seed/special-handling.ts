import type { specialHandling } from '../shop/delivery.ts';

/** What the transport of a type of equipment needs besides: lithium batteries, a cooling circuit, export papers. */
const needs: readonly (readonly [keyof typeof specialHandling, RegExp])[] = [
  ['hazardous', /portable|transport patient/],
  ['refrigerant', /refrigerat|freezer|freeze dryer|cryostat/],
  ['regulated', /mass spectrometer|LC\/MS/],
];

/** The kinds of special handling of a type, as a product holds them. */
export function specialHandlingOf(type: string): string | null {
  const kinds = needs.filter(([, pattern]) => pattern.test(type)).map(([kind]) => kind);
  return kinds.length > 0 ? kinds.join(';') : null;
}
