import type { SortRules } from '@relab/contract/commerce';

export interface SortOption {
  /** The rule's id, which also stands in the address; empty for the first, which is the default. */
  readonly value: string;
  readonly label: string;
}

const suffixes: Readonly<Record<string, string>> = {
  LowHigh: 'low to high',
  HighLow: 'high to low',
  NewOld: 'newest first',
  OldNew: 'oldest first',
  AToZ: 'A to Z',
  ZToA: 'Z to A',
};

export function sortOptions({ sortRules }: SortRules): readonly SortOption[] {
  return [...sortRules]
    .sort((a, b) => a.sortOrder - b.sortOrder)
    .map(({ label, labelSuffix, sortRuleId }, index) => ({
      value: index === 0 ? '' : sortRuleId,
      label: labelSuffix ? `${label}: ${suffixes[labelSuffix] ?? labelSuffix}` : label,
    }));
}

/** Id of the rule that puts what was listed last first, where the shop has one. */
export function newestRule({ sortRules }: SortRules): string | undefined {
  return sortRules.find(({ label }) => /newest/i.test(label))?.sortRuleId;
}
