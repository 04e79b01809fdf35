import {
  type AppContext,
  addItemsToCart,
  addItemToCart,
  type CartItem,
  type CartItems,
  type CartSummary,
  deleteCart,
  deleteItemFromCart,
  getAppContext,
  getCartItems,
  getCartSummary,
  getProduct,
  type InventoryReservation,
  type Product,
  type ProductSearch,
  preserveCart,
  releaseInventory,
  reserveInventory,
  searchProducts,
  updateItemInCart,
} from '@relab/contract/commerce';
import { testEngines } from '@relab/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, product, type Shopper, type TestShop } from '../commerce.fixture.ts';

describe.each(testEngines)('reservations on %s', (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(engine);
  });
  afterAll(() => shop.close());

  let made = 0;
  /** Some product with this many units. */
  const stocked = async (stock: number): Promise<string> => {
    const sku = `R${++made}`;
    await shop.put(product(sku, { stock, name: `Rotor ${made}`, maker: `Maker ${made}` }));
    return await shop.idOf(sku);
  };
  const add = (shopper: Shopper, productId: string, quantity = 1) =>
    shopper.ok<CartItem>(addItemToCart, { productId, quantity });
  const reserve = (shopper: Shopper, config = {}) =>
    shopper.ok<InventoryReservation>(reserveInventory, config);
  const held = async (productId: string): Promise<number> => {
    const { rows } = await sql<{ held: number }>`
      select coalesce(sum(quantity), 0)::int as held from inventory_item_reservation
      where product_id = ${productId} and expires_at > now()`.execute(shop.database);
    return rows[0]?.held ?? 0;
  };
  /** As if the time of a reservation had run out, without anything having run. */
  const runOut = (productId: string) =>
    sql`
      alter table inventory_item_reservation disable trigger user;
      update inventory_item_reservation set expires_at = now() where product_id = ${sql.lit(productId)};
      alter table inventory_item_reservation enable trigger user`.execute(shop.database);
  const stateOf = async (shopper: Shopper, productId: string) =>
    (await shopper.ok<Product>(getProduct, { productId })).inventory;
  const reservationOf = async (shopper: Shopper) =>
    (await shopper.ok<CartSummary>(getCartSummary)).reservation;

  it('S-278, S-139 reserves what is in the cart for four hours, unless the request names another duration', async () => {
    const [one, two] = [await stocked(1), await stocked(3)];
    const [shopper, other] = [shop.guest(), shop.guest()];
    const first = await add(shopper, one);
    const second = await add(shopper, two, 2);
    const answer = await reserve(shopper);
    expect(answer).toMatchObject({ success: true, errorCode: null, errorMessage: null });
    expect(answer.reservationIdentifier).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.inventoryItemReservations).toEqual(
      [second, first].map(({ cartItemId, productId, quantity }) => ({
        id: expect.stringMatching(/^18R\w{15}$/),
        itemReservationSourceId: cartItemId,
        productId,
        quantity: Number(quantity),
        errorCode: null,
        errorMessage: null,
        reservedAtLocationId: null,
      })),
    );
    const seconds = (Date.parse(answer.expiresAt ?? '') - Date.now()) / 1000;
    expect(Math.abs(seconds - 14_400)).toBeLessThan(60);
    const { inventoryConfiguration } = await other.ok<AppContext>(getAppContext);
    expect(inventoryConfiguration.inventoryDefaultSource?.reservationInSeconds).toBe(14_400);
    expect(await reservationOf(shopper)).toEqual({
      expiresAt: answer.expiresAt,
      isWhole: true,
      isLongest: false,
    });

    expect(await stateOf(other, one)).toEqual({ availableToOrder: 0, state: 'Reserved' });
    expect(await stateOf(other, two)).toEqual({ availableToOrder: 1, state: 'Available' });
    expect(await stateOf(shopper, one)).toEqual({ availableToOrder: 1, state: 'Available' });
    const refused = await other.call(addItemToCart, { productId: one, quantity: 1 });
    expect(refused).toMatchObject({ status: 400, body: [{ errorCode: 'INVALID_API_INPUT' }] });
    expect(JSON.stringify(refused.body)).toContain('is reserved for somebody else at the moment');
  });

  it('reserves all of a cart or nothing, with a reason for each item', async () => {
    const [plenty, single] = [await stocked(5), await stocked(1)];
    const [first, second] = [shop.guest(), shop.guest()];
    await add(first, single);
    const there = await add(second, plenty);
    const gone = await add(second, single);
    await reserve(first);
    const answer = await reserve(second);
    expect(answer).toMatchObject({
      success: false,
      errorCode: 'INSUFFICIENT_INVENTORY',
      expiresAt: null,
      reservationIdentifier: null,
    });
    const why = new Map(answer.inventoryItemReservations.map((item) => [item.itemReservationSourceId, item]));
    expect(why.get(there.cartItemId ?? '')).toMatchObject({ id: null, errorCode: null });
    expect(why.get(gone.cartItemId ?? '')).toMatchObject({
      id: null,
      errorCode: 'INSUFFICIENT_INVENTORY',
      errorMessage: expect.stringContaining('0 of 1 available.'),
    });
    expect([await held(plenty), await held(single)]).toEqual([0, 1]);
    const items = await second.ok<CartItems>(getCartItems);
    expect(items.cartItems.map(({ message }) => message)).toEqual([
      'Somebody else has reserved this item. It may become free again; remove it to continue without it.',
      null,
    ]);
  });

  /** As if so many hours had gone by since a product was first reserved. */
  const began = (productId: string, hours: number) =>
    sql`update reservation_span set began_at = now() - make_interval(hours => ${hours}) where product_id = ${productId}`.execute(
      shop.database,
    );

  it('reserves a product for a day in all, however often it is prolonged, and not again before another day has passed', async () => {
    const productId = await stocked(1);
    const shopper = shop.guest();
    await add(shopper, productId);
    await reserve(shopper);
    await began(productId, 23);
    const last = await reserve(shopper);
    expect(last.success).toBe(true);
    const seconds = (Date.parse(last.expiresAt ?? '') - Date.now()) / 1000;
    expect(Math.abs(seconds - 3_600)).toBeLessThan(60);
    expect(await reservationOf(shopper)).toMatchObject({ isWhole: true, isLongest: true });

    await began(productId, 25);
    await runOut(productId);
    expect(await reserve(shopper)).toMatchObject({
      success: false,
      errorCode: 'LIMIT_EXCEEDED',
      inventoryItemReservations: [
        {
          id: null,
          errorCode: 'LIMIT_EXCEEDED',
          errorMessage: expect.stringContaining('as long as possible'),
        },
      ],
    });
    expect(await held(productId)).toBe(0);
    expect(await stateOf(shop.guest(), productId)).toMatchObject({ state: 'Available' });
    // To let go of it, or to take it out and put it in again, begins nothing anew.
    await shopper.call(releaseInventory);
    const [item] = (await shopper.ok<CartItems>(getCartItems)).cartItems;
    await shopper.call(deleteItemFromCart, { itemId: item?.cartItem.cartItemId });
    await add(shopper, productId);
    expect((await reserve(shopper)).success).toBe(false);

    await began(productId, 49);
    expect((await reserve(shopper)).success).toBe(true);
  });

  it('a cart’s reservation ends with the hold period that ends first, also for products added later', async () => {
    const [old, young] = [await stocked(1), await stocked(1)];
    const shopper = shop.guest();
    await add(shopper, old);
    await reserve(shopper);
    await began(old, 22);
    await add(shopper, young);
    const { expiresAt } = await reserve(shopper);
    expect(Math.abs((Date.parse(expiresAt ?? '') - Date.now()) / 1000 - 7_200)).toBeLessThan(60);
    const [item] = (await shopper.ok<CartItems>(getCartItems)).cartItems;
    expect(item?.cartItem.productId).toBe(young);
    await shopper.call(deleteItemFromCart, { itemId: item?.cartItem.cartItemId });
    await began(young, 30);
    await add(shopper, young);
    expect([await held(old), await held(young)]).toEqual([1, 0]);
  });

  it('a transferred cart keeps its hold periods', async () => {
    const productId = await stocked(1);
    const shopper = shop.guest();
    const { cartId } = await add(shopper, productId);
    await reserve(shopper);
    await began(productId, 23);
    const user = shop.as(await shop.addUser(), shopper.secret);
    await user.call(preserveCart, { cartId });
    await reserve(user);
    const end = Date.parse((await reservationOf(user))?.expiresAt ?? '');
    expect(Math.abs((end - Date.now()) / 1000 - 3_600)).toBeLessThan(60);
  });

  it('is prolonged by another request under the same identifier; a failed request leaves it as it was', async () => {
    const productId = await stocked(2);
    const [shopper, other] = [shop.guest(), shop.guest()];
    await add(shopper, productId);
    const short = await reserve(shopper, { durationInSeconds: 60 });
    const long = await reserve(shopper, { durationInSeconds: 3600 });
    expect(long.reservationIdentifier).toBe(short.reservationIdentifier);
    expect(Date.parse(long.expiresAt ?? '') - Date.parse(short.expiresAt ?? '')).toBeGreaterThan(3_500_000);
    await add(other, productId);
    await reserve(other);
    await sql`update cart_item set quantity = 2 where cart_id in (
      select cart_id from inventory_item_reservation where reservation_id = ${long.reservationIdentifier})`.execute(
      shop.database,
    );
    expect((await reserve(shopper)).success).toBe(false);
    expect(await reservationOf(shopper)).toMatchObject({ expiresAt: long.expiresAt, isWhole: false });
    expect(await held(productId)).toBe(2);
  });

  it.each([0, -1, 1.5, 86_401, '60', null])(
    'a duration of %s is refused and changes nothing',
    async (durationInSeconds) => {
      const productId = await stocked(1);
      const shopper = shop.guest();
      await add(shopper, productId);
      expect((await shopper.call(reserveInventory, { durationInSeconds })).status).toBe(400);
      expect(await held(productId)).toBe(0);
    },
  );

  it('is adjusted to every change of the cart', async () => {
    const [one, other] = [await stocked(5), await stocked(2)];
    const shopper = shop.guest();
    const item = await add(shopper, one, 2);
    const { expiresAt } = await reserve(shopper);
    await add(shopper, one, 2);
    expect(await held(one)).toBe(4);
    await shopper.ok(updateItemInCart, { itemId: item.cartItemId, quantity: 1 });
    expect(await held(one)).toBe(1);
    const inputs = [one, other].map((productId) => ({ richInput: { productId, quantity: 1 } }));
    await shopper.ok(addItemsToCart, { inputs });
    expect([await held(one), await held(other)]).toEqual([2, 1]);
    expect(await reservationOf(shopper)).toMatchObject({ expiresAt, isWhole: true });
    await shopper.ok(deleteItemFromCart, { itemId: item.cartItemId });
    expect([await held(one), await held(other)]).toEqual([0, 1]);
    await shopper.ok(deleteCart);
    expect(await held(other)).toBe(0);
  });

  it('is released by its own shopper only', async () => {
    const productId = await stocked(1);
    const [shopper, other] = [shop.guest(), shop.guest()];
    const { cartId } = await add(shopper, productId);
    await reserve(shopper);
    const stranger = await other.call(releaseInventory, { cartId });
    expect(stranger.status).toBe(404);
    expect((await other.call(reserveInventory, { cartId })).status).toBe(404);
    expect(await held(productId)).toBe(1);
    expect((await shopper.call(releaseInventory)).status).toBe(204);
    expect(await held(productId)).toBe(0);
    expect(await reservationOf(shopper)).toBeNull();
  });

  it('S-219 is rejected for guests where guests have no carts, and for an empty cart', async () => {
    const closed = await openShop(engine, { guests: { browse: true, cart: false, checkout: false } });
    expect((await closed.guest().call(reserveInventory)).status).toBe(403);
    expect((await closed.guest().call(releaseInventory)).status).toBe(403);
    await closed.close();
    expect((await shop.guest().call(reserveInventory)).status).toBe(404);
    const shopper = shop.guest();
    const { cartItemId } = await add(shopper, await stocked(1));
    await shopper.ok(deleteItemFromCart, { itemId: cartItemId });
    expect(await shopper.call(reserveInventory)).toMatchObject({
      status: 400,
      body: [{ errorCode: 'UNQUALIFIED_CART', message: 'Your cart is empty.' }],
    });
  });

  it('expires by time alone, for the cart, the product and the next buyer', async () => {
    const productId = await stocked(1);
    const [shopper, other] = [shop.guest(), shop.guest()];
    await add(shopper, productId);
    await reserve(shopper);
    await runOut(productId);
    const ended = await reservationOf(shopper);
    expect(ended?.isWhole).toBe(false);
    expect(Date.parse(ended?.expiresAt ?? '')).toBeLessThanOrEqual(Date.now());
    expect(await stateOf(other, productId)).toEqual({ availableToOrder: 1, state: 'Available' });
    await add(other, productId);
    expect((await reserve(other)).success).toBe(true);
    expect((await reserve(shopper)).success).toBe(false);
    const { rows } =
      await sql`select 1 from inventory_item_reservation where product_id = ${productId}`.execute(
        shop.database,
      );
    expect(rows).toHaveLength(1);
  });

  it('sorts reserved listings behind available ones in the search, and back when it expires', async () => {
    const [newer, older] = [await stocked(1), await stocked(1)];
    await sql`update product2 set created_date = '2030-01-02' where id = ${newer}`.execute(shop.database);
    await sql`update product2 set created_date = '2030-01-01' where id = ${older}`.execute(shop.database);
    const [shopper, visitor] = [shop.guest(), shop.guest()];
    const first = async () => {
      const { productsPage } = await visitor.ok<ProductSearch>(searchProducts, {
        searchTerm: 'rotor',
        fields: ['Name'],
        sortRuleId: 'newest',
        pageSize: 200,
      });
      const at = (id: string) => productsPage.products.findIndex((found) => found.id === id);
      const { inventory } = productsPage.products[at(newer)] ?? {};
      return { isFirst: at(newer) === 0, isBehind: at(newer) > at(older), state: inventory?.state };
    };
    expect(await first()).toEqual({ isFirst: true, isBehind: false, state: 'Available' });
    await add(shopper, newer);
    await reserve(shopper);
    expect(await first()).toEqual({ isFirst: false, isBehind: true, state: 'Reserved' });
    await runOut(newer);
    expect(await first()).toEqual({ isFirst: true, isBehind: false, state: 'Available' });
  });

  it('is transferred when its guest signs in', async () => {
    const [mine, both] = [await stocked(1), await stocked(3)];
    const guest = shop.guest();
    const { cartId } = await add(guest, mine);
    await add(guest, both);
    const { expiresAt } = await reserve(guest);
    const buyer = shop.as(await shop.addUser(), guest.secret);
    await add(buyer, both, 2);
    expect((await reserve(buyer, { durationInSeconds: 60 })).success).toBe(true);
    await buyer.ok(preserveCart, { cartId });
    expect([await held(mine), await held(both)]).toEqual([1, 3]);
    expect(await reservationOf(buyer)).toMatchObject({ expiresAt, isWhole: true });
  });

  it('two carts that reserve at once never reserve the same unit', async () => {
    const ids = [await stocked(1), await stocked(1), await stocked(1)];
    const shoppers = await Promise.all(
      Array.from({ length: 8 }, async (_, at) => {
        const shopper = shop.guest();
        // In different orders: whoever locked in the order of the lines would stand in a circle.
        for (const id of at % 2 ? ids : ids.toReversed()) await add(shopper, id);
        return shopper;
      }),
    );
    const answers = await Promise.all(shoppers.map((shopper) => reserve(shopper)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    for (const id of ids) expect(await held(id)).toBe(1);
  });
});
