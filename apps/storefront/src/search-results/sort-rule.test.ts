import type { SortRules } from '@relab/contract/commerce';
import { expect, test } from 'vitest';
import { newestRule, sortOptions } from './sort-rule.ts';

const rule = (sortRuleId: string, label: string, labelSuffix: string | null, sortOrder: number) => ({
  direction: 'Descending' as const,
  label,
  labelSuffix,
  nameOrId: null,
  sortOrder,
  sortRuleId,
  type: 'ProductField' as const,
});

const german: SortRules = {
  sortRules: [
    rule('price-asc', 'Preis', 'LowHigh', 2),
    rule('best-match', 'Beste Treffer', null, 1),
    rule('newest', 'Neueste zuerst', null, 3),
  ],
};

test('rules stand in the order of the shop, and the first is the one without a choice', () => {
  expect(sortOptions(german)).toEqual([
    { value: '', label: 'Beste Treffer' },
    { value: 'price-asc', label: 'Preis: low to high' },
    { value: 'newest', label: 'Neueste zuerst' },
  ]);
});

test('the newest come first by a rule that is found whatever it is called', () => {
  expect(newestRule(german)).toBe('newest');
  expect(newestRule({ sortRules: [] })).toBeUndefined();
});
