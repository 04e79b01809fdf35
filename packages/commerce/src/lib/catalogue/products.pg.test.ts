import {
  type AppContext,
  getAppContext,
  getProduct,
  getProductPrice,
  getProductPrices,
  getProducts,
  getSessionContext,
  type Product,
  type ProductPrices,
  type Products,
} from '@relab/contract/commerce';
import { testEngines } from '@relab/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, product, type TestShop } from '../commerce.fixture.ts';

const unknown = '01t000000000000AAA';

describe.each(testEngines)('products on %s', (engine) => {
  let shop: TestShop;
  let id = '';
  beforeAll(async () => {
    shop = await openShop(engine);
    await sql`
      insert into media (content_key, kind, source, title, mime_type, width, height, placeholder, version)
      values ('MCFRONT', 'drawing', '{}', 'Front', 'image/webp', 960, 720, 'data:,', '7')`.execute(
      shop.database,
    );
    const picture = {
      group: 'productDetailImage',
      type: 'Image',
      title: 'Front',
      alternateText: 'Seen from the front',
    } as const;
    await shop.put(
      product('A', {
        name: 'Centrifuge',
        unitPrice: '1234.50',
        listPrice: '2000.00',
        stock: 2,
        media: [
          { ...picture, contentKey: 'MCFRONT' },
          { ...picture, contentKey: 'MCBACK' },
          {
            contentKey: 'MCPAPER',
            group: 'attachment',
            type: 'Document',
            title: 'Report',
            alternateText: null,
          },
        ],
        fields: { Cost__c: 'secret' },
      }),
      product('B', { isActive: false }),
      product('C'),
    );
    id = await shop.idOf('A');
  });
  afterAll(() => shop.close());

  it('seeding a product again keeps the fields that the seed does not name', async () => {
    await shop.put(product('D', { fields: { Cost__c: 'ours' } }));
    await shop.put(product('D', { name: 'Renamed' }));
    const { rows } = await sql`select name, cost from product2 where stock_keeping_unit = 'D'`.execute(
      shop.database,
    );
    expect(rows).toEqual([{ name: 'Renamed', cost: 'ours' }]);
  });

  it('a product has its fields, pictures, category path and stock', async () => {
    const found = await shop.guest().ok<Product>(getProduct, { productId: id });
    expect(found).toMatchObject({
      id,
      fields: {
        Name: 'Centrifuge',
        Year__c: '2018',
        IsActive: 'true',
        CurrencyIsoCode: 'EUR',
        Weight__c: '10.00',
      },
      defaultImage: { url: '/cms/delivery/media/MCFRONT?version=7', width: 960, placeholder: 'data:,' },
      inventory: { availableToOrder: 2, state: 'Available' },
      purchaseQuantityRule: { minimum: '1', maximum: '2', increment: '1' },
      urlName: 'product-a',
    });
    expect(found.fields).not.toHaveProperty('Cost__c');
    expect(found.fields.CreatedDate).toBe('2026-01-01T00:00:00.000Z');
    expect(
      found.mediaGroups.map(({ developerName, mediaItems }) => [developerName, mediaItems.length]),
    ).toEqual([
      ['productDetailImage', 2],
      ['attachment', 1],
    ]);
    expect(found.primaryProductCategoryPath?.path.map(({ urlName }) => urlName)).toEqual([
      'shop',
      'separation',
      'centrifuges',
    ]);
  });

  it('a product is read by an id of 15 characters, with the requested fields and media groups', async () => {
    const asked = { productId: id.slice(0, 15), fields: ['Name', 'Cost__c'], mediaGroups: ['attachment'] };
    const found = await shop.guest().ok<Product>(getProduct, asked);
    expect(found.fields).toEqual({ Name: 'Centrifuge' });
    expect(found.mediaGroups.map(({ developerName }) => developerName)).toEqual(['attachment']);
  });

  it.each([
    ['unknown', () => unknown],
    ['inactive', () => shop.idOf('B')],
    ['no id', () => 'nothing'],
    ['of another kind', () => '0ZG000000000000AAA'],
  ])('does not know a product that is %s', async (_, productId) => {
    for (const call of [getProduct, getProductPrice]) {
      expect(await shop.guest().call(call, { productId: await productId() })).toMatchObject({
        status: 404,
        body: [{ errorCode: 'ITEM_NOT_FOUND' }],
      });
    }
  });

  it('several products are read in the requested order, each with a result of its own', async () => {
    const ids = [unknown, id, await shop.idOf('B')];
    const found = await shop.guest().ok<Products>(getProducts, { ids, fields: ['Name'] });
    expect(found.products.map(({ success, name }) => [success, name])).toEqual([
      [false, null],
      [true, 'Centrifuge'],
      [false, null],
    ]);
    expect(found.products[1]?.defaultImage?.title).toBe('Front');
    const bySku = await shop.guest().ok<Products>(getProducts, { skus: ['C', 'A'] });
    expect(bySku.products.map(({ sku }) => sku)).toEqual(['C', 'A']);
    expect((await shop.guest().call(getProducts, {})).status).toBe(400);
    expect((await shop.guest().call(getProducts, { ids, skus: ['A'] })).status).toBe(400);
    expect((await shop.guest().call(getProducts, { ids: Array(21).fill(id) })).status).toBe(400);
  });

  it('prices of products come from the price book', async () => {
    expect(await shop.guest().ok(getProductPrice, { productId: id })).toMatchObject({
      unitPrice: '1234.50',
      listPrice: '2000.00',
      priceAdjustment: null,
      currencyIsoCode: 'EUR',
    });
    const many = await shop.guest().ok<ProductPrices>(getProductPrices, { productIds: [id, unknown] });
    expect(many.pricingLineItemResults.map(({ success, unitPrice }) => [success, unitPrice])).toEqual([
      [true, '1234.50'],
      [false, null],
    ]);
    expect(many.pricingLineItemResults.map(({ priceAdjustment }) => priceAdjustment)).toEqual([null, null]);
  });

  it('seeding a product again keeps its id and stock and changes the rest', async () => {
    await sql`update product_stock set on_hand = 1 where product_id = ${id}`.execute(shop.database);
    await shop.put(
      product('A', { name: 'Centrifuge, cleaned', unitPrice: '999.00', stock: 2, category: 'ovens' }),
    );
    const found = await shop.guest().ok<Product>(getProduct, { productId: id });
    expect(found).toMatchObject({
      fields: { Name: 'Centrifuge, cleaned' },
      inventory: { availableToOrder: 1 },
    });
    expect(found.primaryProductCategoryPath?.path.at(-1)?.urlName).toBe('ovens');
    expect(await shop.guest().ok(getProductPrice, { productId: id })).toMatchObject({ unitPrice: '999.00' });
  });

  it('S-137 S-138 the session context names the caller and what the shop allows', async () => {
    expect(await shop.guest().ok<AppContext>(getAppContext)).toMatchObject({
      guestCartEnabled: true,
      shippingCountries: ['DE', 'FR'],
      defaultCurrency: 'EUR',
      taxType: 'Net',
    });
    expect(await shop.guest().ok(getSessionContext)).toMatchObject({ guestUser: true, accountId: null });
    const user = await shop.addUser();
    expect(await shop.as(user).ok(getSessionContext, { effectiveAccountId: user.accountId })).toMatchObject({
      guestUser: false,
      accountName: 'Test Institute',
      profile: { firstName: 'Robin', userName: user.email },
    });
    expect(
      (await shop.as(user).call(getSessionContext, { effectiveAccountId: '001000000000000AAA' })).status,
    ).toBe(403);
  });
});
