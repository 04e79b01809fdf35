import {
  addCheckoutPayment,
  addItemsToCart,
  addItemToCart,
  applyCouponToCart,
  type CartItemBatch,
  type CartItems,
  type CartSummary,
  deleteCart,
  deleteItemFromCart,
  dismissCartProblems,
  getCartItems,
  getCartSummary,
  getOrCreateCart,
  placeOrder,
  startCheckout,
  updateCheckout,
  updateItemInCart,
} from '@relab/contract/commerce';
import { testEngines } from '@relab/database/testing';
import { createWorker, type JobHandler } from '@relab/server/jobs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, options, product, type Shopper, type TestShop } from '../../commerce.fixture.ts';
import { commerceJobs } from '../../commerce-jobs.ts';

const noon = Date.parse('2026-06-01T12:00:00Z');
const count = 60;

describe.each(testEngines)('large changes of a cart on %s', (engine) => {
  let shop: TestShop;
  let ids: string[];
  beforeAll(async () => {
    shop = await openShop(engine);
    const skus = Array.from({ length: count }, (_, at) => `L${at}`);
    await shop.put(...skus.map((sku) => product(sku, { unitPrice: '10.00', stock: 5 })));
    await shop.put(product('OTHER', { unitPrice: '7.00', stock: 5 }));
    ids = await Promise.all(skus.map((sku) => shop.idOf(sku)));
  });
  afterAll(() => shop.close());

  const work = (handlers: readonly JobHandler[] = commerceJobs(options, 'https://shop.example'), at = noon) =>
    createWorker({
      database: shop.database,
      handlers,
      now: () => new Date(at),
      log: () => undefined,
    }).runDue();
  const inputsOf = (productIds: readonly string[], quantity: string | number = 1) => ({
    inputs: productIds.map((productId) => ({ richInput: { productId, quantity, type: 'Product' } })),
  });
  const summaryOf = (shopper: Shopper) => shopper.ok<CartSummary>(getCartSummary);
  const productIdsOf = async (shopper: Shopper) =>
    (await shopper.ok<CartItems>(getCartItems, { pageSize: 100, sort: 'CreatedDateAsc' })).cartItems.map(
      ({ cartItem }) => cartItem.productId,
    );

  it('responds to a batch of 50 lines after adding them, and to one of 51 before', async () => {
    const small = shop.guest();
    const at50 = await small.ok<CartItemBatch>(addItemsToCart, inputsOf(ids.slice(0, 50)));
    expect(at50.results.every(({ result }) => 'cartItemId' in result && result.cartItemId !== null)).toBe(
      true,
    );
    expect((await small.call(getCartSummary)).status).toBe(200);
    const large = shop.guest();
    const { status, body } = await large.call(addItemsToCart, inputsOf(ids.slice(0, 51), '2.0'));
    expect(status).toBe(201);
    const { hasErrors, results } = body as unknown as CartItemBatch;
    expect(hasErrors).toBe(false);
    expect(results).toHaveLength(51);
    expect(results[3]).toMatchObject({
      statusCode: 201,
      result: {
        cartItemId: null,
        productId: ids[3],
        quantity: '2.0',
        salesPrice: '10.00',
        totalPrice: '20.00',
      },
    });
    expect(await productIdsOf(large)).toEqual([]);
    expect(await work()).toBe(1);
    expect(await productIdsOf(large)).toEqual(ids.slice(0, 51));
    expect(await summaryOf(large)).toMatchObject({
      asyncOperationStatus: 'Completed',
      grandTotalAmount: '1020.00',
      totalProductCount: '102.0',
    });
  });

  it('S-158 responds 202 with where and when to ask again during a large change, for items and summary', async () => {
    const buyer = shop.as(await shop.addUser());
    await buyer.ok(addItemToCart, { productId: await shop.idOf('OTHER'), quantity: 1 });
    const { results } = await buyer.ok<CartItemBatch>(addItemsToCart, inputsOf(ids));
    expect(results[0]?.result).toMatchObject({ cartItemId: null });
    const summary = await buyer.call(getCartSummary);
    expect(summary).toMatchObject({
      status: 202,
      headers: { 'Retry-After': '1' },
      body: { asyncOperationStatus: 'Processing', grandTotalAmount: '0', uniqueProductCount: 1 },
    });
    expect(summary.headers.Location).toMatch(/\/carts\/current$/);
    const items = await buyer.call(getCartItems, { pageSize: 10 });
    expect(items).toMatchObject({
      status: 202,
      body: { cartSummary: { asyncOperationStatus: 'Processing' } },
    });
    expect(items.headers.Location).toMatch(/\/carts\/current\/cart-items\?pageSize=10$/);
    expect((await buyer.call(getOrCreateCart)).status).toBe(200);
    await work();
    expect(await buyer.call(getCartItems)).toMatchObject({
      status: 200,
      body: { totalItemCount: count + 1, cartSummary: { asyncOperationStatus: 'Completed' } },
    });
  });

  it('responds 409 to every other change during a large change, without effect', async () => {
    const guest = shop.guest();
    await guest.ok(addItemToCart, { productId: await shop.idOf('OTHER'), quantity: 1 });
    const { cartItems } = await guest.ok<CartItems>(getCartItems);
    const itemId = cartItems[0]?.cartItem.cartItemId;
    const { checkoutId } = await guest.ok<{ checkoutId: string }>(startCheckout);
    await guest.ok(addItemsToCart, inputsOf(ids));
    const refused = [
      await guest.call(addItemToCart, { productId: ids[0], quantity: 1 }),
      await guest.call(addItemsToCart, inputsOf(ids.slice(0, 2))),
      await guest.call(addItemsToCart, inputsOf(ids)),
      await guest.call(updateItemInCart, { itemId, quantity: 2 }),
      await guest.call(deleteItemFromCart, { itemId }),
      await guest.call(applyCouponToCart, { couponCode: 'X' }),
      await guest.call(deleteCart),
      await guest.call(startCheckout),
      await guest.call(updateCheckout, { checkoutId, shippingInstructions: 'x' }),
      await guest.call(addCheckoutPayment, {
        checkoutId,
        paymentMethod: 'PurchaseOrder',
        purchaseOrderNumber: 'PO',
      }),
      await guest.call(placeOrder, { checkoutId }),
    ];
    for (const answer of refused) {
      expect(answer).toMatchObject({ status: 409, headers: { 'Retry-After': '1' } });
      expect(answer.body).toMatchObject([
        { errorCode: 'CONFLICT', message: expect.stringContaining('still putting products into this cart') },
      ]);
    }
    expect(await work()).toBe(1);
    expect(await productIdsOf(guest)).toEqual([await shop.idOf('OTHER'), ...ids]);
    expect((await guest.call(updateItemInCart, { itemId, quantity: 2 })).status).toBe(200);
  });

  it('reports lines that can never be added at once, and those that failed with the reason afterwards', async () => {
    const guest = shop.guest();
    const wrong = { inputs: [...inputsOf(ids).inputs] };
    wrong.inputs[1] = { richInput: { productId: '01t000000000NONAAA', quantity: 1, type: 'Product' } };
    wrong.inputs[2] = { richInput: { productId: 'no id', quantity: 1, type: 'Product' } };
    wrong.inputs[3] = { richInput: { productId: ids[3] ?? '', quantity: 6, type: 'Product' } };
    const { hasErrors, results } = await guest.ok<CartItemBatch>(addItemsToCart, wrong);
    expect(hasErrors).toBe(true);
    expect(results.slice(0, 4).map(({ statusCode }) => statusCode)).toEqual([201, 400, 400, 201]);
    expect(results[1]?.result).toMatchObject([{ errorCode: 'ITEM_NOT_FOUND' }]);
    expect(results[2]?.result).toMatchObject([{ errorCode: 'ITEM_NOT_FOUND' }]);
    await sql`update product2 set is_active = false where id = ${ids[4]}`.execute(shop.database);
    await work();
    await sql`update product2 set is_active = true where id = ${ids[4]}`.execute(shop.database);
    const summary = await summaryOf(guest);
    expect(summary).toMatchObject({ asyncOperationStatus: 'Errored', uniqueProductCount: count - 4 });
    expect(summary.messagesSummary).toMatchObject({
      hasErrors: false,
      limitedMessages: [
        {
          relatedEntityId: ids[3],
          severity: 'Warning',
          message: 'Only 5 of Product L3 are available; 6 were asked for.',
        },
        { relatedEntityId: ids[4], message: "Product L4: The product isn't available." },
      ],
    });
    const { rows } = await sql<{ status: string; error: string }>`
      select status, error from job where kind = 'large cart change' order by entered desc limit 1`.execute(
      shop.database,
    );
    expect(rows[0]).toEqual({
      status: 'CompletedWithError',
      error: '2 of 58 products could not be put into the cart.',
    });
    // Read by its shopper, and by nobody else.
    const { cartId } = summary;
    expect((await shop.guest().call(dismissCartProblems, { cartId })).status).toBe(404);
    expect(await summaryOf(guest)).toMatchObject({ asyncOperationStatus: 'Errored' });
    const read = await guest.ok<CartSummary>(dismissCartProblems);
    expect(read).toMatchObject({ asyncOperationStatus: 'Completed', uniqueProductCount: count - 4 });
    expect(read.messagesSummary?.limitedMessages ?? []).toEqual([]);
    // The next large change begins with a clean slate.
    await guest.ok(addItemsToCart, inputsOf(ids));
    await work();
    expect(await summaryOf(guest)).toMatchObject({
      asyncOperationStatus: 'Completed',
      messagesSummary: { limitedMessages: [] },
    });
  });

  it('makes no job of a batch in which nothing is offered', async () => {
    const guest = shop.guest();
    const { results } = await guest.ok<CartItemBatch>(
      addItemsToCart,
      inputsOf(Array.from({ length: 51 }, () => '01t000000000NONAAA')),
    );
    expect(new Set(results.map(({ statusCode }) => statusCode))).toEqual(new Set([400]));
    expect((await guest.call(getCartSummary)).status).toBe(200);
    expect(await work()).toBe(0);
  });

  it('adds once what a killed process had begun, and unlocks a cart whose large change fails for good', async () => {
    const guest = shop.guest();
    await guest.ok(addItemsToCart, inputsOf(ids));
    const breaking = commerceJobs(options, 'https://shop.example').map((each) => ({
      ...each,
      run: async () => {
        throw new Error('the connection broke');
      },
    }));
    expect(await work(breaking)).toBe(1);
    expect((await guest.call(getCartSummary)).status).toBe(202);
    expect(await work(undefined, noon + 5_000)).toBe(1);
    expect(await summaryOf(guest)).toMatchObject({ totalProductCount: `${count}.0` });

    const other = shop.guest();
    await other.ok(addItemsToCart, inputsOf(ids));
    for (const seconds of [0, 5, 15, 35, 75]) expect(await work(breaking, noon + seconds * 1_000)).toBe(1);
    const summary = await summaryOf(other);
    expect(summary).toMatchObject({ asyncOperationStatus: 'Errored', uniqueProductCount: 0 });
    expect(summary.messagesSummary?.limitedMessages[0]?.message).toBe(
      'Product L0: It could not be put into the cart. Please try again.',
    );
    expect((await other.call(addItemToCart, { productId: ids[0], quantity: 1 })).status).toBe(201);
  });

  it('shows the state to nobody else, and takes no batch for the cart of another', async () => {
    const guest = shop.guest();
    await guest.ok(addItemsToCart, inputsOf(ids));
    const { cartId } = await summaryOf(guest);
    const stranger = shop.guest();
    expect((await stranger.call(getCartSummary, { cartId })).status).toBe(404);
    expect((await stranger.call(addItemsToCart, { cartId, ...inputsOf(ids) })).status).toBe(404);
    await work();
    const closed = await openShop(engine, { guests: { browse: true, cart: false, checkout: false } });
    try {
      expect((await closed.guest().call(addItemsToCart, inputsOf(ids))).status).toBe(403);
    } finally {
      await closed.close();
    }
  });
});
