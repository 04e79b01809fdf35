import {
  getProductCategory,
  getProductCategoryChildren,
  getProductCategoryPath,
  getSearchSuggestions,
  getSortRules,
  type PostedProductSearch,
  type ProductCategories,
  type ProductCategory,
  type ProductCategoryPath,
  type ProductSearch,
  postProductSearch,
  type SearchSuggestions,
  type SortRules,
  searchProducts,
  writeRefinements,
} from '@relab/contract/commerce';
import { testEngines } from '@relab/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, product, type Shopper, type TestShop } from '../commerce.fixture.ts';

describe.each(testEngines)('search on %s', (engine) => {
  let shop: TestShop;
  let guest: Shopper;

  beforeAll(async () => {
    shop = await openShop(engine);
    guest = shop.guest();
    await shop.put(
      product('C1', {
        name: 'Eppendorf 5810 R refrigerated benchtop centrifuge',
        unitPrice: '4500.00',
        listPrice: '12000.00',
        fields: { Year__c: 2016 },
        listed: new Date('2026-02-01T00:00:00Z'),
      }),
      product('C2', {
        name: 'Eppendorf 5424R microcentrifuge',
        unitPrice: '1500.00',
        fields: { Year__c: 2019 },
      }),
      product('C3', { name: 'Hettich Rotina 420', maker: 'Hettich', unitPrice: '2500.00', stock: 0 }),
      product('O1', {
        name: 'Köttermann drying oven',
        maker: 'Köttermann',
        category: 'ovens',
        description: 'Stood beside a centrifuge.',
        unitPrice: '800.00',
        fields: { Year__c: null },
      }),
      product('X1', { name: 'Hidden centrifuge', isActive: false }),
    );
  });
  afterAll(() => shop.close());

  const search = async (config: Record<string, unknown>): Promise<ProductSearch> =>
    await guest.ok<ProductSearch>(searchProducts, { fields: ['Name', 'StockKeepingUnit'], ...config });
  const skus = ({ productsPage }: ProductSearch) =>
    productsPage.products.map(({ fields }) => fields.StockKeepingUnit?.value);
  const categoryId = async (urlName: string): Promise<string> => {
    const { rows } = await sql<{
      id: string;
    }>`select id from product_category where url_name = ${urlName}`.execute(shop.database);
    return rows[0]?.id ?? '';
  };

  it.each([
    ['a word of the title', 'rotina', ['C3']],
    ['the beginning of a word', 'micro', ['C2']],
    ['another form of a word', 'centrifuges', ['C1', 'C2', 'C3', 'O1']],
    ['all words, in any order', 'benchtop eppendorf', ['C1']],
    ['a model number written apart', '5424 R', ['C2']],
    ['a model number written together', '5810r', ['C1']],
    ['without accents', 'kottermann', ['O1']],
    ['with accents and capitals', 'KÖTTERMANN', ['O1']],
    ['an SKU', 'o1', ['O1']],
    ['fillers beside words', 'a centrifuge for the benchtop', ['C1']],
    ['nothing that is there', 'zzzzqqq', []],
    ['punctuation alone', '!!! ---', []],
  ])('finds by %s', async (_, searchTerm, expected) => {
    expect(skus(await search({ searchTerm })).sort()).toEqual(expected);
  });

  it('puts titles before descriptions and sold listings last', async () => {
    const found = skus(await search({ searchTerm: 'centrifuge' }));
    expect(found[0]).toBe('C1');
    expect(found.at(-1)).toBe('C3');
  });

  it('corrects a typo and says so', async () => {
    const found = await search({ searchTerm: 'eppendrof 5810' });
    expect(skus(found)).toEqual(['C1']);
    expect(found.correction).toBe('eppendorf 5810');
  });

  it('searches a category with its descendants, by id and by URL name', async () => {
    expect(skus(await search({ categoryId: 'separation' })).sort()).toEqual(['C1', 'C2', 'C3']);
    const found = await search({ categoryId: await categoryId('shop') });
    expect(found.productsPage.total).toBe(4);
    expect(
      found.categories.children.map(({ category, productCount }) => [category.name, productCount]),
    ).toEqual([
      ['Separation', 3],
      ['Ovens', 1],
    ]);
    expect(found.categories.children[0]?.children[0]?.productCount).toBe(3);
  });

  it('counts a facet without its own choice and the others with it', async () => {
    const refinements = writeRefinements([{ nameOrId: 'Manufacturer__c', values: ['Eppendorf'] }]);
    const { facets, productsPage } = await search({ refinements });
    expect(productsPage.total).toBe(2);
    const facet = (name: string) => facets.find(({ nameOrId }) => nameOrId === name);
    const counts = facet('Manufacturer__c')?.values.map(({ nameOrId, productCount }) => [
      nameOrId,
      productCount,
    ]);
    expect(counts).toEqual([
      ['Eppendorf', 2],
      ['Hettich', 1],
      ['Köttermann', 1],
    ]);
    expect(facet('UnitPrice')?.values[0]?.nameOrId).toBe('1500..4500');
    expect(facet('Year__c')?.values[0]?.nameOrId).toBe('2016..2019');
    expect(facet('ProductCategory')?.values.map(({ displayName }) => displayName)).toEqual(['Separation']);
  });

  it('narrows by ranges of price and year, and by category', async () => {
    const by = async (nameOrId: string, ...values: string[]) =>
      skus(await search({ refinements: writeRefinements([{ nameOrId, values }]) })).sort();
    expect(await by('UnitPrice', '1000..2500')).toEqual(['C2', 'C3']);
    expect(await by('Year__c', '2019..')).toEqual(['C2']);
    expect(await by('UnitPrice', '..900', '4000..')).toEqual(['C1', 'O1']);
    expect(await by('UnitPrice', '5..1')).toEqual([]);
    expect(await by('ProductCategory', 'ovens')).toEqual(['O1']);
    expect(await by('ProductCategory', await categoryId('separation'))).toEqual(['C1', 'C2', 'C3']);
    expect(await by('Manufacturer__c', 'Nobody')).toEqual([]);
  });

  it('sorts by every rule it offers', async () => {
    const { sortRules } = await guest.ok<SortRules>(getSortRules);
    const by = async (sortRuleId: string) => skus(await search({ sortRuleId }));
    expect(sortRules.map(({ sortRuleId }) => sortRuleId)).toEqual([
      'best-match',
      'price-asc',
      'price-desc',
      'newest',
      'year-desc',
    ]);
    expect(await by('price-asc')).toEqual(['O1', 'C2', 'C1', 'C3']);
    expect(await by('price-desc')).toEqual(['C1', 'C2', 'O1', 'C3']);
    expect((await by('newest'))[0]).toBe('C1');
    expect(await by('year-desc')).toEqual(['C2', 'C1', 'O1', 'C3']);
  });

  it('returns prices, availability and requested fields, and hides fields that are not public', async () => {
    const found = await search({ searchTerm: '5810', fields: ['Name', 'Year__c', 'Cost__c', 'Nothing'] });
    expect(found.productsPage.products[0]).toMatchObject({
      prices: { unitPrice: '4500.00', listPrice: '12000.00' },
      inventory: { availableToOrder: 1, state: 'Available' },
      fields: { Year__c: { value: '2016' } },
    });
    expect(Object.keys(found.productsPage.products[0]?.fields ?? {})).toEqual(['Name', 'Year__c']);
    expect((await search({ searchTerm: 'rotina' })).productsPage.products[0]?.inventory.state).toBe('Sold');
  });

  it('leaves facets out where the request excludes them', async () => {
    const found = await search({ searchTerm: '5810', excludeFacets: true });
    expect(found.facets).toEqual([]);
    expect(found.productsPage.total).toBe(1);
  });

  it('pages results, and rejects a page beyond the limit', async () => {
    expect(skus(await search({ sortRuleId: 'price-asc', page: 1, pageSize: 2 }))).toEqual(['C1', 'C3']);
    expect((await guest.call(searchProducts, { fields: ['Name'], page: 51, pageSize: 100 })).status).toBe(
      400,
    );
  });

  it('leads to every page by tokens, forth and back, in every order', async () => {
    const { sortRules } = await guest.ok<SortRules>(getSortRules);
    for (const { sortRuleId } of sortRules)
      for (const scope of [{ searchTerm: 'centrifuge' }, { categoryId: 'shop' }]) {
        const question = { ...scope, sortRuleId, excludeFacets: true };
        const whole = skus(await search(question));
        const pages = [(await search({ ...question, pageSize: 1 })).productsPage];
        for (let token = pages[0]?.nextPageToken; token; token = pages.at(-1)?.nextPageToken)
          pages.push((await search({ ...question, pageSize: 1, pageToken: token })).productsPage);
        expect(pages.flatMap(({ products }) => products[0]?.fields.StockKeepingUnit?.value)).toEqual(whole);
        expect(pages.map(({ offset }) => offset)).toEqual(whole.map((_, at) => at));
        const pageToken = pages.at(-1)?.previousPageToken;
        const before = await search({ ...question, pageSize: 3, pageToken });
        expect(skus(before)).toEqual(whole.slice(-4, -1));
        expect(before.productsPage.previousPageToken).toBeNull();
      }
  });

  it('goes on where it was when the listing of a token is gone, and others came', async () => {
    const question = { sortRuleId: 'price-asc', categoryId: 'shop' };
    const put = (sku: string, unitPrice: string) =>
      shop.put(product(sku, { name: 'Shaker', category: 'ovens', unitPrice }));
    await put('T1', '1.00');
    await put('T2', '2.00');
    const { nextPageToken: pageToken } = (await search({ ...question, pageSize: 2 })).productsPage;
    await put('T0', '0.50');
    await put('T3', '2.50');
    await sql`update product2 set is_active = false where stock_keeping_unit = 'T2'`.execute(shop.database);
    const next = await search({ ...question, pageSize: 2, pageToken });
    expect(skus(next)).toEqual(['T3', 'O1']);
    // T0 and T1.
    expect(next.productsPage.offset).toBe(2);
    await sql`update product2 set is_active = false where stock_keeping_unit in ('T0', 'T1', 'T3')`.execute(
      shop.database,
    );
  });

  it('refuses the page token of another search, an edited one, and one beside a page', async () => {
    const refinements = writeRefinements([
      { nameOrId: 'Manufacturer__c', values: ['Eppendorf', 'Hettich'] },
      { nameOrId: 'UnitPrice', values: ['1..9999'] },
    ]);
    const question = { searchTerm: 'centrifuge', categoryId: 'separation', refinements };
    const page = { ...question, pageSize: 1, sortRuleId: 'price-asc' };
    const token = (await search(page)).productsPage.nextPageToken ?? '';
    const ask = async (more: Record<string, unknown>) =>
      await guest.call(searchProducts, { fields: ['Name'], ...page, pageToken: token, ...more });
    for (const more of [
      { searchTerm: 'eppendorf' },
      { categoryId: 'shop' },
      { categoryId: undefined },
      { refinements: undefined },
      { sortRuleId: 'newest' },
      { pageToken: `${token}A` },
      { pageToken: '2' },
      { page: 1 },
    ])
      expect(await ask(more), JSON.stringify(more)).toMatchObject({
        status: 400,
        body: [{ errorCode: 'INVALID_API_INPUT', fields: expect.arrayContaining(['pageToken']) }],
      });
    // The same search, said otherwise.
    const same = writeRefinements([
      { nameOrId: 'UnitPrice', values: ['1..9999'] },
      { nameOrId: 'Manufacturer__c', values: ['Hettich', 'Eppendorf'] },
    ]);
    expect(await ask({ refinements: same, categoryId: await categoryId('separation') })).toMatchObject({
      status: 200,
    });
    const posted = await guest.ok<PostedProductSearch>(postProductSearch, {
      ...page,
      refinements: [
        { nameOrId: 'Manufacturer__c', values: ['Eppendorf', 'Hettich'] },
        { nameOrId: 'UnitPrice', values: ['1..9999'] },
      ],
      pageToken: token,
    });
    expect(posted.productsPage.offset).toBe(1);
  });

  it.each([
    ['an unknown category', { categoryId: '0ZG000000000000AAA' }, 404, 'ITEM_NOT_FOUND'],
    ['an unknown sort rule', { sortRuleId: 'cheapest' }, 400, 'INVALID_API_INPUT'],
    [
      'an unknown facet',
      { refinements: writeRefinements([{ nameOrId: 'Cost__c', values: ['1'] }]) },
      400,
      'INVALID_API_INPUT',
    ],
    ['refinements that are none', { refinements: '{{{' }, 400, 'INVALID_API_INPUT'],
    ['a null byte', { searchTerm: 'a\0b' }, 400, 'INVALID_API_INPUT'],
    ['another store', { webstoreId: '0ZE000000000009AAA' }, 404, 'WEBSTORE_NOT_FOUND'],
    ['another currency', { currencyIsoCode: 'USD' }, 400, 'INVALID_API_INPUT'],
    ["somebody's account", { effectiveAccountId: '001000000000001AAA' }, 403, 'INSUFFICIENT_ACCESS'],
  ])('refuses %s', async (_, config, status, errorCode) => {
    const answer = await guest.call(searchProducts, { fields: ['Name'], ...config });
    expect(answer).toMatchObject({ status, body: [{ errorCode }] });
  });

  it('finds products as they are changed by any statement', async () => {
    await shop.put(product('N1', { name: 'Binder incubator', maker: 'Binder', category: 'ovens' }));
    expect(skus(await search({ searchTerm: 'incubator' }))).toEqual(['N1']);
    await sql`update product2 set name = 'Binder warming cabinet' where stock_keeping_unit = 'N1'`.execute(
      shop.database,
    );
    expect(skus(await search({ searchTerm: 'incubator' }))).toEqual([]);
    expect(skus(await search({ searchTerm: 'warming' }))).toEqual(['N1']);
    await sql`update product_stock set on_hand = 0 where product_id = ${await shop.idOf('N1')}`.execute(
      shop.database,
    );
    expect((await search({ searchTerm: 'warming' })).productsPage.products[0]?.inventory.state).toBe('Sold');
    await sql`update pricebook_entry set unit_price = 7 where product2_id = ${await shop.idOf('N1')}`.execute(
      shop.database,
    );
    expect(
      skus(await search({ refinements: writeRefinements([{ nameOrId: 'UnitPrice', values: ['7..7'] }]) })),
    ).toEqual(['N1']);
    await sql`update product2 set is_active = false where stock_keeping_unit = 'N1'`.execute(shop.database);
    expect(skus(await search({ searchTerm: 'warming' }))).toEqual([]);
  });

  it('answers a posted search as the other one, with plain values', async () => {
    const post = async (config: Record<string, unknown>) =>
      await guest.ok<PostedProductSearch>(postProductSearch, config);
    const config = {
      searchTerm: 'eppendorf',
      fields: ['Name', 'StockKeepingUnit'],
      // Clients of the reference send these two, which say nothing that the facet does not.
      refinements: [
        {
          nameOrId: 'Manufacturer__c',
          values: ['Eppendorf'],
          attributeType: 'Custom',
          type: 'DistinctValue',
        },
      ],
      pageSize: 1,
    };
    const found = await post(config);
    const newer = await search({ ...config, refinements: writeRefinements(config.refinements) });
    expect((await guest.call(postProductSearch, config)).status).toBe(201);
    expect(found.productsPage.total).toBe(2);
    expect(found.productsPage.products.map(({ fields }) => fields.StockKeepingUnit)).toEqual(skus(newer));
    expect(found.productsPage.products[0]).toMatchObject({
      prices: newer.productsPage.products[0]?.prices,
    });
    expect(found.facets).toEqual(newer.facets);
    const cheapest = await post({ sortOrderId: 'price-asc', includePrices: false });
    expect(cheapest.productsPage.products[0]).toMatchObject({
      fields: { Name: 'Köttermann drying oven' },
      prices: null,
    });
    for (const wrong of [
      { refinements: [{ values: ['x'] }] },
      { refinements: [config.refinements[0], config.refinements[0]] },
      { pageSize: 1000 },
      { sortRuleId: 'none' },
    ])
      expect((await guest.call(postProductSearch, wrong)).status).toBe(400);
  });

  it('completes a typed term by categories, manufacturers and products', async () => {
    const complete = async (searchTerm: string) =>
      (await guest.ok<SearchSuggestions>(getSearchSuggestions, { searchTerm })).completions;
    expect(await complete('eppen')).toContainEqual({
      kind: 'Manufacturer',
      simpleString: 'Eppendorf',
      id: null,
      urlName: null,
    });
    expect(await complete('centri')).toContainEqual(
      expect.objectContaining({ kind: 'Category', urlName: 'centrifuges' }),
    );
    expect(await complete('5810r')).toContainEqual(
      expect.objectContaining({ kind: 'Product', urlName: 'product-c1' }),
    );
    expect(await complete('hidden')).toEqual([]);
    expect(await complete('  ')).toEqual([]);
    expect((await guest.ok<SearchSuggestions>(getSearchSuggestions, {})).completions).toEqual([]);
  });

  it('returns categories with their children and paths', async () => {
    const { productCategories } = await guest.ok<ProductCategories>(getProductCategoryChildren);
    expect(productCategories.map(({ urlName, productCount }) => [urlName, productCount])).toEqual([
      ['separation', 3],
      ['ovens', 1],
    ]);
    const one = await guest.ok<ProductCategory>(getProductCategory, {
      productCategoryId: 'centrifuges',
      fields: ['Name'],
    });
    expect(one.fields).toEqual({ Name: 'Centrifuges' });
    const { path } = await guest.ok<ProductCategoryPath>(getProductCategoryPath, {
      productCategoryId: one.id,
    });
    expect(path.map(({ urlName }) => urlName)).toEqual(['shop', 'separation', 'centrifuges']);
    expect(await guest.call(getProductCategory, { productCategoryId: 'nothing' })).toMatchObject({
      status: 404,
    });
  });
});
