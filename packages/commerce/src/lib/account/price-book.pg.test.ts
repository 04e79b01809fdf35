import {
  addItemToCart,
  type CartItem,
  type CartItems,
  getCartItems,
  getProductPrice,
  getProductPrices,
  type ProductPrice,
  type ProductSearch,
  searchProducts,
} from '@relab/contract/commerce';
import { testEngines } from '@relab/database/testing';
import type { User } from '@relab/server/principal';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openShop, product, type Shopper, type TestShop } from '../commerce.fixture.ts';
import { addAccount, addGroup, manage, setStandardPrice } from './account.fixture.ts';

describe.each(testEngines)('prices by account on %s', (engine) => {
  let shop: TestShop;
  let user: User;
  let member: Shopper;
  let a: string;
  let b: string;

  beforeAll(async () => {
    shop = await openShop(engine);
    await shop.put(product('A', { stock: 50 }), product('B', { stock: 50, unitPrice: '500.00' }));
    [a, b] = [await shop.idOf('A'), await shop.idOf('B')];
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    user = await shop.addUser();
    member = shop.as(user);
  });

  const priceOf = async (shopper: Shopper, productId: string, effectiveAccountId?: string) =>
    (await shopper.ok<ProductPrice>(getProductPrice, { productId, effectiveAccountId })).unitPrice;

  it('is the lowest of the books of the account’s groups, else the standard one', async () => {
    await addGroup(shop.database, [user.accountId], { [a]: '940.00' });
    await addGroup(shop.database, [user.accountId], { [a]: '900.00' });
    expect(await priceOf(member, a)).toBe('900.00');
    expect(await priceOf(member, b)).toBe('500.00');
    expect(await priceOf(shop.guest(), a)).toBe('1000.00');
    expect(await priceOf(shop.as(await shop.addUser()), a)).toBe('1000.00');
  });

  it('is what was agreed with the group, even where everybody else pays less meanwhile', async () => {
    await addGroup(shop.database, [user.accountId], { [a]: '900.00' });
    await setStandardPrice(shop.database, a, '850.00');
    expect(await priceOf(member, a)).toBe('900.00');
    await setStandardPrice(shop.database, a, '1000.00');
  });

  it('goes by the account that is acted for', async () => {
    const managed = await addAccount(shop.database, 'Institute of Patience');
    await manage(shop.database, user.accountId, managed);
    await addGroup(shop.database, [managed], { [a]: '910.00' });
    expect(await priceOf(member, a, managed)).toBe('910.00');
    expect(await priceOf(member, a)).toBe('1000.00');
  });

  it('is used in results, in lists of prices and in carts, where a forged price changes nothing', async () => {
    await addGroup(shop.database, [user.accountId], { [a]: '900.00' });
    const found = await member.ok<ProductSearch>(searchProducts, { fields: ['Name'], searchTerm: 'product' });
    expect(found.productsPage.products.map(({ prices }) => prices.unitPrice).sort()).toEqual([
      '500.00',
      '900.00',
    ]);
    expect(await member.ok(getProductPrices, { productIds: [a, b] })).toMatchObject({
      pricingLineItemResults: [{ unitPrice: '900.00' }, { unitPrice: '500.00' }],
    });
    const item = await member.ok<CartItem>(addItemToCart, {
      productId: a,
      quantity: '2',
      salesPrice: '1.00',
      unitPrice: '1.00',
    });
    expect(item).toMatchObject({ salesPrice: '900.00', totalPrice: '1800.00' });
    expect(await member.ok<CartItems>(getCartItems)).toMatchObject({
      cartItems: [{ cartItem: { salesPrice: '900.00' } }],
    });
  });

  it('sorts results by the standard price for every account', async () => {
    await addGroup(shop.database, [user.accountId], { [a]: '1.00' });
    const cheapestFirst = { fields: ['Name'], searchTerm: 'product', sortRuleId: 'price-asc' };
    const ids = async (shopper: Shopper) => {
      const { productsPage } = await shopper.ok<ProductSearch>(searchProducts, cheapestFirst);
      return productsPage.products.map(({ id }) => id);
    };
    expect(await ids(member)).toEqual([b, a]);
    expect(await ids(shop.guest())).toEqual([b, a]);
  });

  it.each([
    ['left the group', 'update buyer_group_member set is_deleted = true'],
    ['the group ended', 'update buyer_group set is_active = false'],
    ['the book ended', "update pricebook2 set is_active = false where id <> '01s000000000STDAA2'"],
    ['the book was taken from the group', 'update buyer_group_pricebook set is_deleted = true'],
  ])('is the standard one once %s', async (_, statement) => {
    await addGroup(shop.database, [user.accountId], { [a]: '900.00' });
    expect(await priceOf(member, a)).toBe('900.00');
    await sql.raw(statement).execute(shop.database);
    expect(await priceOf(member, a)).toBe('1000.00');
  });

  it('holds once per book, product and currency, and only the standard ones are for everybody to read', async () => {
    const { bookId } = await addGroup(shop.database, [user.accountId], { [a]: '900.00' });
    const again = sql`
      insert into pricebook_entry (id, product2_id, pricebook2_id, unit_price, currency_iso_code)
      values ('01u000000000009AAA', ${a}, ${bookId}, 1, 'EUR')`;
    await expect(again.execute(shop.database)).rejects.toThrow(/pricebook_entry_one_per_book/);
    const { rows } = await sql`
      select unit_price from pricebook_entry where product2_id = ${a} and is_public`.execute(shop.database);
    expect(rows).toEqual([{ unit_price: '1000.00' }]);
  });
});
