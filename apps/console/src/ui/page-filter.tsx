import { TextField } from '@relab/toolkit/field';
import type { ReactNode } from 'react';
import css from './filter-bar.module.css';

export interface PageFilterProps {
  readonly label: string;
  readonly text: string;
  readonly maxLength: number;
  readonly onChange: (text: string) => void;
}

/** One text field above a list that narrows it while somebody types. */
export function PageFilter({ label, text, maxLength, onChange }: PageFilterProps): ReactNode {
  return (
    <search className={css.filters}>
      <TextField
        name="filter"
        type="search"
        label={label}
        maxLength={maxLength}
        autoComplete="off"
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
    </search>
  );
}
