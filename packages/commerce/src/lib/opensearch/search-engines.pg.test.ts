import type { ProductCategories, ProductSearch, SearchSuggestions } from '@relab/contract/commerce';
import { getProductCategoryChildren, getSearchSuggestions, searchProducts } from '@relab/contract/commerce';
import { testEngines } from '@relab/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, product, type TestShop } from '../commerce.fixture.ts';
import { createMemoryEngine } from '../search-engine/memory-engine.ts';
import type {
  FoundListings,
  ListingQuery,
  SearchEngine,
  SearchReader,
} from '../search-engine/search-engine.ts';
import {
  addViewers,
  choose,
  contractOptions,
  everything,
  fillShop,
  plain,
  rules,
  walk,
} from './contract.fixture.ts';
import type { IndexUpdater } from './index-updater.ts';
import { openOpenSearch } from './open-opensearch.ts';
import { startScriptedOpenSearch } from './scripted-opensearch.fixture.ts';

const engines = ['memory', 'opensearch'] as const;

/** A real one where the environment names it. */
const service = async () => {
  const real = process.env.OPENSEARCH_URL;
  return real ? { url: real, close: async () => undefined } : await startScriptedOpenSearch();
};

describe.each(testEngines)('search engines on %s', (database) => {
  let shop: TestShop;
  let viewers: Readonly<Record<string, string | null>>;
  let close: () => Promise<void>;
  let updater: IndexUpdater;
  let readers: Record<(typeof engines)[number], SearchEngine>;

  beforeAll(async () => {
    const { url, ...running } = await service();
    const prefix = `relab-test-${Date.now().toString(36)}${database}`;
    const search = openOpenSearch(contractOptions, { url, prefix, timeout: 20_000 });
    shop = await openShop(database, contractOptions, search.engine);
    await fillShop(shop);
    viewers = await addViewers(shop);
    updater = search.updater(shop.database, (line, level) => {
      if (level === 'error') throw new Error(line);
    });
    readers = { memory: createMemoryEngine(contractOptions), opensearch: search.engine };
    close = running.close;
    await updater.sync();
  });
  afterAll(async () => {
    await shop?.close();
    await close?.();
  });

  const open = async (engine: (typeof engines)[number]): Promise<SearchReader> => {
    await updater.sync();
    return await readers[engine].open(shop.database);
  };
  const skusOf = async (ids: readonly string[]): Promise<readonly string[]> => {
    const { rows } = await sql<{ id: string; sku: string }>`
      select id, stock_keeping_unit as sku from product2 where id = any (${ids as string[]}::text[])`.execute(
      shop.database,
    );
    const byId = new Map(rows.map(({ id, sku }) => [id, sku]));
    return ids.map((id) => byId.get(id) ?? id);
  };
  const rule = (id: string) => {
    const found = rules.find(({ sortRuleId }) => sortRuleId === id);
    if (!found) throw new Error(`There is no rule ${id}.`);
    return found;
  };

  describe.each(engines)('%s', (engine) => {
    const find = async (query: Partial<ListingQuery>): Promise<FoundListings> =>
      await (await open(engine)).find({ ...everything, ...query });
    const skus = async (query: Partial<ListingQuery>) => await skusOf((await find(query)).ids);

    test.each([
      ['a word of the title', 'rotina', ['C3']],
      ['the beginning of a word', 'micro', ['C2']],
      [
        'another form of a word, titles first and what is sold last',
        'centrifuges',
        ['C1', 'C2', 'O1', 'C4', 'C3'],
      ],
      ['all words, in any order', 'benchtop eppendorf', ['C1']],
      ['a model number written together', '5810r', ['C1']],
      ['a model number written apart', '5424 R', ['C2']],
      ['words without accents', 'kottermann drying', ['O2', 'O1']],
      ['a synonym of one word', 'Zentrifuge benchtop', ['C1']],
      ['a synonym of several words', 'drying cabinet memmert', ['O3']],
      ['a letter that stands for itself', 'r', ['C1', 'C2']],
      ['punctuation alone', '!!! ---', []],
      ['nothing that is there', 'zzzzqqq', []],
    ])('finds by %s', async (_, term, expected) => {
      const found = await skus({ term });
      expect(found).toEqual(expected);
    });

    test('corrects a typo, and not towards what is hidden', async () => {
      expect((await find({ term: 'eppendrof 5810' })).correction).toBe('eppendorf 5810');
      expect((await find({ term: 'quantachorme' })).correction).toBeNull();
      const seen = await find({ term: 'quantachorme', accountId: viewers.partner ?? null });
      expect([seen.correction, await skusOf(seen.ids)]).toEqual(['quantachrome', ['R1']]);
    });

    test('counts a facet without its own choice, and the others with it', async () => {
      const found = plain(
        await find({ refinements: [choose('Manufacturer__c', 'Eppendorf', 'Köttermann')] }),
      );
      expect(found.values).toEqual({
        Manufacturer__c: { Eppendorf: 2, Hettich: 2, Köttermann: 2, Memmert: 1 },
      });
      expect(found.spans.UnitPrice).toEqual({ low: 800, high: 4500, count: 4 });
      expect(found.total).toBe(4);
    });

    test('lists nobody’s reserved listings, and no price that is hidden', async () => {
      for (const viewer of ['guest', 'stranger'])
        expect(await skus({ term: 'centrifuge', accountId: viewers[viewer] ?? null })).not.toContain('R1');
      const accountId = viewers.priceless ?? null;
      const found = await find({ term: 'sorvall', accountId });
      expect(await skusOf(found.ids)).toEqual(['R2']);
      expect(plain(found).spans.UnitPrice).toBeUndefined();
      expect(await skus({ accountId, refinements: [choose('UnitPrice', '2000..2000')] })).toEqual([]);
      for (const order of ['price-asc', 'price-desc']) {
        const ordered = await skus({ accountId, rule: rule(order), term: 'centrifuge' });
        // Last of what can be had: its price says nothing.
        expect(ordered.indexOf('R2')).toBe(3);
      }
    });

    test('refuses an unknown facet, and fits nothing to an unknown value or category', async () => {
      await expect(find({ refinements: [choose('Nothing', 'x')] })).rejects.toThrow('no facet');
      expect((await find({ refinements: [choose('Manufacturer__c', 'Nobody')] })).total).toBe(0);
      expect((await find({ refinements: [choose('ProductCategory', 'nowhere')] })).total).toBe(0);
    });

    test('shows a sale, a new price and a removal once the index has seen them', async () => {
      await shop.put(product('T1', { name: 'Titrator', unitPrice: '50.00' }));
      expect(await skus({ term: 'titrator' })).toEqual(['T1']);
      await shop.put(product('T1', { name: 'Titrator', unitPrice: '60.00' }));
      await sql`update product_stock set on_hand = 0
        where product_id = ${await shop.idOf('T1')}`.execute(shop.database);
      expect((await find({ term: 'titrator' })).spans.get('UnitPrice')?.low).toBe(60);
      expect((await find({ term: 'titrator' })).ends?.first.key).toBeGreaterThan(3e15);
      await shop.put(product('T1', { name: 'Titrator', isActive: false }));
      expect(await skus({ term: 'titrator' })).toEqual([]);
    });

    test('completes what is typed by categories, values and names', async () => {
      const complete = async (term: string, accountId: string | null = null) =>
        (
          await (await open(engine)).complete({ term, maxResults: 9, accountId, translate: (text) => text })
        ).map(({ kind, simpleString }) => `${kind} ${simpleString}`);
      expect([...(await complete('ov'))].sort()).toEqual(
        ['Category Ovens', 'Product Köttermann drying oven', 'Term Drying oven'].sort(),
      );
      expect(await complete('hett')).toEqual(
        expect.arrayContaining(['Manufacturer Hettich', 'Product Hettich Rotina 420']),
      );
      expect(await complete('5810r')).toEqual(['Product Eppendorf 5810 R refrigerated benchtop centrifuge']);
      expect(await complete('quant')).toEqual([]);
      expect(await complete('quant', viewers.partner)).toContain('Manufacturer Quantachrome');
    });
  });

  test('every order, choice and viewer comes to the same, page by page, forth and back', async () => {
    const [memory, opensearch] = [await open('memory'), await open('opensearch')];
    const category = memory.tree.find('separation')?.id ?? '';
    const foreign = { from: 'EUR', to: 'CHF', rate: '0.95' };
    const scopes: readonly Partial<ListingQuery>[] = [
      {},
      { term: 'centrifuge' },
      { categoryId: category, refinements: [choose('Year__c', '2017..')] },
      { refinements: [choose('ProductCategory', 'ovens'), choose('Weight__c', '..10.3')] },
      {
        refinements: [
          choose('UnitPrice', '..800', '1425..1426', '2375..'),
          choose('Manufacturer__c', 'Hettich'),
        ],
        exchange: foreign,
      },
      { term: 'drying oven', categoryId: category },
    ];
    let compared = 0;
    for (const accountId of Object.values(viewers))
      for (const each of rules)
        for (const scope of scopes.filter((_, at) => (at + rules.indexOf(each)) % 2 === 0)) {
          const query = { ...everything, ...scope, accountId, rule: each, limit: 4 };
          const [expected, found] = [await walk(memory, query), await walk(opensearch, query)];
          const named = JSON.stringify([each.sortRuleId, scope, accountId]);
          expect(found.map(plain), named).toEqual(expected.map(plain));
          compared += found.length;
        }
    expect(compared).toBeGreaterThan(100);
    for (const accountId of Object.values(viewers))
      expect(await opensearch.countCategories(accountId)).toEqual(await memory.countCategories(accountId));
  });

  test('the calls of a shop respond from the index', async () => {
    const guest = shop.guest();
    await updater.sync();
    const found = await guest.ok<ProductSearch>(searchProducts, { fields: ['Name'], searchTerm: '5810r' });
    expect(found.productsPage.products.map(({ name }) => name)).toEqual([
      'Eppendorf 5810 R refrigerated benchtop centrifuge',
    ]);
    const { productCategories } = await guest.ok<ProductCategories>(getProductCategoryChildren);
    expect(productCategories.map(({ productCount }) => productCount)).toEqual([4, 3]);
    const { completions } = await guest.ok<SearchSuggestions>(getSearchSuggestions, { searchTerm: '5810r' });
    expect(completions).toMatchObject([{ kind: 'Product', urlName: 'product-c1' }]);
  });
});
