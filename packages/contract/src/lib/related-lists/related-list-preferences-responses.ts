import * as z from 'zod/mini';
import { batchOf } from '../batch-response.ts';
import type { Infer } from '../infer.ts';
import { columnPreferences, OrderedBy } from '../lists/list-info-responses.ts';

/** D-086. */
export const RelatedListPreferences = z.looseObject({
  ...columnPreferences,
  orderedBy: z.array(OrderedBy),
  preferencesId: z.string(),
});
export type RelatedListPreferences = Infer<typeof RelatedListPreferences>;

export const RelatedListPreferencesBatch = batchOf(RelatedListPreferences);
export type RelatedListPreferencesBatch = Infer<typeof RelatedListPreferencesBatch>;
