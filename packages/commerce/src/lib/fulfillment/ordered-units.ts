import type { OrderFulfillment } from '@relab/contract/commerce';
import { badRequest } from '@relab/server/http';
import { errorMessage } from '../error-messages/error-message.ts';
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
 * for more units than `left`.
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
    if (!line)
      throw badRequest(
        errorMessage((texts) => texts.otherLine),
        'items',
      );
    byId.delete(id);
    const most = left(line);
    if (quantity > most)
      throw conflict(
        errorMessage((texts) => texts.tooManyUnits(line.name, quantity, most, line.quantity)),
        'items',
      );
    return { line, quantity };
  });
}
