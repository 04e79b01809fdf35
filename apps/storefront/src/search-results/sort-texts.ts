/** By `labelSuffix`. */
export const suffixes: Readonly<Record<string, string>> = {
  LowHigh: 'low to high',
  HighLow: 'high to low',
  NewOld: 'newest first',
  OldNew: 'oldest first',
  AToZ: 'A to Z',
  ZToA: 'Z to A',
};
