import {
  cancelUnpaidOrder,
  checkOrderPayment,
  claimGuestOrders,
  confirmOrder,
  type OrderPayment,
  payOrder,
  reorder,
  requestOrderCancellation,
} from '@relab/contract/commerce';
import { type Database, inTransaction } from '@relab/database';
import type { Context, Route } from '@relab/server/http';
import { withOwner } from '../account/owner.ts';
import { insufficientAccess } from '../errors.ts';
import { orUnavailable, startPayment } from '../payment/start-payment.ts';
import { cancelUnpaid, refreshPayment } from '../payment/unpaid-order.ts';
import type { Shop } from '../shop/shop.ts';
import { shopRoute } from '../shop/shop-route.ts';
import { claimOrders } from './claim-orders.ts';
import { lockOrder } from './order-access.ts';
import { readAccessible } from './order-routes.ts';
import { reorderItems } from './reorder-items.ts';
import { requestCancellation } from './request-cancellation.ts';
import { confirmByKey } from './request-confirmation.ts';

interface Asked {
  readonly orderSummaryId: string;
  readonly orderKey?: string | undefined;
}

/** What somebody does with an order that is theirs. */
export function orderActionRoutes(shop: Shop): Route[] {
  const { options } = shop;

  /** Found, and let go of again: what follows may wait for a service. */
  const find = async (context: Context, asked: Asked): Promise<string> =>
    await inTransaction(context.database, (database) => lockOrder({ ...context, database }, asked));

  async function answer({ database }: Context, id: string, paymentUrl: string | null): Promise<OrderPayment> {
    const order = await database
      .selectFrom('order_summary')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirst();
    const status = order?.status ?? '';
    return { orderSummaryId: id, status, paymentUrl: status === 'Awaiting Payment' ? paymentUrl : null };
  }

  return [
    shopRoute(shop, 'open', payOrder, async (config, context) => {
      const id = await find(context, config);
      const { payments } = options;
      const url = payments ? await startPayment(context, payments, id).catch(orUnavailable) : null;
      return await answer(context, id, url);
    }),

    shopRoute(shop, 'open', checkOrderPayment, async (config, context) => {
      const id = await find(context, config);
      const url = await refreshPayment(context, options, id).catch(orUnavailable);
      return await answer(context, id, url);
    }),

    shopRoute(shop, 'open', cancelUnpaidOrder, async (config, context) => {
      const id = await find(context, config);
      await cancelUnpaid(context, options, id).catch(orUnavailable);
      return await answer(context, id, null);
    }),

    shopRoute(shop, 'open', confirmOrder, async (config, whole) => {
      await inTransaction(whole.database, async (database) => {
        const context = { ...whole, database };
        await confirmByKey(context, await lockOrder(context, config), config.orderKey);
      });
      return await readAccessible(whole, options, config);
    }),

    shopRoute(shop, 'open', requestOrderCancellation, async (config, whole) => {
      await inTransaction(whole.database, async (database) => {
        const context = { ...whole, database };
        await requestCancellation(context, await lockOrder(context, config), config.reason);
      });
      return await readAccessible(whole, options, config);
    }),

    shopRoute(shop, 'cart', reorder, async (config, asked) => {
      const whole = withOwner(asked);
      return await inTransaction(whole.database, async (database) => {
        const context = { ...whole, database };
        return await reorderItems(context, options, await lockOrder(context, config));
      });
    }),

    shopRoute(shop, 'open', claimGuestOrders, async ({ byEmail = false }, whole) => {
      const { principal } = whole;
      if (principal.kind !== 'user') throw insufficientAccess('Sign in to keep your orders.');
      const claim = (database: Database) => claimOrders(database, principal, byEmail);
      return { count: await inTransaction(whole.database, claim) };
    }),
  ];
}
