import { setImmediate } from 'node:timers/promises';
import type { Translate } from '../language/translate.ts';
import type { ListingColumns } from '../listing-columns/listing-columns.ts';
import type { FacetOption } from '../options/facet.ts';
import type { CategoryTree } from '../search-index/category-tree.ts';
import { columnOf } from '../search-index/select.ts';
import type { Visibility } from '../search-index/visibility.ts';
import { normalWords } from '../search-index/words.ts';
import { completeCategories } from './complete-categories.ts';
import { completionWords, matchesTyped, shareCompletions } from './completion-words.ts';
import type { Completion } from './search-engine.ts';

/** Names that are compared in one turn of the event loop. */
const namesAtOnce = 10_000;

interface TypedText {
  readonly term: string;
  readonly maxResults: number;
  readonly visibility: Visibility;
  readonly translate: Translate;
}

/**
 * What somebody may be typing, found in the columns alone. Normalised names are cached from call to call, since names
 * only ever get more.
 */
export class MemoryCompletions {
  readonly #normalized = new Map<string, string>();
  readonly #facets: readonly FacetOption[];

  constructor(facets: readonly FacetOption[]) {
    this.#facets = facets;
  }

  async complete(
    columns: ListingColumns,
    tree: CategoryTree,
    { term, maxResults, visibility, translate }: TypedText,
  ): Promise<readonly Completion[]> {
    const typed = normalWords(term);
    if (typed.length === 0) return [];
    const kinds = [
      completeCategories(tree, typed, translate, (text) => this.#normalize(text)),
      this.#values(columns, typed, visibility),
      await this.#names(columns, typed, maxResults, visibility),
    ];
    return shareCompletions(kinds, maxResults);
  }

  #normalize(text: string): string {
    const cached = this.#normalized.get(text);
    if (cached !== undefined) return cached;
    const normalized = completionWords(text).join(' ');
    this.#normalized.set(text, normalized);
    return normalized;
  }

  #values(columns: ListingColumns, typed: readonly string[], visibility: Visibility): Completion[] {
    return this.#facets
      .filter(({ suggested, type }) => suggested && type === 'distinct')
      .flatMap((facet) => {
        const at = columnOf(this.#facets, facet);
        const isOffered = (number: number): boolean =>
          (columns.offeredByValue[at]?.count(number, visibility) ?? 0) > 0;
        // Dictionaries keep values that no listing has any more.
        return [...(columns.values[at]?.values.entries() ?? [])].flatMap(([number, value]) =>
          value !== null && matchesTyped(this.#normalize(value), typed) && isOffered(number) ? [value] : [],
        );
      })
      .sort()
      .map((value) => ({ kind: 'Manufacturer', simpleString: value, id: null, urlName: null }));
  }

  /** A name that several listings share is a term to search for; a name of one is that listing. */
  async #names(
    columns: ListingColumns,
    typed: readonly string[],
    maxResults: number,
    visibility: Visibility,
  ): Promise<Completion[]> {
    const completions: Completion[] = [];
    for (const [number, value] of columns.names.values.entries()) {
      if (completions.length >= maxResults) break;
      if (number % namesAtOnce === namesAtOnce - 1) await setImmediate();
      if (value === null || !matchesTyped(this.#normalize(value), typed)) continue;
      const count = columns.offeredByName.count(number, visibility);
      if (count === 0) continue;
      const place = columns.offeredByName.placeOf(number, visibility);
      completions.push(
        count === 1
          ? { kind: 'Product', simpleString: value, id: columns.idOf(place), urlName: null }
          : { kind: 'Term', simpleString: value, id: null, urlName: null },
      );
    }
    return completions;
  }
}
