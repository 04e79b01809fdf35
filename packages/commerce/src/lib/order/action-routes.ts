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
import type { Context, Route } from '@relab/server/http';
import { withOwner } from '../account/owner.ts';
import { insufficientAccess } from '../errors.ts';
import { orUnavailable, startPayment } from '../payment/start-payment.ts';
import { cancelUnpaid, refreshPayment } from '../payment/unpaid-order.ts';
import { withTransaction } from '../shop/database-context.ts';
import type { Shop } from '../shop/shop.ts';
import { shopRoute, transactionRoute } from '../shop/shop-route.ts';
import { claimOrders } from './claim-orders.ts';
import { lockOrder, type OrderParams } from './order-access.ts';
import { readAccessible } from './order-routes.ts';
import { reorderItems } from './reorder-items.ts';
import { requestCancellation } from './request-cancellation.ts';
import { confirmByKey } from './request-confirmation.ts';

/** What buyers do with their orders. */
export function orderActionRoutes(shop: Shop): Route[] {
  const { options } = shop;

  /** Locks only while it looks: what follows may wait for a service. */
  const find = async (context: Context, params: OrderParams): Promise<string> =>
    await withTransaction(context, (inside) => lockOrder(inside, params));

  async function payment(
    { database }: Context,
    id: string,
    paymentUrl: string | null,
  ): Promise<OrderPayment> {
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
      return await payment(context, id, url);
    }),

    shopRoute(shop, 'open', checkOrderPayment, async (config, context) => {
      const id = await find(context, config);
      const url = await refreshPayment(context, options, id).catch(orUnavailable);
      return await payment(context, id, url);
    }),

    shopRoute(shop, 'open', cancelUnpaidOrder, async (config, context) => {
      const id = await find(context, config);
      await cancelUnpaid(context, options, id).catch(orUnavailable);
      return await payment(context, id, null);
    }),

    transactionRoute(shop, 'open', confirmOrder, async (config, context) => {
      await confirmByKey(context, await lockOrder(context, config), config.orderKey);
      return await readAccessible(context, options, config);
    }),

    transactionRoute(shop, 'open', requestOrderCancellation, async (config, context) => {
      await requestCancellation(context, await lockOrder(context, config), config.reason);
      return await readAccessible(context, options, config);
    }),

    transactionRoute(shop, 'cart', reorder, async (config, caller) => {
      const context = withOwner(caller);
      return await reorderItems(context, options, await lockOrder(context, config));
    }),

    transactionRoute(shop, 'open', claimGuestOrders, async ({ byEmail = false }, { database, principal }) => {
      if (principal.kind !== 'user') throw insufficientAccess('Sign in to keep your orders.');
      return { count: await claimOrders(database, principal, byEmail) };
    }),
  ];
}
