import { enqueue, jobKind } from '@relab/server/jobs';
import { type AuthorContext, withTransaction } from '../shop/database-context.ts';
import { modifiedBy } from '../shop/modified-by.ts';
import { lockReturn } from './lock-return.ts';

/** Writes to the buyer what was decided about a return that they requested. */
export const returnDecided = jobKind<{ readonly returnOrderId: string }>('return decided');

interface Decision {
  readonly returnId: string;
  readonly status: 'Approved' | 'Canceled';
  /** For the buyer. */
  readonly note: string | undefined;
  /** Only for one that its buyer requested; a clerk's own sends no mail. */
  readonly isMailed: boolean;
}

async function decide(inside: AuthorContext, { returnId, status, note, isMailed }: Decision): Promise<void> {
  const { database, now } = inside;
  await database
    .updateTable('return_order')
    .set({ status, buyer_note: note?.trim() || null, ...modifiedBy(inside) })
    .where('id', '=', returnId)
    .execute();
  if (!isMailed) return;
  const key = `return decided ${returnId} ${status}`;
  await enqueue(database, returnDecided, { returnOrderId: returnId }, { at: now(), key });
}

/** Accepts a return that the buyer requested, in a transaction of its own; returns the id of the order. */
export async function approveReturn(
  context: AuthorContext,
  returnId: string,
  note: string | undefined,
): Promise<string> {
  return await withTransaction(context, async (inside) => {
    const { order } = await lockReturn(inside.database, returnId, ['Requested']);
    await decide(inside, { returnId, status: 'Approved', note, isMailed: true });
    return order.id;
  });
}

/** Cancels an expected return, or declines a requested one, in a transaction of its own; returns the id of the order. */
export async function cancelReturn(
  context: AuthorContext,
  returnId: string,
  note: string | undefined,
): Promise<string> {
  return await withTransaction(context, async (inside) => {
    const { order, status } = await lockReturn(inside.database, returnId, ['Requested', 'Approved']);
    await decide(inside, { returnId, status: 'Canceled', note, isMailed: status === 'Requested' });
    return order.id;
  });
}
