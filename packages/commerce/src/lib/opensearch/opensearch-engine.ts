import type { Database } from '@relab/database';
import type { CommerceOptions } from '../options/options.ts';
import type { FoundListings, ListingQuery, SearchEngine } from '../search-engine/search-engine.ts';
import type { CategoryTree } from '../search-index/category-tree.ts';
import { createSynonyms } from '../search-index/synonyms.ts';
import { searchWords } from '../search-index/words.ts';
import { choiceClauses, withinCategories } from './choice-clauses.ts';
import { completeText } from './complete-text.ts';
import { correctTerm, type Search } from './correct-term.ts';
import { countByCategory } from './count-by-category.ts';
import { currentCategories } from './current-categories.ts';
import type { IndexDefinition } from './index-definition.ts';
import { lastFirstPages } from './last-first-pages.ts';
import { serviceOrder } from './listing-order.ts';
import type { OpenSearchClient } from './opensearch-client.ts';
import { allOf, type Clause, exists, nothing } from './query-clauses.ts';
import { readFound } from './read-found.ts';
import { searchBody } from './search-body.ts';
import { toUnavailable } from './search-unavailable.ts';
import { readSearchResponse } from './service-response.ts';
import { type VisibilityClauses, visibilityClauses } from './visibility-clauses.ts';
import { readWordForms, type SearchedWord, wordClauses } from './word-clauses.ts';

interface EngineParts {
  readonly options: CommerceOptions;
  readonly definition: IndexDefinition;
  readonly client: OpenSearchClient;
}

/** Listings that may be seen: the document that says how far the index has come has no place. */
const seen = ({ listings }: VisibilityClauses): Clause => allOf([exists('place'), listings]);

/** Finds listings in an OpenSearch. No column is in memory; categories and policies are read from the database. */
export function createOpenSearchEngine({ options, definition, client }: EngineParts): SearchEngine {
  const { alias, facets } = definition;
  const synonyms = createSynonyms(options.search.synonyms ?? {});
  const categoriesOf = currentCategories();
  const counts = countByCategory();
  const firstPages = lastFirstPages();

  const search: Search = (body) => client({ method: 'POST', path: `${alias}/_search`, body });

  /** `words` are null where nothing was typed; none where what was typed has no words. */
  async function findWords(
    query: ListingQuery,
    tree: CategoryTree,
    visibility: VisibilityClauses,
    words: readonly SearchedWord[] | null,
  ): Promise<Omit<FoundListings, 'correction'>> {
    const { prices } = visibility;
    const clauses = words && wordClauses(words);
    const order = serviceOrder(query.rule, facets, { words: clauses, prices });
    const within = query.categoryId === null ? [] : [withinCategories(tree, [query.categoryId])];
    const anywhere = clauses ? [words?.length === 0 ? nothing : clauses.anywhere] : [];
    const choices = choiceClauses(query.refinements, facets, { tree, exchange: query.exchange, prices });
    const parts = {
      query: allOf([seen(visibility), ...within, ...anywhere]),
      ...{ choices, facets, order, prices },
    };
    const response = readSearchResponse(await search(searchBody(parts, query)));
    return readFound(response, query, { facets, tree, order });
  }

  async function find(database: Database, tree: CategoryTree, query: ListingQuery): Promise<FoundListings> {
    const visibility = await visibilityClauses(database, query.accountId);
    if (query.term === '')
      return firstPages(query, visibility, async () => ({
        ...(await findWords(query, tree, visibility, null)),
        correction: null,
      }));
    const words = await readWordForms(database, synonyms(searchWords(query.term)));
    const found = await findWords(query, tree, visibility, words);
    if (words.length === 0 || found.withoutCategoryChoice > 0) return { ...found, correction: null };
    const nearer = await correctTerm(database, search, seen(visibility), words);
    if (!nearer) return { ...found, correction: null };
    const correction = nearer.map(({ word }) => word).join(' ');
    return { ...(await findWords(query, tree, visibility, nearer)), correction };
  }

  const orUnavailable = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } catch (error) {
      throw toUnavailable(error);
    }
  };

  return {
    async open(database) {
      const tree = await categoriesOf(database);
      return {
        tree,
        find: (query) => orUnavailable(find(database, tree, query)),
        complete: (query) =>
          orUnavailable(
            visibilityClauses(database, query.accountId).then((visibility) =>
              completeText(search, tree, facets, seen(visibility), query),
            ),
          ),
        countCategories: (accountId) =>
          orUnavailable(
            visibilityClauses(database, accountId).then((visibility) =>
              counts(search, tree, visibility.key, seen(visibility)),
            ),
          ),
      };
    },
  };
}
