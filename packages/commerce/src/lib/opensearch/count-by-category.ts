import { setNewest } from '@relab/server/limits';
import type { CategoryTree } from '../search-index/category-tree.ts';
import type { Search } from './correct-term.ts';
import type { Clause } from './query-clauses.ts';
import { sumSets } from './read-found.ts';
import { countSets } from './search-body.ts';
import { type CountedFilter, readSearchResponse } from './service-response.ts';

/** Who sees what, of whom counts are cached. */
const maxCached = 100;
/** Milliseconds: menus count categories at each page, and the index is as far behind as that anyway. */
const freshFor = 2_000;

interface Cached {
  readonly at: number;
  readonly sets: Pick<CountedFilter, 'sets'>;
}

type CountCategories = (
  search: Search,
  tree: CategoryTree,
  key: string,
  visible: Clause,
) => Promise<ReadonlyMap<string, number>>;

/**
 * Counts listings by category. While the service does not respond the last counts are given out, however old, so that pages
 * that have a menu of categories go on.
 */
export function countByCategory(now: () => number = () => performance.now()): CountCategories {
  const cached = new Map<string, Cached>();
  return async (search, tree, key, visible) => {
    const before = cached.get(key);
    if (before && now() - before.at < freshFor) return sumSets(tree, before.sets);
    const body = {
      query: { bool: { filter: [visible] } },
      aggs: { all: { filter: { match_all: {} }, aggs: { sets: countSets } } },
    };
    try {
      const { aggregations } = readSearchResponse(
        await search({ ...body, size: 0, track_total_hits: false }),
      );
      const sets = aggregations.all ?? {};
      setNewest(cached, key, { at: now(), sets }, maxCached);
      return sumSets(tree, sets);
    } catch (error) {
      if (!before) throw error;
      return sumSets(tree, before.sets);
    }
  };
}
