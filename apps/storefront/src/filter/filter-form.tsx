import { ActionButton } from '@relab/toolkit/button';
import { chevronDownIcon, Icon } from '@relab/toolkit/icon';
import { type ReactNode, useRef } from 'react';
import type { BrowseState } from './browse-state.ts';
import { ChoiceField, RangeField } from './facet-field.tsx';
import type { FacetGroup } from './facet-group.ts';
import css from './filter-form.module.css';
import * as texts from './texts.ts';
import { useFilterForm } from './use-filter-form.ts';

export const filterFormId = 'filters';

export interface FilterFormProps {
  /** The page's own address without its query. */
  readonly path: string;
  /** With its query. */
  readonly href: string;
  readonly groups: readonly FacetGroup[];
  readonly state: BrowseState;
  readonly chosenCount: number;
  readonly currency: string;
}

/** A GET form: each of its states has an address. With a script it is sent at every change. */
export function FilterForm(props: FilterFormProps): ReactNode {
  const { path, href, groups, state, chosenCount, currency } = props;
  const form = useRef<HTMLFormElement>(null);
  useFilterForm(form, path, href);
  return (
    <details className={css.panel}>
      <summary className={css.summary}>
        {texts.filters}
        {chosenCount > 0 && ` (${chosenCount})`}
        <Icon path={chevronDownIcon} className={css.chevron} />
      </summary>
      <form
        ref={form}
        id={filterFormId}
        className={css.form}
        action={path}
        method="get"
        autoComplete="off"
        data-submit-on-change
        aria-label={texts.filters}
      >
        {groups.map((group) =>
          group.kind === 'choice' ? (
            <ChoiceField key={group.name} group={group} />
          ) : (
            <RangeField
              key={group.name}
              group={group}
              range={state.ranges[group.name]}
              unit={group.name === 'price' ? currency : undefined}
            />
          ),
        )}
        <div className={css.apply}>
          <ActionButton stretch>{texts.showListings}</ActionButton>
        </div>
      </form>
    </details>
  );
}
