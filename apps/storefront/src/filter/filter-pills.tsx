import { writeQuery } from '@relab/pages/routes';
import { closeIcon, Icon } from '@relab/toolkit/icon';
import type { ReactNode } from 'react';
import type { ActiveFilter } from './active-filter.ts';
import { type BrowseState, browseQuery, withoutFilters } from './browse-state.ts';
import css from './filter-pills.module.css';
import * as texts from './texts.ts';

export interface FilterPillsProps {
  readonly path: string;
  readonly state: BrowseState;
  readonly chosen: readonly ActiveFilter[];
}

/** What is chosen, each a link to the same results without it. */
export function FilterPills({ path, state, chosen }: FilterPillsProps): ReactNode {
  if (chosen.length === 0) return null;
  const hrefFor = (left: BrowseState) => path + writeQuery(browseQuery(left));
  return (
    <ul className={css.pills} aria-label={texts.activeFilters}>
      {chosen.map(({ key, label, without }) => (
        <li key={key}>
          <a className={css.pill} href={hrefFor(without)}>
            <span className="visually-hidden">{texts.removeFilter}</span>
            {label}
            <Icon path={closeIcon} className={css.icon} />
          </a>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <a className={css.clear} href={hrefFor(withoutFilters(state))}>
            {texts.clearFilters}
          </a>
        </li>
      )}
    </ul>
  );
}
