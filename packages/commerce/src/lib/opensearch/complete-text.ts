import { completeCategories } from '../search-engine/complete-categories.ts';
import { shareCompletions } from '../search-engine/completion-words.ts';
import type { Completion, CompletionQuery } from '../search-engine/search-engine.ts';
import type { CategoryTree } from '../search-index/category-tree.ts';
import { normalWords } from '../search-index/words.ts';
import type { Search } from './correct-term.ts';
import type { FacetFields } from './index-definition.ts';
import { allOf, type Clause } from './query-clauses.ts';
import { readSearchResponse } from './service-response.ts';

/** Words that are looked at: nobody types more into a list of suggestions. */
const maxWords = 16;

const begins = (field: string, typed: readonly string[]): Clause =>
  allOf(typed.map((word) => ({ prefix: { [field]: { value: word } } })));

/** What somebody may be typing: categories from the tree, values and names of listings from the service. */
export async function completeText(
  search: Search,
  tree: CategoryTree,
  facets: readonly FacetFields[],
  visible: Clause,
  { term, maxResults, translate }: CompletionQuery,
): Promise<readonly Completion[]> {
  const typed = normalWords(term).slice(0, maxWords);
  if (typed.length === 0 || maxResults < 1) return [];
  const suggested = facets.filter(({ facet }) => facet.suggested && facet.type === 'distinct');
  const alphabetical = { size: maxResults, order: { _key: 'asc' } };
  const valueAggs = suggested.map(({ value, words }) => [
    value,
    { filter: begins(words, typed), aggs: { values: { terms: { field: value, ...alphabetical } } } },
  ]);
  const aggs = {
    ...Object.fromEntries(valueAggs),
    names: {
      filter: begins('name_words', typed),
      aggs: {
        values: {
          terms: { field: 'name', size: maxResults },
          aggs: { ids: { terms: { field: 'id', size: 1 } } },
        },
      },
    },
  };
  const body = { query: { bool: { filter: [visible] } }, aggs, size: 0, track_total_hits: false };
  const { aggregations } = readSearchResponse(await search(body));
  const bucketsOf = (name: string) => aggregations[name]?.values?.buckets ?? [];
  const values = suggested.flatMap(({ value }) => bucketsOf(value).map(({ key }) => key));
  return shareCompletions(
    [
      completeCategories(tree, typed, translate),
      values.sort().map((text) => ({ kind: 'Manufacturer', simpleString: text, id: null, urlName: null })),
      // A name that several listings share is a term to search for; a name of one is that listing.
      bucketsOf('names').map(({ key, doc_count, ids }): Completion => {
        const id = doc_count === 1 ? (ids?.buckets[0]?.key ?? null) : null;
        return { kind: id === null ? 'Term' : 'Product', simpleString: key, id, urlName: null };
      }),
    ],
    maxResults,
  );
}
