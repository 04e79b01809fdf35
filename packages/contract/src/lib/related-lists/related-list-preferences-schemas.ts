import * as z from 'zod/mini';
import { batchOf } from '../batch-response.ts';
import { columnPreferences, OrderedBy } from '../lists/list-info-schemas.ts';

/** D-086. */
export const RelatedListPreferences = z.looseObject({
  ...columnPreferences,
  orderedBy: z.array(OrderedBy),
  preferencesId: z.string(),
});

export const RelatedListPreferencesBatch = batchOf(RelatedListPreferences);
