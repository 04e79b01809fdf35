import { dataPath } from '../../call.ts';
import { integer, list, object, text } from '../../schema.ts';

/** Calls of clerks about the orders of all buyers; they name no web store. @internal */
export const orderManagementPath = `${dataPath}/commerce/order-management` as const;

/** Units of lines of an order; each line once. @internal */
export const orderedUnits = list(
  object({ orderItemSummaryId: text(18, 15), quantity: integer(1, 999_999_999) }),
  500,
  1,
);
