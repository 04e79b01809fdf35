import { Button } from '@relab/toolkit/button';
import type { ReactNode } from 'react';
import { hrefOf, writeQuery } from '../frame/route.ts';
import { routes } from '../routes.ts';
import { SaveSearch, type SaveSearchProps } from '../searching/save-search.tsx';
import { type BrowseState, browseQuery, withoutFilters } from './browse-state.ts';
import type { ChosenFilter } from './chosen-filter.ts';
import css from './no-results.module.css';

export interface NoResultsProps {
  readonly path: string;
  readonly state: BrowseState;
  readonly chosen: readonly ChosenFilter[];
  readonly subject: string;
  /** What is kept of it by who wants to be told when something comes. */
  readonly toSave: SaveSearchProps;
}

/** Nothing fits: why, and the ways on. */
export function NoResults({ path, state, chosen, subject, toSave }: NoResultsProps): ReactNode {
  const askHref = hrefOf(routes.contact, undefined, { subject: `Looking for: ${subject}` });
  const isFiltered = chosen.length > 0;
  return (
    <div className={css.empty}>
      <h2 className={css.heading}>
        {isFiltered ? 'No listing fits all of these filters' : 'Nothing is listed here at the moment'}
      </h2>
      {isFiltered ? (
        <p>Take one back above, or start over without any.</p>
      ) : (
        <p>Used equipment comes and goes: what you need may be on its way to us.</p>
      )}
      <div className={css.ways}>
        {isFiltered && (
          <Button text="Clear all filters" url={path + writeQuery(browseQuery(withoutFilters(state)))} />
        )}
        <Button text="Ask us to find one" type={isFiltered ? 'secondary' : 'primary'} url={askHref} />
        <SaveSearch {...toSave} label="Tell me when something comes" />
      </div>
    </div>
  );
}
