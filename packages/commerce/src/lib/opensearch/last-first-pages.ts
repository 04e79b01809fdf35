import { setNewest } from '@relab/server/limits';
import type { FoundListings, ListingQuery } from '../search-engine/search-engine.ts';
import { isPassing } from './search-unavailable.ts';
import type { VisibilityClauses } from './visibility-clauses.ts';

/** Each has the ids of a page and the values of its facets. */
const maxPages = 100;

const isFirstPage = ({ term, refinements, start, offset }: ListingQuery): boolean =>
  term === '' && refinements.length === 0 && start === null && offset === 0;

type FindFirstPage = (
  query: ListingQuery,
  visibility: VisibilityClauses,
  find: () => Promise<FoundListings>,
) => Promise<FoundListings>;

/**
 * First pages without a term and without a choice as they were found last, for as long as the service is away: home and categories
 * go on with them, however old. What is shown of each listing is read from the database in any case, which leaves out what has
 * gone or is no longer for who looks. A search is what nobody can foresee: it goes on to fail.
 */
export function lastFirstPages(): FindFirstPage {
  const pages = new Map<string, FoundListings>();
  return async (query, visibility, find) => {
    if (!isFirstPage(query)) return find();
    const { categoryId, rule, limit, countsFacets } = query;
    const key = JSON.stringify([
      ...[visibility.key, visibility.prices, categoryId],
      ...[rule.sortRuleId, limit, countsFacets],
    ]);
    try {
      const found = await find();
      setNewest(pages, key, found, maxPages);
      return found;
    } catch (error) {
      const last = isPassing(error) ? pages.get(key) : undefined;
      if (!last) throw error;
      return last;
    }
  };
}
