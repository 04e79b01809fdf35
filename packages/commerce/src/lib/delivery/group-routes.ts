import {
  arrangeDeliveryGroupItems,
  createDeliveryGroup,
  type DeliveryGroup,
  deleteDeliveryGroup,
  getDeliveryGroup,
  getDeliveryGroups,
  updateDeliveryGroup,
} from '@relab/contract/commerce';
import { badRequest, type Context, newId, Reply, type Route } from '@relab/server/http';
import { type Cart, findCart, lockCart } from '../cart/find-cart.ts';
import { type GroupRow, newGroup, readGroups } from '../cart/group-row.ts';
import { readPageToken } from '../cart/page-token.ts';
import { notFound } from '../errors.ts';
import { toRecordId } from '../record-id.ts';
import type { Shop } from '../shop/shop.ts';
import { shopRoute, transactionRoute } from '../shop/shop-route.ts';
import { removeEmptyGroups } from './apply-changes.ts';
import { arrange } from './arrange.ts';
import { changeGroup, type GroupInput } from './group-input.ts';
import { groupResponses, type ItemPage } from './group-response.ts';
import { priceDeliveries } from './price-group.ts';
import { removeGroup } from './remove-group.ts';
import { saveGroup } from './save-group.ts';
import { assertRoom, freeName, isNamed } from './target-group.ts';

/** S-276, S-277. */
const defaultLimit = 20;
const defaultItemLimit = 0;
/** Of one group by itself, as of a cart (S-272). */
const defaultPageSize = 25;
/** In the responses of arrangements and changes. */
const allItems: ItemPage = { page: 1, size: 100 };

function groupOf(groups: readonly GroupRow[], groupId: string): GroupRow {
  const group = groups.find(({ id }) => id === toRecordId(groupId));
  if (!group) throw notFound('delivery group');
  return group;
}

function assertFreeName(groups: readonly GroupRow[], group: GroupRow): void {
  const { id, name } = group;
  if (name === '') throw badRequest('Name the delivery.', 'name');
  if (groups.every((one) => one.id === id || !isNamed(name)(one))) return;
  throw badRequest(`There is a delivery "${name}" already. Choose another name.`, 'name');
}

export function groupRoutes(shop: Shop): Route[] {
  const { options } = shop;

  async function responseOf(
    context: Context,
    cart: Cart,
    id: string,
    items: ItemPage,
  ): Promise<DeliveryGroup> {
    const priced = await priceDeliveries(context, options, cart);
    const groups = priced.groups.filter(({ group }) => group.id === id);
    const [response] = await groupResponses(context, options, priced, groups, items);
    if (!response) throw notFound('delivery group');
    return response;
  }

  /** Saves a new or changed group of a locked cart and responds with it. */
  async function save(
    context: Context,
    cart: Cart,
    groups: readonly GroupRow[],
    group: GroupRow,
    input: GroupInput,
  ): Promise<DeliveryGroup> {
    assertFreeName(groups, group);
    await saveGroup(context, cart.id, group);
    const response = await responseOf(context, cart, group.id, allItems);
    if (input.deliveryMethodId && response.selectedDeliveryMethod === null) {
      const message = 'This way of delivery is not offered for these items and this address.';
      throw badRequest(message, 'deliveryMethodId');
    }
    return response;
  }

  return [
    shopRoute(shop, 'cart', getDeliveryGroups, async (config, context) => {
      const cart = await findCart(context, config.cartId);
      if (!cart) return { count: 0, items: [] };
      const size = config.limit ?? config.pageSize ?? defaultLimit;
      const page = readPageToken(config.page);
      const priced = await priceDeliveries(context, options, cart);
      const groups = priced.groups.slice((page - 1) * size, page * size);
      const itemPage = { page: 1, size: config.cartItemLimit ?? defaultItemLimit };
      const items = await groupResponses(context, options, priced, groups, itemPage);
      return { count: items.length, items };
    }),

    shopRoute(shop, 'cart', getDeliveryGroup, async (config, context) => {
      const cart = await findCart(context, config.cartId);
      if (!cart) throw notFound('cart');
      const { id } = groupOf(await readGroups(context.database, cart.id), config.id);
      const items = { page: readPageToken(config.page), size: config.pageSize ?? defaultPageSize };
      return await responseOf(context, cart, id, items);
    }),

    transactionRoute(shop, 'cart', createDeliveryGroup, async (config, context) => {
      const cart = await lockCart(context, config.cartId);
      const groups = await readGroups(context.database, cart.id);
      assertRoom(groups);
      const created = newGroup(newId('0a7'), freeName(groups));
      const group = changeGroup(created, config, { options, now: context.now() });
      return new Reply(await save(context, cart, groups, group, config), 201);
    }),

    transactionRoute(shop, 'cart', updateDeliveryGroup, async (config, context) => {
      const cart = await lockCart(context, config.cartId);
      const groups = await readGroups(context.database, cart.id);
      const group = changeGroup(groupOf(groups, config.id), config, { options, now: context.now() });
      return await save(context, cart, groups, group, config);
    }),

    transactionRoute(shop, 'cart', deleteDeliveryGroup, async (config, context) => {
      const cart = await lockCart(context, config.cartId);
      const group = groupOf(await readGroups(context.database, cart.id), config.id);
      await removeGroup(context, options, cart, group, config.deleteCartItems ?? false);
      return null;
    }),

    transactionRoute(shop, 'cart', arrangeDeliveryGroupItems, async (config, context) => {
      const cart = await lockCart(context, config.cartId);
      await arrange(context, options, cart, config.arrangements);
      if (config.deleteEmptyDeliveryGroups ?? true) await removeEmptyGroups(context.database, cart.id);
      const priced = await priceDeliveries(context, options, cart);
      const items = await groupResponses(context, options, priced, priced.groups, allItems);
      return new Reply({ count: items.length, items }, 202);
    }),
  ];
}
