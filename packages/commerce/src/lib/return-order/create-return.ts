import type { ConfigFor } from '@relab/contract';
import type { createReturnOrder as call } from '@relab/contract/commerce';
import { badRequest } from '@relab/server/http';
import { errorMessage } from '../error-messages/error-message.ts';
import { lockOrder } from '../fulfillment/lock-order.ts';
import { requireUnits } from '../fulfillment/ordered-units.ts';
import { readFulfillmentLines } from '../fulfillment/read-fulfillment.ts';
import { toRecordId } from '../record-id.ts';
import { type AuthorContext, withTransaction } from '../shop/database-context.ts';
import { insertReturn } from './insert-return.ts';

export type ReturnInput = Omit<ConfigFor<typeof call>, 'orderSummaryId' | 'idempotencyKey' | 'version'>;

async function findCase({ database }: AuthorContext, caseId: string | undefined): Promise<string | null> {
  if (caseId === undefined) return null;
  const row = await database
    .selectFrom('case')
    .select('id')
    .where('id', '=', toRecordId(caseId))
    .where(({ not }) => not('is_deleted'))
    .executeTakeFirst();
  if (!row)
    throw badRequest(
      errorMessage((texts) => texts.noCase),
      'caseId',
    );
  return row.id;
}

/** Expects units of an order back, in a transaction of its own. */
export async function createReturn(
  context: AuthorContext,
  orderId: string,
  { items, reason, description, caseId }: ReturnInput,
): Promise<void> {
  await withTransaction(context, async (inside) => {
    const { database } = inside;
    const order = await lockOrder(database, orderId);
    const lines = await readFulfillmentLines(database, orderId, order.status);
    const units = requireUnits(items, lines, ({ returnable }) => returnable);
    const created = {
      case_id: await findCase(inside, caseId),
      status: 'Approved',
      reason,
      description: description || null,
    } as const;
    await insertReturn(inside, order, created, units, () => ({ is_restocked: false }));
  });
}
