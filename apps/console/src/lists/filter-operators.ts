import type { ListObjectInfo } from '@relab/contract/records';
import * as texts from './texts.ts';

export type FilterColumn = ListObjectInfo['columns'][number];

/** As a sentence reads: before, on or after for dates. */
export function operatorLabel(operator: string, dataType: string): string {
  const isDate = dataType === 'Date' || dataType === 'DateTime';
  return (isDate ? texts.dateOperators[operator] : undefined) ?? texts.operators[operator] ?? operator;
}

/** How a value is chosen. */
export type OperandKind = 'choices' | 'boolean' | 'date' | 'number' | 'text';

const inText: ReadonlySet<string> = new Set(['Contains', 'NotContain', 'StartsWith']);

export function operandKindOf({ dataType, picklistValues }: FilterColumn, operator: string): OperandKind {
  if (picklistValues.length > 0 && !inText.has(operator)) return 'choices';
  if (dataType === 'Boolean') return 'boolean';
  if (dataType === 'Date' || dataType === 'DateTime') return 'date';
  return ['Int', 'Double', 'Long', 'Currency', 'Percent'].includes(dataType) ? 'number' : 'text';
}

/** Relative dates that stand for themselves. */
export const relativeDates: readonly string[] = [
  'TODAY',
  'YESTERDAY',
  'TOMORROW',
  'THIS_WEEK',
  'LAST_WEEK',
  'NEXT_WEEK',
  'THIS_MONTH',
  'LAST_MONTH',
  'NEXT_MONTH',
  'THIS_QUARTER',
  'LAST_QUARTER',
  'THIS_YEAR',
  'LAST_YEAR',
];

/** Relative dates with a number behind them. */
export const countedDates: readonly string[] = [
  'LAST_N_DAYS',
  'NEXT_N_DAYS',
  'LAST_N_WEEKS',
  'LAST_N_MONTHS',
  'N_DAYS_AGO',
];

export type DateOperand =
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'relative'; readonly name: string }
  | { readonly kind: 'counted'; readonly name: string; readonly count: number };

export function readDateOperand(text: string): DateOperand {
  const [name = '', count] = text.toUpperCase().split(':');
  if (countedDates.includes(name))
    return { kind: 'counted', name, count: Math.max(1, Math.trunc(Number(count)) || 1) };
  if (relativeDates.includes(name)) return { kind: 'relative', name };
  return { kind: 'day', day: text.slice(0, 10) };
}
