import * as z from 'zod/mini';
import type { Infer } from '../infer.ts';
import { columnPreferences, OrderedBy } from './list-info-responses.ts';
import { ListReference } from './list-records-responses.ts';

/** D-046. */
export const ListPreferences = z.looseObject({
  ...columnPreferences,
  listReference: ListReference,
  orderedBy: z.array(OrderedBy),
});
export type ListPreferences = Infer<typeof ListPreferences>;
