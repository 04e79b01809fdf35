import * as z from 'zod/mini';

/** One step of an order as a server tells it, with the column's label. */
export const OrderedBy = z.looseObject({
  fieldApiName: z.string(),
  isAscending: z.boolean(),
  label: z.nullable(z.string()),
});
