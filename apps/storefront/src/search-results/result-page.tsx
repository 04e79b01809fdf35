import { writeQuery } from '@relab/pages/routes';
import { Pagination } from '@relab/toolkit/pagination';
import type { ReactNode } from 'react';
import { ListingGrid } from '../card/listing-grid.tsx';
import { chosenFilters } from '../filter/active-filter.ts';
import { browseQuery, onPage, pageSize } from '../filter/browse-state.ts';
import { facetGroups } from '../filter/facet-group.ts';
import { FilterForm } from '../filter/filter-form.tsx';
import { FilterPills } from '../filter/filter-pills.tsx';
import { locale } from '../language/language.ts';
import { listingResults } from '../listing/listing-result.ts';
import { listing, listings } from '../listing/texts.ts';
import { SaveSearch } from '../saved-search/save-search.tsx';
import { NoResults } from './no-results.tsx';
import { pageLinks } from './page-links.ts';
import css from './result-page.module.css';
import type { Results } from './results.ts';
import { SortSelect } from './sort-select.tsx';
import * as texts from './texts.ts';

export interface ResultPageProps {
  readonly results: Results;
  /** The page's own address without its query. */
  readonly path: string;
  /** Where the next categories are links above the results, they are no filter beside them. */
  readonly hasCategoryFilter: boolean;
  /** What was looked for, in words: `centrifuges`, or what was typed. */
  readonly subject: string;
}

/** Filters, order, cards and pages: the body that category and search share. */
export function ResultPage({ results, path, hasCategoryFilter, subject }: ResultPageProps): ReactNode {
  const { state, search, sorts } = results;
  const { total, currencyIsoCode: currency } = search.productsPage;
  const groups = facetGroups(search.facets, state).filter(
    ({ name }) => name !== 'category' || hasCategoryFilter || state.choices.category.length > 0,
  );
  const chosen = chosenFilters(state, groups, currency);
  const href = path + writeQuery(browseQuery(state));
  const toSave = {
    address: path + writeQuery(browseQuery({ ...onPage(state, 1), sort: '' })),
    name: [subject, ...chosen.map(({ label }) => label)].join(', '),
    currency,
  };
  const first = (search.productsPage.offset ?? (state.page - 1) * pageSize) + 1;
  const last = Math.min(first + pageSize - 1, total);
  return (
    <div className={css.layout}>
      <a className="skip-link" href="#results">
        {texts.skipFilters}
      </a>
      <div className={css.filters}>
        <FilterForm
          path={path}
          href={href}
          groups={groups}
          state={state}
          chosenCount={chosen.length}
          currency={currency}
        />
      </div>
      <section id="results" className={css.results} aria-label={texts.results} tabIndex={-1}>
        <div className={css.bar}>
          <h2 className={css.count} data-focus-target="part" aria-live="polite" aria-atomic>
            <b>{total.toLocaleString(locale)}</b> {total === 1 ? listing : listings}
            {total > pageSize && <span className={css.shown}>{texts.shownRange(first, last)}</span>}
          </h2>
          {total > 0 && <SaveSearch {...toSave} />}
          <SortSelect sorts={sorts} chosen={state.sort} />
        </div>
        <FilterPills path={path} state={state} chosen={chosen} />
        {total === 0 ? (
          <NoResults path={path} state={state} chosen={chosen} subject={subject} toSave={toSave} />
        ) : (
          <ListingGrid listings={listingResults(search)} eager={3} />
        )}
        <Pagination {...pageLinks(results, path)} />
      </section>
    </div>
  );
}
