import { isRecordId, normalizeId } from '@relab/contract';
import {
  approveOrder,
  getOrderApprovals,
  type OrderApprovals,
  rejectOrder,
  withdrawApproval,
} from '@relab/contract/commerce';
import type { Route } from '@relab/server/http';
import { sql } from 'kysely';
import { readApprovals } from '../approval/approval-rows.ts';
import { mayDecide } from '../approval/spending-limit.ts';
import { withdraw } from '../approval/withdraw.ts';
import { insufficientAccess } from '../errors.ts';
import type { Shop } from '../shop/shop.ts';
import { shopRoute, transactionRoute } from '../shop/shop-route.ts';
import { approve, reject } from './decide-approval.ts';

const defaultPageSize = 20;

export function approvalRoutes(shop: Shop): Route[] {
  return [
    shopRoute(
      shop,
      'open',
      getOrderApprovals,
      async (config, { database, principal }): Promise<OrderApprovals> => {
        if (principal.kind === 'guest') {
          throw insufficientAccess('Sign in to see orders that wait for an approval.');
        }
        const { page = 0, pageSize = defaultPageSize, state, forCartId } = config;
        const cartId = forCartId !== undefined && isRecordId(forCartId) ? normalizeId(forCartId) : forCartId;
        const condition = sql<boolean>`r.account_id = ${principal.accountId}
        ${mayDecide(principal) ? sql`` : sql`and r.requested_by_id = ${principal.userId}`}
        ${state === undefined ? sql`` : sql`and r.state = ${state}`}
        ${cartId === undefined ? sql`` : sql`and r.cart_id = ${cartId}`}`;
        const orderApprovals = await readApprovals(database, condition, {
          limit: pageSize,
          offset: page * pageSize,
        });
        const { rows } = await sql<{ total: number }>`
        select count(*)::int as total from order_approval r where ${condition} and not r.is_deleted`.execute(
          database,
        );
        return {
          count: orderApprovals.length,
          currentPage: page,
          orderApprovals,
          totalItemCount: rows[0]?.total ?? 0,
          mayDecide: mayDecide(principal),
        };
      },
    ),

    transactionRoute(shop, 'open', approveOrder, async ({ approvalId }, context) =>
      approve(context, shop.options, approvalId),
    ),

    transactionRoute(shop, 'open', rejectOrder, async ({ approvalId, note }, context) =>
      reject(context, approvalId, note),
    ),

    transactionRoute(shop, 'open', withdrawApproval, async ({ approvalId }, context) =>
      withdraw(context, approvalId),
    ),
  ];
}
