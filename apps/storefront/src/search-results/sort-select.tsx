import { ActionButton } from '@relab/toolkit/button';
import { type ReactNode, useEffect, useRef } from 'react';
import { filterFormId } from '../filter/filter-form.tsx';
import type { SortOption } from './sort-rule.ts';
import css from './sort-select.module.css';
import * as texts from './texts.ts';

export interface SortSelectProps {
  readonly sorts: readonly SortOption[];
  readonly chosen: string;
}

/** Part of the filter form, though it stands above the results. */
export function SortSelect({ sorts, chosen }: SortSelectProps): ReactNode {
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (select.current) select.current.value = chosen;
  }, [chosen]);
  if (sorts.length < 2) return null;
  return (
    <div className={css.sort}>
      <label className={css.label} htmlFor="sort">
        {texts.sortBy}
      </label>
      <select ref={select} id="sort" name="sort" form={filterFormId} defaultValue={chosen}>
        {sorts.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <div className={css.button}>
        <ActionButton form={filterFormId} variant="secondary">
          {texts.sort}
        </ActionButton>
      </div>
    </div>
  );
}
