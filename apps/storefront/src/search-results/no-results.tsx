import { writeQuery } from '@relab/pages/routes';
import { buttonClass } from '@relab/toolkit/button';
import type { ReactNode } from 'react';
import type { ActiveFilter } from '../filter/active-filter.ts';
import { type BrowseState, browseQuery, withoutFilters } from '../filter/browse-state.ts';
import { clearFilters } from '../filter/texts.ts';
import { hrefOf } from '../href.ts';
import { routes } from '../routes.ts';
import { SaveSearch, type SaveSearchProps } from '../saved-search/save-search.tsx';
import css from './no-results.module.css';
import * as texts from './texts.ts';

export interface NoResultsProps {
  readonly path: string;
  readonly state: BrowseState;
  readonly chosen: readonly ActiveFilter[];
  readonly subject: string;
  /** What a user saves of it to be notified of new listings. */
  readonly toSave: SaveSearchProps;
}

/** Nothing fits: why, and the ways on. */
export function NoResults({ path, state, chosen, subject, toSave }: NoResultsProps): ReactNode {
  const askHref = hrefOf(routes.contact, undefined, { subject: texts.inquirySubject(subject) });
  const isFiltered = chosen.length > 0;
  return (
    <div className={css.empty}>
      <h2 className={css.heading}>{isFiltered ? texts.noMatches : texts.noListings}</h2>
      {isFiltered ? <p>{texts.removeFilterHint}</p> : <p>{texts.stockChangesHint}</p>}
      <div className={css.ways}>
        {isFiltered && (
          <a className={buttonClass()} href={path + writeQuery(browseQuery(withoutFilters(state)))}>
            {clearFilters}
          </a>
        )}
        <a className={buttonClass(isFiltered ? 'secondary' : 'primary')} href={askHref}>
          {texts.requestEquipment}
        </a>
        <SaveSearch {...toSave} label={texts.saveSearchLabel} />
      </div>
    </div>
  );
}
