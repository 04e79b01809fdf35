import { read, shape } from '../call.ts';
import { seconds } from '../lifetime.ts';
import { line, object, optional, text } from '../schema.ts';
import { administrationPath } from './administration-path.ts';
import type { SimilarSales } from './responses.ts';

/** Prices of units like one that is offered: 20 that were sold, and 20 that are for sale. For clerks. */
export const getSimilarSales = read({
  id: 'getSimilarSales',
  area: 'administration',
  path: `${administrationPath}/similar-sales`,
  query: object({
    manufacturer: line(80, 1),
    model: optional(line(120)),
    /** Such as `Refrigerated centrifuge`. */
    type: optional(line(120)),
    /** A listing that is not to be among them. */
    exceptProductId: optional(text(18, 15)),
  }),
  response: shape<SimilarSales>(),
  lifetime: seconds(60),
});
