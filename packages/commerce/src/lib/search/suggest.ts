import { getSearchSuggestions, getSortRules, type SearchSuggestions } from '@relab/contract/commerce';
import type { Database } from '@relab/database';
import type { Route } from '@relab/server/http';
import { accountOf } from '../account/owner.ts';
import { translateProductFor } from '../language/product-texts.ts';
import { translateFor } from '../language/translate.ts';
import { type SortRule, sortRulesOf } from '../options/sort-rule.ts';
import type { Completion } from '../search-engine/search-engine.ts';
import type { Shop } from '../shop/shop.ts';
import { shopRoute } from '../shop/shop-route.ts';

const defaultResults = 10;

const sortTypes: Readonly<Record<SortRule['by'], string>> = {
  relevance: 'Relevancy',
  price: 'SortByPricebook',
  newest: 'SortByField',
  field: 'SortByField',
};

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
  return [
    shopRoute(shop, 'browse', getSearchSuggestions, async (config, context): Promise<SearchSuggestions> => {
      const { searchTerm: term = '', maxResults = defaultResults } = config;
      const translate = translateFor(context, options);
      const { name } = translateProductFor(context, options);
      const reader = await shop.engine.open(context.database);
      const accountId = accountOf(context.principal);
      const completed = await reader.complete({ term, maxResults, accountId, translate });
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
