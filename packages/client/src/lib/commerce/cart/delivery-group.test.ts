import { describe, expect, it } from 'vitest';
import { reply } from '../../testing/scripted-fetch.ts';
import { settle, testClient } from '../../testing/test-client.ts';
import { updateCheckout } from '../checkout/checkout.ts';
import {
  arrangeDeliveryGroupItems,
  createDeliveryGroup,
  deleteDeliveryGroup,
  getDeliveryGroup,
  getDeliveryGroups,
  updateDeliveryGroup,
} from './delivery-group.ts';

const address = { street: 'Gasse 1', city: 'Jena', postalCode: '07743', country: 'DE' };
const group = (name = 'Lab 2') => ({
  id: '0a7000000000001AAA',
  name,
  deliveryAddress: { ...address, id: '8lW1', shipToPhoneNumber: '+49 3641 1' },
  cartItems: { cartItems: [{ status: 'Success', message: null, cartItem: { cartItemId: '0a91' } }] },
});

function groups() {
  let name = 'Lab 2';
  return {
    'GET /session-context': { guestUser: true },
    'GET /carts/current/delivery-groups': () => ({ count: 1, items: [group(name)] }),
    'GET /carts/current/delivery-groups/*': () => group(name),
    'POST /carts/current/delivery-groups': reply(201, group()),
    'PATCH /carts/current/delivery-groups/*': () => {
      name = 'Renamed';
      return group(name);
    },
    'DELETE /carts/current/delivery-groups/*': reply(204),
    'POST /carts/current/delivery-groups/actions/arrange-items': reply(202, { count: 1, items: [group()] }),
    'PATCH /checkouts/active': () => {
      name = 'Moved';
      return {};
    },
  };
}

describe('delivery groups', () => {
  it('S-130 S-131: delivery groups have an id, items and an address whose telephone is a phoneNumber', async () => {
    const { client } = testClient(groups());
    const { items } = await getDeliveryGroups(client, {});
    expect(items).toMatchObject([
      {
        id: '0a7000000000001AAA',
        items: [{ cartItem: { cartItemId: '0a91' } }],
        deliveryAddress: { ...address, phoneNumber: '+49 3641 1' },
      },
    ]);
    expect(items[0]?.deliveryAddress).not.toHaveProperty('shipToPhoneNumber');
    const one = await getDeliveryGroup(client, { id: '0a7000000000001AAA' });
    expect(one.deliveryAddress?.phoneNumber).toBe('+49 3641 1');
  });

  it('X-54: delivery groups are written with the telephone as shipToPhoneNumber, in arrangements too', async () => {
    const { client, fetch } = testClient(groups());
    const deliveryAddress = { ...address, phoneNumber: '+49 3641 2' };
    const made = await createDeliveryGroup(client, { deliveryAddress });
    expect(made.deliveryAddress?.phoneNumber).toBe('+49 3641 1');
    await updateDeliveryGroup(client, { id: '0a7000000000001AAA', deliveryAddress });
    const arrangements = [{ productId: '01t1', quantity: '1', deliveryGroupName: 'x', deliveryAddress }];
    await arrangeDeliveryGroupItems(client, { arrangements });
    const sent = { ...address, shipToPhoneNumber: '+49 3641 2' };
    expect(fetch.requests.filter(({ method }) => method !== 'GET').map(({ body }) => body)).toEqual([
      { deliveryAddress: sent },
      { deliveryAddress: sent },
      { arrangements: [{ ...arrangements[0], deliveryAddress: sent }] },
    ]);
  });

  it('S-230 X-43: arranges the current cart; whether empty groups go travels in the body', async () => {
    const { client, fetch } = testClient(groups());
    const arrangements = [{ productId: '01t1', quantity: '1', deliveryGroupName: 'x' }];
    await arrangeDeliveryGroupItems(client, { arrangements, deleteEmptyDeliveryGroups: false });
    const request = fetch.requests.find(({ method }) => method === 'POST');
    expect(request?.path).toContain('/carts/current/delivery-groups/actions/arrange-items');
    expect(request?.body).toMatchObject({ deleteEmptyDeliveryGroups: false });
  });

  it('delivery groups are as a write left them when it resolves, of a checkout too', async () => {
    const { client } = testClient(groups());
    const names: (string | undefined)[] = [];
    const stop = getDeliveryGroups.observe(client, {}, ({ data }) => names.push(data?.items[0]?.name));
    await settle();
    await updateDeliveryGroup(client, { id: '0a7000000000001AAA', name: 'Renamed' });
    expect(names.at(-1)).toBe('Renamed');
    await updateCheckout(client, { checkoutId: 'active', shippingInstructions: 'x' });
    expect(names.at(-1)).toBe('Moved');
    await deleteDeliveryGroup(client, { id: '0a7000000000001AAA', deleteCartItems: true });
    stop();
  });

  it('refuse a config that means nothing', async () => {
    const { client } = testClient(groups());
    const bad: unknown[] = [null, 'x', { arrangements: [] }, { arrangements: [null] }, {}];
    for (const config of bad) {
      const input = config as Parameters<typeof arrangeDeliveryGroupItems>[1];
      await expect(arrangeDeliveryGroupItems(client, input)).rejects.toMatchObject({ status: 400 });
    }
  });
});
