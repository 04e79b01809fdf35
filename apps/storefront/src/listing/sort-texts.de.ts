/** By the id of the rule; others are called what the shop calls them. */
export const rules: Readonly<Record<string, string>> = {
  'best-match': 'Beste Treffer',
  'price-asc': 'Preis: aufsteigend',
  'price-desc': 'Preis: absteigend',
  newest: 'Neueste Angebote',
  'year-desc': 'Baujahr: absteigend',
};

export const suffixes: Readonly<Record<string, string>> = {
  LowHigh: 'aufsteigend',
  HighLow: 'absteigend',
  NewOld: 'neueste zuerst',
  OldNew: 'älteste zuerst',
  AToZ: 'A bis Z',
  ZToA: 'Z bis A',
};
