import type { ReactNode } from 'react';
import { isFiltered } from '../../filter/browse-state.ts';
import { hrefOf } from '../../href.ts';
import { categoryHref } from '../../listing/category-href.ts';
import type { ViewProps } from '../../page.ts';
import { routes } from '../../routes.ts';
import { SaveSearch } from '../../saved-search/save-search.tsx';
import { ResultPage } from '../../search-results/result-page.tsx';
import type { Results } from '../../search-results/results.ts';
import { requestEquipment, saveSearchLabel } from '../../search-results/texts.ts';
import css from './search.module.css';
import { searchHref } from './search-term.ts';
import * as texts from './texts.tsx';

export interface SearchData {
  readonly term: string;
  /** Null without a search term. */
  readonly results: Results | null;
}

export function SearchView({ data, settings }: ViewProps<SearchData>): ReactNode {
  const { term, results } = data;
  const allHref = categoryHref(settings.marketplaceCategory);
  const isEmpty = results !== null && results.search.productsPage.total === 0 && !isFiltered(results.state);
  return (
    <div className={`page-width ${css.page}`}>
      <header className={css.head}>
        <h1>{term === '' ? texts.search : texts.resultsFor(term)}</h1>
        {results === null && <p className={css.lead}>{texts.emptyTermLead}</p>}
      </header>
      {results && !isEmpty && (
        <ResultPage results={results} path={searchHref(term)} hasCategoryFilter subject={term} />
      )}
      {isEmpty && <NothingFound term={term} />}
      {(results === null || isEmpty) && (
        <div className={css.ways}>
          {isEmpty && (
            <SaveSearch
              address={searchHref(term)}
              name={term}
              currency={results.search.productsPage.currencyIsoCode}
              label={saveSearchLabel}
            />
          )}
          <a href={allHref}>{texts.browseAll}</a>
          <a href={hrefOf(routes.contact, undefined, { subject: term && texts.inquirySubject(term) })}>
            {requestEquipment}
          </a>
        </div>
      )}
    </div>
  );
}

function NothingFound({ term }: { readonly term: string }): ReactNode {
  const terms = term.split(' ');
  return (
    <div className="prose">
      <p role="status">{texts.noMatches}</p>
      <ul>
        {terms.length > 1 &&
          terms
            .slice(0, 4)
            .map((word) => <li key={word}>{texts.singleWordLink(<a href={searchHref(word)}>{word}</a>)}</li>)}
        <li>{texts.shortenHint}</li>
        <li>{texts.typeHint}</li>
      </ul>
    </div>
  );
}
