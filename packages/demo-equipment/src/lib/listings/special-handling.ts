/** What a unit needs on its way besides a carrier. */
export type SpecialHandling = 'hazardous' | 'refrigerant' | 'regulated';

/** What the transport of a type of equipment needs besides: lithium batteries, a cooling circuit, export papers. */
const needs: readonly (readonly [SpecialHandling, RegExp])[] = [
  ['hazardous', /portable|transport patient/],
  ['refrigerant', /refrigerat|freezer|freeze dryer|cryostat/],
  ['regulated', /mass spectrometer|LC\/MS/],
];

/** The kinds of special handling that a type needs. */
export const specialHandlingOf = (type: string): readonly SpecialHandling[] =>
  needs.filter(([, pattern]) => pattern.test(type)).map(([kind]) => kind);
