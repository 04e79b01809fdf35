import {
  type AppContext,
  addItemsToCart,
  addItemToCart,
  type CartItems,
  type CartSummary,
  changeCartCurrency,
  getAppContext,
  getCartItems,
  getCartSummary,
  getOrCreateCart,
  getProductPrice,
  getProductPrices,
  type ProductPrice,
  type ProductSearch,
  preserveCart,
  searchProducts,
  writeRefinements,
} from '@relab/contract/commerce';
import { testEngines } from '@relab/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addGroup } from '../account/account.fixture.ts';
import { openShop, product, type Shopper, type TestShop } from '../commerce.fixture.ts';
import { insertFirstRates } from '../seeding/insert-first-rates.ts';
import { marketOptions, setPriceIn, setRate } from './market.fixture.ts';

const francs = { currencyIsoCode: 'CHF' };

describe.each(testEngines)('markets on %s', (engine) => {
  let shop: TestShop;
  let a: string;
  let b: string;
  let c: string;

  beforeAll(async () => {
    shop = await openShop(engine, marketOptions);
    await insertFirstRates(shop.database, { CHF: '0.94', USD: '1.1' });
    await shop.put(
      product('A', { stock: 50 }),
      product('B', { stock: 50, unitPrice: '499.50', listPrice: '600.00' }),
      product('C', { stock: 50, unitPrice: '100.00' }),
    );
    [a, b, c] = [await shop.idOf('A'), await shop.idOf('B'), await shop.idOf('C')];
    await setPriceIn(shop.database, c, 'CHF', '77.50');
  });
  afterAll(() => shop.close());

  const priceOf = (shopper: Shopper, productId: string, currencyIsoCode = 'CHF') =>
    shopper.ok<ProductPrice>(getProductPrice, { productId, currencyIsoCode });
  const find = async (config: object) =>
    await shop
      .guest()
      .ok<ProductSearch>(searchProducts, { fields: ['CurrencyIsoCode'], searchTerm: 'product', ...config });
  const itemsOf = (shopper: Shopper, config = {}) => shopper.ok<CartItems>(getCartItems, config);

  it('S-138, S-140 are listed in the context, open where there is a rate for their currency', async () => {
    const app = await shop.guest().ok<AppContext>(getAppContext);
    expect(app).toMatchObject({
      defaultCurrency: 'EUR',
      supportedCurrencies: ['EUR', 'CHF', 'USD'],
      sessionDrivenCurrency: true,
    });
    expect(app.markets.map(({ name, localeCurrencyMap }) => [name, localeCurrencyMap])).toEqual([
      ['Union', { en_US: 'EUR' }],
      ['Switzerland', { en_CH: 'CHF' }],
      ['United States', { en_US: 'USD' }],
    ]);
  });

  it('have prices in whole units, rounded up, or those that a price book has in that currency', async () => {
    expect(await priceOf(shop.guest(), a)).toMatchObject({ currencyIsoCode: 'CHF', unitPrice: '940.00' });
    expect(await priceOf(shop.guest(), b)).toMatchObject({ unitPrice: '470.00', listPrice: '564.00' });
    expect(await priceOf(shop.guest(), c)).toMatchObject({ unitPrice: '77.50' });
    expect(await priceOf(shop.guest(), b, 'EUR')).toMatchObject({ unitPrice: '499.50' });
    const prices = await shop.guest().ok(getProductPrices, { productIds: [a, b, c], ...francs });
    expect(prices).toMatchObject({
      currencyIsoCode: 'CHF',
      pricingLineItemResults: [{ unitPrice: '940.00' }, { unitPrice: '470.00' }, { unitPrice: '77.50' }],
    });
  });

  it('have the lowest of the account’s price books, each with its own price in the currency', async () => {
    const user = await shop.addUser();
    const first = await addGroup(shop.database, [user.accountId], { [a]: '900.00' });
    expect(await priceOf(shop.as(user), a)).toMatchObject({ unitPrice: '846.00' });
    await setPriceIn(shop.database, a, 'CHF', '870.00', first.bookId);
    expect(await priceOf(shop.as(user), a)).toMatchObject({ unitPrice: '870.00' });
    await addGroup(shop.database, [user.accountId], { [a]: '910.00' });
    expect(await priceOf(shop.as(user), a)).toMatchObject({ unitPrice: '856.00' });
    expect(await priceOf(shop.as(user), a, 'EUR')).toMatchObject({ unitPrice: '900.00' });
  });

  it.each([
    ['made up', 'XXX', 400, 'INVALID_API_INPUT'],
    ['of no market', 'JPY', 400, 'INVALID_API_INPUT'],
    ['of a market that is not open', 'GBP', 409, 'CONFLICT'],
  ])(
    'refuse a currency that is %s, and sell nothing in it',
    async (_, currencyIsoCode, status, errorCode) => {
      const shopper = shop.guest();
      await shopper.ok(addItemToCart, { productId: a, quantity: '1' });
      for (const [call, config] of [
        [getProductPrice, { productId: a }],
        [searchProducts, { fields: ['Name'], searchTerm: 'product' }],
        [getCartSummary, {}],
        [addItemToCart, { productId: a, quantity: '1' }],
        [changeCartCurrency, {}],
      ] as const) {
        const refused = await shopper.call(call, { ...config, currencyIsoCode });
        expect(refused).toMatchObject({ status, body: [{ errorCode }] });
        expect(JSON.stringify(refused.body)).toMatch(
          status === 400 ? /EUR, CHF, USD, and GBP/ : /no rate for GBP/,
        );
      }
      expect(await shopper.ok<CartSummary>(getCartSummary)).toMatchObject({
        currencyIsoCode: 'EUR',
        grandTotalAmount: '1000.00',
      });
    },
  );

  it('are searched in their currency: results, spans, bounds and order', async () => {
    const found = await find({ ...francs, sortRuleId: 'price-desc' });
    expect(found.locale).toBe('en_CH');
    expect(found.productsPage.currencyIsoCode).toBe('CHF');
    expect(
      found.productsPage.products.map(({ prices, fields }) => [
        prices.unitPrice,
        fields.CurrencyIsoCode?.value,
      ]),
    ).toEqual([
      ['940.00', 'CHF'],
      ['470.00', 'CHF'],
      ['77.50', 'CHF'],
    ]);
    expect(found.facets.find(({ nameOrId }) => nameOrId === 'UnitPrice')?.values).toMatchObject([
      { nameOrId: '94..940', productCount: 3 },
    ]);
    const within = async (range: string, currency = francs) => {
      const refinements = writeRefinements([{ nameOrId: 'UnitPrice', values: [range] }]);
      return (await find({ ...currency, refinements })).productsPage.products.map(({ name }) => name).sort();
    };
    expect(await within('470..470')).toEqual(['Product B']);
    expect(await within('471..')).toEqual(['Product A']);
    expect(await within('..470')).toEqual(['Product B', 'Product C']);
    // The same bounds mean something else in the sellers' own.
    expect(await within('470..470', { currencyIsoCode: 'EUR' })).toEqual([]);
    expect(await within('..499.50', { currencyIsoCode: 'EUR' })).toEqual(['Product B', 'Product C']);
  });

  it('keep a cart in its currency: a request in another currency gets another cart', async () => {
    const shopper = shop.guest();
    await shopper.ok(addItemToCart, { productId: b, quantity: '2', ...francs });
    await shopper.ok(addItemToCart, { productId: c, quantity: '1', currencyIsoCode: 'USD' });
    for (const config of [{}, francs, { currencyIsoCode: 'USD' }]) {
      const { cartSummary, cartItems } = await itemsOf(shopper, config);
      expect(cartSummary).toMatchObject({ currencyIsoCode: 'CHF', totalProductAmount: '1017.50' });
      expect(
        cartItems.map(({ cartItem }) => [
          cartItem.salesPrice,
          cartItem.productDetails.fields.CurrencyIsoCode,
        ]),
      ).toEqual([
        ['77.50', 'CHF'],
        ['470.00', 'CHF'],
      ]);
    }
  });

  it('change the currency of a whole cart in one step, and back', async () => {
    const shopper = shop.guest();
    await shopper.ok(addItemsToCart, {
      inputs: [a, b, c].map((productId) => ({ richInput: { productId, quantity: '3', type: 'Product' } })),
    });
    const before = await itemsOf(shopper);
    const changed = await shopper.ok<CartSummary>(changeCartCurrency, francs);
    expect(changed).toMatchObject({
      cartId: before.cartSummary.cartId,
      currencyIsoCode: 'CHF',
      grandTotalAmount: '4462.50',
    });
    const { cartItems, cartSummary } = await itemsOf(shopper, francs);
    expect(cartItems.map(({ message }) => message)).toEqual([null, null, null]);
    const sum = cartItems.reduce((total, { cartItem }) => total + Number(cartItem.totalPrice), 0);
    expect(sum.toFixed(2)).toBe(cartSummary.grandTotalAmount);
    await shopper.ok(changeCartCurrency, { currencyIsoCode: 'EUR' });
    expect((await itemsOf(shopper)).cartItems).toEqual(before.cartItems);
  });

  it('change without a cart too, and the next one is in the new currency', async () => {
    const shopper = shop.guest();
    expect(await shopper.ok<CartSummary>(changeCartCurrency, francs)).toMatchObject({
      cartId: null,
      currencyIsoCode: 'CHF',
    });
    expect(await shopper.ok<CartSummary>(getOrCreateCart, francs)).toMatchObject({ currencyIsoCode: 'CHF' });
  });

  it('cannot be changed for the cart of another account', async () => {
    const [owner, other] = [shop.guest(), shop.guest()];
    const { cartId } = await owner.ok<CartSummary>(getOrCreateCart);
    await other.ok(getOrCreateCart);
    expect(await other.call(changeCartCurrency, { cartId, ...francs })).toMatchObject({ status: 404 });
    expect(await owner.ok<CartSummary>(getCartSummary)).toMatchObject({ currencyIsoCode: 'EUR' });
  });

  it('report a price that had changed unseen, in the new currency too', async () => {
    const shopper = shop.guest();
    await shop.put(product('D', { stock: 5, unitPrice: '200.00' }));
    const productId = await shop.idOf('D');
    await shopper.ok(addItemToCart, { productId, quantity: '1' });
    await shop.put(product('D', { stock: 5, unitPrice: '300.00' }));
    await shopper.ok(changeCartCurrency, francs);
    const [item] = (await itemsOf(shopper)).cartItems;
    expect(item?.message).toBe('The price changed from 188.00 to 282.00.');
    await sql`update pricebook_entry set is_active = false where product2_id = ${productId}`.execute(
      shop.database,
    );
    await shopper.ok(changeCartCurrency, { currencyIsoCode: 'USD' });
    const [gone] = (await itemsOf(shopper)).cartItems;
    expect(gone).toMatchObject({
      status: 'Error',
      cartItem: { salesPrice: '220.00', currencyIsoCode: 'USD' },
    });
  });

  it('follow a guest who chose one and signs in', async () => {
    const user = await shop.addUser();
    await shop.as(user).ok(addItemToCart, { productId: b, quantity: '1' });
    const guest = shop.guest();
    await guest.ok(addItemToCart, { productId: a, quantity: '1', ...francs });
    const buyer = shop.as(user, guest.secret);
    expect(await buyer.ok(preserveCart, francs)).toMatchObject({
      numberOfProductsWithSuccess: 1,
      currencyIsoCode: 'CHF',
    });
    const { cartSummary, cartItems } = await itemsOf(buyer);
    expect(cartSummary).toMatchObject({ currencyIsoCode: 'CHF', grandTotalAmount: '1410.00' });
    expect(cartItems.map(({ message }) => message)).toEqual([null, null]);
  });

  it('keep the cart of a buyer who signs in without having chosen one', async () => {
    const user = await shop.addUser();
    await shop.as(user).ok(addItemToCart, { productId: b, quantity: '1', ...francs });
    const guest = shop.guest();
    await guest.ok(addItemToCart, { productId: a, quantity: '1' });
    const buyer = shop.as(user, guest.secret);
    await buyer.ok(preserveCart);
    const { cartSummary, cartItems } = await itemsOf(buyer);
    expect(cartSummary).toMatchObject({ currencyIsoCode: 'CHF', grandTotalAmount: '1410.00' });
    expect(cartItems.map(({ message }) => message)).toEqual([null, null]);
  });

  it('use the rate that began last, and none of the future', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000);
    await setRate(shop.database, 'USD', '1.3', tomorrow);
    expect(await priceOf(shop.guest(), a, 'USD')).toMatchObject({ unitPrice: '1100.00' });
    await setRate(shop.database, 'USD', '1.2');
    expect(await priceOf(shop.guest(), a, 'USD')).toMatchObject({ unitPrice: '1200.00' });
    await insertFirstRates(shop.database, { USD: '9' });
    expect(await priceOf(shop.guest(), a, 'USD')).toMatchObject({ unitPrice: '1200.00' });
  });

  it('accept no rate of zero, and no currency in small letters', async () => {
    await expect(setRate(shop.database, 'CHF', '0')).rejects.toThrow(/currency_rate_is_a_rate/);
    await expect(setRate(shop.database, 'chf', '1')).rejects.toThrow(/currency_rate_is_a_rate/);
  });
});
