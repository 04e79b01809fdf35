import type { Refinement } from '@relab/contract/commerce';
import { addGroup, addPolicy } from '../account/account.fixture.ts';
import { options, product, type TestShop } from '../commerce.fixture.ts';
import { noExchange } from '../market/exchange.ts';
import type { CommerceOptions } from '../options/options.ts';
import { sortRulesOf } from '../options/sort-rule.ts';
import type { FoundListings, ListingQuery, SearchReader } from '../search-engine/search-engine.ts';

/** A shop with facets of each kind, one with fractions, and synonyms. */
export const contractOptions: CommerceOptions = {
  ...options,
  search: {
    ...options.search,
    facets: [
      ...options.search.facets,
      { nameOrId: 'Weight__c', displayName: 'Weight', type: 'range', displayRank: 5 },
    ],
    synonyms: { zentrifuge: 'centrifuge', 'drying cabinet': 'drying oven' },
  },
};

export const rules = [
  ...sortRulesOf(contractOptions.search),
  {
    ...{ sortRuleId: 'weight-asc', label: 'Weight', labelSuffix: null },
    ...({ direction: 'Ascending', by: 'field', nameOrId: 'Weight__c' } as const),
  },
];

const day = (number: number): Date => new Date(Date.UTC(2026, 0, number));

/** Listings that tell orders, counts and visibilities apart. */
export async function fillShop(shop: TestShop): Promise<void> {
  await shop.put(
    product('C1', {
      name: 'Eppendorf 5810 R refrigerated benchtop centrifuge',
      ...{ unitPrice: '4500.00', listed: day(9), fields: { Year__c: 2016, Weight__c: 10.25 } },
    }),
    product('C2', {
      name: 'Eppendorf 5424R microcentrifuge',
      unitPrice: '1500.00',
      listed: day(3),
      fields: { Year__c: 2019 },
    }),
    product('C3', {
      ...{ name: 'Hettich Rotina 420', maker: 'Hettich', unitPrice: '2500.00', stock: 0, listed: day(7) },
      fields: { Weight__c: 10.3 },
    }),
    product('C4', {
      ...{
        name: 'Hettich centrifuge rotor',
        maker: 'Hettich',
        unitPrice: '199.99',
        stock: 0,
        listed: day(7),
      },
      fields: { Year__c: null, Weight__c: null },
    }),
    product('O1', {
      ...{ name: 'Köttermann drying oven', maker: 'Köttermann', category: 'ovens', unitPrice: '800.00' },
      ...{ description: 'Stood beside a centrifuge.', fields: { Year__c: null, Weight__c: 0.5 } },
    }),
    product('O2', {
      name: 'Drying oven',
      maker: 'Köttermann',
      category: 'ovens',
      unitPrice: '800.00',
      listed: day(2),
    }),
    product('O3', {
      name: 'Drying oven',
      maker: 'Memmert',
      category: 'ovens',
      unitPrice: '801.00',
      listed: day(2),
    }),
    product('R1', {
      name: 'Reserved Quantachrome centrifuge',
      maker: 'Quantachrome',
      unitPrice: '3000.00',
      listed: day(5),
    }),
    product('R2', {
      name: 'Priceless sorvall centrifuge',
      maker: 'Sorvall',
      unitPrice: '2000.00',
      listed: day(6),
    }),
    product('X1', { name: 'Hidden centrifuge', isActive: false }),
  );
}

/** Policies over two listings: accounts that see neither, both, and one of them without its price. */
export async function addViewers(shop: TestShop): Promise<Readonly<Record<string, string | null>>> {
  const account = async (): Promise<string> => {
    const user = await shop.addUser();
    return user.accountId ?? '';
  };
  const [stranger, partner, priceless] = [await account(), await account(), await account()];
  const [r1, r2] = [await shop.idOf('R1'), await shop.idOf('R2')];
  const partners = await addGroup(shop.database, [partner], {});
  const lookers = await addGroup(shop.database, [priceless], {});
  await addPolicy(shop.database, [partners.groupId], [r1, r2]);
  await addPolicy(shop.database, [lookers.groupId], [r2], { canViewPrice: false });
  return { guest: null, stranger, partner, priceless };
}

export const everything: ListingQuery = {
  ...{ term: '', categoryId: null, refinements: [], start: null, offset: 0, limit: 50, accountId: null },
  ...{ exchange: noExchange('EUR'), countsFacets: true },
  rule: { ...(rules[0] as (typeof rules)[number]) },
};

/** What a search found, as data that can be compared. */
export const plain = (found: FoundListings) => ({
  ...found,
  values: Object.fromEntries([...found.values].map(([facet, counts]) => [facet, Object.fromEntries(counts)])),
  spans: Object.fromEntries([...found.spans].filter(([, { count }]) => count > 0)),
  categories: Object.fromEntries([...found.categories].filter(([, count]) => count > 0)),
});

export const choose = (nameOrId: string, ...values: string[]): Refinement => ({ nameOrId, values });

/** Walks through a search by tokens, a few listings at once, and back again. */
export async function walk(reader: SearchReader, query: ListingQuery): Promise<readonly FoundListings[]> {
  const pages = [await reader.find(query)];
  for (let page = pages[0]; page?.ends && page.offset + page.ids.length < page.total; page = pages.at(-1))
    pages.push(await reader.find({ ...query, start: { direction: 'after', position: page.ends.last } }));
  for (let page = pages.at(-1); page?.ends && page.offset > 0; page = pages.at(-1))
    pages.push(await reader.find({ ...query, start: { direction: 'before', position: page.ends.first } }));
  return pages;
}
