import { getSearchSuggestions, getSortRules, type SearchSuggestions } from '@relab/contract/commerce';
import type { Database } from '@relab/database';
import type { Route } from '@relab/server/http';
import { accountOf } from '../account/owner.ts';
import { translateProductFor } from '../language/product-texts.ts';
import { translateFor } from '../language/translate.ts';
import { type SortRule, sortRulesOf } from '../options/sort-rule.ts';
import { visibilityOf } from '../search-index/visibility.ts';
import type { Shop } from '../shop/shop.ts';
import { shopRoute } from '../shop/shop-route.ts';
import { Completions } from './completions.ts';

const defaultResults = 10;

const sortTypes: Readonly<Record<SortRule['by'], string>> = {
  relevance: 'Relevancy',
  price: 'SortByPricebook',
  newest: 'SortByField',
  field: 'SortByField',
};

type Completion = SearchSuggestions['completions'][number];

/** By id. Read for the few that are shown: for all listings they would be most of what the columns take. */
async function readUrlNames(
  database: Database,
  completions: readonly Completion[],
): Promise<ReadonlyMap<string | null, string | null>> {
  const ids = completions.flatMap(({ kind, id }) => (kind === 'Product' && id !== null ? [id] : []));
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('product2')
    .select(['id', 'url_name'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row.url_name]));
}

export function suggestionRoutes(shop: Shop): Route[] {
  const { options } = shop;
  const completions = new Completions(options.search.facets);
  return [
    shopRoute(shop, 'browse', getSearchSuggestions, async (config, context): Promise<SearchSuggestions> => {
      const { searchTerm: term = '', maxResults = defaultResults } = config;
      const translate = translateFor(context, options);
      const { name } = translateProductFor(context, options);
      const { columns, tree } = await shop.catalogue(context.database);
      const visibility = await visibilityOf(context.database, columns, accountOf(context.principal));
      const query = { term, maxResults, visibility, translate };
      const completed = await completions.complete(columns, tree, query);
      const urlNames = await readUrlNames(context.database, completed);
      return {
        recentSearchSuggestions: [],
        completions: completed.map((completion) => {
          const { kind, simpleString, id } = completion;
          if (kind === 'Term') return { ...completion, simpleString: name(simpleString) };
          if (kind !== 'Product') return completion;
          return { ...completion, simpleString: name(simpleString), urlName: urlNames.get(id) ?? null };
        }),
        locale: options.locale,
      };
    }),

    shopRoute(shop, 'browse', getSortRules, async (_, context) => {
      const translate = translateFor(context, options);
      return {
        sortRules: sortRulesOf(options.search).map((rule, at) => ({
          direction: rule.direction,
          label: translate(rule.label),
          labelSuffix: rule.labelSuffix,
          nameOrId: rule.nameOrId ?? null,
          sortOrder: at + 1,
          sortRuleId: rule.sortRuleId,
          type: sortTypes[rule.by],
        })),
      };
    }),
  ];
}
