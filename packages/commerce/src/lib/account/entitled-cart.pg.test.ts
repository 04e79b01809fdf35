import {
  addCheckoutPayment,
  addItemsToCart,
  addItemToCart,
  type CartItem,
  type CartItems,
  type Checkout,
  type ClonedCart,
  cloneCart,
  deleteCart,
  getCartItems,
  getCartProducts,
  getCheckout,
  getOrderSummary,
  getPayNowCart,
  type OrderSummary,
  type PayNowCart,
  type PlacedOrder,
  type PreservedCart,
  placeOrder,
  preserveCart,
  type Reordered,
  reorder,
  reserveInventory,
  startCheckout,
  takePayNowCart,
  updateCheckout,
  updateItemInCart,
} from '@relab/contract/commerce';
import { testEngines } from '@relab/database/testing';
import { createWorker } from '@relab/server/jobs';
import type { User } from '@relab/server/principal';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openShop, options, product, type Shopper, type TestShop } from '../commerce.fixture.ts';
import { commerceJobs } from '../commerce-jobs.ts';
import { addGroup, addPolicy, reserveProduct } from './account.fixture.ts';

const address = { name: 'Robin', street: 'Weg 1', city: 'Jena', postalCode: '07743', country: 'DE' };
const notForSale = 'This item is not for sale any more. Remove it to continue.';
/** Nothing can be removed from a read-only copy. */
const notForSaleInCopy = 'This item is not for sale any more. Ask whoever sent this cart for a new one.';

describe.each(testEngines)('carts and entitlements on %s', (engine) => {
  let shop: TestShop;
  let reserved: string;
  let open: string;
  let groupId: string;
  let policyId: string;
  let user: User;
  let member: Shopper;

  beforeAll(async () => {
    shop = await openShop(engine);
    await shop.put(
      product('R', { name: 'Vault oven', unitPrice: '77.00', stock: 500 }),
      product('O', { name: 'Plain oven', unitPrice: '10.00', stock: 500 }),
    );
    [reserved, open] = [await shop.idOf('R'), await shop.idOf('O')];
    ({ groupId } = await addGroup(shop.database, [], {}));
    policyId = await addPolicy(shop.database, [groupId], [reserved]);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    user = await shop.addUser();
    await join(user);
    member = shop.as(user);
  });

  const join = ({ accountId }: User) =>
    sql`
      insert into buyer_group_member (id, buyer_group_id, buyer_id)
      values (${`0ZJ${accountId.slice(3)}`}, ${groupId}, ${accountId})`.execute(shop.database);
  const setLeft = ({ accountId }: User, hasLeft: boolean) =>
    sql`update buyer_group_member set is_deleted = ${hasLeft} where buyer_id = ${accountId}`.execute(
      shop.database,
    );
  const add = (shopper: Shopper, productId: string, quantity = 1) =>
    shopper.ok<CartItem>(addItemToCart, { productId, quantity });
  const itemsOf = (shopper: Shopper, more: object = {}) => shopper.ok<CartItems>(getCartItems, { ...more });
  const ready = async (shopper: Shopper): Promise<string> => {
    const { checkoutId } = await shopper.ok<Checkout>(startCheckout);
    const contactInfo = { email: 'lab@institute.example' };
    await shopper.ok(updateCheckout, { checkoutId, contactInfo, deliveryAddress: address });
    await shopper.ok(updateCheckout, { checkoutId, deliveryMethodId: 'parcel' });
    const payment = { paymentMethod: 'PurchaseOrder', purchaseOrderNumber: 'PO-7' };
    await shopper.ok(addCheckoutPayment, { checkoutId, ...payment });
    return checkoutId;
  };

  it('a line that loses its entitlement stays, tells nothing new, and comes back with it', async () => {
    await add(member, open);
    const { cartItemId } = await add(member, reserved, 2);
    await setLeft(user, true);
    await sql`update product2 set name = 'Vault oven, revised' where id = ${reserved}`.execute(shop.database);
    const fields = { productFields: ['Name', 'Description'] };
    const { cartItems, hasErrors, cartSummary } = await itemsOf(member, fields);
    expect(hasErrors).toBe(true);
    expect(cartSummary.messagesSummary).toMatchObject({
      errorCount: 1,
      limitedMessages: [{ type: 'Entitlement', severity: 'Error', message: notForSale }],
    });
    expect(cartItems[0]).toMatchObject({
      status: 'Error',
      message: notForSale,
      cartItem: {
        name: 'Vault oven',
        quantity: '2.0',
        salesPrice: '77.00',
        productDetails: { fields: {}, sku: null },
      },
    });
    expect(JSON.stringify(cartItems)).not.toContain('revised');
    expect(JSON.stringify(await member.ok(getCartProducts, fields))).not.toContain('revised');
    const more = { itemId: cartItemId, quantity: '3', productId: reserved };
    expect((await member.call(updateItemInCart, more)).status).toBe(404);
    expect((await member.call(addItemToCart, { productId: reserved, quantity: 1 })).status).toBe(404);
    expect(await member.ok(reserveInventory)).toMatchObject({ success: false });
    expect((await member.call(cloneCart, { targetType: 'PayNowReadOnly' })).status).toBe(400);
    await setLeft(user, false);
    expect(await itemsOf(member)).toMatchObject({ hasErrors: false });
    await sql`update product2 set name = 'Vault oven' where id = ${reserved}`.execute(shop.database);
  });

  it.each([
    ['the account leaves the group', () => setLeft(user, true), () => setLeft(user, false)],
    [
      'the policy shows no price any more',
      () => sql`update commerce_entitlement_policy set can_view_price = false`.execute(shop.database),
      () => sql`update commerce_entitlement_policy set can_view_price = true`.execute(shop.database),
    ],
  ])('cannot be ordered once %s, also where all was reviewed before', async (_, withdraw, giveBack) => {
    await add(member, reserved);
    const checkoutId = await ready(member);
    const stock = await shop.stockOf('R');
    await withdraw();
    expect(await member.ok<Checkout>(getCheckout, { checkoutId })).toMatchObject({ checkoutId });
    const refused = await member.call(placeOrder, { checkoutId });
    expect(refused).toMatchObject({
      status: 409,
      body: [{ errorCode: 'INSUFFICIENT_STOCK', message: expect.stringContaining('not for sale any more') }],
    });
    expect(await shop.stockOf('R')).toBe(stock);
    await giveBack();
    expect((await member.call(placeOrder, { checkoutId })).status).toBe(201);
  });

  it('what was ordered stays readable, and is not ordered again', async () => {
    await add(member, reserved);
    const { orderSummaryId } = await member.ok<PlacedOrder>(placeOrder, { checkoutId: await ready(member) });
    await setLeft(user, true);
    const order = await member.ok<OrderSummary>(getOrderSummary, { orderSummaryId });
    expect(JSON.stringify(order)).toContain('Vault oven');
    expect(await member.ok<Reordered>(reorder, { orderSummaryId })).toMatchObject({
      added: [],
      notAdded: [{ name: 'Vault oven', message: 'It is not for sale any more.' }],
    });
  });

  it('a copy to be paid is ordered by those who may have what is in it, and by nobody else who has its link', async () => {
    await add(member, open);
    await add(member, reserved);
    const { payToken } = await member.ok<ClonedCart>(cloneCart, { targetType: 'PayNowReadOnly' });
    const guest = shop.guest();
    const shown = await guest.ok<PayNowCart>(getPayNowCart, { payToken });
    expect(shown.cartItems.map(({ status, message }) => [status, message])).toEqual([
      ['Success', null],
      ['Error', notForSaleInCopy],
    ]);
    const refused = {
      status: 400,
      body: [{ errorCode: 'UNQUALIFIED_CART', message: `Vault oven: ${notForSaleInCopy}` }],
    };
    expect(await guest.call(takePayNowCart, { payToken })).toMatchObject(refused);
    expect((await itemsOf(guest)).cartItems).toEqual([]);
    const colleague = shop.as(await shop.addUser());
    const other = await shop.addUser();
    await join(other);
    const entitled = shop.as(other);
    expect((await colleague.ok<PayNowCart>(getPayNowCart, { payToken })).cartItems[1]?.status).toBe('Error');
    expect((await entitled.ok<PayNowCart>(getPayNowCart, { payToken })).cartItems[1]?.status).toBe('Success');
    await entitled.ok(takePayNowCart, { payToken });
    // It is judged by who opens it, not by who had it last.
    expect(await colleague.call(takePayNowCart, { payToken })).toMatchObject(refused);
    const checkoutId = await ready(entitled);
    await setLeft(other, true);
    expect((await entitled.call(placeOrder, { checkoutId })).status).toBe(409);
    // Who had it last may not have it any more: whoever may goes on.
    await member.ok(takePayNowCart, { payToken });
    await setLeft(other, false);
    await entitled.ok(takePayNowCart, { payToken });
    expect((await entitled.call(placeOrder, { checkoutId: await ready(entitled) })).status).toBe(201);
  });

  it('what a guest had before it was reserved comes along with those who may have it', async () => {
    const [one, two] = [shop.guest(), shop.guest()];
    await add(one, open);
    await add(two, open);
    await reserveProduct(shop.database, policyId, open);
    expect(await itemsOf(one)).toMatchObject({ hasErrors: true });
    const taken = await shop.as(user, one.secret).ok<PreservedCart>(preserveCart, { cartId: 'current' });
    expect(taken).toMatchObject({ numberOfProductsWithSuccess: 1, numberOfProductsWithError: 0 });
    const stranger = shop.as(await shop.addUser(), two.secret);
    const left = await stranger.ok<PreservedCart>(preserveCart, { cartId: 'current' });
    expect(left).toMatchObject({ numberOfProductsWithSuccess: 0, numberOfProductsWithError: 1 });
    await sql`delete from commerce_entitlement_product where product_id = ${open}`.execute(shop.database);
    await shop.as(user).ok(deleteCart);
  });

  it('a waiting large batch is added under the entitlements of the time when it is processed', async () => {
    const inputs = Array.from({ length: 51 }, (_, at) => ({
      richInput: { productId: at === 0 ? reserved : open, quantity: 1, type: 'Product' },
    }));
    await member.ok(addItemsToCart, { inputs });
    await setLeft(user, true);
    await createWorker({
      database: shop.database,
      handlers: commerceJobs(options, 'https://shop.example'),
      now: () => new Date('2026-06-01T12:00:00Z'),
      log: () => undefined,
    }).runDue();
    const { cartItems, cartSummary } = await itemsOf(member);
    expect(cartItems.map(({ cartItem }) => cartItem.productId)).toEqual([open]);
    expect(JSON.stringify(cartSummary)).toContain("The product isn't available.");
  });
});
