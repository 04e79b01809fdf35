import { boolean, object, optional, text } from '../schema.ts';

/** One step of an order as a request names it; by it entries of `orderedByInfo` are sorted out (D-170, D-171, D-199). */
export const orderedByItem = object({ fieldApiName: text(), isAscending: boolean, label: optional(text()) });
