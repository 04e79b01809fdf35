import * as z from 'zod/mini';
import { columnPreferences, OrderedBy } from './list-info-schemas.ts';
import { ListReference } from './list-records-schemas.ts';

/** D-046. */
export const ListPreferences = z.looseObject({
  ...columnPreferences,
  listReference: ListReference,
  orderedBy: z.array(OrderedBy),
});
