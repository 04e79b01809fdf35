import { setImmediate } from 'node:timers/promises';
import type { SearchSuggestions } from '@relab/contract/commerce';
import type { Translate } from '../language/translate.ts';
import type { ListingColumns } from '../listing-columns/listing-columns.ts';
import type { FacetOption } from '../options/facet.ts';
import type { CategoryTree } from '../search-index/category-tree.ts';
import { columnOf } from '../search-index/select.ts';
import type { Visibility } from '../search-index/visibility.ts';
import { normalWords } from '../search-index/words.ts';

type Completion = SearchSuggestions['completions'][number];

/** Names that are compared in one turn of the event loop. */
const namesAtOnce = 10_000;

/** Every typed word begins a word of the text. */
function matches(text: string, typed: readonly string[]): boolean {
  const spaced = ` ${text}`;
  return typed.every((word) => spaced.includes(` ${word}`));
}

interface CompletionQuery {
  readonly term: string;
  readonly maxResults: number;
  readonly visibility: Visibility;
  readonly translate: Translate;
}

/**
 * What typed letters could mean, found in the columns alone. Normalised names are cached from call to call, since names
 * only ever get more.
 */
export class Completions {
  readonly #normalized = new Map<string, string>();
  readonly #facets: readonly FacetOption[];

  constructor(facets: readonly FacetOption[]) {
    this.#facets = facets;
  }

  /** Listings that are not visible complete nothing. Url names of products are not in the columns: they are null here. */
  async complete(
    columns: ListingColumns,
    tree: CategoryTree,
    { term, maxResults, visibility, translate }: CompletionQuery,
  ): Promise<Completion[]> {
    const typed = normalWords(term);
    if (typed.length === 0) return [];
    const kinds = [
      this.#categories(tree, typed, translate),
      this.#values(columns, typed, visibility),
      await this.#names(columns, typed, maxResults, visibility),
    ];
    // A few of each kind first, then what is left of any.
    const share = Math.max(1, Math.floor(maxResults / 3));
    const first = kinds.flatMap((kind) => kind.slice(0, share));
    const rest = kinds.flatMap((kind) => kind.slice(share)).slice(0, maxResults - first.length);
    const chosen = new Set([...first, ...rest]);
    return kinds.flatMap((kind) => kind.filter((completion) => chosen.has(completion))).slice(0, maxResults);
  }

  #normalize(text: string): string {
    const cached = this.#normalized.get(text);
    if (cached !== undefined) return cached;
    const words = normalWords(text);
    // "5810 R" is also begun by "5810r".
    const joined = words.slice(1).map((word, at) => `${words[at] ?? ''}${word}`);
    const normalized = [...words, ...joined.filter((word) => /\d/.test(word))].join(' ');
    this.#normalized.set(text, normalized);
    return normalized;
  }

  #categories(tree: CategoryTree, typed: readonly string[], translate: Translate): Completion[] {
    return [...tree.byId.values()]
      .filter(({ id }) => id !== tree.root?.id)
      .map(({ name, id, urlName }) => ({
        kind: 'Category' as const,
        simpleString: translate(name),
        id,
        urlName,
      }))
      .filter(({ simpleString }) => matches(this.#normalize(simpleString), typed));
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
          value !== null && matches(this.#normalize(value), typed) && isOffered(number) ? [value] : [],
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
      if (value === null || !matches(this.#normalize(value), typed)) continue;
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
