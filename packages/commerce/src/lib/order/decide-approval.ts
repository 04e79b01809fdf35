import type { OrderApproval } from '@relab/contract/commerce';
import type { Context } from '@relab/server/http';
import { findPersonById } from '@relab/server/identity';
import type { User } from '@relab/server/principal';
import { manages } from '../account/acting-account.ts';
import { freeCart, type LockedApproval, lockApproval, readApproval } from '../approval/lock-approval.ts';
import { mayDecide } from '../approval/spending-limit.ts';
import { findCheckout } from '../checkout/checkout-row.ts';
import { assertCardsAccepted } from '../checkout/payment-methods.ts';
import { conflict, insufficientAccess } from '../errors.ts';
import { notifyBuyer } from '../mail-request/request-mail.ts';
import type { CommerceOptions } from '../options/options.ts';
import { isByCard } from '../payment/pay-by-card.ts';
import { modifiedBy } from '../shop/modified-by.ts';
import { place } from './place-order.ts';

/** Locks an approval of the account that is acted for. Only buyer managers decide. */
async function lockForDecision(context: Context, approvalId: string): Promise<LockedApproval> {
  const { principal } = context;
  if (principal.kind === 'guest') throw insufficientAccess('Sign in to decide on orders.');
  const approval = await lockApproval(context.database, principal.accountId, approvalId);
  if (!mayDecide(principal)) {
    throw insufficientAccess('Only a buyer manager of the account may decide on its orders.');
  }
  return approval;
}

/** True while it is pending; false where it was decided in this way before, which a repeated click finds. */
function isOpen({ state }: LockedApproval, decision: OrderApproval['state']): boolean {
  if (state === 'Pending') return true;
  if (state === decision) return false;
  throw conflict(`This order was ${state.toLowerCase()} already.`);
}

/** The requesting buyer as the principal who orders: coupons, access and the order are theirs. */
async function buyerOf(context: Context, { requested_by_id, account_id }: LockedApproval): Promise<User> {
  const person = await findPersonById(context.database, requested_by_id);
  const mayAct =
    person?.accountId === account_id ||
    (person && (await manages(context.database, person.accountId, account_id)));
  if (!person || !mayAct) {
    throw conflict('Whoever asked for this order may no longer buy for the account. Reject it.');
  }
  return { kind: 'user', ...person, accountId: account_id, guestKey: null };
}

interface Outcome {
  readonly state: 'Approved' | 'Rejected';
  readonly note?: string;
  readonly orderSummaryId?: string;
  /** The buyer is to place it: the cart goes on standing still. */
  readonly awaitsPayment?: boolean;
}

async function writeDecision(context: Context, approval: LockedApproval, outcome: Outcome): Promise<void> {
  const { database, principal } = context;
  const now = context.now();
  const by = principal.kind === 'user' ? principal.userId : null;
  await database
    .updateTable('order_approval')
    .set({
      state: outcome.state,
      note: outcome.note ?? null,
      decided_by_id: by,
      decided_date: now,
      order_summary_id: outcome.orderSummaryId ?? null,
      ...modifiedBy(context),
    })
    .where('id', '=', approval.id)
    .execute();
  if (!outcome.awaitsPayment) await freeCart(database, approval.cart_id);
  await notifyBuyer(context, approval.id);
}

/** Nobody who approves has the buyer's card at hand: the buyer places what is approved, and is led to pay it. */
async function isLeftToBuyer(
  context: Context,
  options: CommerceOptions,
  { checkout_id }: LockedApproval,
): Promise<boolean> {
  const row = await findCheckout(context, checkout_id ?? '');
  if (!isByCard(row)) return false;
  assertCardsAccepted(row.payment?.paymentMethod, options);
  return true;
}

/** To be called within a transaction: when the order cannot be placed, all of it is as it was, and the approval waits. */
export async function approve(
  context: Context,
  options: CommerceOptions,
  approvalId: string,
): Promise<OrderApproval> {
  const approval = await lockForDecision(context, approvalId);
  if (isOpen(approval, 'Approved')) {
    const buyer = { ...context, principal: await buyerOf(context, approval) };
    if (await isLeftToBuyer(buyer, options, approval)) {
      await writeDecision(context, approval, { state: 'Approved', awaitsPayment: true });
    } else {
      const { body } = await place(buyer, options, {
        checkoutId: approval.checkout_id ?? '',
        expectedTotal: approval.amount,
        isApproved: true,
      });
      await writeDecision(context, approval, {
        state: 'Approved',
        ...(body.orderSummaryId === null ? {} : { orderSummaryId: body.orderSummaryId }),
      });
    }
  }
  return await readApproval(context.database, approval.id);
}

/** To be called within a transaction. */
export async function reject(context: Context, approvalId: string, note: string): Promise<OrderApproval> {
  const approval = await lockForDecision(context, approvalId);
  if (isOpen(approval, 'Rejected')) await writeDecision(context, approval, { state: 'Rejected', note });
  return await readApproval(context.database, approval.id);
}
