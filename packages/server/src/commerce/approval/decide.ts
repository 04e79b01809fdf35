import { isRecordId, normalizeId } from '@relab/contract';
import type { OrderApproval } from '@relab/contract/commerce';
import { sql } from 'kysely';
import { ApiError } from '../../http/api-error.ts';
import type { Context } from '../../http/context.ts';
import type { User } from '../../http/who.ts';
import { findPersonById } from '../../identity/index.ts';
import { manages } from '../account/acting-account.ts';
import type { CommerceOptions } from '../options.ts';
import { place } from '../order/place-order.ts';
import { notFound } from '../owner.ts';
import { readApprovals } from './approval-rows.ts';
import { mayDecide } from './spending-limit.ts';

interface Locked {
  readonly id: string;
  readonly state: OrderApproval['state'];
  readonly account_id: string;
  readonly cart_id: string | null;
  readonly checkout_id: string | null;
  readonly requested_by_id: string;
  readonly amount: string;
}

/** Locks an approval of the account that is acted for. Another account's is not there; only buyer managers decide. */
async function lockApproval({ database, who }: Context, approvalId: string): Promise<Locked> {
  if (who.kind === 'guest') throw new ApiError('INSUFFICIENT_ACCESS', 'Sign in to decide on orders.');
  const id = isRecordId(approvalId) ? normalizeId(approvalId) : '';
  const { rows } = await sql<Locked>`
    select id, state, account_id, cart_id, checkout_id, requested_by_id, amount from order_approval
    where id = ${id} and account_id = ${who.accountId} and not is_deleted for update`.execute(database);
  const [approval] = rows;
  if (!approval) throw notFound('approval');
  if (!mayDecide(who)) {
    throw new ApiError(
      'INSUFFICIENT_ACCESS',
      'Only a buyer manager of the account may decide on its orders.',
    );
  }
  return approval;
}

/** True where it is to be decided still; false where it was decided so before, which a repeated press asks for. */
function isOpen({ state }: Locked, wanted: OrderApproval['state']): boolean {
  if (state === 'Pending') return true;
  if (state === wanted) return false;
  throw new ApiError('CONFLICT', `This order was ${state === 'Approved' ? 'approved' : 'rejected'} already.`);
}

/** The buyer who asked, as the one who orders: coupons, access and the order are theirs. */
async function buyerOf(context: Context, { requested_by_id, account_id }: Locked): Promise<User> {
  const person = await findPersonById(context.database, requested_by_id);
  const mayAct =
    person?.accountId === account_id ||
    (person && (await manages(context.database, person.accountId, account_id)));
  if (!person || !mayAct) {
    throw new ApiError(
      'CONFLICT',
      'Whoever asked for this order may no longer buy for the account. Reject it.',
    );
  }
  return { kind: 'user', ...person, accountId: account_id, guestKey: null };
}

async function decided(
  context: Context,
  approval: Locked,
  outcome: { readonly state: string; readonly note?: string; readonly orderSummaryId?: string },
): Promise<void> {
  const { database, who } = context;
  const now = context.now().toISOString();
  const by = who.kind === 'user' ? who.userId : null;
  await sql`
    update order_approval set state = ${outcome.state}, note = ${outcome.note ?? null}, decided_by_id = ${by},
      decided_date = ${now}, order_summary_id = ${outcome.orderSummaryId ?? null}, last_modified_by_id = ${by},
      last_modified_date = ${now}, system_modstamp = ${now}
    where id = ${approval.id}`.execute(database);
  await sql`update web_cart set awaits_approval = false where id = ${approval.cart_id}`.execute(database);
}

async function answer({ database }: Context, approvalId: string): Promise<OrderApproval> {
  const [approval] = await readApprovals(database, sql`r.id = ${approvalId}`);
  if (!approval) throw notFound('approval');
  return approval;
}

/** To be called within a transaction: when the order cannot be placed, all of it is as it was, and the approval waits. */
export async function approve(
  context: Context,
  options: CommerceOptions,
  approvalId: string,
): Promise<OrderApproval> {
  const approval = await lockApproval(context, approvalId);
  if (isOpen(approval, 'Approved')) {
    const buyer = await buyerOf(context, approval);
    const { body } = await place({ ...context, who: buyer }, options, {
      checkoutId: approval.checkout_id ?? '',
      expectedTotal: approval.amount,
      isApproved: true,
    });
    await decided(context, approval, {
      state: 'Approved',
      ...(body.orderSummaryId === null ? {} : { orderSummaryId: body.orderSummaryId }),
    });
  }
  return await answer(context, approval.id);
}

/** To be called within a transaction. */
export async function reject(context: Context, approvalId: string, note: string): Promise<OrderApproval> {
  const approval = await lockApproval(context, approvalId);
  if (isOpen(approval, 'Rejected')) await decided(context, approval, { state: 'Rejected', note });
  return await answer(context, approval.id);
}
