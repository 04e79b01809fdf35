import type { ReactNode } from 'react';
import type { ViewProps } from '../../frame/page.ts';
import { hrefOf } from '../../frame/route.ts';
import { isFiltered } from '../../listing/browse-state.ts';
import { categoryHref } from '../../listing/category-crumbs.ts';
import { ResultPage } from '../../listing/result-page.tsx';
import type { Results } from '../../listing/results.ts';
import { routes } from '../../routes.ts';
import { SaveSearch } from '../../searching/save-search.tsx';
import css from './search.module.css';
import { searchHref } from './search-term.ts';

export interface SearchData {
  readonly term: string;
  /** Null when nothing was asked for. */
  readonly results: Results | null;
}

export function SearchView({ data, settings }: ViewProps<SearchData>): ReactNode {
  const { term, results } = data;
  const { id, urlName } = settings.marketplaceCategory;
  const allHref = categoryHref({ id, urlName });
  const isEmpty = results !== null && results.search.productsPage.total === 0 && !isFiltered(results.state);
  return (
    <div className={`page-width ${css.page}`}>
      <header className={css.head}>
        <h1>{term === '' ? 'Search' : <>Results for “{term}”</>}</h1>
        {results === null && (
          <p className={css.lead}>
            Type a manufacturer, a model or a kind of instrument in the box above: “Eppendorf”, “5810 R”,
            “benchtop centrifuge”.
          </p>
        )}
      </header>
      {results && !isEmpty && (
        <ResultPage results={results} path={searchHref(term)} hasCategoryFilter subject={term} />
      )}
      {isEmpty && (
        <>
          <NothingFound term={term} />
          <SaveSearch
            address={searchHref(term)}
            name={term}
            currency={results.search.productsPage.currencyIsoCode}
            label="Tell me when something comes"
          />
        </>
      )}
      {(results === null || isEmpty) && (
        <p className={css.ways}>
          <a href={allHref}>Browse all equipment</a>
          <a href={hrefOf(routes.contact, undefined, { subject: term && `Looking for: ${term}` })}>
            Ask us to find one
          </a>
        </p>
      )}
    </div>
  );
}

function NothingFound({ term }: { readonly term: string }): ReactNode {
  const words = term.split(' ');
  return (
    <div className="prose">
      <p role="status">No listing matches these words at the moment.</p>
      <ul>
        {words.length > 1 &&
          words.slice(0, 4).map((word) => (
            <li key={word}>
              Search for <a href={searchHref(word)}>{word}</a> alone.
            </li>
          ))}
        <li>Leave out accessories, sizes and article numbers: the model’s name finds more.</li>
        <li>Try the kind of instrument in place of the model, such as “thermal cycler”.</li>
      </ul>
    </div>
  );
}
