import type { SortRules } from '@relab/contract/commerce';
import * as texts from './sort-texts.ts';

export interface SortOption {
  /** The rule's id, which also stands in the address; empty for the first, which is the default. */
  readonly value: string;
  readonly label: string;
}

export function sortOptions({ sortRules }: SortRules): readonly SortOption[] {
  return [...sortRules]
    .sort((a, b) => a.sortOrder - b.sortOrder)
    .map(({ label, labelSuffix, sortRuleId }, index) => ({
      value: index === 0 ? '' : sortRuleId,
      label: labelSuffix ? `${label}: ${texts.suffixes[labelSuffix] ?? labelSuffix}` : label,
    }));
}

/** Id of the rule that puts what was listed last first, where the shop has one. */
export function newestRule({ sortRules }: SortRules): string | undefined {
  return sortRules.find(({ sortRuleId }) => sortRuleId === 'newest')?.sortRuleId;
}
