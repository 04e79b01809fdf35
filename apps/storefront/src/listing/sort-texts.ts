/** By the id of the rule; others are called what the shop calls them. */
export const rules: Readonly<Record<string, string>> = {
  'best-match': 'Best match',
  'price-asc': 'Price: low to high',
  'price-desc': 'Price: high to low',
  newest: 'Newest listing',
  'year-desc': 'Year: high to low',
};

export const suffixes: Readonly<Record<string, string>> = {
  LowHigh: 'low to high',
  HighLow: 'high to low',
  NewOld: 'newest first',
  OldNew: 'oldest first',
  AToZ: 'A to Z',
  ZToA: 'Z to A',
};
