import { dataPath } from '../../call.ts';
import { integer, list, object, pattern, text } from '../../schema.ts';

/** Why units of an order come back. @internal */
export const returnReasons = [
  'Does Not Work',
  'Not as Described',
  'Damaged',
  'No Longer Needed',
  'Other',
] as const;

/** Calls of clerks about the orders of all buyers; they name no web store. @internal */
export const orderManagementPath = `${dataPath}/commerce/order-management` as const;

/** Units of lines of an order; each line once. @internal */
export const orderedUnits = list(
  object({ orderItemSummaryId: text(18, 15), quantity: integer(1, 999_999_999) }),
  500,
  1,
);

/** An amount of money as a decimal string, as `12.50`. @internal */
export const decimalAmount = pattern(/^\d{1,12}(\.\d{1,2})?$/);
