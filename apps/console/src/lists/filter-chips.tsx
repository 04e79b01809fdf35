import type { ListInfo } from '@relab/contract/records';
import { useListObjectInfo } from '@relab/react/records';
import type { ReactNode } from 'react';
import { logicWithout } from './filter-logic.ts';
import { operandKindOf, operatorLabel, readDateOperand } from './filter-operators.ts';
import type { ListFilter, TriedFilters } from './list-state.ts';
import css from './lists.module.css';
import * as texts from './texts.ts';

interface FilterChipsProps {
  readonly objectApiName: string;
  readonly value: TriedFilters;
  /** Labels of fields, of the filters that the view is saved with. */
  readonly labels: ListInfo['filteredByInfo'];
  readonly onChange: (filters: TriedFilters) => void;
}

/** The filters of the list in words; each can be removed. */
export function FilterChips({ objectApiName, value, labels, onChange }: FilterChipsProps): ReactNode {
  const { filters, logic, scope } = value;
  const { data } = useListObjectInfo(filters.length > 0 ? { objectApiName } : null);
  if (filters.length === 0 && scope === 'everything') return null;
  const textOf = ({ fieldApiName, operator, operandLabels }: ListFilter): string => {
    const column = data?.columns.find((one) => one.fieldApiName === fieldApiName);
    const label =
      column?.label ?? labels.find((one) => one.fieldApiName === fieldApiName)?.label ?? fieldApiName;
    const values = operandLabels.map((text) => {
      if (text === '') return texts.blank;
      if (column && operandKindOf(column, operator) === 'boolean')
        return text.toLowerCase() === 'true' ? texts.yes : texts.no;
      const date = readDateOperand(text);
      if (date.kind === 'relative') return texts.relativeDates[date.name] ?? text;
      if (date.kind === 'counted') return texts.countedDates[date.name]?.(date.count) ?? text;
      return column?.picklistValues.find(({ apiName }) => apiName === text)?.label ?? text;
    });
    return `${label} ${operatorLabel(operator, column?.dataType ?? '')} ${values.join(texts.or)}`;
  };
  return (
    <ul className={css.chips} aria-label={texts.filters}>
      {scope !== 'everything' && (
        <li className={css.chip}>
          <span>{texts.scopes[scope] ?? scope}</span>
          <button
            type="button"
            aria-label={texts.removeScope}
            onClick={() => onChange({ ...value, scope: 'everything' })}
          >
            ×
          </button>
        </li>
      )}
      {filters.map((filter, index) => {
        const text = textOf(filter);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two filters may be alike, and their place is what logic names
          <li key={index} className={css.chip}>
            <span>
              {logic && <b>{index + 1}.</b>} {text}
            </span>
            <button
              type="button"
              aria-label={texts.removeChip(text)}
              onClick={() =>
                onChange({
                  filters: filters.filter((_, place) => place !== index),
                  logic: logicWithout(logic, index + 1),
                  scope,
                })
              }
            >
              ×
            </button>
          </li>
        );
      })}
      {logic && <li className={css.soft}>{logic}</li>}
    </ul>
  );
}
