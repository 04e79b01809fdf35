import {
  addItemToCart,
  arrangeDeliveryGroupItems,
  type CartItems,
  createDeliveryGroup,
  type DeliveryGroup,
  type DeliveryGroups,
  deleteDeliveryGroup,
  getAppContext,
  getCartItems,
  getDeliveryGroup,
  getDeliveryGroups,
  updateDeliveryGroup,
  updateItemInCart,
} from '@relab/contract/commerce';
import { testEngines } from '@relab/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openShop, product, type Shopper, type TestShop } from '../commerce.fixture.ts';

const jena = {
  companyName: 'Institut Beispiel',
  street: 'Gasse 1',
  city: 'Jena',
  postalCode: '07743',
  country: 'DE',
};
const lyon = { name: 'Robin Example', street: 'Rue 2', city: 'Lyon', postalCode: '69001', country: 'FR' };

describe.each(testEngines)('delivery groups on %s', (engine) => {
  let shop: TestShop;
  let a: string;
  let b: string;
  let shopper: Shopper;

  beforeAll(async () => {
    shop = await openShop(engine);
    await shop.put(
      product('A', { name: 'Centrifuge', unitPrice: '100.00', stock: 5 }),
      product('B', { name: 'Oven', unitPrice: '40.00', stock: 2 }),
    );
    [a, b] = [await shop.idOf('A'), await shop.idOf('B')];
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    shopper = shop.guest();
    await shopper.ok(addItemToCart, { productId: a, quantity: 3 });
    await shopper.ok(addItemToCart, { productId: b, quantity: 1 });
  });

  const groups = async (config: object = {}) =>
    (await shopper.ok<DeliveryGroups>(getDeliveryGroups, { cartItemLimit: 100, ...config })).items;
  /** What is where: the name of each group, and the names and quantities of its items. */
  const places = async () =>
    Object.fromEntries(
      (await groups()).map(({ name, cartItems }) => [
        name,
        cartItems.cartItems.map(({ cartItem }) => `${Number(cartItem.quantity)} ${cartItem.name}`).sort(),
      ]),
    );
  const make = async (input: Record<string, unknown> = {}) =>
    shopper.ok<DeliveryGroup>(createDeliveryGroup, input);
  const arrange = (...arrangements: object[]) => shopper.call(arrangeDeliveryGroupItems, { arrangements });
  const refused = async (
    answer: Promise<{ status: number; body: unknown }>,
    status: number,
    message: RegExp,
  ) => {
    const before = await places();
    const { status: was, body } = await answer;
    expect([was, body]).toMatchObject([status, [{ message: expect.stringMatching(message) }]]);
    expect(await places()).toEqual(before);
  };

  it('S-130 S-131 X-54: has a default group before anybody splits, without writing anything for it', async () => {
    const [only, ...others] = await groups();
    expect(others).toEqual([]);
    expect(only).toMatchObject({
      name: 'Default',
      isDefault: true,
      deliveryAddress: null,
      totalCartItemCount: 2,
    });
    const { cartItems } = await shopper.ok<CartItems>(getCartItems);
    expect(cartItems.map(({ cartItem }) => cartItem.cartDeliveryGroupId)).toEqual([only?.id, only?.id]);
    const { rows } = await sql`select 1 from cart_delivery_group where id = ${only?.id}`.execute(
      shop.database,
    );
    expect(rows).toEqual([]);
    const telephone = { ...jena, shipToPhoneNumber: '+49 3641 1' };
    const changed = await shopper.ok<DeliveryGroup>(updateDeliveryGroup, {
      id: only?.id,
      deliveryAddress: telephone,
    });
    expect(changed.deliveryAddress).toMatchObject({
      name: 'Institut Beispiel',
      shipToPhoneNumber: '+49 3641 1',
      isDefault: true,
    });
    expect(changed.deliveryAddress).not.toHaveProperty('phoneNumber');
    expect(await shopper.ok(getAppContext)).toMatchObject({ splitShipmentEnabled: true });
  });

  it('S-276 S-277: lists 20 delivery groups without their items by default, and pages', async () => {
    for (let count = 1; count < 25; count++) await make();
    const first = await shopper.ok<DeliveryGroups>(getDeliveryGroups);
    expect(first.count).toBe(20);
    expect(first.items[0]).toMatchObject({ totalCartItemCount: 2, cartItems: { cartItems: [] } });
    expect(await groups({ limit: 3 })).toHaveLength(3);
    expect(await groups({ pageSize: 4 })).toHaveLength(4);
    const token = Buffer.from('{"p":2}').toString('base64url');
    expect(await groups({ page: token })).toHaveLength(5);
    await refused(shopper.call(getDeliveryGroups, { page: 'rubbish' }), 400, /page/);
    const [standard] = first.items;
    const one = await shopper.ok<DeliveryGroup>(getDeliveryGroup, { id: standard?.id, pageSize: 1 });
    expect(one.cartItems.cartItems).toHaveLength(1);
    const rest = { id: standard?.id, pageSize: 1, page: one.cartItems.nextPageToken };
    const last = await shopper.ok<DeliveryGroup>(getDeliveryGroup, rest);
    expect(last.cartItems).toMatchObject({ nextPageToken: null, previousPageToken: expect.any(String) });
  });

  it('S-230: arranges items between groups, makes groups by name and address, and removes empty ones', async () => {
    const [standard] = await groups();
    const { status, body } = await arrange(
      { productId: a, quantity: '1', deliveryGroupId: standard?.id },
      { productId: a, quantity: '2', deliveryGroupName: 'Lab 2', deliveryAddress: lyon },
      { productId: b, quantity: '0', deliveryGroupId: standard?.id },
      { productId: b, quantity: '1.0', deliveryGroupName: 'lab 2 ' },
    );
    expect([status, body.count]).toEqual([202, 2]);
    expect(await places()).toEqual({ Default: ['1 Centrifuge'], 'Lab 2': ['1 Oven', '2 Centrifuge'] });
    const [, second] = await groups();
    expect(second?.deliveryAddress).toMatchObject({ city: 'Lyon', id: expect.stringMatching(/^8lW/) });
    // To the address of a group, by its id: a group of its own only where the address is another.
    const address = second?.deliveryAddress?.id;
    await arrange(
      { productId: a, quantity: '0', deliveryGroupId: standard?.id },
      { productId: a, quantity: '3', deliveryAddressId: address },
    );
    expect(await places()).toEqual({ Default: [], 'Lab 2': ['1 Oven', '3 Centrifuge'] });
    const kept = { deleteEmptyDeliveryGroups: false };
    const back = (productId: string, quantity: string) => [
      { productId, quantity: '0', deliveryGroupId: second?.id },
      { productId, quantity, deliveryGroupId: standard?.id },
    ];
    await shopper.ok(arrangeDeliveryGroupItems, {
      ...kept,
      arrangements: [...back(a, '3'), ...back(b, '1')],
    });
    expect(await places()).toEqual({ Default: ['1 Oven', '3 Centrifuge'], 'Lab 2': [] });
    await arrange({ productId: b, quantity: '1', deliveryGroupId: standard?.id });
    expect(await places()).toEqual({ Default: ['1 Oven', '3 Centrifuge'] });
  });

  it('rejects arrangements whose quantities do not add up, naming them, all or nothing', async () => {
    const [standard] = await groups();
    const whole = [
      { productId: b, quantity: '0', deliveryGroupId: standard?.id },
      { productId: b, quantity: '1', deliveryGroupName: 'New' },
    ];
    const lost = { productId: a, quantity: '2', deliveryGroupId: standard?.id };
    await refused(arrange(...whole, lost), 400, /^Centrifuge: 3 in the cart, 2 in the deliveries/);
    const more = { productId: a, quantity: '1', deliveryGroupName: 'New' };
    await refused(arrange(more), 400, /Centrifuge: 3 in the cart, 4 in the deliveries/);
    await refused(arrange(more, { ...more, deliveryGroupName: 'NEW' }), 400, /arranged twice/);
    await refused(arrange({ quantity: '1', deliveryGroupName: 'New' }), 400, /which item/);
    await refused(arrange({ productId: a, quantity: '3' }), 400, /to which delivery/);
    await refused(arrange({ productId: a, quantity: '-1', deliveryGroupName: 'New' }), 400, /./);
    await refused(arrange({ productId: a, quantity: '1.5', deliveryGroupName: 'New' }), 400, /./);
    const far = { ...lyon, country: 'US' };
    await refused(arrange({ ...more, deliveryAddress: far }), 400, /do not deliver/);
    const two = { productId: b, quantity: '1', deliveryGroupName: 'New', deliveryAddress: jena };
    await refused(arrange({ ...more, deliveryAddress: lyon }, two), 400, /two different addresses/);
    expect((await groups()).map(({ name }) => name)).toEqual(['Default']);
  });

  it('adds new items to the default delivery group, and counts all groups against the stock', async () => {
    const [standard] = await groups();
    await arrange(
      { productId: a, quantity: '1', deliveryGroupId: standard?.id },
      { productId: a, quantity: '2', deliveryGroupName: 'Lab 2' },
    );
    await shopper.ok(addItemToCart, { productId: a, quantity: 2 });
    expect(await places()).toMatchObject({ Default: ['1 Oven', '3 Centrifuge'], 'Lab 2': ['2 Centrifuge'] });
    await refused(shopper.call(addItemToCart, { productId: a, quantity: 1 }), 400, /Only 5 of Centrifuge/);
    const [, second] = await groups();
    const item = second?.cartItems.cartItems[0]?.cartItem.cartItemId;
    await refused(shopper.call(updateItemInCart, { itemId: item, quantity: 3 }), 400, /Only 5 of Centrifuge/);
    await shopper.ok(updateItemInCart, { itemId: item, quantity: 1 });
    expect(await places()).toMatchObject({ 'Lab 2': ['1 Centrifuge'] });
  });

  it('deletes a group: its items go to the default one, or out of the cart', async () => {
    const [standard] = await groups();
    const split = () =>
      arrange(
        { productId: a, quantity: '1', deliveryGroupId: standard?.id },
        { productId: a, quantity: '2', deliveryGroupName: 'Lab 2' },
      );
    await split();
    const second = async () => (await groups())[1]?.id;
    await shopper.ok(deleteDeliveryGroup, { id: await second() });
    expect(await places()).toEqual({ Default: ['1 Oven', '3 Centrifuge'] });
    await split();
    const gone = await second();
    await shopper.ok(deleteDeliveryGroup, { id: gone, deleteCartItems: true });
    expect(await places()).toEqual({ Default: ['1 Centrifuge', '1 Oven'] });
    // As in another tab that still shows it.
    await refused(shopper.call(deleteDeliveryGroup, { id: gone }), 404, /no such delivery group/);
    await refused(
      shopper.call(updateDeliveryGroup, { id: gone, name: 'Late' }),
      404,
      /no such delivery group/,
    );
    await refused(
      arrange({ productId: a, quantity: '1', deliveryGroupId: gone }),
      404,
      /no such delivery group/,
    );
    await refused(shopper.call(deleteDeliveryGroup, { id: standard?.id }), 400, /default delivery stays/);
  });

  it('responds 404 for the delivery group of another cart or shopper', async () => {
    const other = shop.guest();
    await other.ok(addItemToCart, { productId: a, quantity: 1 });
    const theirs = await other.ok<DeliveryGroup>(createDeliveryGroup, {
      name: 'Theirs',
      deliveryAddress: lyon,
    });
    const [item] = (await other.ok<CartItems>(getCartItems)).cartItems;
    for (const call of [getDeliveryGroup, updateDeliveryGroup, deleteDeliveryGroup]) {
      await refused(shopper.call(call, { id: theirs.id, name: 'Mine' }), 404, /no such delivery group/);
      const cartId = theirs.cartId;
      await refused(shopper.call(call, { cartId, id: theirs.id, name: 'Mine' }), 404, /no such cart/);
    }
    const mine = { quantity: '1', deliveryGroupName: 'Mine' };
    await refused(arrange({ ...mine, cartItemId: item?.cartItem.cartItemId }), 404, /no such cart item/);
    await refused(arrange({ productId: a, quantity: '3', deliveryGroupId: theirs.id }), 404, /no such/);
    const address = theirs.deliveryAddress?.id;
    await refused(
      arrange({ productId: a, quantity: '3', deliveryAddressId: address }),
      404,
      /no such address/,
    );
    const { rows } = await sql<{ name: string }>`
      select name from cart_delivery_group where id = ${theirs.id}`.execute(shop.database);
    expect(rows).toEqual([{ name: 'Theirs' }]);
    const nobody = shop.guest();
    expect(await nobody.ok(getDeliveryGroups)).toEqual({ count: 0, items: [] });
    expect((await nobody.call(createDeliveryGroup, { name: 'x' })).status).toBe(404);
  });

  it('rejects delivery groups with invalid parts', async () => {
    const bad = (input: Record<string, unknown>, message: RegExp) =>
      refused(shopper.call(createDeliveryGroup, input), 400, message);
    await bad({ name: 'default' }, /already/);
    await bad({ name: '   ' }, /empty/);
    await bad({ deliveryAddress: { ...lyon, name: ' ' } }, /to whom/);
    await bad({ deliveryAddress: { ...lyon, country: 'US' } }, /do not deliver/);
    await bad({ desiredDeliveryDate: '2020-01-01' }, /past/);
    await bad({ desiredDeliveryDate: '2027-02-30' }, /no day/);
    await bad({ desiredDeliveryDate: '2090-01-01' }, /within a year/);
    await bad({ deliveryAddress: lyon, deliveryMethodId: 'pallet' }, /not offered/);
    await bad({ deliveryMethodId: 'parcel' }, /not offered/);
    expect(await groups()).toHaveLength(1);
  });

  it('has a hundred groups at most', async () => {
    for (let count = 1; count < 100; count++) await make();
    expect(await groups({ limit: 100 })).toHaveLength(100);
    const before = await groups({ limit: 100 });
    const { status, body } = await shopper.call(createDeliveryGroup, {});
    expect([status, body]).toMatchObject([400, [{ errorCode: 'MAX_LIMIT_EXCEEDED' }]]);
    const arranged = await arrange({ productId: b, quantity: '1', deliveryGroupName: 'One more' });
    expect(arranged.status).toBe(400);
    expect(await groups({ limit: 100 })).toEqual(before);
  });

  it('lists delivery methods with days and cost by the items and the address of a group', async () => {
    const [standard] = await groups();
    const group = await shopper.ok<DeliveryGroup>(updateDeliveryGroup, {
      id: standard?.id,
      deliveryAddress: jena,
    });
    expect(group.availableDeliveryMethods.map(({ id, shippingFee }) => [id, shippingFee])).toEqual([
      ['parcel', '50.00'],
      ['pallet', '110.00'],
    ]);
    const soon = {
      deliveryMethodId: 'parcel',
      desiredDeliveryDate: group.availableDeliveryMethods[0]?.earliestEstimatedDeliveryTime,
    };
    const chosen = await shopper.ok<DeliveryGroup>(updateDeliveryGroup, {
      id: standard?.id,
      shippingInstructions: 'Dock 3',
      ...soon,
    });
    expect(chosen).toMatchObject({
      selectedDeliveryMethod: { id: 'parcel' },
      shippingInstructions: 'Dock 3',
      errors: [],
    });
    const early = { id: standard?.id, desiredDeliveryDate: '2026-06-02' };
    const warned = await shopper.call(updateDeliveryGroup, early);
    expect(warned.body).toMatchObject({ errors: [{ errorCode: 'DELIVERY_DATE_TOO_EARLY' }] });
    const cleared = { id: standard?.id, desiredDeliveryDate: '', shippingInstructions: '' };
    expect(await shopper.ok(updateDeliveryGroup, cleared)).toMatchObject({
      desiredDeliveryDate: null,
      shippingInstructions: null,
    });
  });
});
