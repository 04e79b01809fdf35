import type { OrderFulfillment } from '@relab/contract/commerce';
import { badRequest } from '@relab/server/http';
import { conflict } from '../errors.ts';
import { toRecordId } from '../record-id.ts';

export type FulfillmentLine = OrderFulfillment['lines'][number];

/** Units of a line of an order. */
export interface Units {
  readonly line: FulfillmentLine;
  readonly quantity: number;
}

interface RequestedUnits {
  readonly orderItemSummaryId: string;
  readonly quantity: number;
}

/**
 * Units that a request names, with their lines. Throws 400 for a line of another order and for one that is named twice, 409
 * for more units than `left` says.
 */
export function requireUnits(
  requested: readonly RequestedUnits[],
  lines: readonly FulfillmentLine[],
  left: (line: FulfillmentLine) => number,
): readonly Units[] {
  const byId = new Map(lines.map((line) => [line.orderItemSummaryId, line]));
  return requested.map(({ orderItemSummaryId, quantity }) => {
    const id = toRecordId(orderItemSummaryId);
    const line = byId.get(id);
    if (!line) throw badRequest('A line of another order, or one that is named twice.', 'items');
    byId.delete(id);
    const most = left(line);
    if (quantity > most)
      throw conflict(
        `${line.name}: ${quantity} are asked for, and ${most} of ${line.quantity} are left.`,
        'items',
      );
    return { line, quantity };
  });
}
