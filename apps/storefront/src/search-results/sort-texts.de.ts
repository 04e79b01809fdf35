/** By `labelSuffix`. */
export const suffixes: Readonly<Record<string, string>> = {
  LowHigh: 'aufsteigend',
  HighLow: 'absteigend',
  NewOld: 'neueste zuerst',
  OldNew: 'älteste zuerst',
  AToZ: 'A bis Z',
  ZToA: 'Z bis A',
};
