import * as z from 'zod/mini';
import { batchOf } from '../batch-response.ts';
import { columnPreferences, OrderedBy } from '../lists/list-info-schemas.ts';

/** D-086. */
export const RelatedListPreferences = z.looseObject({
  ...columnPreferences,
  orderedBy: z.array(OrderedBy),
  preferencesId: z.string(),
});

/** Preferences of several related lists, in the order of the ids, each with a status of its own (D-110). */
export const RelatedListPreferencesBatch = batchOf(RelatedListPreferences);
