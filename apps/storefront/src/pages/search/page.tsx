import { Redirect } from '@relab/pages';
import { definePage } from '../../page.ts';
import { routes } from '../../routes.ts';
import { loadResults } from '../../search-results/results.ts';
import { pageTitle } from '../../search-results/texts.ts';
import { readTerm, searchHref } from './search-term.ts';
import { SearchView } from './search-view.tsx';
import * as texts from './texts.tsx';

export const page = definePage(routes.search, {
  name: 'Search',
  load: async ({ client, params, url }) => {
    // The header's plain form sends `?term=`; the address of results has the words in its path (S-068).
    const query = url.searchParams.get('term');
    if (query !== null) throw new Redirect(searchHref(readTerm(query)));
    const term = readTerm(params.term);
    if (term === '') return { term, results: null };
    return { term, results: await loadResults(client, url, { searchTerm: term }) };
  },
  head: ({ term, results }) => ({
    title: term === '' ? texts.search : pageTitle(texts.quotedTerm(term), results?.state.page ?? 1),
    canonical: searchHref(term),
    noIndex: true,
    facts: {
      searchTerm: term,
      ...(results && { resultCount: String(results.search.productsPage.total) }),
    },
  }),
  View: SearchView,
});
