import {
  getSearchSuggestions,
  getSortRules,
  type SearchSuggestions,
  type SortRules,
} from '@relab/contract/commerce';
import type { Route } from '@relab/server/http';
import { accountOf } from '../account/owner.ts';
import { translateProductFor } from '../language/product-texts.ts';
import { type Translate, translateFor } from '../language/translate.ts';
import type { FacetOption } from '../options/facet.ts';
import { type SortRule, sortRulesOf } from '../options/sort-rule.ts';
import type { CategoryTree } from '../search-index/category-tree.ts';
import type { ListingColumns } from '../search-index/listing-columns.ts';
import { columnOf } from '../search-index/select.ts';
import { isSeen, type Visibility, visibilityOf } from '../search-index/visibility.ts';
import { normalWords } from '../search-index/words.ts';
import type { Shop } from '../shop/shop.ts';
import { shopRoute } from '../shop/shop-route.ts';

type Completion = SearchSuggestions['completions'][number];

const defaultResults = 10;

/** Every typed word begins a word of the text. */
function fits(text: string, typed: readonly string[]): boolean {
  const spaced = ` ${text}`;
  return typed.every((word) => spaced.includes(` ${word}`));
}

interface Typed {
  readonly term: string;
  readonly most: number;
  readonly visibility: Visibility;
  readonly translate: Translate;
}

/** By number of a value: 1 where a listing that is offered has it. Dictionaries keep what was there once. */
function offeredValues(columns: ListingColumns, at: number, visibility: Visibility): Uint8Array {
  const offered = new Uint8Array(columns.values[at]?.values.length ?? 0);
  const column = columns.distinct[at];
  for (let place = 0; place < columns.end; place++) {
    if (columns.offered[place] === 1 && isSeen(columns, visibility, place)) offered[column?.[place] ?? 0] = 1;
  }
  return offered;
}

/**
 * What typed letters could mean, found in the columns alone. Normalised names are kept from call to call, since names
 * only ever get more.
 */
export class Suggestions {
  readonly #normal = new Map<string, string>();
  readonly #facets: readonly FacetOption[];

  constructor(facets: readonly FacetOption[]) {
    this.#facets = facets;
  }

  /** Nothing comes of listings that are not there for whoever types. */
  complete(
    columns: ListingColumns,
    tree: CategoryTree,
    { term, most, visibility, translate }: Typed,
  ): Completion[] {
    const typed = normalWords(term);
    if (typed.length === 0) return [];
    const found = [
      this.#categories(tree, typed, translate),
      this.#values(columns, typed, visibility),
      this.#names(columns, typed, most, visibility),
    ];
    // A few of each kind first, then whatever is left of any.
    const share = Math.max(1, Math.floor(most / 3));
    const first = found.map((kind) => kind.slice(0, share));
    const rest = found.flatMap((kind) => kind.slice(share)).slice(0, most - first.flat().length);
    const chosen = new Set([...first.flat(), ...rest]);
    return found.flatMap((kind) => kind.filter((completion) => chosen.has(completion))).slice(0, most);
  }

  #normalOf(text: string): string {
    const known = this.#normal.get(text);
    if (known !== undefined) return known;
    const words = normalWords(text);
    // "5810 R" is also begun by "5810r".
    const joined = words.slice(1).map((word, at) => `${words[at] ?? ''}${word}`);
    const normal = [...words, ...joined.filter((word) => /\d/.test(word))].join(' ');
    this.#normal.set(text, normal);
    return normal;
  }

  #categories(tree: CategoryTree, typed: readonly string[], translate: Translate): Completion[] {
    return [...tree.byId.values()]
      .map(
        ({ name, id, urlName }): Completion => ({
          kind: 'Category',
          simpleString: translate(name),
          id,
          urlName,
        }),
      )
      .filter(({ simpleString, id }) => id !== tree.root?.id && fits(this.#normalOf(simpleString), typed));
  }

  #values(columns: ListingColumns, typed: readonly string[], visibility: Visibility): Completion[] {
    return this.#facets
      .filter(({ suggested, type }) => suggested && type === 'distinct')
      .flatMap((facet) => {
        const at = columnOf(this.#facets, facet);
        const fitting = [...(columns.values[at]?.values ?? []).entries()].filter(
          ([, value]) => value !== null && fits(this.#normalOf(value), typed),
        );
        if (fitting.length === 0) return [];
        const offered = offeredValues(columns, at, visibility);
        return fitting.flatMap(([number, value]) => (value !== null && offered[number] === 1 ? [value] : []));
      })
      .sort()
      .map((value) => ({ kind: 'Manufacturer', simpleString: value, id: null, urlName: null }));
  }

  /** A name that several listings share is a term to search for; a name of one is that listing. */
  #names(
    columns: ListingColumns,
    typed: readonly string[],
    most: number,
    visibility: Visibility,
  ): Completion[] {
    const count = new Int32Array(columns.names.values.length);
    const placeOf = new Int32Array(columns.names.values.length);
    for (let place = 0; place < columns.end; place++) {
      if (columns.offered[place] !== 1 || !isSeen(columns, visibility, place)) continue;
      const name = columns.name[place] ?? 0;
      count[name] = (count[name] ?? 0) + 1;
      placeOf[name] = place;
    }
    const found: Completion[] = [];
    for (const [number, value] of columns.names.values.entries()) {
      if (found.length >= most) break;
      if (value === null || count[number] === 0 || !fits(this.#normalOf(value), typed)) continue;
      const place = placeOf[number] ?? 0;
      found.push(
        count[number] === 1
          ? {
              kind: 'Product',
              simpleString: value,
              id: columns.ids[place] ?? null,
              urlName: columns.urlNames[place] ?? null,
            }
          : { kind: 'Term', simpleString: value, id: null, urlName: null },
      );
    }
    return found;
  }
}

const sortTypes: Readonly<Record<SortRule['by'], string>> = {
  relevance: 'Relevancy',
  price: 'SortByPricebook',
  newest: 'SortByField',
  field: 'SortByField',
};

/** Kinds that carry the name of a product. */
const namesOfProducts: ReadonlySet<Completion['kind']> = new Set(['Product', 'Term']);

export function suggestionRoutes(shop: Shop): Route[] {
  const { options } = shop;
  const suggestions = new Suggestions(options.search.facets);
  return [
    shopRoute(shop, 'browse', getSearchSuggestions, async (config, context): Promise<SearchSuggestions> => {
      const { database, principal } = context;
      const translate = translateFor(context, options);
      const catalogue = shop.catalogue(database);
      await catalogue.upToDate();
      const most = config.maxResults ?? defaultResults;
      const { name } = translateProductFor(context, options);
      const { columns, tree } = catalogue;
      const visibility = await visibilityOf(database, columns, accountOf(principal));
      return {
        recentSearchSuggestions: [],
        completions: suggestions
          .complete(columns, tree, { term: config.searchTerm ?? '', most, visibility, translate })
          .map((completion) =>
            namesOfProducts.has(completion.kind)
              ? { ...completion, simpleString: name(completion.simpleString) }
              : completion,
          ),
        locale: options.locale,
      };
    }),

    shopRoute(
      shop,
      'browse',
      getSortRules,
      async (_, context): Promise<SortRules> => ({
        sortRules: sortRulesOf(options.search).map((rule, at) => ({
          direction: rule.direction,
          label: translateFor(context, options)(rule.label),
          labelSuffix: rule.labelSuffix,
          nameOrId: rule.nameOrId ?? null,
          sortOrder: at + 1,
          sortRuleId: rule.sortRuleId,
          type: sortTypes[rule.by],
        })),
      }),
    ),
  ];
}
