import { isRecordId, normalizeId } from '@relab/contract';
import {
  arrangeDeliveryGroupItems,
  createDeliveryGroup,
  type DeliveryGroup,
  deleteDeliveryGroup,
  getDeliveryGroup,
  getDeliveryGroups,
  updateDeliveryGroup,
} from '@relab/contract/commerce';
import { inTransaction } from '@relab/database';
import { badRequest, type Context, newId, Reply, type Route } from '@relab/server/http';
import { type Cart, findCart, lockCart } from '../cart/find-cart.ts';
import { type GroupRow, newGroup, readGroups } from '../cart/group-row.ts';
import { readPageToken } from '../cart/page-token.ts';
import { notFound } from '../errors.ts';
import type { Shop } from '../shop/shop.ts';
import { shopRoute } from '../shop/shop-route.ts';
import { groupResponses, priceDeliveries } from './answer-groups.ts';
import { removeEmptyGroups } from './apply-changes.ts';
import { arrange } from './arrange.ts';
import { changeGroup, type GroupInput } from './group-input.ts';
import type { ItemPage } from './group-response.ts';
import { removeGroup } from './remove-group.ts';
import { saveGroup } from './save-group.ts';
import { assertRoom, freeName, isNamed } from './target-group.ts';

/** S-276, S-277. */
const defaultLimit = 20;
const defaultItemLimit = 0;
/** Of one group by itself, as of a cart (S-272). */
const defaultPageSize = 25;
/** What an arrangement and a change answer of each group. */
const allItems: ItemPage = { page: 1, size: 100 };

function groupOf<Group extends GroupRow>(groups: readonly Group[], asked: string): Group {
  const id = isRecordId(asked) ? normalizeId(asked) : '';
  const group = groups.find((one) => one.id === id);
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
    const group = priced.groups.filter((one) => one.group.id === id);
    const [answer] = await groupResponses(context, options, priced, group, items);
    if (!answer) throw notFound('delivery group');
    return answer;
  }

  /** Keeps a new or changed group of a locked cart and answers it. */
  async function keep(
    context: Context,
    cart: Cart,
    groups: readonly GroupRow[],
    group: GroupRow,
    input: GroupInput,
  ): Promise<DeliveryGroup> {
    assertFreeName(groups, group);
    await saveGroup(context, cart.id, group);
    const answer = await responseOf(context, cart, group.id, allItems);
    if (input.deliveryMethodId && answer.selectedDeliveryMethod === null) {
      const message = 'This way of delivery is not offered for these items and this address.';
      throw badRequest(message, 'deliveryMethodId');
    }
    return answer;
  }

  return [
    shopRoute(shop, 'cart', getDeliveryGroups, async (config, context) => {
      const cart = await findCart(context, config.cartId);
      if (!cart) return { count: 0, items: [] };
      const size = config.limit ?? config.pageSize ?? defaultLimit;
      const page = readPageToken(config.page);
      const priced = await priceDeliveries(context, options, cart);
      const some = priced.groups.slice((page - 1) * size, page * size);
      const items = { page: 1, size: config.cartItemLimit ?? defaultItemLimit };
      const answers = await groupResponses(context, options, priced, some, items);
      return { count: answers.length, items: answers };
    }),

    shopRoute(shop, 'cart', getDeliveryGroup, async (config, context) => {
      const cart = await findCart(context, config.cartId);
      if (!cart) throw notFound('cart');
      const { id } = groupOf(await readGroups(context.database, cart.id), config.id);
      const items = { page: readPageToken(config.page), size: config.pageSize ?? defaultPageSize };
      return await responseOf(context, cart, id, items);
    }),

    shopRoute(shop, 'cart', createDeliveryGroup, async (config, whole) => {
      const answer = await inTransaction(whole.database, async (database) => {
        const context = { ...whole, database };
        const cart = await lockCart(context, config.cartId);
        const groups = await readGroups(database, cart.id);
        assertRoom(groups);
        const made = newGroup(newId('0a7'), freeName(groups));
        const group = changeGroup(made, config, { options, now: context.now() });
        return await keep(context, cart, groups, group, config);
      });
      return new Reply(answer, 201);
    }),

    shopRoute(shop, 'cart', updateDeliveryGroup, async (config, whole) =>
      inTransaction(whole.database, async (database) => {
        const context = { ...whole, database };
        const cart = await lockCart(context, config.cartId);
        const groups = await readGroups(database, cart.id);
        const group = changeGroup(groupOf(groups, config.id), config, { options, now: context.now() });
        return await keep(context, cart, groups, group, config);
      }),
    ),

    shopRoute(shop, 'cart', deleteDeliveryGroup, async (config, whole) => {
      await inTransaction(whole.database, async (database) => {
        const context = { ...whole, database };
        const cart = await lockCart(context, config.cartId);
        const group = groupOf(await readGroups(database, cart.id), config.id);
        await removeGroup(context, options, cart, group, config.deleteCartItems ?? false);
      });
      return null;
    }),

    shopRoute(shop, 'cart', arrangeDeliveryGroupItems, async (config, whole) => {
      const items = await inTransaction(whole.database, async (database) => {
        const context = { ...whole, database };
        const cart = await lockCart(context, config.cartId);
        await arrange(context, options, cart, config.arrangements);
        if (config.deleteEmptyDeliveryGroups ?? true) await removeEmptyGroups(context, cart.id);
        const priced = await priceDeliveries(context, options, cart);
        return await groupResponses(context, options, priced, priced.groups, allItems);
      });
      return new Reply({ count: items.length, items }, 202);
    }),
  ];
}
